import { expect, test } from "vitest";
import { countdown, span } from "./times";

test.each([
  [300, "5 minutes"],
  [60, "1 minute"],
  [90, "90 seconds"],
  [43_200, "12 hours"],
  [86_400, "1 day"],
  [259_200, "3 days"],
])("%d seconds that somebody chose are %s", (seconds, words) => {
  expect(span(seconds)).toBe(words);
});

test.each([
  [0, "0:00"],
  [-3, "0:00"],
  [6.2, "0:07"],
  [247, "4:07"],
  [3_723, "1:02:03"],
  [183_600, "2 d 3 h"],
])("a clock with %d seconds left shows %s", (seconds, shown) => {
  expect(countdown(seconds)).toBe(shown);
});
