import { describe, expect, it, vi } from "vitest";
import type { Frame } from "$lib/wire";
import { Frames } from "./frames";

const frame = (step: number) => ({ step }) as Frame;

describe("frames of a replay", () => {
  it("are asked for once for each step and seat", async () => {
    const load = vi.fn((step: number) => Promise.resolve(frame(step)));
    const frames = new Frames(load);
    await frames.get(3, 0);
    frames.expect(3, 0);
    expect((await frames.get(3, 0)).step).toBe(3);
    expect(load).toHaveBeenCalledTimes(1);
    await frames.get(3, null);
    await frames.get(3, 1);
    expect(load.mock.calls).toEqual([[3, 0], [3, null], [3, 1]]);
  });

  it("are asked for again after a failure", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(frame(1));
    const frames = new Frames(load);
    await expect(frames.get(1, null)).rejects.toThrow("offline");
    expect(await frames.get(1, null)).toEqual(frame(1));
  });

  it("are not all kept, but those that were used last", async () => {
    const load = vi.fn((step: number) => Promise.resolve(frame(step)));
    const frames = new Frames(load);
    for (let step = 0; step < 100; step += 1) {
      await frames.get(step, null);
      await frames.get(0, null);
    }
    expect(load).toHaveBeenCalledTimes(100);
    await frames.get(1, null);
    expect(load).toHaveBeenCalledTimes(101);
  });
});
