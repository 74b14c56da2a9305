/** Everything printed for a game, asked for once: cards and other things with their pieces, icons with their rules. */
import { get } from "../api";
import { language } from "../language.svelte";
import { has, inWords, t } from "../text";

export interface IconPiece {
  icon: string;
  n?: number;
  /** That many or more. */
  least?: boolean;
  /** Up to that many. */
  most?: boolean;
}

export type Piece =
  | IconPiece
  | { name: string }
  | { text: string }
  | { pay: Piece[]; for: Piece[] }
  | { if: Piece[]; then: Piece[]; else?: Piece[] }
  | { choose: number; of: Piece[][] }
  | { each: Piece[] }
  | { may: Piece[] };

export interface Box {
  part: string;
  label?: string;
  rows: Piece[][];
  text: string;
  /** What a level of a board space costs. */
  cost?: Piece[];
}

export type Kind = "card" | "intrigue" | "conflict" | "leader" | "space" | "contract" | "objective" | "hagal" | "rival";

export interface Thing {
  id: string;
  kind: Kind;
  name: string;
  /** Its English name, in other languages. */
  english?: string;
  set: string;
  /** A number for a card; goods for a space, several of them where it has several prices. */
  cost: number | Record<string, number> | Record<string, number>[] | null;
  copies: number | Record<string, number>;
  boxes: Box[];
  /** What it says instead where an option of the game has that value. */
  agreed?: { option: string; value: unknown; boxes: Box[] }[];
  /** How it is printed instead by modules that a table may be played with. */
  six?: Thing;
  hagal_mentat?: Thing;
  /** Cards: which deck they belong to. */
  deck?: string;
  // Dominion
  types?: string[];
  coins?: number;
  points?: number | { fixed: number; each: number; per: number; of: string | null };
  // Dune
  factions?: string[];
  icons?: string[];
  level?: number;
  control?: string | boolean | null;
  battle_icon?: string | null;
  house?: string | null;
  /** Leaders: one to three. */
  complexity?: number;
  other_side?: string | null;
  icon?: string;
  faction?: string | null;
  combat?: boolean;
  maker?: boolean;
  requires?: Record<string, number> | null;
  once?: boolean;
  cheaper_later?: number;
  posts?: { id: string; name: string }[];
  trigger?: Record<string, string | number | boolean>;
  players?: number[];
  first_player?: boolean;
  /** Rivals: factions, the first one counts most. */
  priority?: string[];
  /** Rivals: what it costs them. */
  swordmaster?: number;
  /** House Hagal: for Combat. */
  swords?: number | null;
}

export interface IconInfo {
  name: string;
  rule: string;
  /** What holds instead with that module. */
  six?: IconInfo;
}

interface Gain {
  rows: Piece[][];
  text: string;
}

export interface FactionInfo {
  name: string;
  /** On reaching four influence. */
  bonus: Gain;
  /** A Commander's own track, by level: what everybody of his team gets. */
  team_rewards?: Record<string, Gain>;
}

export interface CatalogueData {
  game: string;
  lang: string;
  things: Record<string, Thing>;
  icons: Record<string, IconInfo>;
  sets: Record<string, string>;
  phases: Record<string, string>;
  types?: Record<string, string>;
  factions?: Record<string, FactionInfo>;
  agent_icons?: Record<string, string>;
  battle_icons?: Record<string, string>;
  posts?: Record<string, { name: string; spaces: string[] }>;
}

/** Where something lies says what it is; elsewhere it is a card. */
const KINDS_AT: Record<string, Kind> = {
  space: "space",
  leader: "leader",
  intrigue: "intrigue",
  conflict: "conflict",
  contract: "contract",
  objective: "objective",
  hagal: "hagal",
  rival: "rival",
};

export function kindAt(place: string): Kind | undefined {
  return KINDS_AT[place];
}

const AGAIN = 5_000; // milliseconds

export class Catalogue {
  readonly game: string;
  /** Null until it has come; reading it in a component brings the news. */
  data = $state.raw<CatalogueData | null>(null);
  failed = $state.raw<unknown>(null);
  /** The options of the table at which it is read, or that is being set up: some change what a card says. */
  options = $state.raw<Record<string, unknown>>({});
  #loading: Promise<CatalogueData> | null = null;
  #byId: Map<string, Thing> | null = null;

  constructor(game: string, data: CatalogueData | null = null) {
    this.game = game;
    this.data = data;
  }

  get ready(): boolean {
    return this.data !== null;
  }

  /** Whether the server has been asked. */
  get asked(): boolean {
    return this.#loading !== null || this.failed !== null || this.data !== null;
  }

  /** Reads it with these options until the function that comes back is called, or others are agreed on. */
  agree(options: Record<string, unknown>): () => void {
    this.options = options;
    return () => {
      if (this.options === options) this.options = {};
    };
  }

