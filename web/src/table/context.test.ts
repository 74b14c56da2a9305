import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "$lib/live.svelte";
import { toasts } from "$lib/ui/toasts.svelte";
import type { DecisionInfo, Frame, Option } from "$lib/wire";
import { explained, optionsAt, reasonAt, seatsOf, unreached, type TableContext } from "./context";
import Probe from "./fixtures/Probe.svelte";
import { frame, still, tableInfo } from "./fixtures/sample";

afterEach(cleanup);

const option = (code: number, place: string, thing: string | null): Option => ({ code, label: thing ?? "yes", thing, place });

const decision: DecisionInfo = {
  seat: 0,
  phase: "buy",
  kind: "buy",
  source: null,
  text: "Buy",
  options: [option(64, "supply", "copper"), option(65, "hand", "copper"), option(0, "choice", null)],
  reasons: [{ place: "supply", thing: "gold", why: "costs 6, you have 3", what: "price" }],
  forced: false,
};

describe("what can be clicked", () => {
  it("tells a card in the hand from the same card in the Supply", () => {
    expect(optionsAt(decision, "supply", "copper").map((one) => one.code)).toEqual([64]);
    expect(optionsAt(decision, "hand").map((one) => one.code)).toEqual([65]);
    expect(optionsAt(null, "hand")).toEqual([]);
  });

  it("says why not, at that place only", () => {
    expect(reasonAt(decision, "supply", "gold")?.why).toBe("costs 6, you have 3");
    expect(reasonAt(decision, "hand", "gold")).toBeNull();
  });

  it("leaves to the bar whatever is drawn nowhere, and what is a matter of words", () => {
    const rest = unreached(decision.options, (spot) => spot === "supply/copper" || spot === "choice/");
    expect(rest.map((one) => one.code)).toEqual([65, 0]);
  });
});

describe("numbers that explain themselves", () => {
  it("lists where coins came from and went", () => {
    const coins_from = [
      { what: "card", thing: "silver", n: 2, coins: 4, text: "Silver ×2" },
      { what: "bought", thing: "moat", n: 1, coins: -2, text: "Bought: Moat" },
    ];
    expect(explained("coins", { coins: 2, coins_from })).toEqual([
      { text: "Silver ×2", thing: "silver", n: 4 },
      { text: "Bought: Moat", thing: "moat", n: -2 },
    ]);
  });

  it.each([
    ["dominion", "buy", "coins"],
    ["dominion", "react", "actions"],
  ] as const)("adds up in %s, %s: %s", (game, name, key) => {
    const { view } = frame(game, name);
    expect(explained(key, view).reduce((sum, part) => sum + part.n, 0)).toBe(view[key]);
  });

  it("says nothing about a number that nobody explains", () => {
    expect(explained("buys", { buys: 1 })).toEqual([]);
  });
});

describe("seats", () => {
  it("know who looks on, who is on turn and who decides", () => {
    const shown = frame("dominion", "react");
    const seats = seatsOf(tableInfo("dominion"), shown);
    expect(seats.map((seat) => seat.you)).toEqual([true, false, false]);
    expect(seats.filter((seat) => seat.deciding).map((seat) => seat.seat)).toEqual([0]);
    expect(seats.filter((seat) => seat.active).map((seat) => seat.seat)).toEqual([shown.view.active]);
    expect(seats.find((seat) => seat.active)?.seat).not.toBe(0);
  });

  it("are also those of automata, which only the view knows, in the order of the seats", () => {
    const players = [{ seat: 0 }, { seat: 1 }, { seat: 2, automaton: true }, { seat: 3, automaton: true }];
    const automata = ["House Hagal", "Muad'Dib"];
    const table = tableInfo("imperium", { players: 2 });
    const people = table.seats.slice(0, 2);
    const shown = { ...frame("imperium", "turn"), automata, view: { ...frame("imperium", "turn").view, players } };
    const seats = seatsOf({ ...table, seats: people }, shown);
    expect(seats.map((seat) => [seat.seat, seat.name, seat.kind])).toEqual([
      [0, "Anna", "person"],
      [1, "Ben", "bot"],
      [2, "House Hagal", "automaton"],
      [3, "Muad'Dib", "automaton"],
    ]);
    expect(seats[2]).toMatchObject({ yours: false, resigned: false, colour: "var(--seat-2)" });
  });
});

