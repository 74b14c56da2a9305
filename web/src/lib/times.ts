/** Times in words, and as clocks show them. */
import { t } from "./text";

const SPANS: readonly (readonly [string, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** A time that somebody has chosen, in its largest unit: "5 minutes". */
export function span(seconds: number): string {
  const [unit, length] = SPANS.find(([, length]) => seconds >= length && seconds % length === 0) ?? SPANS.at(-1)!;
  return t("span", { unit, n: Math.round(seconds / length) });
}

/** What is left of a time: 4:07, 1:02:03, or days and hours. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86_400) return t("span-days", { days: Math.floor(whole / 86_400), hours: Math.floor((whole % 86_400) / 3_600) });
  const parts = [Math.floor((whole % 3_600) / 60), whole % 60];
  if (whole >= 3_600) parts.unshift(Math.floor(whole / 3_600));
  return parts.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}
