import { describe, expect, it } from "vitest";
import { linked } from "./log";

const NAMES: Record<string, string> = { copper: "Copper", coppersmith: "Coppersmith", secret: "Secret Chamber", chamber: "Chamber" };
const name = (thing: string) => NAMES[thing] ?? thing;

describe("a line of the log", () => {
  it("links each thing wherever its name stands", () => {
    expect(linked("You play Copper and Copper.", ["copper"], name)).toEqual([
      { text: "You play ", thing: null },
      { text: "Copper", thing: "copper" },
      { text: " and ", thing: null },
      { text: "Copper", thing: "copper" },
      { text: ".", thing: null },
    ]);
  });

  it("takes a long name for what it is, not for the short one in it", () => {
    const things = (text: string, ids: string[]) => linked(text, ids, name).flatMap((piece) => piece.thing ?? []);
    expect(things("Coppersmith makes Copper ×2.", ["copper", "coppersmith"])).toEqual(["coppersmith", "copper"]);
    expect(things("Secret Chamber", ["chamber", "secret"])).toEqual(["secret"]);
    expect(things("Coppersmith", ["copper"])).toEqual([]);
  });

  it("loses no letter of the text", () => {
    const text = "You draw Estate, Copper ×4, Secret Chamber.";
    expect(linked(text, ["copper", "chamber", "secret"], name).map((piece) => piece.text).join("")).toBe(text);
  });
});
