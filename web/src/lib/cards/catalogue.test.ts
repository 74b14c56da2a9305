import { afterEach, describe, expect, it, vi } from "vitest";
import { Catalogue, iconsOf, kindAt, sentences, textOf, wordsOf } from "./catalogue.svelte";
import { SAMPLE } from "./sample";

afterEach(() => vi.unstubAllGlobals());

function answer(body: unknown, status = 200) {
  return vi.fn(async () => new Response(JSON.stringify(body), { status }));
}

describe("the catalogue", () => {
  it("finds a thing by its kind, and a card first without one", () => {
    const catalogue = new Catalogue("imperium", SAMPLE);
    expect(catalogue.thing("foldspace", "space")?.kind).toBe("space");
    expect(catalogue.thing("foldspace")?.kind).toBe("card");
    expect(catalogue.thing("stilgar")?.name).toBe("Stilgar");
    expect(catalogue.thing("nobody")).toBeUndefined();
  });

  it("names things, factions and posts, and shows the id of what it does not know", () => {
    const catalogue = new Catalogue("imperium", SAMPLE);
    expect(catalogue.name("stilgar")).toBe("Stilgar");
    expect(catalogue.name("guild")).toBe("Spacing Guild");
    expect(catalogue.name("post_guild")).toBe("Observation post of Heighliner");
    expect(catalogue.name("nobody")).toBe("nobody");
    expect(new Catalogue("imperium").name("stilgar")).toBe("stilgar");
  });

  it("asks again for what could not be fetched in another language; what is there stays meanwhile", async () => {
    vi.useFakeTimers();
    const catalogue = new Catalogue("imperium", SAMPLE);
    vi.stubGlobal("fetch", answer({ code: "failed", message: "no" }, 503));
    catalogue.renew();
    await vi.advanceTimersByTimeAsync(1);
    expect(catalogue.data).toBe(SAMPLE);
    expect(catalogue.failed).toBeNull();
    vi.stubGlobal("fetch", answer({ ...SAMPLE, lang: "de" }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(catalogue.data?.lang).toBe("de");
    vi.useRealTimers();
  });

  it("tells what a card says by the options of the table", () => {
    const boxes = [{ part: "agent", rows: [], text: "As agreed." }];
    const stilgar = { ...SAMPLE.things["card:stilgar"]!, agreed: [{ option: "variant", value: "other", boxes }] };
    const catalogue = new Catalogue("imperium", { ...SAMPLE, things: { ...SAMPLE.things, "card:stilgar": stilgar } });
    expect(catalogue.thing("stilgar")).toBe(stilgar);
    catalogue.options = { variant: "other" };
    expect(textOf(catalogue.thing("stilgar")!)).toBe("As agreed.");
    expect(textOf(catalogue.thing("stilgar", "card")!)).toBe("As agreed.");
    catalogue.options = { variant: "usual" };
    expect(catalogue.thing("stilgar")).toBe(stilgar);
  });

  it("keeps what another table has agreed on since", () => {
    const catalogue = new Catalogue("imperium", SAMPLE);
    const leave = catalogue.agree({ variant: "other" });
    const next = { variant: "usual" };
    const leaveNext = catalogue.agree(next);
    leave();
    expect(catalogue.options).toBe(next);
    leaveNext();
    expect(catalogue.options).toEqual({});
  });

  it("is asked for once", async () => {
    const fetch = answer(SAMPLE);
    vi.stubGlobal("fetch", fetch);
    const catalogue = new Catalogue("imperium");
    expect(catalogue.ready).toBe(false);
    await Promise.all([catalogue.load(), catalogue.load()]);
    await catalogue.load();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(catalogue.ready).toBe(true);
  });

  it("can be asked for again after a failure", async () => {
    vi.stubGlobal("fetch", answer({ code: "busy", message: "Later." }, 503));
    const catalogue = new Catalogue("imperium");
    await expect(catalogue.load()).rejects.toThrow("Later.");
    expect(catalogue.failed).not.toBeNull();
    vi.stubGlobal("fetch", answer(SAMPLE));
    await catalogue.load();
    expect(catalogue.failed).toBeNull();
    expect(catalogue.ready).toBe(true);
  });

  it("tells from where something lies what it is", () => {
    expect(kindAt("space")).toBe("space");
    expect(kindAt("intrigue")).toBe("intrigue");
    expect(kindAt("hand")).toBeUndefined();
  });
});

describe("a thing", () => {
  const opulence = SAMPLE.things["card:opulence"]!;

  it("has its whole text, box by box", () => {
    expect(textOf(opulence)).toBe("Agent: +3 Solari. Reveal: +1 Persuasion. You may pay 6 Solari: +1 Victory Point.");
  });

  it("has its icons once each, those inside of others too", () => {
    expect(iconsOf(opulence)).toEqual(["emperor", "solari", "persuasion", "vp"]);
  });

  it("counts the letters to be read between icons", () => {
    expect(wordsOf(opulence)).toBe(0);
    expect(wordsOf(SAMPLE.things["card:the_voice"]!)).toBe("Name a board space.".length);
  });
});

describe("the boxes of a card in words", () => {
  it("ends each, so that what completes a contract does not run into what it brings", () => {
    expect(sentences(["Harvest", "When you gain 3 spice", "Reward: +3 Solari.", "More…"])).toBe(
      "Harvest. When you gain 3 spice. Reward: +3 Solari. More…",
    );
  });
});
