import { expect, test } from "vitest";
import { PORTRAITS, portraitOf } from "./art/portraits";

test("no two Leaders have the same face", () => {
  expect(new Set(Object.values(PORTRAITS)).size).toBe(Object.keys(PORTRAITS).length);
});

test("a Rival card has the face of whoever is on it", () => {
  for (const rival of ["muad_dib", "gurney_halleck", "staban_tuek", "lady_amber_metulli", "lady_margot_fenring", "princess_irulan", "lady_jessica"]) {
    expect(portraitOf(`rival_${rival}`)).toBe(PORTRAITS[rival]);
  }
  expect(portraitOf("rival_baron_harkonnen")).toBe(PORTRAITS.baron_vladimir_harkonnen);
  expect(portraitOf("rival_rabban")).toBe(PORTRAITS.glossu_rabban);
  expect(portraitOf("rival_feyd_rautha")).toBe(PORTRAITS.feyd_rautha_harkonnen);
});
