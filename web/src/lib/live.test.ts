import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { language } from "./language.svelte";
import { LiveTable, RequestError } from "./live.svelte";
import { sound } from "./sound";
import { toasts } from "./ui/toasts.svelte";
import type { Frame, FrameNews, News, TableInfo } from "./wire";

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  tell(...news: News[]): void {
    for (const one of news) this.onmessage?.({ data: JSON.stringify(one) });
  }
  breakDown(): void {
    this.onclose?.();
  }
}

const info = { id: "t", status: "playing", seats: [{ seat: 0, yours: true, name: "Ann" }] } as unknown as TableInfo;
const hello = (version = 1): News => ({ type: "table", table: info, version });

function frame(step: number, { mine = false, whole = false, forced = false, log = [`step ${step}`], over = false } = {}): Frame {
  return {
    step,
    seat: 0,
    view: {},
    decision: {
      seat: mine ? 0 : 1,
      phase: "action",
      kind: mine ? "play" : null,
      source: null,
      text: mine ? "Play" : null,
      options: mine ? [{ code: 7, label: "Seven", thing: null, place: "choice" }] : [],
      reasons: [],
      forced,
    },
    log: log.map((text) => ({ text, links: [], what: "play", seat: 1, n: 1 })),
    log_whole: whole,
    events: [],
    can_undo: false,
    over,
  };
}

const news = (version: number, of: Frame, { last = true, curtain = null as number | null } = {}): FrameNews => ({
  type: "frame",
  version,
  frame: of,
  curtain,
  last,
});

let sockets: FakeSocket[];
let ask: ReturnType<typeof vi.fn<(id: string) => Promise<unknown>>>;
let live: LiveTable;

function newest(): FakeSocket {
  return sockets.at(-1)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  ask = vi.fn(() => Promise.resolve());
  toasts.all = [];
  live = new LiveTable("t", {
    socket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    pause: () => 1000,
    ask,
  });
  live.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("the first news are shown at once", () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true, log: ["a", "b"] })));
  expect(live.connection).toBe("open");
  expect(live.frame?.step).toBe(4);
  expect(live.log.map((line) => line.text)).toEqual(["a", "b"]);
  expect(live.deciding).toBe(true);
});

test("steps of others are shown one after another, with a pause", () => {
  newest().tell(hello(), news(3, frame(0, { mine: true, whole: true, log: [] })));
  newest().tell(news(5, frame(1), { last: false }), news(5, frame(2), { last: false }), news(5, frame(3, { mine: true })));
  expect(live.frame?.step).toBe(1); // our own move is seen at once
  expect(live.deciding).toBe(false);
  vi.advanceTimersByTime(999);
  expect(live.frame?.step).toBe(1);
  vi.advanceTimersByTime(1);
  expect(live.frame?.step).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(live.frame?.step).toBe(3);
  expect(live.log.map((line) => line.text)).toEqual(["step 1", "step 2", "step 3"]);
  expect(live.deciding).toBe(true);
});

test("what is forced is not to be chosen, and follows one's own move at once", () => {
  newest().tell(hello(), news(3, frame(0, { mine: true, whole: true, log: [] })));
  newest().tell(news(5, frame(1, { mine: true, forced: true }), { last: false }));
  expect(live.frame?.step).toBe(1);
  expect(live.deciding).toBe(false);
  newest().tell(news(5, frame(2, { mine: true })));
  expect(live.frame?.step).toBe(2);
  expect(live.deciding).toBe(true);
});

test("what others did before something forced is shown at its pace, and then it is our turn", () => {
  const ring = vi.spyOn(sound, "turn");
  newest().tell(hello(), news(3, frame(0, { whole: true, log: [] })));
  newest().tell(news(5, frame(1, { mine: true, forced: true }), { last: false }), news(5, frame(2, { mine: true })));
  expect(live.frame?.step).toBe(1);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(live.frame?.step).toBe(2);
  expect(ring).toHaveBeenCalledOnce();
});

test("a step that tells nothing takes no time", () => {
  newest().tell(hello(), news(3, frame(0, { mine: true, whole: true, log: [] })));
  newest().tell(news(5, frame(1, { log: [] })), news(5, frame(2, { log: [] })), news(5, frame(3, { mine: true })));
  expect(live.frame?.step).toBe(3);
});

