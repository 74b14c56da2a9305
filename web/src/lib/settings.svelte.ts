/** What this browser likes. Kept in its storage; where that is closed, for as long as the page is open. */

export type Theme = "system" | "light" | "dark";
export type Speed = "off" | "fast" | "normal" | "slow";

export interface Kept {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  title: boolean;
  textView: boolean;
  askLoss: boolean;
  byItself: boolean;
  logAll: boolean;
  /** Goal and next steps are told; null: in the first games. */
  guiding: boolean | null;
  played: string[];
  /** How many games were begun. */
  begun: number;
  /** Tips that were read. */
  tips: string[];
  /** The language that was chosen; null: as the browser wants it. */
  lang: string | null;
  englishNames: boolean;
}

const KEY = "greathall.settings";
const FIRST_GAMES = 3;
const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const PAUSES: Record<Speed, number> = { off: 0, fast: 300, normal: 700, slow: 1500 };

export const defaults: Kept = {
  theme: "system",
  speed: "normal",
  sound: true,
  title: true,
  textView: false,
  askLoss: true,
  byItself: true,
  logAll: false,
  guiding: null,
  played: [],
  begun: 0,
  tips: [],
  lang: null,
  englishNames: false,
};

/** What was kept, with defaults for all that is missing or no longer makes sense. */
export function read(text: string | null): Kept {
  let kept: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (value && typeof value === "object") kept = value as Record<string, unknown>;
  } catch {
    // Whatever it was, it is not ours.
  }
  const flag = (id: "sound" | "title" | "textView" | "askLoss" | "byItself" | "logAll" | "englishNames") =>
    typeof kept[id] === "boolean" ? kept[id] : defaults[id];
  const ids = (id: "played" | "tips") => {
    const found = kept[id];
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  };
  return {
    theme: THEMES.find((theme) => theme === kept.theme) ?? defaults.theme,
    speed: typeof kept.speed === "string" && Object.hasOwn(PAUSES, kept.speed) ? (kept.speed as Speed) : defaults.speed,
    sound: flag("sound"),
    title: flag("title"),
    textView: flag("textView"),
    askLoss: flag("askLoss"),
    byItself: flag("byItself"),
    logAll: flag("logAll"),
    guiding: typeof kept.guiding === "boolean" ? kept.guiding : null,
    played: ids("played"),
    begun: typeof kept.begun === "number" ? kept.begun : 0,
    tips: ids("tips"),
    lang: typeof kept.lang === "string" ? kept.lang : null,
    englishNames: flag("englishNames"),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  #kept = $state<Kept>(read(stored()));
  #still = $state(false); // the system asks for little motion

  constructor() {
    const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    if (query) {
      this.#still = query.matches;
      query.addEventListener?.("change", () => (this.#still = query.matches));
    }
    this.#paint();
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.#paint();
  }

  /** How fast what others do is shown. */
  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** The title of the page tells of one's turn. */
  get title(): boolean {
    return this.#kept.title;
  }
  set title(title: boolean) {
    this.#keep({ title });
  }

  /** Tables open in the text view. */
  get textView(): boolean {
    return this.#kept.textView;
  }
  set textView(textView: boolean) {
    this.#keep({ textView });
  }

  /** A choice that would give something away is asked about. */
  get askLoss(): boolean {
    return this.#kept.askLoss;
  }
  set askLoss(askLoss: boolean) {
    this.#keep({ askLoss });
  }

  /** What leaves no choice is done without a click. */
  get byItself(): boolean {
    return this.#kept.byItself;
  }
  set byItself(byItself: boolean) {
    this.#keep({ byItself });
  }

  /** The log tells also what goes without saying. */
  get logAll(): boolean {
    return this.#kept.logAll;
  }
  set logAll(logAll: boolean) {
    this.#keep({ logAll });
  }

  get lang(): string | null {
    return this.#kept.lang;
  }
  set lang(lang: string | null) {
    this.#keep({ lang });
  }

  /** What is printed has its English name beside its name. */
  get englishNames(): boolean {
    return this.#kept.englishNames;
  }
  set englishNames(englishNames: boolean) {
    this.#keep({ englishNames });
  }

  /** Whether a game has been played from this browser. */
  hasPlayed(game: string): boolean {
    return this.#kept.played.includes(game);
  }
  plays(game: string): void {
    const { played, begun } = this.#kept;
    this.#keep({ played: this.hasPlayed(game) ? played : [...played, game], begun: begun + 1 });
  }

  /** Goal and next steps are told, unless somebody says otherwise in the first games. */
  get guiding(): boolean {
    return this.#kept.guiding ?? this.#kept.begun <= FIRST_GAMES;
  }
  set guiding(guiding: boolean) {
    this.#keep({ guiding });
  }

  /** A tip is told until it was read. */
  hasRead(tip: string): boolean {
    return this.#kept.tips.includes(tip);
  }
  reads(tip: string): void {
    if (!this.hasRead(tip)) this.#keep({ tips: [...this.#kept.tips, tip] });
  }

  /** Things may move on the screen. */
  get motion(): boolean {
    return this.#kept.speed !== "off" && !this.#still;
  }

  /** Milliseconds between two steps of others. */
  get pause(): number {
    return PAUSES[this.#kept.speed];
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Private windows may forbid it; the setting then lasts as long as the page.
    }
  }

  #paint(): void {
    const root = document.documentElement;
    if (this.#kept.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.#kept.theme;
  }
}

export const settings = new Settings();