  /** Asks the server, once; after a failure the next call asks again. */
  load(): Promise<CatalogueData> {
    if (this.data) return Promise.resolve(this.data);
    return (this.#loading ??= this.#ask());
  }

  /** In the language that is spoken now; what is there stays until it comes. */
  renew(): void {
    if (this.asked) (this.#loading = this.#ask()).catch(() => undefined);
  }

  #ask(): Promise<CatalogueData> {
    const { code } = language;
    return get<CatalogueData>(`/api/games/${encodeURIComponent(this.game)}/catalogue`).then(
      (data) => {
        if (code !== language.code) return data; // the next one is on its way
        this.failed = null;
        this.#byId = null;
        this.data = data;
        return data;
      },
      (error: unknown) => {
        this.#loading = null;
        if (!this.data) this.failed = error;
        else if (code === language.code) setTimeout(() => this.#again(code), AGAIN); // it is in another language
        throw error;
      },
    );
  }

  #again(code: string): void {
    if (code === language.code && !this.#loading) this.renew();
  }

  all(): Thing[] {
    return this.data ? Object.values(this.data.things) : [];
  }

  /** Without a kind: the first thing with that id, cards before the rest. */
  thing(id: string, kind?: Kind): Thing | undefined {
    const data = this.data;
    if (!data) return undefined;
    if (kind) return this.#agreed(data.things[`${kind}:${id}`]);
    if (!this.#byId) {
      this.#byId = new Map();
      for (const thing of Object.values(data.things)) {
        const known = this.#byId.get(thing.id);
        if (!known || (thing.kind === "card" && known.kind !== "card")) this.#byId.set(thing.id, thing);
      }
    }
    return this.#agreed(this.#byId.get(id));
  }

  #agreed(print: Thing | undefined): Thing | undefined {
    const thing = this.#printed(print);
    const other = thing?.agreed?.find(({ option, value }) => this.options[option] === value);
    return thing && other ? { ...thing, boxes: other.boxes } : thing;
  }

  /** The print of the table's modules. */
  #printed<T extends object>(print: T | undefined): T | undefined {
    const modules = (this.options.modules ?? []) as string[];
    const module = print && modules.find((one) => one in print);
    return module ? (print as Record<string, T>)[module] : print;
  }

  /** The name of a thing, a faction or an observation post; the id itself as long as nothing better is known. */
  name(id: string, kind?: Kind): string {
    return (
      this.thing(id, kind)?.name ?? this.data?.factions?.[id]?.name ?? this.data?.posts?.[id]?.name ?? id
    );
  }

  /** For sorting, by name. */
  inOrder(id: string, other: string): number {
    return this.name(id).localeCompare(this.name(other), language.code);
  }

  icon(id: string): IconInfo | undefined {
    return this.#printed(this.data?.icons[id]);
  }
}

const known = new Map<string, Catalogue>();

language.onChange(() => {
  for (const catalogue of known.values()) catalogue.renew();
});

/** The catalogue of a game; it is being loaded from the first time it is asked for. */
export function catalogueOf(game: string): Catalogue {
  const catalogue = known.get(game) ?? made(game);
  // Whoever draws with it sees `failed`.
  if (!catalogue.asked) catalogue.load().catch(() => undefined);
  return catalogue;
}

/** State that is made while something is computed brings that no news, so it is made apart from whoever asks. */
function made(game: string): Catalogue {
  $effect.root(() => {
    known.set(game, new Catalogue(game));
  });
  return known.get(game)!;
}

/** For tests and fixtures: a catalogue that is there already. */
export function provideCatalogue(data: CatalogueData): Catalogue {
  const catalogue = new Catalogue(data.game, data);
  known.set(data.game, catalogue);
  return catalogue;
}

// -- in words

/** What a deck or a kind of things is called. */
export function groupName(id: string): string {
  return [`card-deck-${id}`, `card-kind-${id}`].filter(has).map((message) => t(message))[0] ?? inWords(id);
}

/** The whole text, box by box with their names. */
export function textOf(thing: Thing): string {
  return sentences(thing.boxes.map((box) => (box.label ? `${box.label}: ${box.text}` : box.text)));
}

/** One after another, each with a full stop if it has no end of its own. */
export function sentences(texts: string[]): string {
  return texts.map((text) => (/[.!?…:]$/u.test(text) ? text : `${text}.`)).join(" ");
}

/** Every piece, with those inside of others. */
export function* everyPiece(row: Piece[]): Generator<Piece> {
  for (const piece of row) {
    yield piece;
    if ("pay" in piece) yield* everyPiece([...piece.pay, ...piece.for]);
    else if ("if" in piece) yield* everyPiece([...piece.if, ...piece.then, ...(piece.else ?? [])]);
    else if ("of" in piece) yield* everyPiece(piece.of.flat());
    else if ("each" in piece) yield* everyPiece(piece.each);
    else if ("may" in piece) yield* everyPiece(piece.may);
  }
}

function piecesOf(thing: Thing): Piece[] {
  return thing.boxes.flatMap((box) => [...everyPiece([...(box.cost ?? []), ...box.rows.flat()])]);
}

/** The icons of a thing, each once, in reading order. */
export function iconsOf(thing: Thing): string[] {
  const found = new Set([...(thing.icons ?? []), ...(thing.icon ? [thing.icon] : [])]);
  if (thing.battle_icon) found.add(thing.battle_icon);
  for (const piece of piecesOf(thing)) if ("icon" in piece) found.add(piece.icon);
  return [...found];
}

/** Words of this many letters are something to read, rather than a name beside an icon. */
const READ = 22;

/** There is something to read in a row, at any depth. */
export function told(row: readonly Piece[]): boolean {
  return row.some((piece) => {
    if ("text" in piece) return piece.text.length > READ;
    if ("pay" in piece) return told(piece.pay) || told(piece.for);
    if ("if" in piece) return told(piece.if) || told(piece.then) || told(piece.else ?? []);
    if ("of" in piece) return piece.of.some(told);
    return "each" in piece ? told(piece.each) : "may" in piece && told(piece.may);
  });
}

/** A line on a small card, in letters. */
const LINE = 15;

/** How much there is to read between the icons, in letters; of a choice in words each option is a line of its own. */
export function wordsOf(thing: Thing): number {
  const pieces = piecesOf(thing);
  const letters = pieces.reduce((sum, piece) => sum + ("text" in piece ? piece.text.length : 0), 0);
  const options = pieces.reduce((sum, piece) => sum + ("of" in piece ? piece.of.length : 0), 0);
  return letters && letters + options * LINE;
}
