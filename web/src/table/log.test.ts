import { describe, expect, it } from "vitest";
import { linked } from "./log";

const copper = (start: number, end: number) => ({ start, end, kind: "card", id: "copper" });

describe("a line of the log", () => {
  it("is cut where a name begins and ends", () => {
    const links = [copper(9, 15), copper(20, 26)];
    expect(linked({ text: "You play Copper and Copper.", links })).toEqual([
      { text: "You play ", link: null },
      { text: "Copper", link: links[0] },
      { text: " and ", link: null },
      { text: "Copper", link: links[1] },
      { text: ".", link: null },
    ]);
  });

  it("has a name wherever the language puts it, in any form", () => {
    const names = (text: string, start: number, end: number) =>
      linked({ text, links: [copper(start, end)] }).flatMap((piece) => (piece.link ? piece.text : []));
    expect(names("Rezet játszol ki.", 0, 5)).toEqual(["Rezet"]);
    expect(names("Du legst Kupfer", 9, 15)).toEqual(["Kupfer"]);
  });

  it("counts letters as the server does, also those beyond the usual ones", () => {
    expect(linked({ text: "🦊 plays Copper.", links: [copper(8, 14)] })[1]).toMatchObject({ text: "Copper" });
  });

  it("is one piece without names", () => {
    expect(linked({ text: "You shuffle.", links: [] })).toEqual([{ text: "You shuffle.", link: null }]);
  });
});
