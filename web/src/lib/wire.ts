// Written by tools/wire_types.py from src/greathall/server/messages.py; change that file instead.

export interface BetterMove {
  step: number;
  turn: string;
  seat: number;
  asked: string;
  played: string;
  better: string;
  chance: number;
  gain: number;
  why?: string | null;
}

export interface Moment {
  step: number;
  turn: string;
  chances: number[];
}

export interface Story {
  game: string;
  budget: number;
  seed: number;
  names: string[];
  moments: Moment[];
  swings: Swing[];
  better: BetterMove[];
}

export interface Swing {
  step: number;
  to: number;
  turn: string;
  seat: number;
  before: number;
  after: number;
}

export interface Beside {
  players: number;
  names: string[];
  about: string;
  needs?: string;
}

export interface Choice {
  value: unknown;
  name: string;
  things: string[];
  counts?: number[];
}

export interface Field {
  id: string;
  kind: "cards" | "choice" | "flag" | "kingdom" | "leaders" | "rivals" | "seat" | "sets";
  name: string;
  about: string;
  default: unknown;
  choices: Choice[];
  things: string[];
  needs: Record<string, string>;
  counts?: number[];
  always?: number[];
  within?: Record<string, unknown[]>;
  thing_counts?: Record<string, number[]>;
}

export interface Mode {
  name: string;
  lines: string[];
}

export interface Counted {
  thing: string;
  n: number;
}

export interface Fact {
  id: string;
  name: string;
  n: number;
}

export interface Final {
  seat: number;
  place: number;
  score: number;
  resigned: boolean;
  tie: string | null;
  character: string | null;
  points_from: PointsFrom[];
  cards: Counted[];
  facts: Fact[];
}

export interface PointsFrom {
  what: string;
  thing: string | null;
  n: number;
  points: number;
}

export interface Result {
  seat: number;
  place: number;
  score: number;
  resigned: boolean;
}

export interface Series {
  id: string;
  name: string;
  by_seat: number[][];
}

export interface Piece {
  text?: string;
  icon?: string | null;
  thing?: string | null;
  rule?: string | null;
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

export interface Rule {
  id: string;
  title: string;
  pieces: Piece[];
  unverified?: string;
}

export interface RulesPage {
  game: string;
  title: string;
  lang: string;
  chapters: Chapter[];
  links: Record<"event" | "number" | "question" | "reason" | "thing", Record<string, string>>;
}

export interface Example {
  replay: string;
  step: number;
  seat: number;
  look: string;
}

export interface Point {
  id: string;
  title: string;
  pieces: Piece[];
  measured?: string;
  command?: string;
  example?: Example | null;
}

export interface Section {
  id: string;
  title: string;
  points: Point[];
}

export interface StrategyPage {
  game: string;
  title: string;
  lang: string;
  sections: Section[];
}

export interface Me {
  id: string;
  name: string;
}

export interface Device {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
  this: boolean;
  push: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  yours: boolean;
  here: boolean;
  resigned: boolean;
  shared?: boolean;
  stand_in?: boolean;
  level?: string | null;
}

export interface Branch {
  table: string;
  step: number;
}

export interface Clock {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: "over" | "playing" | "waiting";
  players: number;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  listed: boolean;
  yours: boolean;
  owner: boolean;
  your_move: boolean;
  created: number;
  changed: number;
  steps: number;
  invite: string | null;
  rematch: string | null;
  branch: Branch | null;
  free_undo: boolean;
  lesson: string | null;
  result: Result[] | null;
  patience?: number;
  stand_in?: string | null;
  clock?: Clock | null;
}

export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
  live: TableInfo[];
  finished: TableInfo[];
}

export interface Option {
  code: number;
  label: string;
  thing: string | null;
  place: string;
  loses?: string | null;
  then?: Option[];
}

export interface Reason {
  place: string;
  thing: string;
  why: string;
  what: string;
}

export interface ByItself {
  code: number;
  final: boolean;
}

export interface DecisionInfo {
  seat: number;
  phase: string;
  kind: string | null;
  source: string | null;
  text: string | null;
  options: Option[];
  reasons: Reason[];
  forced: boolean;
  rule?: string | null;
  by_itself?: ByItself | null;
}

export interface Link {
  start: number;
  end: number;
  kind: string;
  id: string;
}

export interface Line {
  text: string;
  links: Link[];
  what: string;
  seat: number | null;
  n: number;
  rule?: string | null;
}

export interface Happened {
  what: string;
  seat: number;
  card: string | null;
  n: number;
  source: string | null;
}

export interface Judgement {
  right: boolean | null;
  text: string;
}

export interface Coached {
  text: string | null;
  point: string[];
  advised: number[];
  judged: Judgement | null;
  told: number;
  ideas: number;
  finished: boolean;
}

export interface Frame {
  step: number;
  seat: number | null;
  view: Record<string, unknown>;
  decision: DecisionInfo | null;
  log: Line[];
  log_whole: boolean;
  events: Happened[];
  can_undo: boolean;
  over: boolean;
  log_from?: number;
  before?: Happened[];
  automata?: string[];
  goal?: string | null;
  chances?: string[];
  coach?: Coached | null;
  kept?: string | null;
}

