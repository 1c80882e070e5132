import { afterEach, describe, expect, it, vi } from "vitest";
import { addressOf, call, urlOf } from "@/lib/client/call";
import { ClientError, isCode } from "@/lib/client/client-error";

const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
afterEach(() => vi.unstubAllGlobals());

describe("call", () => {
  it("fills the path and leaves out empty query values", () => {
    expect(urlOf("/api/packages/{id}/documents", { id: "pkg_a b" }, { limit: 5, q: "", cursor: undefined })).toBe("/api/packages/pkg_a%20b/documents?limit=5");
    expect(addressOf("getPageImage", { params: { id: "doc_1", n: 2 }, query: { width: 800 } })).toBe("/api/documents/doc_1/pages/2?width=800");
  });

  it("turns a problem into an error with its code and field errors", async () => {
    answer(422, {
      type: "about:blank",
      title: "Invalid",
      status: 422,
      detail: "name is empty",
      instance: "/api/packages",
      code: "invalid_request",
      errors: [{ path: "name", message: "empty" }],
    });
    const error = await call("createPackage", { body: { name: "x" } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ClientError);
    expect(isCode(error, "invalid_request")).toBe(true);
    expect((error as ClientError).errors).toEqual([{ path: "name", message: "empty" }]);
  });

  it("refuses an answer that is no JSON, and says whose it was", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response("<html>proxy</html>", { status: 200 })),
    );
    const error = await call("listPackages", {}).catch((e: unknown) => e);
    expect(isCode(error, "unexpected_answer")).toBe(true);
    expect((error as ClientError).detail).toContain("listPackages");
  });

  it("gives nothing for an answer without content", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(null, { status: 204 })),
    );
    expect(await call("deletePackage", { params: { id: "pkg_1" } })).toBeUndefined();
  });

  it("says that the server was not reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
    const error = await call("getHealth", {}).catch((e: unknown) => e);
    expect(isCode(error, "unreachable")).toBe(true);
    expect((error as ClientError).retriable).toBe(true);
  });
});
