import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keptImage, removeKeptImages } from "./kept-images";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "muniment-images-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sha256 = "a".repeat(64);
const draws = (bytes: Uint8Array) => {
  let count = 0;
  return {
    draw: async () => {
      count++;
      return bytes;
    },
    count: () => count,
  };
};

describe("kept page images", () => {
  it("draws a page of one width once, even when it is asked for twice at once", async () => {
    const { draw, count } = draws(Uint8Array.of(1, 2, 3));
    const key = { sha256, page: 1, width: 800 };
    const both = await Promise.all([keptImage(key, draw, folder), keptImage(key, draw, folder)]);
    expect(both.map((bytes) => [...bytes])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect([...(await keptImage(key, draw, folder))]).toEqual([1, 2, 3]);
    expect(count()).toBe(1);
    await keptImage({ ...key, width: 400 }, draw, folder);
    expect(count()).toBe(2);
  });

  it("keeps nothing of a page that cannot be drawn", async () => {
    const key = { sha256, page: 9, width: 800 };
    await expect(keptImage(key, () => Promise.reject(new Error("no such page")), folder)).rejects.toThrow("no such page");
    const { draw } = draws(Uint8Array.of(7));
    expect([...(await keptImage(key, draw, folder))]).toEqual([7]);
  });

  it("forgets the images of a removed file, and only those", async () => {
    const { draw } = draws(Uint8Array.of(1));
    const other = "b".repeat(64);
    await keptImage({ sha256, page: 1, width: 800 }, draw, folder);
    await keptImage({ sha256: other, page: 1, width: 800 }, draw, folder);
    await removeKeptImages(new Set([sha256]), folder);
    const left = await readdir(join(folder, "page-images"));
    expect(left).toHaveLength(1);
    expect(left[0]).toContain(other);
  });

  it("stays within its limit: the images not looked at for longest go first", async () => {
    for (let page = 1; page <= 200; page++) await keptImage({ sha256, page, width: 100 }, async () => new Uint8Array(1000), folder, 50_000);
    for (let page = 201; page <= 400; page++) await keptImage({ sha256, page, width: 100 }, async () => new Uint8Array(1000), folder, 50_000);
    expect((await readdir(join(folder, "page-images"))).length).toBeLessThan(300);
  });
});
