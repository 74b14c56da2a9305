// Our own portraits of the Leaders: busts in a square of 64, put together from a common set of parts.

const INK = "#21170f";
const LINE = `stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"`;
const PALE = "#f1dcc6";
const FAIR = "#e8c19c";
const TAN = "#cf9a6c";
const BROWN = "#a8724a";
const BLUE = "#2a6fd6"; // the eyes of those who live on spice
const GOLD = "#e9b949";
const STEEL = "#b9c3cf";

function fill(d: string, colour: string, more = LINE): string {
  return `<path d="${d}" fill="${colour}" ${more}/>`;
}

function line(d: string, colour = INK, width = 1.4): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function dot(x: number, y: number, r: number, colour: string, more = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" ${more}/>`;
}

// -- what they wear

const uniform = (cloth: string, trim: string): string =>
  fill("M5 66C6 53 16 48 26 46l6 5 6-5c10 2 20 7 21 20z", cloth) +
  fill("M25 46l7 6 7-6 2 4-9 8-9-8z", trim) +
  line("M32 58v8M12 54q4-3 8-3M52 54q-4-3-8-3", trim, 2);
const gown = (cloth: string, trim: string): string =>
  fill("M10 66C11 55 18 50 26 47q6 8 12 0c8 3 15 8 16 19z", cloth) + line("M26 47q6 9 12 0", trim, 2.2);
const robe = (cloth: string, shade: string): string =>
  fill("M4 66C5 52 14 48 24 44l8 8 8-8c10 4 19 8 20 22z", cloth) + line("M24 44l8 12 8-12M32 56v10", shade, 2);
const armour = (plate: string, shade: string): string =>
  fill("M8 66C8 54 18 49 26 47l6 4 6-4c8 2 18 7 18 19z", shade) +
  fill("M2 62c0-9 7-13 16-12 2 5 0 10-5 14zM62 62c0-9-7-13-16-12-2 5 0 10 5 14z", plate) +
  line("M24 52h16M23 57h18M24 62h16", plate, 1.6);
const stillsuit = (cloth: string, seam: string): string =>
  fill("M6 66C7 54 16 49 25 46l7 4 7-4c9 3 18 8 19 20z", cloth) +
  line("M18 52q14 9 28 0M15 58q17 9 34 0M32 50v16", seam, 1.5);
const furs = (fur: string, cloth: string): string =>
  fill("M8 66C8 56 18 50 26 48l6 4 6-4c8 2 18 8 18 18z", cloth) +
  fill("M3 62q0-6 5-7-1-5 5-5 1-4 6-3 3-3 7 0l6 6 6-6q4-3 7 0 5-1 6 3 6 0 5 5 5 1 5 7-6-5-12-4-6-1-10 3l-7 3-7-3q-4-4-10-3-6-1-12 4z", fur);

// -- heads

type Jaw = "oval" | "square" | "round" | "narrow";
const JAWS: Record<Jaw, string> = {
  oval: "M21 26c0-9 5-13 11-13s11 4 11 13c0 10-5 18-11 18s-11-8-11-18z",
  narrow: "M22 26c0-9 4-13 10-13s10 4 10 13c0 11-5 19-10 19s-10-8-10-19z",
  square: "M20 25c0-9 5-13 12-13s12 4 12 13v10c-1 6-6 10-12 10s-11-4-12-10z",
  round: "M15 29c0-11 7-17 17-17s17 6 17 17c0 12-7 19-17 19s-17-7-17-19z",
};
const neck = (skin: string): string => fill("M27 40h10v9q-5 5-10 0z", skin);

function head(jaw: Jaw, skin: string): string {
  return neck(skin) + fill(JAWS[jaw], skin);
}

interface Look {
  eyes?: string;
  white?: string;
  brow?: string;
  lips?: string;
  stern?: boolean;
}

function features({ eyes = INK, white = "#fffaf2", brow = INK, lips = "#8e4a3c", stern = false }: Look = {}): string {
  const eye = (x: number): string => `<ellipse cx="${x}" cy="28" rx="2.5" ry="1.6" fill="${white}"/>` + dot(x, 28, 1.4, eyes);
  const brows = stern ? "M24 24.6l6 1.6M40 24.6l-6 1.6" : "M24.4 24.6q2.6-1.6 5-.4M39.6 24.6q-2.6-1.6-5-.4";
  return eye(27.6) + eye(36.4) + line(brows, brow, 1.6) + line("M32 28.5l-1.3 5h2.4", "#0005", 1.1) + line(stern ? "M28.6 38.4h6.8" : "M28.4 37.8q3.6 2 7.2 0", lips, 1.7);
}

