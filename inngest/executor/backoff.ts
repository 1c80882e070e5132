// How long to wait before the next attempt. Shorter than a hosted queue's table: here a person is waiting.
const seconds = [2, 5, 15, 30, 60, 120, 300, 600, 1_200, 3_600];

/** Milliseconds before attempt n+1 after attempt n (from 0) failed; `chance` 0..1 adds up to a fifth, so that failures do not return together. */
export function backoffMs(attempt: number, chance: number): number {
  const base = seconds[Math.min(attempt, seconds.length - 1)] ?? 3_600;
  return Math.round(base * 1_000 * (1 + chance / 5));
}
