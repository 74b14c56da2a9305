import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import LineChart from "./LineChart.svelte";

const props = {
  series: { id: "coins", name: "Coins in the turn", by_seat: [[3, 5, 8], [4, 4]] },
  rounds: ["1", "2", "3"],
  names: ["Anna", "Ben"],
  axis: "Turn",
};

afterEach(cleanup);

describe("a chart", () => {
  it("tells seats apart by dashes and shapes, not by colour alone", () => {
    const { container } = render(LineChart, props);
    const lines = [...container.querySelectorAll(".drawn .line")];
    const marks = [...container.querySelectorAll(".drawn g > path:last-child")];
    expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(2);
    expect(new Set(marks.map((mark) => mark.getAttribute("d"))).size).toBe(2);
  });

  it("has a line of its own look for each of eight seats", () => {
    const by_seat = Array.from({ length: 8 }, (_, seat) => [seat, seat]);
    const names = by_seat.map((_, seat) => `Player ${seat}`);
    const { container } = render(LineChart, { ...props, series: { ...props.series, by_seat }, names });
    const lines = [...container.querySelectorAll(".drawn .line")];
    const marks = [...container.querySelectorAll(".drawn g > path:last-child")];
    const colours = [...container.querySelectorAll<SVGElement>(".drawn g")].map((line) => line.style.color);
    expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(8);
    expect(new Set(marks.map((mark) => mark.getAttribute("d"))).size).toBe(8);
    expect(new Set(colours).size).toBe(8);
  });

  it("has all its numbers in a table; a turn that was not had is a dash", () => {
    render(LineChart, props);
    const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["Turn", "Anna", "Ben"],
      ["1", "3", "4"],
      ["2", "5", "4"],
      ["3", "8", "–"],
    ]);
  });
});
