import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { LiveTable } from "$lib/live.svelte";
import Chat from "./Chat.svelte";
import { seatsOf, sidesOf, type Side } from "./context";
import { frame, tableInfo } from "./fixtures/sample";

afterEach(cleanup);

const [side] = sidesOf(seatsOf(tableInfo("six"), frame("six", "space")));

function chat(side: Side | null) {
  const line = { seat: 2, name: "Cleo", at: 0 };
  const lines = [
    { ...line, n: 1, text: "Good luck", team: false },
    { ...line, n: 2, text: "Take Arrakeen", team: true },
  ];
  const say = vi.fn(() => Promise.resolve(true));
  render(Chat, { live: { table: tableInfo("six"), chat: lines, say } as unknown as LiveTable, side });
  return say;
}

async function send(text: string) {
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: text } });
  await fireEvent.click(screen.getByRole("button", { name: "Send" }));
}

it("is for everybody until it is said to be for the team", async () => {
  const say = chat(side!);
  await send("Hello");
  expect(say).toHaveBeenLastCalledWith("Hello", false);
  await fireEvent.click(screen.getByRole("radio", { name: "My team" }));
  await send("Wait for me");
  expect(say).toHaveBeenLastCalledWith("Wait for me", true);
});

it("marks what was said to the team alone", () => {
  chat(side!);
  const marked = [...document.querySelectorAll("p.team")].map((line) => line.textContent);
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain("Take Arrakeen");
  expect(screen.getByRole("img", { name: "To the team" })).toBeTruthy();
});

it("has no such choice where everybody plays alone", async () => {
  const say = chat(null);
  expect(screen.queryAllByRole("radio")).toEqual([]);
  await send("Hello");
  expect(say).toHaveBeenLastCalledWith("Hello", false);
});

it("says whom words to the team do not reach", async () => {
  const seats = side!.seats.map((seat) => ({ ...seat, shared: seat.seat === 2 }));
  chat({ ...side!, seats });
  expect(screen.queryByText(/will not read it/)).toBeNull();
  await fireEvent.click(screen.getByRole("radio", { name: "My team" }));
  expect(screen.getByText(/^Cleo will not read it/)).toBeTruthy();
});
