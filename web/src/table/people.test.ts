import { expect, test } from "vitest";
import { seatsOf, sidesOf, type Seat } from "./context";
import { frame, tableInfo } from "./fixtures/sample";
import { afterResigning, amongBots, ownSide } from "./people";

const info = tableInfo("dominion");
const [me, bot, other] = info.seats;

test("whoever sits with bots only is among bots", () => {
  expect(amongBots(info)).toBe(true);
});

test("with another person, a second one at the same device or an open seat, one is not", () => {
  for (const third of [
    { ...other!, kind: "person" as const },
    { ...other!, kind: "person" as const, yours: true },
    { ...other!, kind: "person" as const, resigned: true },
    { ...other!, kind: "open" as const },
  ]) {
    expect(amongBots({ ...info, seats: [me!, bot!, third] })).toBe(false);
  }
});

test("whoever watches does not sit there", () => {
  expect(amongBots({ ...info, yours: false })).toBe(false);
});

/** The six of a table: a letter a seat, for me, another person, one who has resigned, or a bot. */
function six(letters: string): Seat[] {
  const seats = seatsOf(tableInfo("six"), frame("six", "space"));
  return [...letters].map((letter, at) => ({
    ...seats[at]!,
    kind: letter === "b" ? "bot" : "person",
    yours: letter === "m",
    you: false,
    resigned: letter === "r",
  }));
}

function alone(letters: string, automata = 0): Seat[] {
  const seats = six(letters).map((seat) => ({ ...seat, team: null }));
  const rival = { ...seats[0]!, kind: "automaton" as const, yours: false };
  return [...seats, ...Array.from({ length: automata }, (_, i) => ({ ...rival, seat: letters.length + i }))];
}

test("a device plays for one side, or for none that it could talk to alone", () => {
  expect(ownSide(sidesOf(six("mbpbbb")))?.team).toBe(0);
  expect(ownSide(sidesOf(six("mbmbbb")))?.team).toBe(0);
  expect(ownSide(sidesOf(six("mmbbbb")))).toBeNull();
  expect(ownSide(sidesOf(six("pbpbbb")))).toBeNull();
});

test.each([
  ["alone among bots", alone("mbb"), "ends"],
  ["alone against Rivals", alone("m", 2), "ends"],
  ["the last of two", alone("mp"), "ends"],
  ["of two beside an automaton", alone("mp", 1), "maybe"],
  ["of three", alone("mpp"), "bot"],
  ["a person and a bot are left", alone("mpb"), "bot"],
  ["with a team mate who plays on", six("mppbbb"), "side"],
  ["the last person of a side", six("mpbbbb"), "ends"],
  ["a team mate has resigned", six("mprbbb"), "ends"],
] as const)("what comes of resigning is known: %s", (_who, seats, then) => {
  expect(afterResigning(seats, seats[0]!)).toBe(then);
});
