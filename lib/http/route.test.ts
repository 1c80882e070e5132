import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/platform/errors";
import { methods, unknownPath } from "./methods";
import { route } from "./route";
import { storedResponse } from "./stored";

const context = (params: Record<string, string> = {}) => ({ params: Promise.resolve(params) });
const post = (body: BodyInit, headers: Record<string, string> = { "content-type": "application/json" }) =>
  new Request("http://x/api/packages", { method: "POST", body, headers });
type Shown = { status: number; code: string; detail: string; errors: { path: string }[] };
const problemOf = async (r: Response) => ({ media: r.headers.get("content-type"), ...((await r.json()) as Shown) });

describe("route", () => {
  it("withholds an answer that breaks the contract, as a problem that shows nothing of it", async () => {
    const handler = route("getHealth", (async () => ({ secret: "x" })) as never);
    const problem = await problemOf(await handler(new Request("http://x/api/health"), context()));
    expect(problem).toMatchObject({ media: "application/problem+json", status: 500, code: "internal" });
    expect(JSON.stringify(problem)).not.toContain("secret");
  });
  it("turns any thrown value into a problem without a stack", async () => {
    const handler = route("getHealth", async () => {
      throw new Error("at /secret/place.ts:1");
    });
    expect(JSON.stringify(await problemOf(await handler(new Request("http://x/api/health"), context())))).not.toContain("/secret");
  });
  it("says where a body does not fit", async () => {
    const handler = route("createPackage", async () => undefined);
    const problem = await problemOf(await handler(post('{"name":"","county":5}'), context()));
    expect(problem.status).toBe(422);
    expect(problem.errors.map((e) => e.path)).toEqual(expect.arrayContaining(["/name", "/county"]));
  });
  it("stops reading a body that is over the limit, whatever its length header says", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const request = new Request("http://x/api/packages", {
      method: "POST",
      body: endless,
      headers: { "content-type": "application/json" },
      duplex: "half",
    } as RequestInit);
    expect((await problemOf(await route("createPackage", async () => undefined)(request, context()))).code).toBe("payload_too_large");
    expect(sent).toBeLessThan(20);
  });
  it("gives Retry-After where trying again may help", async () => {
    const handler = route("getHealth", async () => {
      throw new AppError("unavailable", "Down for a moment.", { retryAfterSeconds: 9 });
    });
    const response = await handler(new Request("http://x/api/health"), context());
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "9"]);
  });
});

describe("methods", () => {
  it("answers 405 with what is allowed, and 404 on paths that are not there", async () => {
    const table = methods({ GET: unknownPath });
    const refused = await table.DELETE(new Request("http://x/api/y", { method: "DELETE" }), context());
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await table.GET(new Request("http://x/api/y"), context())).status).toBe(404);
  });
});

describe("storedResponse", () => {
  it("answers 304 to the tag it gave, weak or in a list, and 200 to another", () => {
    const etag = storedResponse(new Request("http://x/"), "body").headers.get("etag") ?? "";
    const ask = (tag: string) => storedResponse(new Request("http://x/", { headers: { "if-none-match": tag } }), "body").status;
    expect([ask(etag), ask(`"a", W/${etag}`), ask('"other"')]).toEqual([304, 304, 200]);
  });
});