// -- hair and beards

const short = (c: string): string => fill("M20 27c-2-11 4-17 12-17s14 6 12 17c-2-6-4-8-6-9-5 1-10 0-12-1-3 2-5 5-6 10z", c);
const swept = (c: string): string => fill("M20 28c-3-12 4-19 12-19s15 7 12 19c-1-5-2-8-4-10-5-4-11-4-16 0-2 2-3 5-4 10z", c);
const tousled = (c: string): string =>
  fill("M19 29c-4-9-1-15 3-17 1-4 7-5 10-3 4-3 10-1 11 3 4 3 5 9 2 17-1-5-2-7-4-9-2 1-3-1-4-2-2 3-4 1-5 0-2 3-5 2-6 1-3 2-5 5-7 10z", c);
const longBack = (c: string): string => fill("M17 52C11 28 16 8 32 8s21 20 15 44q-4 3-8 0V24H25v28q-4 3-8 0z", c);
const parted = (c: string): string => fill("M19 30c-1-12 4-19 13-19s14 7 13 19c-3-5-4-9-5-11-3-1-6-3-8-5-2 2-5 4-8 5-1 2-2 6-5 11z", c);
const bun = (c: string): string => fill("M25 10c0-5 3-8 7-8s7 3 7 8z", c) + parted(c);
const beard = (c: string): string => fill("M21 30c1 3 2 5 4 5 2-2 12-2 14 0 2 0 3-2 4-5 1 10-4 17-11 17s-12-7-11-17z", c) + line("M28.6 39h6.8", "#7c3b30", 1.6);
const moustache = (c: string): string => fill("M26 37.5q3-3.5 6-1 3-2.5 6 1-3 .5-6-.5-3 1-6 .5z", c, "");
const bald = (): string => line("M26 15q3-2 6-2", "#fff7", 1.6);

function ground(light: string, dark: string): string {
  return `<rect width="64" height="64" fill="${dark}"/>` + dot(32, 28, 25, light) + dot(32, 28, 25, "none", `stroke="#fff3" stroke-width="1.5"`);
}

