import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { callFunction } from "@/inngest/executor/app-client";

const call = { version: 1, event: {}, events: [], steps: {}, ctx: { run_id: "run-1" } };
let server: Server | null = null;

/** An app that answers the first call of a connection and closes the connection at the second, as one does whose time to keep it has run out. */
async function closing(answers: (seen: number) => boolean) {
  const calls = new Map<Socket, number>();
  let answered = 0;
  server = createServer((req, res) => {
    const seen = (calls.get(req.socket) ?? 0) + 1;
    calls.set(req.socket, seen);
    if (!answers(seen)) return req.socket.destroy();
    answered++;
    res.setHeader("content-type", "application/json").end(JSON.stringify({ answered }));
  });
  await new Promise<void>((ready) => server?.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/inngest`;
  return { app: { url, signingKey: "signkey-test-00" }, connections: calls };
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const ask = (app: { url: string; signingKey: string }) => callFunction(app, "fn", "step", "1", call, new AbortController().signal);

describe("a call to the app", () => {
  it("goes out again over a new connection when the kept one was closed in the meantime", async () => {
    const { app, connections } = await closing((seen) => seen === 1);
    expect((await ask(app)).body).toEqual({ answered: 1 });
    expect((await ask(app)).body).toEqual({ answered: 2 });
    expect(connections.size).toBe(2);
  });

  it("fails when a new connection is closed without an answer", async () => {
    const { app } = await closing(() => false);
    await expect(ask(app)).rejects.toThrow();
  });
});