test("however much happened, it is told in a few seconds", () => {
  newest().tell(hello(), news(3, frame(0, { mine: true, whole: true, log: [] })));
  for (let step = 1; step <= 100; step += 1) newest().tell(news(5, frame(step), { last: step === 100 }));
  vi.advanceTimersByTime(15_000);
  expect(live.frame?.step).toBe(100);
});

test("what waits to be shown can be skipped", () => {
  newest().tell(hello(), news(3, frame(0, { mine: true, whole: true, log: [] })));
  newest().tell(news(5, frame(1)), news(5, frame(2)), news(5, frame(3, { mine: true })));
  live.skip();
  expect(live.frame?.step).toBe(3);
  expect(live.behind).toBe(0);
  expect(live.log).toHaveLength(3);
});

test("a choice names the version that was seen and is done when the server says so", async () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true })));
  const chosen = live.choose(7);
  expect(newest().sent).toEqual([{ type: "choose", version: 3, code: 7, id: 1 }]);
  expect(live.deciding).toBe(false);
  newest().tell(news(4, frame(5, { mine: true })), { type: "done", id: 1, version: 4 });
  expect(await chosen).toBe(true);
  expect(live.deciding).toBe(true);
});

test("a change without a move makes the frame at hand as new", async () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true })));
  newest().tell(hello(4));
  void live.choose(7);
  expect(newest().sent[0]).toMatchObject({ version: 4 });
});

test("nothing can be chosen twice, or while others decide", async () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true })));
  void live.choose(7);
  expect(await live.choose(7)).toBe(false);
  expect(newest().sent).toHaveLength(1);
  newest().tell(news(4, frame(5)), { type: "done", id: 1, version: 4 });
  expect(await live.choose(7)).toBe(false);
  expect(newest().sent).toHaveLength(1);
});

test("a stale choice is a note, and one may choose again", async () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true })));
  const chosen = live.choose(7);
  newest().tell({ type: "error", id: 1, code: "stale", message: "stale" });
  expect(await chosen).toBe(false);
  expect(toasts.all).toMatchObject([{ kind: "note" }]);
  expect(live.deciding).toBe(true);
});

test("a refusal is told with the server's words", async () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true })));
  const undone = live.undo();
  newest().tell({ type: "error", id: 1, code: "no_undo", message: "Something was revealed." });
  expect(await undone).toBe(false);
  expect(toasts.all).toMatchObject([{ kind: "error", text: "Something was revealed." }]);
});

test("a hint stays until the next frame", async () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true })));
  const hint = live.hint();
  newest().tell({ type: "hint", id: 1, code: 7, label: "Seven" });
  expect((await hint)?.code).toBe(7);
  expect(live.hinted?.code).toBe(7);
  newest().tell(news(4, frame(5, { mine: true })));
  expect(live.hinted).toBeNull();
});

test("a broken line is mended, and the table shown as it is then", async () => {
  newest().tell(hello(), news(3, frame(0, { mine: true, whole: true, log: ["a"] })));
  newest().tell(news(5, frame(1)), news(5, frame(2)));
  newest().breakDown();
  expect(live.connection).toBe("waiting");
  expect(live.deciding).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  newest().tell(hello(), news(9, frame(6, { mine: true, whole: true, log: ["a", "b", "c"] })));
  expect(live.connection).toBe("open");
  expect(live.frame?.step).toBe(6);
  expect(live.log.map((line) => line.text)).toEqual(["a", "b", "c"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(live.frame?.step).toBe(6); // nothing of what waited before comes afterwards
});

test("what was shown before the line broke cannot be chosen any more", async () => {
  newest().tell(hello(5), news(5, frame(4, { mine: true, whole: true })));
  newest().breakDown();
  await vi.advanceTimersByTimeAsync(1000);
  newest().tell(hello(9)); // the table's new version is known before its frame is there
  expect(live.deciding).toBe(false);
  expect(await live.choose(7)).toBe(false);
  expect(newest().sent).toEqual([]);
  newest().tell(news(9, frame(8, { mine: true, whole: true })));
  expect(live.deciding).toBe(true);
  void live.choose(7);
  expect(newest().sent).toMatchObject([{ type: "choose", version: 9, code: 7 }]);
});

test("what was asked when the line broke is told to be lost", async () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true })));
  const asked = live.request({ type: "hint", version: 3 });
  newest().breakDown();
  await expect(asked).rejects.toMatchObject({ code: "lost" });
  await expect(live.request({ type: "hint", version: 3 })).rejects.toBeInstanceOf(RequestError);
});

