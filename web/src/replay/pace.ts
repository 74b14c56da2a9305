// How fast a replay plays by itself.

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Pace = (typeof SPEEDS)[number];

/** Milliseconds between two choices. */
export const PAUSES: Record<Pace, number> = { slow: 2500, normal: 1200, fast: 400 };
