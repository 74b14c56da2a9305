/** A table as it happens: one WebSocket that mends itself, and what it told, shown at a pace that can be followed. */
import { ApiError, api } from "./api";
import { language } from "./language.svelte";
import { settings } from "./settings.svelte";
import { hear, sound } from "./sound";
import { sentence, t } from "./text";
import { title } from "./title.svelte";
import { toasts } from "./ui/toasts.svelte";
import type { ChatLine, DoneNews, Frame, FrameNews, HintNews, Line, LogNews, News, Request, SaidNews, TableInfo, Times } from "./wire";

export type Connection = "connecting" | "open" | "waiting" | "closed";

export interface LogLine extends Line {
  at: number; // its place in the log, counted from where we came: what is earlier is below 0
  step: number; // the frame that told it
}

export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "RequestError";
  }
}

type Answer = DoneNews | HintNews | LogNews | SaidNews;

interface Waiting {
  resolve: (news: Answer) => void;
  reject: (error: RequestError) => void;
  timer: ReturnType<typeof setTimeout>;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export interface Means {
  socket: (url: string) => WebSocket;
  pause: () => number;
  ask: (id: string) => Promise<unknown>;
}

const ANSWER_WITHIN = 15_000;
const FIRST_RETRY = 500;
const LAST_RETRY = 10_000;
const LONG_AWAY = 30_000; // a sleeping device may hold a dead socket for minutes
const GONE = ["no_table", "rules_changed"];
const PASSING = ["too_often", "too_many"]; // whoever waits is let in again
const RENEWED = "rules_renewed"; // the game goes on by newer rules: worth a word, no mishap
const UNHURRIED = 14; // so many frames are shown at their pace; however many more, they take no longer together
const KEPT = 120; // so many frames one can step back: some rounds of bots
const LEAST_PAUSE = 500; // between the steps of something that is shown once more

const usual: Means = {
  socket: (url) => new WebSocket(url),
  pause: () => (document.hidden ? 0 : settings.pause),
  ask: (id) => api.table(id),
};

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  version = $state(0); // of the frame that is shown
  last = $state(false); // nothing follows at once upon the frame that is shown
  log = $state.raw<LogLine[]>([]);
  logFrom = $state(0); // the step with which it begins; what is before that can be asked for
  chat = $state.raw<ChatLine[]>([]);
  chatWhole = $state(false); // nothing was said before its first line
  saidBefore = $state(-1); // the last line of the chat that was there when we came
  curtain = $state<number | null>(null);
  connection = $state<Connection>("connecting");
  problem = $state<string | null>(null); // why there is no way in
  behind = $state(0); // frames that wait to be shown
  busy = $state(false); // a move is on its way
  hinted = $state.raw<HintNews | null>(null); // until the next frame
  chosenAt = $state.raw<Frame | null>(null); // the frame that we last chose from
  paused = $state(false); // what others do waits until one goes on
  past = $state.raw<Frame[]>([]); // what was shown lately, the newest last
  times = $state.raw<(Times & { at: number }) | null>(null); // as they were at that moment, by this device's clock
  staged = $state.raw<Frame[] | null>(null); // frames that wait while something large is told; the first begins it
  /** Whether a frame begins something that is told on a stage of its own before it is shown. */
  opensStage: (frame: Frame) => boolean = () => false;

  #newest = $state.raw<Frame | null>(null);
  #back = $state(0); // so many frames one looks back

  /** What is shown: the newest frame, or one that was. */
  get frame(): Frame | null {
    return this.#back ? (this.past.at(-1 - this.#back) ?? null) : this.#newest;
  }

  /** What was shown before the line broke may be long past: a choice from it would be another one now. */
  #fresh = $state(false);

