import { settings } from "$lib/settings.svelte";
import type { Field } from "$lib/wire";
import { describe, expect, test } from "vitest";
import { gameInfo } from "../games/fixtures/games";
import { found, hasMore, levelsOf, listed, othersOf, usualBot } from "./bots";
import {
  applies,
  besideOf,
  blank,
  chosen,
  dealt,
  faults,
  mayBegin,
  offered,
  picks,
  playersOf,
  resized,
  reseated,
  seatName,
  wanted,
  type Form,
} from "./form";

function field(id: string, kind: Field["kind"], value: unknown, things: string[] = []): Field {
  return { id, kind, name: id, about: "", default: value, choices: [], things, needs: {} };
}

const dominion = gameInfo("dominion", "dominion", {
  player_counts: [2, 3, 4, 5, 6],
  bots: [
    { id: "usual", name: "Usual", about: "" },
    { id: "other", name: "Other", about: "" },
  ],
  fields: [
    field("kingdom", "kingdom", "first_game"),
    field("sets", "sets", ["base", "intrigue"]),
    field("first_player", "seat", "random"),
    field("open_discards", "flag", false),
  ],
});

const dune = gameInfo("uprising", "dune", {
  player_counts: [3, 4],
  usual_players: 3,
  bots: dominion.bots,
  fields: [field("leaders", "leaders", "random", ["a", "b", "c", "d", "e"]), field("original", "cards", "none")],
});

function withOption(form: Form, id: string, value: unknown): Form {
  return { ...form, options: { ...form.options, [id]: value } };
}

describe("a new form", () => {
  test("has as many seats as usual", () => {
    expect(blank({ ...dominion, player_counts: [1, 2, 3], usual_players: 3 }).seats).toHaveLength(3);
  });

  test("seats me and the usual bots, with the game's defaults", () => {
    expect(wanted(blank(dominion))).toEqual({
      game: "dominion",
      name: "",
      listed: false,
      seats: [{ kind: "me" }, { kind: "bot", bot: "usual" }],
      options: { kingdom: "first_game", first_player: "random", open_discards: false },
    });
    expect(faults(blank(dominion), "Ann")).toEqual([]);
  });
});

