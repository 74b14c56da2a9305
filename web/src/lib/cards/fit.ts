import type { Attachment } from "svelte/attachments";

const LINES = 6;
const NARROWEST = 0.8; // part of its width that a letter may have

/** The faces of small cards, each with its boxes. */
const boxes = new Map<Element, HTMLElement>();
let sizes: ResizeObserver | undefined;

/** As many lines of words as a small card has room for; where there is none, they wait for the enlarged card, and so
 * does all but the first row of each box if even the signs are too many, or that row too. In another language there are
 * other words. */
export const fitted = (words: () => string): Attachment<HTMLElement> => (node) => {
  words();
  const face = node.closest(".face");
  if (!face || typeof ResizeObserver === "undefined") return;
  sizes ??= observed();
  boxes.set(face, node);
  sizes.observe(face);
  return () => {
    boxes.delete(face);
    sizes?.unobserve(face);
  };
};

function observed(): ResizeObserver {
  document.fonts?.addEventListener("loadingdone", () => fit([...boxes.keys()]));
  return new ResizeObserver((entries) => fit(entries.map((entry) => entry.target)));
}

/** All of them line by line, not one after another: every question for a size has the browser lay out the page anew. */
function fit(faces: Element[]): void {
  fitNames(faces);
  const change = (how: (node: HTMLElement) => void) => faces.forEach((face) => how(boxes.get(face)!));
  const keepFull = () => (faces = faces.filter((face) => face.scrollHeight > face.clientHeight + 1));
  faces = faces.filter((face) => boxes.has(face));
  change((node) => node.classList.remove("crowded", "overfull", "bare"));
  for (let lines = LINES; lines > 0 && faces.length; lines -= 1) {
    change((node) => node.style.setProperty("--lines", String(lines)));
    keepFull();
  }
  change((node) => node.classList.add("crowded"));
  keepFull();
  change((node) => node.classList.add("overfull"));
  keepFull();
  change((node) => node.classList.add("bare"));
}

/** The longest word of a name is never broken: it is set narrower, or, when it could not be read then, hyphenated. */
function fitNames(faces: Element[]): void {
  const names = faces.flatMap((face) => face.querySelector<HTMLElement>(".name") ?? []);
  for (const name of names) {
    name.classList.remove("narrow", "split");
    name.style.removeProperty("--narrow");
  }
  const widths = names.map((name) => name.clientWidth / Math.max(1, name.scrollWidth));
  for (const [i, name] of names.entries()) {
    const narrow = widths[i]!;
    if (!narrow || narrow >= 1) continue;
    name.classList.add(narrow < NARROWEST ? "split" : "narrow");
    name.style.setProperty("--narrow", String(Math.max(narrow, NARROWEST)));
  }
}