describe("a target", () => {
  const offered = () => frame("dominion", "buy").decision!.options.find((one) => one.place === "supply")!;

  it("is a button that chooses, by click and by key", async () => {
    const onchoose = vi.fn();
    const { thing, code } = frame("dominion", "action").decision!.options.find((one) => one.place === "hand")!;
    render(Probe, { live: still("dominion", "action"), drawn: [{ place: "hand", thing }], onchoose });
    const button = screen.getByTestId(`hand/${thing}`);
    expect(button.getAttribute("role")).toBe("button");
    expect(button.classList).toContain("glow");
    await fireEvent.click(button);
    await fireEvent.keyDown(button, { key: "Enter" });
    expect(onchoose.mock.calls.map(([chosen]) => chosen.code)).toEqual([code, code]);
  });

  it("is no button where nothing can be chosen, or nobody may choose", () => {
    const { thing } = offered();
    const { unmount } = render(Probe, {
      live: still("dominion", "buy"),
      drawn: [{ place: "hand", thing }],
      onchoose: vi.fn(),
    });
    expect(screen.getByTestId(`hand/${thing}`).getAttribute("role")).toBeNull();
    unmount();
    render(Probe, { live: still("dominion", "buy"), drawn: [{ place: "supply", thing }] });
    expect(screen.getByTestId(`supply/${thing}`).getAttribute("role")).toBeNull();
  });

  it("asks which, where one thing has several options", async () => {
    const live = still("dominion", "buy");
    const { thing } = offered();
    const options = [option(1, "supply", thing), option(2, "supply", thing)];
    Object.assign(live, { frame: { ...live.frame!, decision: { ...live.frame!.decision!, options } } });
    const onchoose = vi.fn();
    let table: TableContext | undefined;
    render(Probe, { live, drawn: [{ place: "supply", thing }], onchoose, ontable: (made) => (table = made) });
    await fireEvent.click(screen.getByTestId(`supply/${thing}`));
    expect(onchoose).not.toHaveBeenCalled();
    expect(table?.asking?.picks.map((pick) => pick.option)).toEqual(options);
  });

  it("is called by what stands on it, and told apart by what it does", () => {
    const { thing, label } = offered();
    render(Probe, { live: still("dominion", "buy"), drawn: [{ place: "supply", thing }], onchoose: vi.fn() });
    const button = screen.getByTestId(`supply/${thing}`);
    expect(button.getAttribute("aria-description")).toBe(label);
    expect(button.getAttribute("aria-label")).toBeNull();
  });

  it("is marked when the hint names it", () => {
    const { thing, code } = offered();
    render(Probe, {
      live: still("dominion", "buy"),
      drawn: [{ place: "supply", thing }],
      hint: { code, label: "" },
      onchoose: vi.fn(),
    });
    expect(screen.getByTestId(`supply/${thing}`).classList).toContain("hinted");
  });

  it("can be reached and says why not, if there is a reason", () => {
    const live = still("dominion", "buy");
    const reasons = [{ place: "supply", thing: "province", why: "costs 8, you have 2", what: "price" }];
    Object.assign(live, { frame: { ...live.frame!, decision: { ...live.frame!.decision!, options: [], reasons } } });
    render(Probe, { live, drawn: [{ place: "supply", thing: "province" }], onchoose: vi.fn() });
    const refused = screen.getByTestId("supply/province");
    expect(refused.getAttribute("aria-disabled")).toBe("true");
    expect(refused.getAttribute("aria-description")).toBe("costs 8, you have 2");
    expect(refused.getAttribute("tabindex")).toBe("0");
  });

  it("stays marked while the next question is about it, and no longer", async () => {
    const live = still("dominion", "action");
    const asked = live.frame!;
    const { thing } = asked.decision!.options.find((one) => one.place === "hand")!;
    const { rerender } = render(Probe, { live, drawn: [{ place: "hand", thing }], onchoose: vi.fn() });
    const shown = (change: Partial<Frame>) =>
      rerender({
        live: { ...live, frame: { ...asked, step: asked.step + 1, events: [], log: [], ...change } } as LiveTable,
      });
    await fireEvent.click(screen.getByTestId(`hand/${thing}`));
    await shown({});
    expect(screen.getByTestId(`hand/${thing}`).classList).toContain("begun");
    await shown({ log: [{ text: "You play it.", links: [], what: "play", seat: 0, n: 1 }] });
    expect(screen.getByTestId(`hand/${thing}`).classList).not.toContain("begun");
  });

  it("tells that the connection is lost, and chooses nothing", async () => {
    const onchoose = vi.fn();
    const note = vi.spyOn(toasts, "note");
    const { thing } = offered();
    render(Probe, { live: still("dominion", "buy"), drawn: [{ place: "supply", thing }], offline: true, onchoose });
    await fireEvent.click(screen.getByTestId(`supply/${thing}`));
    expect(note).toHaveBeenCalledOnce();
    expect(onchoose).not.toHaveBeenCalled();
  });
});
