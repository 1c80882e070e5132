// What a command prints while it works: one plain line a step, no colours, no moving parts; readable in a log file too.
export interface Report {
  line(text: string): void;
  /** Runs one step and says how long it took; `done` may add what came of it. */
  step<T>(label: string, work: () => Promise<T>, done?: (value: T) => string): Promise<T>;
}

const BEAT_MS = 15_000;

/** "12.34" seconds → "12.3 s". */
export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

export function printing(write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`)): Report {
  return {
    line: write,
    async step(label, work, done) {
      const start = Date.now();
      const beat = setInterval(() => write(`  ${label}: still at it, ${seconds(Date.now() - start)}`), BEAT_MS);
      try {
        const value = await work();
        write(`${label}: ${done?.(value) ?? "done"} (${seconds(Date.now() - start)})`);
        return value;
      } finally {
        clearInterval(beat);
      }
    },
  };
}

export const silent: Report = { line: () => undefined, step: (_label, work) => work() };