test("a server that does not answer is called anew", async () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true })));
  const asked = live.choose(7);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await asked).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]!.closed).toBe(true);
});

test("between tries it waits longer and longer, up to a limit", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const waits: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    const before = sockets.length;
    newest().breakDown();
    let waited = 0;
    while (sockets.length === before) {
      await vi.advanceTimersByTimeAsync(500);
      waited += 500;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test("a table that does not exist is given up, with the reason", async () => {
  ask.mockRejectedValue(new ApiError(404, "no_table", "There is no such table."));
  newest().breakDown();
  await vi.advanceTimersByTimeAsync(1000);
  expect(live.connection).toBe("closed");
  expect(live.problem).toBe("There is no such table.");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("a table that was cleared away is left", async () => {
  newest().tell(hello());
  newest().tell({ type: "error", id: null, code: "no_table", message: "Cleared away." });
  expect(live.problem).toBe("Cleared away.");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("a table under which the rules have changed is left, with the reason", async () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true })));
  newest().tell({ type: "error", id: null, code: "rules_changed", message: "The rules have changed." });
  expect(live.problem).toBe("The rules have changed.");
  expect(live.connection).toBe("closed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("rules that were renewed are a note, and the game goes on", () => {
  newest().tell(hello(), news(3, frame(4, { mine: true, whole: true })));
  newest().tell({ type: "error", id: null, code: "rules_renewed", message: "The rules were renewed." });
  expect(toasts.all).toMatchObject([{ kind: "note", text: "The rules were renewed." }]);
  expect(live.deciding).toBe(true);
});

test("a server that is away for a while is waited for", async () => {
  ask.mockRejectedValue(new ApiError(0, "offline", "offline"));
  newest().breakDown();
  await vi.advanceTimersByTimeAsync(1000);
  expect(live.problem).toBeNull();
  expect(sockets).toHaveLength(2);
});

test("after it was closed nothing is tried again", async () => {
  const socket = newest();
  live.close();
  expect(socket.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test("an earlier page of the log stands before what is there, and more can be asked for until its beginning", async () => {
  const page = { ...frame(9, { whole: true, log: ["c", "d"] }), log_from: 5 };
  newest().tell(hello(), news(1, page));
  expect(live.logFrom).toBe(5);
  const line = (text: string) => ({ text, links: [], what: "play", seat: 1, n: 1 });
  const asked = live.earlier();
  const { id } = newest().sent.at(-1) as { id: number };
  expect(newest().sent.at(-1)).toEqual({ type: "earlier", id, before: 5 });
  newest().tell({ type: "log", id, first: 0, lines: [line("a"), line("b")] });
  expect(await asked).toBe(true);
  expect(live.log.map(({ text, at }) => [text, at])).toEqual([["a", -2], ["b", -1], ["c", 0], ["d", 1]]);
  expect(live.logFrom).toBe(0);
  newest().tell(news(2, frame(10, { log: ["e"] })));
  vi.advanceTimersByTime(1000);
  expect(live.log.at(-1)?.at).toBe(2);
});

test("chat lines come once", () => {
  const line = (n: number) => ({ n, seat: 1, name: "Bob", text: `line ${n}`, at: 0, team: false });
  newest().tell(hello(), { type: "chat", lines: [line(1), line(2)] }, { type: "chat", lines: [line(2), line(3)] });
  expect(live.chat.map((said) => said.n)).toEqual([1, 2, 3]);
});

test("lines of the chat that were there before us are known", () => {
  const line = (n: number) => ({ n, seat: 1, name: "Ben", text: "Hello", at: 0, team: false });
  newest().tell(hello(), { type: "chat", lines: [line(1), line(2)] });
  newest().tell({ type: "chat", lines: [line(3)] });
  expect(live.saidBefore).toBe(2);
});

test("behind the curtain nothing can be chosen", () => {
  newest().tell(hello(), news(3, frame(4, { whole: true }), { curtain: 0 }));
  expect(live.curtain).toBe(0);
  expect(live.deciding).toBe(false);
  void live.look(0);
  expect(newest().sent).toEqual([{ type: "look", seat: 0, id: 1 }]);
});

/** Our own move, and three of bots behind it. */
function several(): void {
  newest().tell(hello(), news(3, frame(0, { mine: true, whole: true, log: [] })));
  newest().tell(news(5, frame(1), { last: false }), news(5, frame(2), { last: false }), news(5, frame(3, { mine: true })));
}

test("what others do can be stopped, and goes on from there", () => {
  several();
  live.pause();
  vi.advanceTimersByTime(10_000);
  expect(live.frame?.step).toBe(1);
  live.stepForth();
  expect([live.frame?.step, live.deciding]).toEqual([2, false]);
  live.goOn();
  vi.advanceTimersByTime(1000);
  expect([live.frame?.step, live.deciding]).toEqual([3, true]);
});

test("one can step back through what was shown; nothing can be chosen there, and nothing is lost meanwhile", async () => {
  several();
  vi.advanceTimersByTime(2000);
  live.stepBack();
  live.stepBack();
  expect([live.frame?.step, live.back, live.deciding]).toEqual([1, 2, false]);
  expect(live.frame?.decision).toMatchObject({ seat: 1, options: [], text: null });
  expect(await live.choose(7)).toBe(false);
  newest().tell(news(6, frame(4)));
  live.stepForth();
  expect(live.frame?.step).toBe(2);
  live.goOn();
  vi.advanceTimersByTime(1000);
  expect([live.frame?.step, live.back]).toEqual([4, 0]);
});

test("some steps are shown once more, and then what is there now", () => {
  several();
  vi.advanceTimersByTime(2000);
  const [, first, second] = live.past;
  live.showAgain(first!, second!);
  const seen = [live.frame?.step];
  for (let n = 0; n < 3; n++) {
    vi.advanceTimersByTime(n ? 1000 : 500);
    seen.push(live.frame?.step);
  }
  expect(seen).toEqual([0, 1, 2, 3]);
  expect([live.paused, live.deciding]).toEqual([false, true]);
});

test("whoever takes a step back sees the table as it is", () => {
  several();
  live.stepBack();
  newest().tell(news(6, frame(0, { mine: true, whole: true })));
  expect([live.frame?.step, live.back, live.paused]).toEqual([0, 0, false]);
});

test("what was shown before a step that is taken back can still be seen; on a new line, or with other eyes, it cannot", () => {
  const shown = () => live.past.map((one) => one.step);
  several();
  vi.advanceTimersByTime(2000);
  newest().tell(news(6, frame(4, { mine: true })), news(7, frame(3, { mine: true, whole: true })));
  expect(shown()).toEqual([0, 1, 2, 3, 3]);
  newest().tell(news(7, { ...frame(3, { whole: true }), seat: 1 }));
  expect(shown()).toEqual([3]);
  newest().breakDown();
  vi.advanceTimersByTime(1000);
  newest().tell(hello(), news(7, { ...frame(3, { whole: true }), seat: 1 }));
  expect(shown()).toEqual([3]);
});

test("what is told on a stage waits until it was seen, with all that comes meanwhile", () => {
  live.opensStage = (one) => one.step === 2;
  several();
  vi.advanceTimersByTime(1000);
  expect([live.frame?.step, live.staged?.map((one) => one.step)]).toEqual([1, [2, 3]]);
  newest().tell(news(6, frame(4)));
  vi.advanceTimersByTime(60_000);
  expect([live.frame?.step, live.staged?.length]).toEqual([1, 3]);
  live.leaveStage(1);
  expect([live.frame?.step, live.staged]).toEqual([2, null]);
  vi.advanceTimersByTime(1000);
  expect(live.frame?.step).toBe(4); // the question in between is answered
});

test("whoever wants all at once is shown no stage", () => {
  live.opensStage = (one) => one.step === 2;
  several();
  vi.advanceTimersByTime(1000);
  live.skip();
  expect([live.frame?.step, live.staged]).toEqual([3, null]);
});

test("a window says whether it can be seen, to each line anew", async () => {
  const hidden = vi.spyOn(document, "hidden", "get");
  newest().tell(hello());
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(newest().sent).toEqual([{ type: "seen", visible: false, id: 1 }]);
  newest().breakDown();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  newest().tell(hello());
  expect(newest().sent).toEqual([{ type: "seen", visible: false, id: 2 }]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(newest().sent.at(-1)).toEqual({ type: "seen", visible: true, id: 3 });
});

test("a line that was being opened while another language was chosen is told so", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const spoken = () => newest().sent.filter(({ type }) => type === "speak").map(({ lang }) => lang);
  await language.speak("de");
  expect(spoken()).toEqual([]);
  newest().tell(hello());
  newest().tell(hello(2));
  expect(spoken()).toEqual(["de"]);
  await language.speak("en");
  expect(spoken()).toEqual(["de", "en"]);
  vi.unstubAllGlobals();
});
