import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { EnvError, readEnv } from "./env";
import { AppError, messageOf } from "./errors";
import { freePort } from "./free-port";
import { newId } from "./ids";
import { formatLine } from "./log";
import { readStoredFile, removeStoredFile, sha256Of, storeFile } from "./storage";

const folder = mkdtempSync(join(tmpdir(), "platform test "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("settings", () => {
  test("have a default each: the loopback address, port 3000, the rules extractor", () => {
    const env = readEnv({}, "/srv/muniment");
    expect(env).toMatchObject({ host: "127.0.0.1", port: 3000, extractor: "rules", databaseUrl: null, dataDir: "/srv/muniment/.muniment" });
    expect(env.maxUploadBytes).toBe(100 * 1024 * 1024);
  });

  test("left empty count as not set", () => {
    expect(readEnv({ PORT: "", HOST: "  ", OPENAI_API_KEY: "" }, "/x")).toMatchObject({ port: 3000, host: "127.0.0.1", extractor: "rules" });
  });

  test("with a model key choose the model extractor, unless told otherwise", () => {
    expect(readEnv({ OPENAI_API_KEY: "k" }, "/x").extractor).toBe("openai");
    expect(readEnv({ OPENAI_API_KEY: "k", MUNIMENT_EXTRACTOR: "rules" }, "/x").extractor).toBe("rules");
  });

  test.each([
    [{ PORT: "80x" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ INNGEST_BASE_URL: "not an address" }, "INNGEST_BASE_URL"],
    [{ MUNIMENT_EXTRACTOR: "magic" }, "MUNIMENT_EXTRACTOR"],
    [{ MUNIMENT_EXTRACTOR: "openai" }, "OPENAI_API_KEY"],
    [{ OPENAI_SPEND_CAP_USD: "-1" }, "OPENAI_SPEND_CAP_USD"],
  ])("%o are refused with the name of the variable", (source, name) => {
    expect(() => readEnv(source, "/x")).toThrow(EnvError);
    expect(() => readEnv(source, "/x")).toThrow(name);
  });
});

describe("ids", () => {
  test("made one after the other sort so, and none comes twice", () => {
    const ids = Array.from({ length: 2_000 }, () => newId("doc_"));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^doc_[0-9a-z]{24}$/.test(id))).toBe(true);
  });

  test("keep their order when the clock steps back", () => {
    const now = Date.now() + 10_000;
    const first = newId("x_", now);
    expect(newId("x_", now - 5_000) > first).toBe(true);
  });
});

describe("stored files", () => {
  test("come back as they were, once under one name, whatever the bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const sha = await storeFile(bytes, folder);
        expect(await storeFile(bytes, folder)).toBe(sha);
        expect(sha).toBe(sha256Of(bytes));
        expect(new Uint8Array(await readStoredFile(sha, folder))).toEqual(bytes);
      }),
      { numRuns: 20 },
    );
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".part"))).toEqual([]);
  });

  test.each(["../../etc/passwd", "", "A".repeat(64), "0".repeat(63)])("with the name %s do not exist", async (name) => {
    await expect(readStoredFile(name, folder)).rejects.toMatchObject({ code: "not_found" });
  });

  test("can be removed, also twice", async () => {
    const sha = await storeFile(new Uint8Array([1, 2, 3]), folder);
    await removeStoredFile(sha, folder);
    await removeStoredFile(sha, folder);
    await expect(readStoredFile(sha, folder)).rejects.toBeInstanceOf(AppError);
  });
});

test("a taken port is passed over", async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, "127.0.0.1", () => resolve((taken.address() as { port: number }).port));
  });
  expect(await freePort(port)).not.toBe(port);
  taken.close();
});

describe("errors", () => {
  test("carry the status of their code", () => {
    expect(new AppError("payload_too_large", "Too big.").status).toBe(413);
  });

  test("of any kind have a sentence", () => {
    expect([messageOf(new Error("no")), messageOf("text"), messageOf(undefined), messageOf(new TypeError(""))]).toEqual([
      "no",
      "text",
      "Unknown error",
      "TypeError",
    ]);
  });
});

test("a line of the log is one line, with errors and big numbers readable", () => {
  const line = formatLine("warn", "two\nlines", { error: new Error("why"), n: 5n }, new Date(0));
  expect(line).toBe('1970-01-01T00:00:00.000Z warn two lines {"error":"why","n":"5"}\n');
});