describe("seats", () => {
  test("more seats are bots', told apart by the numbers of their seats, and named by the server in each reader's language", () => {
    const three = resized(blank(dominion), 3);
    expect([1, 2].map((at) => seatName(three, at, "Ann"))).toEqual(["Usual 2", "Usual 3"]);
    expect(wanted(three).seats.map((seat) => seat.name)).toEqual([undefined, undefined, undefined]);
  });

  const levels = {
    ...dominion,
    bots: [
      { id: "usual", name: "Usual", about: "", level: "normal", names: ["Rowan", "Hazel", "Alder"] },
      { id: "hard", name: "Hard", about: "", level: "hard", names: ["Flint", "Garnet", "Slate"] },
      { id: "easy", name: "Easy", about: "", level: "easy", names: ["Wren", "Pip", "Moss"] },
      { id: "other", name: "Other", about: "", level: null, names: [] },
    ],
  };

  test("bots of a strength have names of their own", () => {
    settings.plays("dominion");
    const three = reseated(resized(blank(levels), 3), 2, { who: "bot", bot: "hard" });
    expect([1, 2].map((at) => seatName(three, at, "Ann"))).toEqual(["Hazel", "Slate"]);
  });

  test("for a first game easy bots are proposed, later the usual ones", () => {
    const fresh = { ...levels, id: "fresh" };
    expect(usualBot(fresh)).toBe("easy");
    settings.plays("fresh");
    expect(usualBot(fresh)).toBe("usual");
  });

  test("strengths come in their order, all others apart", () => {
    expect([levelsOf(levels), othersOf(levels)].map((bots) => bots.map((bot) => bot.id))).toEqual([["easy", "usual", "hard"], ["other"]]);
  });

  test("of many others the list has the one that is chosen", () => {
    const many = { ...levels, bots: [...levels.bots, ...["a", "b", "c"].map((id) => ({ id, name: id, about: "" }))] };
    const ids = (chosen: string | null) => listed(many, chosen).map((bot) => bot.id).join(" ");
    expect([hasMore(levels), hasMore(many), ids(null), ids("b")]).toEqual([false, true, "easy usual hard", "easy usual hard b"]);
  });

  test("a bot is found by any words of its name and introduction", () => {
    const bots = [{ id: "a", name: "Big Money", about: "Buys treasure" }, { id: "b", name: "Village Smithy", about: "" }];
    expect(["", "money big", "treasure", "smith", "gold"].map((text) => found(bots, text).map((bot) => bot.id).join(""))).toEqual(["ab", "a", "a", "b", ""]);
  });

  test("with fewer seats I keep mine", () => {
    const last = reseated(resized(blank(dominion), 4), 3, { who: "me" });
    expect(resized(last, 2).seats.map((seat) => seat.who)).toEqual(["bot", "me"]);
  });

  test("I sit in one place only: whoever was there takes mine", () => {
    const moved = reseated(blank(dominion), 1, { who: "me" });
    expect(moved.seats.map((seat) => seat.who)).toEqual(["bot", "me"]);
  });

  test("people at this device are mine, each with a name", () => {
    const form = reseated(blank(dominion), 1, { who: "guest", name: " Bob " });
    expect(wanted(form).seats).toEqual([{ kind: "me" }, { kind: "me", name: "Bob" }]);
  });

  test("an invited person's seat is open", () => {
    expect(wanted(reseated(blank(dominion), 1, { who: "open" })).seats[1]).toEqual({ kind: "open" });
  });

  test("a person at this device needs a name, and one of their own", () => {
    const nameless = reseated(blank(dominion), 1, { who: "guest", name: " " });
    expect(faults(nameless, "Ann").map((fault) => fault.at)).toEqual(["seat-1"]);
    const same = reseated(blank(dominion), 1, { who: "guest", name: "ann" });
    expect(faults(same, "Ann").map((fault) => fault.at)).toEqual(["seat-1"]);
  });

  test("bots alone do not play", () => {
    const bots = reseated(blank(dominion), 0, { who: "bot", bot: "other" });
    expect(faults(bots, "Ann").map((fault) => fault.at)).toEqual(["seats"]);
  });

  test("a seat is named by who sits there", () => {
    const form = reseated(resized(blank(dominion), 3), 2, { who: "open" });
    expect([0, 1, 2].map((at) => seatName(form, at, "Ann"))).toEqual(["Ann", "Usual", "Seat 3"]);
  });
});

describe("options", () => {
  test("a kingdom of one's own has ten cards", () => {
    const nine = withOption(blank(dominion), "kingdom", Array.from("abcdefghi"));
    expect(faults(nine, "").map((fault) => fault.at)).toEqual(["kingdom"]);
    expect(faults(withOption(nine, "kingdom", Array.from("abcdefghij")), "")).toEqual([]);
  });

  test("sets matter only for a kingdom that is drawn", () => {
    const [, sets] = dominion.fields;
    expect(applies(blank(dominion), sets!)).toBe(false);
    const drawn = withOption(blank(dominion), "kingdom", "random");
    expect(applies(drawn, sets!)).toBe(true);
    expect(wanted(drawn).options).toMatchObject({ kingdom: "random", sets: ["base", "intrigue"] });
    expect(faults(withOption(drawn, "sets", []), "").map((fault) => fault.at)).toEqual(["sets"]);
  });

  test("five and five takes two sets", () => {
    const even = withOption(blank(dominion), "kingdom", "five_and_five");
    expect(faults(even, "")).toEqual([]);
    expect(faults(withOption(even, "sets", ["base"]), "").map((fault) => fault.at)).toEqual(["sets"]);
  });

  test("a first player who is no longer there is forgotten", () => {
    const form = withOption(resized(blank(dominion), 4), "first_player", 3);
    expect(resized(form, 2).options.first_player).toBe("random");
    expect(resized(form, 5).options.first_player).toBe(3);
  });

  test("each seat has a leader of its own, also when seats are added", () => {
    expect(dealt(["a", "b", "c"], 3, ["c"])).toEqual(["c", "a", "b"]);
    const form = withOption(blank(dune), "leaders", ["c", "a", "b"]);
    expect(resized(form, 4).options.leaders).toEqual(["c", "a", "b", "d"]);
    expect(faults(withOption(form, "leaders", ["c", "c", "b"]), "").map((fault) => fault.at)).toEqual(["leaders"]);
  });

  test("a leader who comes with CHOAM goes with it", () => {
    const leaders = { ...field("leaders", "leaders", "random", ["a", "b", "c", "merchant"]), needs: { merchant: "choam" } };
    const form = blank({ ...dune, fields: [leaders, field("choam", "flag", false)] });
    expect(offered(form, leaders)).toEqual(["a", "b", "c"]);
    const withChoam = chosen(chosen(form, "choam", true), "leaders", ["b", "merchant", "a"]);
    expect(offered(withChoam, leaders)).toContain("merchant");
    expect(chosen(withChoam, "choam", false).options.leaders).toEqual(["b", "c", "a"]);
  });

  test("an empty mix is none", () => {
    expect(faults(withOption(blank(dune), "original", []), "").map((fault) => fault.at)).toEqual(["original"]);
  });
});

