// Ports that nobody listens on.
import { createServer } from "node:net";

const listens = (port: number, host: string): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(null));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const got = typeof address === "object" && address ? address.port : null;
      server.close(() => resolve(got));
    });
  });

/**
 * The preferred port if it is free on that host, else the next free one of the following 20, else any free port.
 * freePort(3000) → 3000, or 3001 when 3000 is taken; freePort(0) → any.
 */
export async function freePort(preferred = 0, host = "127.0.0.1"): Promise<number> {
  if (preferred > 0) {
    for (let port = preferred; port < preferred + 20 && port <= 65_535; port += 1) {
      const got = await listens(port, host);
      if (got !== null) return got;
    }
  }
  const any = await listens(0, host);
  if (any === null) throw new Error(`No port can be opened on ${host}.`);
  return any;
}
