import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Step } from "$lib/wire";
import StepList from "./StepList.svelte";
import { turns } from "./steps";

const step = (n: number, text: string, turn: string | null): Step => ({ step: n, seat: 0, asked: "?", text, thing: null, turn });
const all = turns([step(1, "Village", "Turn 1: Anna"), step(2, "End your turn", null), step(3, "Smithy", "Turn 2: Anna")]);
const name = () => "Anna";

afterEach(cleanup);

describe("the list of steps", () => {
  it("shows the choices of the turn that is looked at, and marks the one that led here", () => {
    render(StepList, { all, at: 1, name, onpick: () => undefined });
    expect(screen.getByRole("button", { name: /Village/ }).getAttribute("aria-current")).toBe("step");
    expect(screen.getByRole("button", { name: /End your turn/ }).getAttribute("aria-current")).toBeNull();
    expect(screen.queryByRole("button", { name: /Smithy/ })).toBeNull();
  });

  it("a turn leads to its beginning, a choice to the table after it", async () => {
    const onpick = vi.fn();
    render(StepList, { all, at: 1, name, onpick });
    await fireEvent.click(screen.getByRole("button", { name: "Turn 2: Anna" }));
    await fireEvent.click(screen.getByRole("button", { name: /End your turn/ }));
    expect(onpick.mock.calls).toEqual([[2], [2]]);
  });
});
