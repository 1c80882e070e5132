// Cron expressions of five fields in UTC: minute, hour, day of month, month, day of week (0 and 7 are Sunday). Lists, ranges and steps.
const ranges: readonly [number, number][] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
];

function parsePart(part: string, [low, high]: readonly [number, number]): number[] | null {
  const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
  if (!match) return null;
  const from = match[1] === undefined ? low : Number(match[1]);
  const to = match[2] !== undefined ? Number(match[2]) : match[1] === undefined || match[3] !== undefined ? high : from;
  const step = match[3] === undefined ? 1 : Number(match[3]);
  if (from < low || to > high || from > to || step < 1) return null;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

function parseField(text: string, range: readonly [number, number]): Set<number> | null {
  const parts = text.split(",").map((part) => parsePart(part, range));
  return parts.some((part) => part === null) ? null : new Set(parts.flatMap((part) => part ?? []));
}

/**
 * The first full minute after `after` at which the expression holds. "0/5 * * * *" after 10:02 → 10:05.
 * Null when the expression cannot be read or holds on no day of the next four years. A TZ= prefix other than UTC is refused.
 */
export function nextCron(expression: string, after: Date): Date | null {
  const fields = expression
    .replace(/^TZ=UTC\s+/, "")
    .trim()
    .split(/\s+/);
  const sets = fields.length === 5 ? ranges.map((range, i) => parseField(fields[i] ?? "", range)) : [];
  const [minutes, hours, days, months, weekdays] = sets;
  if (!minutes || !hours || !days || !months || !weekdays) return null;
  if (weekdays.has(7)) weekdays.add(0);
  const eitherDay = fields[2] !== "*" && fields[4] !== "*";
  const dayHolds = (at: Date): boolean => {
    const byDate = days.has(at.getUTCDate());
    const byWeek = weekdays.has(at.getUTCDay());
    return months.has(at.getUTCMonth() + 1) && (eitherDay ? byDate || byWeek : byDate && byWeek);
  };
  const at = new Date(Math.floor(after.getTime() / 60_000) * 60_000 + 60_000);
  for (const end = at.getTime() + 4 * 366 * 86_400_000; at.getTime() < end; ) {
    if (!dayHolds(at)) at.setTime(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1));
    else if (!hours.has(at.getUTCHours())) at.setTime(Math.floor(at.getTime() / 3_600_000) * 3_600_000 + 3_600_000);
    else if (!minutes.has(at.getUTCMinutes())) at.setTime(at.getTime() + 60_000);
    else return at;
  }
  return null;
}
