import { spawn } from "node:child_process";

export interface Outcome {
  code: number;
  output: string;
}

/**
 * Runs `node` with arguments to its end; answers exit code and everything it printed. Never rejects for a failing command.
 * With a limit the command is killed after so long, and has failed.
 */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = process.env, limitMs?: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const take = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const stop = () => child.kill("SIGTERM");
    process.once("exit", stop);
    const limit =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            output += `\nNot done after ${limitMs / 1_000} s: killed.`;
            child.kill("SIGKILL");
          }, limitMs);
    child.once("error", (error) => resolve({ code: 1, output: error.message }));
    child.once("close", (code) => {
      clearTimeout(limit);
      process.off("exit", stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The same, but a failing command is an error that carries the end of what it printed. */
export async function mustRunNode(what: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await runNode(args, env);
  if (code !== 0) throw new Error(`${what} failed:\n${output.trim().split("\n").slice(-40).join("\n")}`);
  return output.trim();
}
