// A bar that moves on a terminal, and a line at each quarter elsewhere. On standard error: standard output is for results.
const WIDTH = 28;

/** (3, 12, "markdown") → "[=======                     ]   3/12  markdown" */
export function drawBar(done: number, total: number, what: string): string {
  const filled = total > 0 ? Math.round((Math.min(done, total) / total) * WIDTH) : 0;
  return `[${"=".repeat(filled)}${" ".repeat(WIDTH - filled)}] ${String(done).padStart(String(total).length)}/${total}  ${what}`;
}

export class ProgressBar {
  private quarter = -1;
  constructor(
    private readonly label: string,
    private readonly stream: NodeJS.WriteStream = process.stderr,
  ) {}

  show(done: number, total: number, what = ""): void {
    const line = `${this.label} ${drawBar(done, total, what)}`;
    if (this.stream.isTTY) {
      this.stream.write(`\r${line.slice(0, (this.stream.columns ?? 100) - 1)}\u001b[K`);
      return;
    }
    const quarter = total > 0 ? Math.floor((done / total) * 4) : 0;
    if (quarter === this.quarter) return;
    this.quarter = quarter;
    this.stream.write(`${line.trimEnd()}\n`);
  }

  end(): void {
    if (this.stream.isTTY) this.stream.write("\n");
  }
}
