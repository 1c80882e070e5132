// Ports and addresses of a start.
import { freePort } from "@/lib/platform/free-port";

const loopback = new Set(["127.0.0.1", "localhost", "::1"]);

/** True when only this machine can reach the host. */
export const isLoopback = (host: string): boolean => loopback.has(host);

/** The address to open in a browser. ("0.0.0.0", 3000) → "http://localhost:3000" */
export function browserUrl(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** The address by which processes of this machine reach the server. */
export const localUrl = (host: string, port: number): string =>
  browserUrl(isLoopback(host) ? host : host === "::" ? "::1" : host === "0.0.0.0" ? "127.0.0.1" : host, port);

/** The port to listen on: a port asked for by name must be free, the default may give way to the next free one. */
export async function choosePort(asked: string | undefined, port: number, host: string): Promise<number> {
  const got = await freePort(port, host);
  if (asked?.trim() && port > 0 && got !== port) throw new Error(`PORT=${port} is taken on ${host}. Leave PORT out for any free port.`);
  return got;
}
