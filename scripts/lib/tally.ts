// Runs checks one after the other and keeps the count.
import type { CheckResult } from "./checks";
import { seconds } from "./report";

const SHOWN_LINES = 120;

export class Tally {
  private passed = 0;
  private failed = 0;

  /** Runs a check, prints one line, and the end of its output when it failed. A check that throws has failed. */
  async run(name: string, check: () => Promise<CheckResult>): Promise<boolean> {
    const start = Date.now();
    const result = await check().catch((thrown: unknown) => ({
      passed: 0,
      failed: 1,
      skipped: 0,
      output: thrown instanceof Error ? thrown.message : String(thrown),
    }));
    this.passed += result.passed;
    this.failed += result.failed;
    const skipped = result.skipped ? `, ${result.skipped} skipped` : "";
    console.log(
      `${name}: ${result.failed ? `FAILED, ${result.passed} passed, ${result.failed} failed` : `${result.passed} passed`}${skipped} (${seconds(Date.now() - start)})`,
    );
    if (result.failed) console.log(result.output.trimEnd().split("\n").slice(-SHOWN_LINES).join("\n"));
    return result.failed === 0;
  }

  /** Prints the last line, "N passed, N failed", and answers the exit code. */
  finish(): number {
    console.log(`${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0 ? 0 : 1;
  }
}
