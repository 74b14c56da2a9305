// Who sits at a table of Dominion: our own figures, one for each seat, in a square of 64.

const INK = "#21170f";
const LINE = `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"`;
const GOLD = "#e9b949";
const STEEL = "#c3ccd6";
const FACE = "#eac6a2";

function fill(d: string, colour: string, more = LINE): string {
  return `<path d="${d}" fill="${colour}" ${more}/>`;
}

function line(d: string, colour = INK, width = 1.8): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function ground(light: string, dark: string): string {
  return `<rect width="64" height="64" fill="${dark}"/><circle cx="32" cy="29" r="25" fill="${light}"/>`;
}

const head = fill("M22 27c0-8 4-12 10-12s10 4 10 12c0 9-4 16-10 16s-10-7-10-16z", FACE) + line("M27.5 28h.1M36.5 28h.1", INK, 3) + line("M28.6 36.5q3.4 1.8 6.8 0", "#8e4a3c", 1.6);
const shoulders = (cloth: string): string => fill("M6 66C7 53 17 48 26 46q6 6 12 0c9 2 19 7 20 20z", cloth);

export const FIGURES: readonly string[] = [
  // a queen
  ground("#e9b3a6", "#7c231b") + fill("M16 54C11 28 18 11 32 11s21 17 16 43z", "#6b3a1e") + shoulders("#8d1f2c") + head +
    fill("M20 18l-2-10 7 5 7-9 7 9 7-5-2 10q-12-4-24 0z", GOLD) + line("M24 48q8 6 16 0", GOLD, 2.4),
  // a knight
  ground("#a8c4e6", "#1f4a80") + shoulders("#7d8896") + fill("M19 46V24c0-10 5-15 13-15s13 5 13 15v22q-13 5-26 0z", STEEL) + fill("M21 25h22v4H21zM30 29h4v14h-4z", "#2b333d", "") +
    line("M25 34v6M39 34v6", "#2b333d", 1.6) + fill("M32 9c0-6 6-8 10-5-3 1-4 4-6 6z", "#1f5ea8"),
  // a forester
  ground("#b5d3a1", "#2c5a35") + fill("M14 56C10 26 18 8 32 6c14 2 22 20 18 50H42l2-26-12-12-12 12 2 26z", "#3f7042") + shoulders("#2f5a36") + head +
    fill("M22 30c1 4 2 5 4 5 2-1 10-1 12 0 2 0 3-1 4-5 1 9-4 15-10 15s-11-6-10-15z", "#8a5a2c") + line("M52 66L56 30M54 30h6", "#7b4a22", 2.6),
  // a merchant
  ground("#f0d79a", "#7a5a12") + shoulders("#8a5a12") + head + fill("M17 20q15-16 30 0l3 3q-18-5-36 0z", "#5b3b66") + fill("M46 18c6-1 9 3 8 9-5-2-8-4-8-9z", "#d8c38a") +
    fill("M26 37q3-3 6-1 3-2 6 1-3 1-6 0-3 1-6 0z", "#4b3425", "") + `<circle cx="32" cy="57" r="4.5" fill="${GOLD}" ${LINE}/>`,
  // a witch
  ground("#cdb6ec", "#452a70") + fill("M17 54C13 32 18 18 32 18s19 14 15 36z", "#2d2436") + shoulders("#33244a") + head + fill("M10 22q22-7 44 0L42 18 36 1 22 18z", "#2a1f3d") + line("M23 18q9-3 19 0", "#b07cff", 2.2),
  // a monk
  ground("#a9dde0", "#0d5560") + fill("M12 60C8 28 16 7 32 7s24 21 20 53H42l2-28-12-12-12 12 2 28z", "#7a5a3c") + shoulders("#6a4c31") + head + line("M26 19q6-4 12 0", "#6b4a2c", 2.4) + line("M32 50v12M28 55h8", GOLD, 2.4),
  // a minstrel
  ground("#f2b8de", "#701a50") + shoulders("#9c2170") + head + fill("M20 26c-1-11 4-16 12-16s13 5 12 16c-2-5-5-7-8-7-5 2-12 0-16 7z", "#c46a1e") + fill("M18 15q12-12 28-2l-2 6q-13-6-26-1z", "#2f7038") + line("M45 12q7-6 10-9", "#efc25c", 2.4),
  // a mason
  ground("#ccd3db", "#3b434d") + shoulders("#6b7480") + head + fill("M20 22q0-12 12-12t12 12z", "#b98f4b") + fill("M22 30c1 4 2 6 5 6h10c3 0 4-2 5-6 1 9-4 14-10 14s-11-5-10-14z", "#5a4636") + line("M50 64V44M44 44h12", "#8b5a2b", 3.4),
];

export function figureOf(seat: number): string {
  return FIGURES[seat % FIGURES.length]!;
}