export const PORTRAITS: Readonly<Record<string, string>> = {
  paul_atreides:
    ground("#7fae7c", "#33583f") + uniform("#2f4434", "#b3312b") + head("narrow", FAIR) + features({ eyes: "#2f6b3d" }) + tousled("#2b1d16") +
    fill("M14 56l5-3-1 5z", GOLD, ""),
  duke_leto_atreides:
    ground("#a9bb85", "#4c5d35") + uniform("#23342a", "#8e1f1f") + head("oval", TAN) + features({ brow: "#2a211c" }) + beard("#2f2620") + swept("#2f2620") +
    line("M21.5 22q-.5 4 .2 7M42.5 22q.5 4-.2 7", "#a9a39b", 1.8) + dot(32, 60, 2.6, GOLD, LINE),
  baron_vladimir_harkonnen:
    ground("#c8693a", "#4b1d14") + fill("M0 66C0 52 12 46 22 45h20c10 1 22 7 22 21z", "#251c22") + fill(JAWS.round, PALE) +
    features({ brow: "#a05b3b", lips: "#a3262c", stern: true }) + bald() + line("M22 43q10 7 20 0M25 47q7 4 14 0", "#b98e72", 1.4) +
    line("M20 52q12 6 24 0", "#c23b2a", 2.4) + dot(32, 56, 2.4, "#c23b2a", LINE),
  glossu_rabban:
    ground("#8d9fae", "#27333d") + armour("#5b6b79", "#1f2830") + head("square", FAIR) + features({ stern: true, brow: "#3b2a20" }) +
    fill("M21 22c0-8 4-11 11-11s11 3 11 11c-6-4-16-4-22 0z", "#4b3527") + line("M38 21l4 12", "#a2483c", 1.6) + line("M24 41q8 5 16 0", "#6c5546", 1.2),
  earl_memnon_thorvald:
    ground("#b4c6d6", "#3d5568") + longBack("#cbb892") + furs("#ddd2c0", "#3a4f66") + head("oval", FAIR) + features({ eyes: "#3e6d93", brow: "#a58f62" }) +
    swept("#d7c69f") + beard("#cdb98f") + line("M30 46v6M34 46v6", "#9c8556", 1.6) + dot(32, 54, 1.8, GOLD, LINE),
  countess_ariana_thorvald:
    ground("#a7c3dd", "#335072") + furs("#f3ede2", "#2f5f92") + head("narrow", PALE) + features({ eyes: "#4b7fae", lips: "#b04a52" }) + bun("#b5552a") +
    dot(20.5, 36, 1.6, STEEL, LINE) + dot(43.5, 36, 1.6, STEEL, LINE) + line("M24 13q8-4 16 0", STEEL, 2),
  count_ilban_richese:
    ground("#d7ab78", "#7a4a22") + uniform("#6a3f23", "#e0b25f") + head("oval", FAIR) + features({ brow: "#8b8178" }) + bald() +
    fill("M19 31c-2-6-1-11 3-14 0 5 0 9-1 15zM45 31c2-6 1-11-3-14 0 5 0 9 1 15z", "#b9b0a6") + moustache("#b9b0a6") +
    `<circle cx="36.4" cy="28" r="4.2" fill="#bfe3ee66" stroke="${GOLD}" stroke-width="1.6"/>` + line("M40 30l4 10", GOLD, 1),
  helena_richese:
    ground("#c6a5cf", "#4f2f5f") + longBack("#1f171c") + gown("#6c3d86", GOLD) + head("narrow", PALE) + features({ eyes: "#5a3b73", lips: "#a52e4e" }) +
    fill("M20 27c-1-11 4-17 12-17s13 6 12 17c-1-3-2-5-3-6H23c-1 1-2 3-3 6z", "#1f171c") + line("M21 17q11-6 22 0", GOLD, 1.6) + dot(32, 14.6, 2, "#c84b6a", LINE),
  muad_dib:
    ground("#eaa65c", "#9a4f1f") + fill("M13 52C9 24 17 5 32 5s23 19 19 47q-8 4-12-2l3-20-10-8-10 8 3 20q-4 6-12 2z", "#6d5236") +
    stillsuit("#4e4034", "#8a7458") + head("narrow", TAN) + features({ eyes: BLUE, white: "#a9cdf7", stern: true }) + tousled("#2b1d16") +
    line("M30 34.5l-3 1.5-5 9M34 34.5l3 1.5", "#2f2a26", 1.8),
  gurney_halleck:
    ground("#9fb58e", "#3f5440") + armour("#6f8a5d", "#2c3a2b") + head("square", FAIR) + features({ stern: true, brow: "#8d7346" }) + short("#c0a063") +
    line("M25 33q-1 6 3 10", "#8b1f3e", 2) + line("M24 42q8 4 16 0M25 40q-2-2-3-5", "#a68a56", 1.2) + line("M48 66L60 40", "#7b4a22", 3) + line("M58 42l4-5", GOLD, 2),
  lady_jessica:
    ground("#b8cbaa", "#4a6650") + longBack("#8a4f27") + gown("#3f6e57", "#e2cf9a") + head("oval", FAIR) + features({ eyes: "#2f7d4b", lips: "#a6463f" }) + parted("#9b5a2c") +
    line("M24 49q8 6 16 0", GOLD, 1.2) + dot(32, 53, 1.7, "#3fae7a", LINE),
  reverend_mother_jessica:
    ground("#8f8f9f", "#24242e") + fill("M10 60C6 26 15 4 32 4s26 22 22 56H42l3-30-13-12-13 12 3 30z", "#15141a") + robe("#1c1b22", "#55546a") +
    head("oval", TAN) + features({ eyes: BLUE, white: "#a9cdf7", lips: "#8e4239", stern: true }) + fill("M20 25q12-16 24 0-1-15-12-15t-12 15z", "#8a4f27") +
    line("M32 16v5M29.5 18.5h5", "#cfc7e8", 1.4),
  princess_irulan:
    ground("#f0dfb2", "#a57f2f") + longBack("#e3c468") + gown("#fbf4e2", GOLD) + head("narrow", PALE) + features({ eyes: "#4d8a5c", brow: "#a98533", lips: "#bd5a57" }) + parted("#ebcf79") +
    fill("M21 16l4-8 3 5 4-8 4 8 3-5 4 8q-11-5-22 0z", GOLD) + line("M22 19q-3 6-1 12M42 19q3 6 1 12", GOLD, 1.2),
  lady_margot_fenring:
    ground("#b7b9c9", "#3c3f55") + gown("#16161d", STEEL) + fill("M22 48l3-8 7 6 7-6 3 8-10 6z", "#16161d") + head("narrow", PALE) + features({ eyes: "#55708f", lips: "#9e3143", brow: "#a98a4a" }) +
    fill("M18 38c-3-16 2-28 14-28s17 9 14 26c-3-1-4-4-4-8-2-4-6-8-12-9-3 5-6 7-8 9 0 4-1 8-4 10z", "#e0c27a") + dot(43.5, 36.5, 1.5, STEEL, LINE),
  feyd_rautha_harkonnen:
    ground("#7fa19b", "#16302f") + uniform("#101316", "#8f1d2a") + head("narrow", PALE) + features({ stern: true, lips: "#9c3b4b", eyes: "#23333a" }) +
    fill("M20 26c-1-6 0-10 2-12l1-5 4 3 2-6 4 5 4-5 1 6 5-2-1 5c2 3 3 6 2 11-2-5-4-7-6-8-4 2-9 1-12 0-3 1-5 4-6 8z", "#14100f") +
    fill("M7 54l3-6 3 5zM57 54l-3-6-3 5z", STEEL) + line("M33 38.4q2.4 0 3.6-1.4", "#9c3b4b", 1.5),
  lady_amber_metulli:
    ground("#f2b873", "#8f4a1c") +
    fill("M16 50q-6-4-3-9-5-4-1-9-3-6 3-9-1-7 5-9 2-6 12-6t12 6q6 2 5 9 6 3 3 9 4 5-1 9 3 5-3 9-4 2-8 0V26H24v24q-4 2-8 0z", "#7c3517") +
    gown("#c8662a", "#ffd98a") + head("oval", BROWN) + features({ eyes: "#3d2a14", lips: "#9c3d36" }) + parted("#8a3d1b") +
    fill("M29 52h6l2 4-5 5-5-5z", "#ffa62b") + dot(20.5, 36, 1.6, "#ffa62b", LINE) + dot(43.5, 36, 1.6, "#ffa62b", LINE),
  staban_tuek:
    ground("#dcc08a", "#6f5a35") + robe("#7c6a4a", "#4d4029") + fill("M20 46q12 9 24 0l3 6q-15 10-30 0z", "#a8552f") + head("square", TAN) +
    features({ eyes: "#3a6ea8", white: "#d5e4f2", stern: true }) + short("#3b2a1d") + line("M23 41q9 6 18 0M22 37l1 3M42 37l-1 3", "#5b4330", 1.3) +
    fill("M20 18h24v5q-4 3-9 0l-3-2-3 2q-5 3-9 0z", "#3b3f45") + dot(26, 20.5, 2.5, "#8fd0da") + dot(38, 20.5, 2.5, "#8fd0da"),
  shaddam_corrino_iv:
    ground("#e2c9c0", "#6b1f2b") + uniform("#8d1f2c", GOLD) + fill("M3 60c1-7 7-9 14-8l-2 6zM61 60c-1-7-7-9-14-8l2 6z", GOLD) + head("narrow", FAIR) +
    features({ brow: "#8a5a45", stern: true }) + short("#9a5b42") + moustache("#8a4f39") + line("M31 42h2v4", "#8a4f39", 2) +
    fill("M20 17l-1-10 6 5 7-9 7 9 6-5-1 10q-12-4-24 0z", GOLD) + dot(32, 12, 1.7, "#c23b2a", LINE),
  hagal:
    ground("#b9a58c", "#3d3228") + fill("M10 62C6 28 14 5 32 5s26 23 22 57H42l3-30-13-13-13 13 3 30z", "#5a4936") + robe("#6d5942", "#2f261c") +
    fill("M20 30c0-9 5-14 12-14s12 5 12 14-5 16-12 16-12-7-12-16z", "#1d1712") + dot(28, 29, 1.5, "#f0c36a") + dot(36, 29, 1.5, "#f0c36a"),
};

const RIVALS: Readonly<Record<string, string>> = {
  baron_harkonnen: "baron_vladimir_harkonnen",
  rabban: "glossu_rabban",
  feyd_rautha: "feyd_rautha_harkonnen",
};

/** The portrait of a Leader, or of whoever is on a Rival card. */
export function portraitOf(leader: string): string | undefined {
  const name = leader.replace(/^rival_/, "");
  return PORTRAITS[RIVALS[name] ?? name];
}
