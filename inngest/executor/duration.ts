// Lengths of time as Inngest writes them: "1h30m", "10s", "500ms", or the moment itself as an ISO date.
const unitMs: Record<string, number> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };

/** The moment that lies `text` after `from`; an ISO date is that moment. "1h30m" → from + 5,400,000 ms. Null when it is neither. */
export function momentOf(text: string, from: Date): Date | null {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? null : moment;
  }
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[wdhms])/g)];
  if (parts.length === 0 || parts.map((part) => part[0]).join("") !== text) return null;
  const ms = parts.reduce((sum, part) => sum + Number(part[1]) * (unitMs[part[2] ?? ""] ?? 0), 0);
  return new Date(from.getTime() + ms);
}

/** Header retry-after: whole seconds or a date → milliseconds to wait from `now`, never negative; null when unreadable. */
export function retryAfterMs(header: string, now: Date): number | null {
  if (/^\d+(\.\d+)?$/.test(header)) return Number(header) * 1_000;
  const moment = new Date(header);
  return Number.isNaN(moment.getTime()) ? null : Math.max(0, moment.getTime() - now.getTime());
}