  /** The frame that is shown asks us something: nothing follows upon it before we have chosen. */
  get #asked(): boolean {
    return this.last && !!this.#newest?.decision?.options.length;
  }

  /** The decision at hand is ours, and can be made now. */
  readonly deciding = $derived(
    this.connection === "open" &&
      this.#fresh &&
      !this.busy &&
      this.behind === 0 &&
      this.#back === 0 &&
      this.curtain === null &&
      this.#asked,
  );

  readonly #means: Means;
  #socket: WebSocket | null = null;
  #queue: FrameNews[] = [];
  #crowd = 1; // the most that waited since nothing waited
  #shownAt = 0;
  #ownMove = false; // what is shown is what our own choice did
  #pacing: ReturnType<typeof setTimeout> | null = null;
  #rerunning: ReturnType<typeof setTimeout> | null = null;
  #retrying: ReturnType<typeof setTimeout> | null = null;
  #retries = 0;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #ended = false;
  #hiddenAt = 0;
  #spoken = ""; // the language of what the line tells
  #deaf: () => void = () => undefined; // to changes of the language
  #heard = false;

  constructor(
    readonly id: string,
    means: Partial<Means> = {},
  ) {
    this.#means = { ...usual, ...means };
  }

  open(): void {
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#seen);
    this.#deaf = language.onChange(this.#speak);
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    this.#deaf();
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
    this.#stopPacing();
    this.#stopRerun();
    if (this.#retrying) clearTimeout(this.#retrying);
    this.connection = "closed";
    title.calm();
  }

  // -- what one may ask for; all of them tell the person themselves when it failed, and say whether it was done

  /** `then` is the end of a choice that the option only begins. */
  async choose(code: number, then?: number): Promise<boolean> {
    if (!this.deciding) return false;
    this.paused = false;
    this.busy = true;
    this.chosenAt = this.frame;
    const end = then === undefined ? {} : { then };
    const done = await this.#told({ type: "choose", version: this.version, code, ...end });
    if (!done) this.busy = false;
    return !!done;
  }

  async undo(): Promise<boolean> {
    return !!(await this.#told({ type: "undo", version: this.version }));
  }

  /** Takes so many steps back, and chooses that in place of what was chosen there. */
  async instead(code: number, back: number): Promise<boolean> {
    for (let i = 0; i < back; i++) if (!(await this.undo())) return false;
    return this.choose(code);
  }

  /** From now on any step can be taken back. */
  async freeUndo(): Promise<boolean> {
    return !!(await this.#told({ type: "free_undo" }));
  }

  async hint(): Promise<HintNews | null> {
    const news = await this.#told({ type: "hint", version: this.version });
    if (news?.type !== "hint") return null;
    this.hinted = news;
    return news;
  }

  async look(seat: number): Promise<boolean> {
    return !!(await this.#told({ type: "look", seat }));
  }

  async resign(seat: number): Promise<boolean> {
    return !!(await this.#told({ type: "resign", seat }));
  }

  /** A bot plays there until its person takes the seat back. */
  async handOver(seat: number): Promise<boolean> {
    return !!(await this.#told({ type: "hand_over", seat }));
  }

  async takeBack(seat: number): Promise<boolean> {
    return !!(await this.#told({ type: "take_back", seat }));
  }

  async say(text: string, team = false): Promise<boolean> {
    return !!(await this.#told({ type: "say", text, ...(team ? { team } : {}) }));
  }

  /** The page of the log before what is there of it. */
  async earlier(): Promise<boolean> {
    const before = this.logFrom;
    const news = await this.#told({ type: "earlier", before });
    if (news?.type !== "log" || this.logFrom !== before) return false;
    const start = (this.log[0]?.at ?? 0) - news.lines.length;
    this.log = [...news.lines.map((line, i) => ({ ...line, at: start + i, step: -1 })), ...this.log];
    this.logFrom = news.first;
    return true;
  }

  /** What was said before what is there of it. */
  async earlierChat(): Promise<boolean> {
    const before = this.chat[0]?.n ?? 0;
    const news = await this.#told({ type: "earlier_chat", before });
    if (news?.type !== "said" || this.chat[0]?.n !== before) return false;
    this.chat = [...news.lines, ...this.chat];
    this.chatWhole = !news.lines.length || news.lines[0]!.n <= 1;
    return true;
  }

  // -- what is shown when

  /** Shows at once all that waits to be shown. */
  skip(): void {
    this.#present();
    this.staged = null;
    this.#stopPacing();
    while (this.#queue.length) this.#showNext();
  }

  pause(): void {
    this.paused = true;
    this.#stopPacing();
  }

  /** From the newest frame that was shown on, at the usual pace. */
  goOn(): void {
    this.#present();
    if (this.#queue.length && !this.#pacing && !this.staged) this.#pace();
  }

  get canStepBack(): boolean {
    return this.#back + 1 < this.past.length;
  }

  /** There is something newer than what is shown. */
  get canStepForth(): boolean {
    return this.#back > 0 || this.behind > 0;
  }

  /** So many frames lie between what is shown and the newest that was. */
  get back(): number {
    return this.#back;
  }

  stepBack(): void {
    this.#stopRerun();
    if (!this.canStepBack) return;
    this.pause();
    this.#back += 1;
  }

  stepForth(): void {
    this.#stopRerun();
    if (this.#back) this.#back -= 1;
    else if (this.#queue.length) this.#advance();
  }

  /** Shows once more what these frames showed, then what is there now. */
  showAgain(first: Frame, last: Frame): void {
    this.#stopRerun();
    const [from, to] = [this.past.indexOf(first), this.past.indexOf(last)];
    if (from < 0 || to < from) return;
    this.pause();
    this.#back = this.past.length - 1 - Math.max(0, from - 1); // what it looked like before
    let left = to - Math.max(0, from - 1);
    const next = (): void => {
      if (left-- > 0) {
        this.#back -= 1;
        this.#rerunning = setTimeout(next, Math.max(LEAST_PAUSE, this.#means.pause()));
      } else this.goOn();
    };
    this.#rerunning = setTimeout(next, LEAST_PAUSE);
  }

  /** The stage has told of so many frames: they are shown at once. */
  leaveStage(told: number): void {
    if (!this.staged) return;
    this.staged = null;
    for (let n = 0; n < told && this.#queue.length; n++) this.#showNext();
    if (this.#queue.length && !this.paused) this.#pace();
  }

  #present(): void {
    this.#stopRerun();
    this.#back = 0;
    this.paused = false;
  }

  request(wanted: Without<Request, "id">): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || this.connection !== "open") {
      return Promise.reject(new RequestError("offline", t("live-offline")));
    }
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#lost(socket), ANSWER_WITHIN);
      this.#waiting.set(id, { resolve, reject, timer });
      socket.send(JSON.stringify({ ...wanted, id }));
    });
  }

  async #told(wanted: Without<Request, "id">): Promise<Answer | null> {
    try {
      return await this.request(wanted);
    } catch (error) {
      if (error instanceof RequestError && error.code === "stale") toasts.note(t("live-stale"));
      else toasts.error(error instanceof RequestError ? error.message : t("error-unexpected"));
      return null;
    }
  }

  // -- the line

  #connect(): void {
    if (this.#ended) return;
    this.#drop();
    this.#fresh = false;
    this.connection = this.#retries ? "waiting" : "connecting";
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    this.#spoken = language.now;
    url.searchParams.set("lang", this.#spoken);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = this.#means.socket(url.href);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as News);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Whatever was asked and not answered: the frame that comes with the next connection tells whether it was done. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
    this.busy = false;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new RequestError("lost", t("live-lost")));
    }
    this.#waiting.clear();
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#ended) return;
    const opened = this.connection === "open";
    this.#drop();
    this.connection = "waiting";
    const after = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#retries) * (0.75 + Math.random() / 2);
    this.#retries += 1;
    this.#retrying = setTimeout(() => void this.#retry(opened), after);
  }

  /** A socket that never opened does not say why; a plain request does. */
  async #retry(opened: boolean): Promise<void> {
    this.#retrying = null;
    if (!opened) {
      try {
        await this.#means.ask(this.id);
      } catch (error) {
        if (error instanceof ApiError && !error.passing) {
          this.#refuse(error.message);
          return;
        }
      }
    }
    if (!this.#ended && !this.#socket) this.#connect();
  }

  #again = (): void => {
    if (this.connection !== "waiting" || this.#ended) return;
    if (this.#retrying) clearTimeout(this.#retrying);
    this.#retrying = null;
    this.#connect();
  };

  /** All that was told comes anew in the language that is spoken now; a line that is not open yet waits until it is. */
  #speak = (): void => {
    const lang = language.now;
    if (this.connection !== "open" || lang === this.#spoken) return;
    this.#fresh = false;
    this.#spoken = lang;
    this.request({ type: "speak", lang }).catch(() => undefined);
  };

  #seen = (): void => {
    this.#tellSeen();
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      if (!this.staged && !this.paused) this.skip();
    } else if (this.connection === "open" && Date.now() - this.#hiddenAt > LONG_AWAY) {
      this.#retries = 0;
      this.#connect();
    } else {
      this.#again();
    }
  };

  /** Whoever does not see the table is told in other ways that it is their turn. */
  #tellSeen(): void {
    this.request({ type: "seen", visible: !document.hidden }).catch(() => undefined);
  }

  // -- the news

  #receive(news: News): void {
    switch (news.type) {
      case "table":
        this.#retries = 0;
        if (this.connection !== "open") {
          this.connection = "open";
          if (document.hidden) this.#tellSeen();
          this.#speak();
        }
        this.table = news.table;
        this.#renew(news.version);
        break;
      case "frame":
        if (news.last) this.times = news.times ? { ...news.times, at: Date.now() } : null;
        this.#take(news);
        break;
      case "chat":
        this.#hear(news.lines);
        break;
      case "done":
      case "hint":
      case "log":
      case "said":
        this.#settle(news.id)?.resolve(news);
        break;
      case "error": {
        const waiting = news.id === null ? null : this.#settle(news.id);
        const message = sentence(news.message);
        if (waiting) waiting.reject(new RequestError(news.code, message));
        else if (PASSING.includes(news.code)) toasts.note(message);
        else if (GONE.includes(news.code) || this.connection !== "open") this.#refuse(message);
        else if (news.code === RENEWED) toasts.note(message);
        else toasts.error(message);
      }
    }
  }

  /** The table changed without a move (somebody resigned): the frame at hand is as new as that. */
  #renew(version: number): void {
    if (!this.#fresh) return;
    const newest = this.#queue.at(-1);
    if (newest) newest.version = Math.max(newest.version, version);
    else this.version = Math.max(this.version, version);
  }

  /** There is no way in: trying again would not help. */
  #refuse(message: string): void {
    this.#drop();
    this.problem = message;
    this.connection = "closed";
  }

  #settle(id: number): Waiting | null {
    const waiting = this.#waiting.get(id) ?? null;
    if (waiting) clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    return waiting;
  }

  #hear(lines: ChatLine[]): void {
    if (!this.#heard) {
      this.saidBefore = lines.at(-1)?.n ?? -1;
      this.chatWhole = !lines.length || lines[0]!.n <= 1;
    }
    this.#heard = true;
    const heard = this.chat.at(-1)?.n ?? -1;
    const fresh = lines.filter((line) => line.n > heard);
    if (!fresh.length) return;
    const mine = (line: ChatLine) => this.table?.seats.some((seat) => seat.yours && seat.seat === line.seat);
    if (this.chat.length && !fresh.every(mine)) sound.chat();
    this.chat = [...this.chat, ...fresh];
  }

  // -- frames, one after another

  #take(news: FrameNews): void {
    if (news.frame.log_whole) {
      this.#stopPacing();
      this.#present();
      this.staged = null;
      this.past = this.#stands(news.frame);
      this.#queue = [news];
      this.#fresh = true; // a new line begins with the whole table
      this.#showNext();
      return;
    }
    this.#queue.push(news);
    this.behind = this.#queue.length;
    this.#crowd = Math.max(this.#crowd, this.behind);
    if (this.staged) this.staged = this.#queue.map((one) => one.frame);
    else if (!this.#pacing && !this.paused) this.#pace();
  }

  /** What was shown, and happened: steps were taken back to this frame. Of a line that broke, or to other eyes, nothing. */
  #stands({ seat, step }: Frame): Frame[] {
    return this.#fresh ? this.past.filter((one) => one.seat === seat && one.step <= step) : [];
  }

  #pace(): void {
    const wait = this.#rest();
    if (wait > 0) {
      this.#pacing = setTimeout(() => {
        this.#pacing = null;
        this.#advance();
      }, wait);
    } else this.#advance();
  }

  #advance(): void {
    const next = this.#queue[0]?.frame;
    if (next && this.opensStage(next)) {
      this.staged = this.#queue.map((one) => one.frame);
      return;
    }
    this.#showNext();
    if (this.#queue.length && !this.paused) this.#pace();
  }

  /** How long the frame that is shown stays: not at all if the move was our own, or nothing was to be seen. */
  #rest(): number {
    const shown = this.#newest;
    if (!shown || this.#asked || (!shown.log.length && !shown.events.length)) return 0;
    if (this.#ownMove && shown.decision?.forced) return 0; // the rest of our move
    const pause = this.#means.pause() * Math.min(1, UNHURRIED / this.#crowd);
    return Math.max(0, this.#shownAt + pause - Date.now());
  }

  #showNext(): void {
    const news = this.#queue.shift();
    if (!news) return;
    const { frame } = news;
    const wasOurs = this.#asked && this.curtain === null;
    this.#ownMove = wasOurs || (this.#ownMove && !!this.#newest?.decision?.forced);
    const first = this.#newest === null;
    const wasOver = this.#newest?.over ?? false;
    const from = frame.log_whole ? [] : this.log;
    const start = (from.at(-1)?.at ?? -1) + 1;
    const lines = frame.log.map((line, i) => ({ ...line, at: start + i, step: frame.step }));
    if (frame.log_whole) this.logFrom = frame.log_from ?? 0;
    this.#shownAt = Date.now();
    this.behind = this.#queue.length;
    if (!this.behind) this.#crowd = 1;
    this.busy = false;
    this.hinted = null;
    this.log = [...from, ...lines];
    this.curtain = news.curtain;
    this.version = news.version;
    this.last = news.last;
    this.#newest = frame;
    this.past = [...this.past.slice(1 - KEPT), past(frame)];
    if (frame.over && !wasOver && !first) sound.over();
    else if (!first && !this.behind) hear(frame.events);
    const ours = this.#asked || news.curtain !== null;
    if (ours && !wasOurs) this.#ring();
    else if (!ours) title.calm();
  }

  #ring(): void {
    sound.turn();
    title.turn();
  }

  #stopPacing(): void {
    if (this.#pacing) clearTimeout(this.#pacing);
    this.#pacing = null;
  }

  #stopRerun(): void {
    if (this.#rerunning) clearTimeout(this.#rerunning);
    this.#rerunning = null;
  }
}

/** A frame that is looked at once more asks for nothing: it tells who decided, as to anybody. */
function past(frame: Frame): Frame {
  const { decision } = frame;
  const seen = decision && { ...decision, kind: null, source: null, text: null, options: [], reasons: [] };
  return { ...frame, decision: seen, can_undo: false };
}
