import { expect, test } from "vitest";
import { tableInfo } from "./fixtures/sample";
import { amongBots } from "./people";

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
