/** Requests to the server, typed; what it refuses is thrown as an ApiError that can be shown to people. */
import { language } from "./language.svelte";
import { sentence, t } from "./text";
import type {
  AnalysisInfo,
  Device,
  Frame,
  GameInfo,
  Lessons,
  LessonStep,
  Me,
  MoveLink,
  NewTable,
  NoticeAddress,
  Notices,
  NoticeTest,
  Opened,
  Problem,
  QrCode,
  Reach,
  Replay,
  RulesPage,
  StrategyPage,
  Summary,
  TableInfo,
  TableList,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0: no answer at all
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "ApiError";
  }

  /** Asking again later may help. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: { "Accept-Language": language.now, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "offline", t("error-offline"));
  }
  const text = await response.text().catch(() => "");
  const answer = parsed(text);
  if (!response.ok) throw refusal(response.status, answer);
  return answer as T;
}

export function get<T>(path: string): Promise<T> {
  return call<T>("GET", path);
}

function parsed(text: string): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function refusal(status: number, answer: unknown): ApiError {
  const problem = answer as Partial<Problem> | null;
  if (typeof problem?.code === "string" && typeof problem.message === "string") {
    return new ApiError(status, problem.code, sentence(problem.message));
  }
  return new ApiError(status, "unknown", t("error-server", { status }));
}

/** What to tell a person about something that went wrong. */
export function told(error: unknown): string {
  return error instanceof ApiError ? error.message : t("error-unexpected");
}

const lesson = (kind: "lessons" | "guided", game: string, name: string) =>
  `/api/${kind}/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  hello: () => call<Me>("POST", "/api/me"),
  rename: (name: string) => call<Me>("PUT", "/api/me", { name }),
  moveLink: () => call<MoveLink>("POST", "/api/me/link"),
  claim: (code: string) => call<Me>("POST", "/api/me/claim", { code }),

  devices: () => get<Device[]>("/api/me/devices"),
  signOut: (device: string) => call<null>("DELETE", `/api/me/devices/${encodeURIComponent(device)}`),
  signOutOthers: () => call<null>("DELETE", "/api/me/devices"),

  notices: () => get<Notices>("/api/me/notices"),
  subscribe: (subscription: PushSubscriptionJSON) => call<null>("PUT", "/api/me/notices/push", subscription),
  unsubscribe: () => call<null>("DELETE", "/api/me/notices/push"),
  setAddress: (address: NoticeAddress) => call<null>("PUT", "/api/me/notices/address", address),
  removeAddress: () => call<null>("DELETE", "/api/me/notices/address"),
  testNotices: () => call<NoticeTest>("POST", "/api/me/notices/test"),

  reach: () => get<Reach>("/api/reach"),
  qr: (link: string) => call<QrCode>("POST", "/api/qr", { link }),

  games: () => get<GameInfo[]>("/api/games"),
  rules: (game: string) => get<RulesPage>(`/api/rules/${encodeURIComponent(game)}`),
  strategy: (game: string) => get<StrategyPage>(`/api/strategy/${encodeURIComponent(game)}`),
  tables: () => get<TableList>("/api/tables"),
  table: (id: string) => get<TableInfo>(table(id)),
  /** The table, or why whoever has this invitation cannot sit down there. */
  invited: (id: string, invite: string) => get<TableInfo>(`${table(id)}/invite/${encodeURIComponent(invite)}`),
  open: (wanted: NewTable) => call<Opened>("POST", "/api/tables", wanted),
  join: (id: string, invite: string | null, seat: number | null = null) =>
    call<TableInfo>("POST", `${table(id)}/join`, { invite, seat }),
  leave: (id: string) => call<null>("POST", `${table(id)}/leave`),
  /** Bots take the open seats, or that one. */
  fill: (id: string, bot: string, seat: number | null = null) => call<TableInfo>("POST", `${table(id)}/fill`, { bot, seat }),
  free: (id: string, seat: number) => call<TableInfo>("POST", `${table(id)}/free`, { seat }),
  cancel: (id: string) => call<null>("DELETE", table(id)),
  rematch: (id: string) => call<Opened>("POST", `${table(id)}/rematch`),

  lessons: () => get<Lessons>("/api/lessons"),
  lesson: (game: string, name: string, answers: number[]) =>
    call<LessonStep>("POST", lesson("lessons", game, name), { answers }),
  tips: (game: string) => get<Record<string, string>>(`/api/games/${encodeURIComponent(game)}/tips`),
  uses: (game: string, card: string, there: readonly string[]) =>
    get<string[]>(`/api/games/${encodeURIComponent(game)}/uses/${encodeURIComponent(card)}?there=${encodeURIComponent(there.join(","))}`),
  guided: (game: string, name: string) => call<Opened>("POST", lesson("guided", game, name)),

  replay: (id: string) => get<Replay>(`${table(id)}/replay`),
  replayStep: (id: string, step: number, seat: number | null) =>
    get<Frame>(`${table(id)}/replay/${step}${seat === null ? "" : `?seat=${seat}`}`),
  summary: (id: string) => get<Summary>(`${table(id)}/summary`),
  analysis: (id: string) => get<AnalysisInfo>(`${table(id)}/analysis`),
  analyse: (id: string) => call<AnalysisInfo>("POST", `${table(id)}/analysis`),
  recordPath: (id: string) => `${table(id)}/record`,
};
