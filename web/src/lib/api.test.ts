import { afterEach, expect, test, vi } from "vitest";
import { ApiError, api, told } from "./api";

function answer(status: number, body: string): void {
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(body, { status }))));
}

afterEach(() => vi.unstubAllGlobals());

async function failure(): Promise<ApiError> {
  return api.table("t").then(
    () => expect.fail("it should have failed"),
    (error: unknown) => error as ApiError,
  );
}

test("what the server refuses is told in its words", async () => {
  answer(404, JSON.stringify({ code: "no_table", message: "There is no such table." }));
  const error = await failure();
  expect(error).toBeInstanceOf(ApiError);
  expect([error.status, error.code, told(error), error.passing]).toEqual([404, "no_table", "There is no such table.", false]);
});

test("an answer that is no problem of ours is still told in words", async () => {
  answer(502, "<html>bad gateway</html>");
  const error = await failure();
  expect([error.code, error.passing]).toEqual(["unknown", true]);
  expect(error.message).toContain("502");
});

test("no answer at all passes by", async () => {
  vi.stubGlobal("fetch", vi.fn(() => Promise.reject(new TypeError("failed"))));
  const error = await failure();
  expect([error.status, error.code, error.passing]).toEqual([0, "offline", true]);
});

test("requests go to the right place, with a JSON body where there is one", async () => {
  answer(200, "null");
  await api.join("a/b", "xyz");
  await api.leave("t");
  const calls = vi.mocked(fetch).mock.calls;
  expect(calls[0]![0]).toBe("/api/tables/a%2Fb/join");
  expect(calls[0]![1]).toMatchObject({
    method: "POST",
    body: '{"invite":"xyz","seat":null}',
    headers: { "Content-Type": "application/json" },
  });
  expect(calls[1]![1]).toMatchObject({ method: "POST", body: null, headers: {} });
});

test("an empty answer is nothing", async () => {
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(null, { status: 204 }))));
  expect(await api.cancel("t")).toBeNull();
});
