// The geometry of a line chart, and nothing that draws.

export interface Scale {
  min: number;
  max: number;
  ticks: number[];
}

/** A scale from zero (or below) to above the largest number, with ticks at whole round numbers. */
export function scale(numbers: readonly number[], most = 5): Scale {
  const low = Math.min(0, ...numbers);
  const high = Math.max(0, ...numbers);
  const step = roundStep((high - low) / most);
  const min = Math.floor(low / step) * step;
  const max = Math.max(Math.ceil(high / step) * step, min + step);
  const ticks: number[] = [];
  for (let tick = min; tick <= max; tick += step) ticks.push(tick);
  return { min, max, ticks };
}

/** The smallest of 1, 2, 5, 10, 20, 50, … that is not smaller. */
export function roundStep(least: number): number {
  let power = 1;
  for (;;) {
    for (const factor of [1, 2, 5]) if (factor * power >= least) return factor * power;
    power *= 10;
  }
}

/** Which of so many rounds are named on the axis: the first, the last, and as many between as there is room for. */
export function labelled(count: number, most: number): number[] {
  if (count <= 0) return [];
  const step = Math.max(1, roundStep((count - 1) / Math.max(1, most - 1)));
  const found: number[] = [];
  for (let i = 0; i < count; i += step) found.push(i);
  const last = count - 1;
  // A label too close to the last one makes room for it.
  if (found.at(-1) !== last) {
    if (found.length > 1 && last - found.at(-1)! <= step / 2) found.pop();
    found.push(last);
  }
  return found;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function xOf(index: number, count: number, box: Box): number {
  return box.left + (count > 1 ? (index / (count - 1)) * box.width : box.width / 2);
}

export function yOf(value: number, { min, max }: Scale, box: Box): number {
  return box.top + (1 - (value - min) / (max - min)) * box.height;
}

/** The index of the round that is nearest to a point. */
export function nearest(x: number, count: number, box: Box): number {
  if (count <= 1 || box.width <= 0) return 0;
  const index = Math.round(((x - box.left) / box.width) * (count - 1));
  return Math.min(Math.max(index, 0), count - 1);
}

/** The line of a seat as the `d` of a path. */
export function path(numbers: readonly number[], count: number, range: Scale, box: Box): string {
  return numbers
    .map((n, i) => `${i ? "L" : "M"}${round(xOf(i, count, box))} ${round(yOf(n, range, box))}`)
    .join("");
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