export interface TableNews {
  type: "table";
  table: TableInfo;
  version: number;
}

export interface Times {
  waited: number;
  left: number[] | null;
  runs: number | null;
}

export interface FrameNews {
  type: "frame";
  version: number;
  frame: Frame;
  curtain: number | null;
  last: boolean;
  times?: Times | null;
}

export interface ChatNews {
  type: "chat";
  lines: ChatLine[];
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  team: boolean;
}

export interface LogNews {
  type: "log";
  id: number;
  first: number;
  lines: Line[];
}

export interface SaidNews {
  type: "said";
  id: number;
  lines: ChatLine[];
}

export interface DoneNews {
  type: "done";
  id: number;
  version: number;
}

export interface HintNews {
  type: "hint";
  id: number;
  code: number;
  label: string;
  why?: string | null;
  then?: number | null;
}

export interface ErrorNews {
  type: "error";
  id: number | null;
  code: string;
  message: string;
}

export interface Choose {
  type: "choose";
  id: number;
  version: number;
  code: number;
  then?: number | null;
}

export interface Undo {
  type: "undo";
  id: number;
  version: number;
}

export interface FreeUndo {
  type: "free_undo";
  id: number;
}

export interface Look {
  type: "look";
  id: number;
  seat: number;
}

export interface Hint {
  type: "hint";
  id: number;
  version: number;
}

export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

export interface HandOver {
  type: "hand_over";
  id: number;
  seat: number;
}

export interface TakeBack {
  type: "take_back";
  id: number;
  seat: number;
}

export interface Say {
  type: "say";
  id: number;
  text: string;
  team?: boolean;
}

export interface Earlier {
  type: "earlier";
  id: number;
  before: number;
}

export interface Seen {
  type: "seen";
  id: number;
  visible: boolean;
}

export interface Speak {
  type: "speak";
  id: number;
  lang: string;
}

export interface EarlierChat {
  type: "earlier_chat";
  id: number;
  before: number;
}

export interface BotInfo {
  id: string;
  name: string;
  about: string;
  level?: string | null;
  names?: string[];
}

export interface GameInfo {
  id: string;
  name: string;
  about: string;
  player_counts: number[];
  usual_players: number;
  bots: BotInfo[];
  fields: Field[];
  automata: Beside[];
  screen: string;
  tips: string[];
  modes: Mode[];
  rules: boolean;
  strategy: boolean;
}

export interface NewSeat {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  name?: string;
  options?: Record<string, unknown>;
  listed?: boolean;
  free_undo?: boolean;
  branch?: Branch | null;
  patience?: number;
  stand_in?: string | null;
  clock?: Clock | null;
}

export interface Opened {
  table: string;
}

export interface Join {
  invite?: string | null;
  seat?: number | null;
}

export interface Fill {
  bot: string;
  seat?: number | null;
}

export interface FreeSeat {
  seat: number;
}

export interface SetName {
  name: string;
}

export interface Claim {
  code: string;
}

export interface MoveLink {
  path: string;
}

export interface NoticeAddress {
  kind: "ntfy" | "webhook";
  url: string;
}

export interface Notices {
  key: string;
  push: boolean;
  address: NoticeAddress | null;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

export interface NoticeTest {
  push: string | null;
  address: string | null;
}

export interface Reach {
  only_here: boolean;
  origin: string | null;
  command: string | null;
}

export interface QrWanted {
  link: string;
}

export interface QrCode {
  size: number;
  path: string;
}

export interface Problem {
  code: string;
  message: string;
}

export interface LessonInfo {
  game: string;
  name: string;
  title: string;
  about: string;
}

export interface Lessons {
  guided: LessonInfo[];
  short: LessonInfo[];
}

export interface Answers {
  answers: number[];
}

export interface LessonRule {
  id: string;
  title: string;
}

export interface LessonStep {
  info: LessonInfo;
  table: TableInfo;
  frame: Frame;
  step: number;
  steps: number;
  stands: number;
  text: string | null;
  answers: string[];
  point: string[];
  judged: Judgement | null;
  rules: LessonRule[];
}

export interface Step {
  step: number;
  seat: number;
  asked: string;
  text: string;
  thing: string | null;
  turn: string | null;
}

export interface Note {
  step: number;
  seat: number;
  point: string;
  title: string;
  text: string;
}

export interface Replay {
  table: TableInfo;
  steps: Step[];
  notes: Note[];
}

export interface Summary {
  finals: Final[];
  rounds: string[];
  series: Series[];
}

export interface AnalysisInfo {
  status: "done" | "failed" | "impossible" | "none" | "running";
  may_start: boolean;
  progress: number;
  problem: string | null;
  story: Story | null;
}

export type News = TableNews | FrameNews | ChatNews | LogNews | SaidNews | DoneNews | HintNews | ErrorNews;

export type Request = Choose | Undo | FreeUndo | Look | Hint | Resign | HandOver | TakeBack | Say | Seen | Earlier | EarlierChat | Speak;