describe("how many play", () => {
  test.each([
    [[2, 3, 4, 5, 6], "2 to 6 players"],
    [[3, 4], "3 or 4 players"],
    [[1, 2, 3, 4, 6], "1 to 4 or 6 players"],
    [[2], "2 players"],
    [[1], "1 player"],
  ])("%j is said as “%s”", (counts, words) => expect(playersOf({ ...dominion, player_counts: counts })).toBe(words));
});

describe("with automata", () => {
  const rivals = { ...field("rivals", "rivals", "random", ["a", "b", "x"]), counts: [1, 2] };
  const level = { ...field("difficulty", "choice", "easy"), counts: [1] };
  const automata = [
    { players: 1, names: ["Rival 1", "Rival 2"], about: "" },
    { players: 2, names: ["Rival"], about: "" },
  ];
  const game = { ...dune, player_counts: [1, 2, 3], automata, fields: [...dune.fields, level, rivals] };

  test("fields of certain counts are there, and asked for, with these alone", () => {
    expect([1, 2, 3].map((n) => [applies(blank(game, n), level), applies(blank(game, n), rivals)])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(wanted(blank(game, 1)).options).toMatchObject({ difficulty: "easy", rivals: "random" });
    expect(wanted(blank(game, 3)).options).toEqual({ leaders: "random", original: "none" });
  });

  test("automata are as the variants make them", () => {
    const lean = field("lean", "flag", false);
    const both = [
      { players: 2, names: ["Rival"], about: "It can win.", needs: "!lean" },
      { players: 2, names: ["Rival"], about: "It cannot win.", needs: "lean" },
    ];
    const form = blank({ ...game, automata: both, fields: [lean] }, 2);
    expect(besideOf(form)?.about).toBe("It can win.");
    expect(besideOf(chosen(form, "lean", true))?.about).toBe("It cannot win.");
    expect(besideOf(blank({ ...game, automata: both, fields: [lean] }, 3))).toBeNull();
  });

  test("an automaton begins where its seat is offered to so many", () => {
    const seats = [0, 1, 2].map((value) => ({ value, name: `Seat ${value + 1}`, things: [], counts: value ? [1, 3] : [] }));
    const first = { ...field("first_player", "seat", "random"), choices: seats };
    const alone = { ...game, fields: [first] };
    expect([0, 1, 2].filter((seat) => mayBegin(alone, 1, seat))).toEqual([0, 1, 2]);
    expect([0, 1, 2].filter((seat) => mayBegin(alone, 2, seat))).toEqual([0]);
    expect([0, 1, 2].map((seat) => seatName(blank(alone, 1), seat, "Ann"))).toEqual(["Ann", "Rival 1", "Rival 2"]);
  });

  test("leaders are picked for players, rivals for automata", () => {
    const form = chosen(chosen(blank(game, 1), "leaders", ["c"]), "rivals", ["a", "b"]);
    expect(faults(form, "Ann")).toEqual([]);
    expect(resized(form, 2).options).toMatchObject({ leaders: ["c", "a"], rivals: ["a"] });
    expect(picks(blank(game, 3), rivals)).toBe(0);
  });

  test("a rival cannot be twice, nor led by a player's leader", () => {
    const at = (options: Form["options"]) => faults({ ...blank(game, 1), options }, "Ann").map((fault) => fault.at);
    expect(at({ leaders: "random", original: "none", rivals: ["a", "a"] })).toEqual(["rivals"]);
    expect(at({ leaders: ["a"], original: "none", rivals: ["a", "b"] })).toEqual(["rivals"]);
  });
});
