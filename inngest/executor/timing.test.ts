import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backoffMs } from "./backoff";
import { nextCron } from "./cron";
import { momentOf, retryAfterMs } from "./duration";

const at = new Date("2026-03-05T10:02:30Z"); // a Thursday
const iso = (date: Date | null) => date?.toISOString() ?? null;

describe("a length of time", () => {
  test.each([
    ["1h30m", 5_400_000],
    ["500ms", 500],
    ["2d", 172_800_000],
    ["1.5s", 1_500],
  ])("%s is %d ms", (text, ms) => {
    expect(momentOf(text, at)?.getTime()).toBe(at.getTime() + ms);
  });

  test("may be the moment itself", () => {
    expect(iso(momentOf("2027-01-01T00:00:00.000Z", at))).toBe("2027-01-01T00:00:00.000Z");
  });

  test.each(["", "soon", "10", "5s and more"])("%s is none", (text) => {
    expect(momentOf(text, at)).toBeNull();
  });

  test("of retry-after is seconds or a date, never negative", () => {
    expect(retryAfterMs("3", at)).toBe(3_000);
    expect(retryAfterMs("2026-03-05T10:02:40Z", at)).toBe(10_000);
    expect(retryAfterMs("2020-01-01T00:00:00Z", at)).toBe(0);
    expect(retryAfterMs("soon", at)).toBeNull();
  });
});

describe("a schedule", () => {
  test.each([
    ["* * * * *", "2026-03-05T10:03:00.000Z"],
    ["*/15 * * * *", "2026-03-05T10:15:00.000Z"],
    ["0 9 * * *", "2026-03-06T09:00:00.000Z"],
    ["30 8-10 * * 1,5", "2026-03-06T08:30:00.000Z"],
    ["0 0 1 1 *", "2027-01-01T00:00:00.000Z"],
    ["0 0 29 2 *", "2028-02-29T00:00:00.000Z"],
    ["0 0 13 * 7", "2026-03-08T00:00:00.000Z"],
    ["TZ=UTC 0 12 * * *", "2026-03-05T12:00:00.000Z"],
  ])("%s next holds at %s", (expression, expected) => {
    expect(iso(nextCron(expression, at))).toBe(expected);
  });

  test.each(["", "* * * *", "60 * * * *", "a * * * *", "5-1 * * * *", "*/0 * * * *", "0 0 30 2 *", "TZ=Europe/Paris 0 0 * * *"])(
    "%s never holds",
    (expression) => {
      expect(nextCron(expression, at)).toBeNull();
    },
  );

  test("is always in the future", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 0, max: 23 }),
        fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
        (m, h, from) => {
          const next = nextCron(`${m} ${h} * * *`, from);
          return next !== null && next > from && next.getTime() - from.getTime() <= 86_400_000 && next.getUTCMinutes() === m && next.getUTCHours() === h;
        },
      ),
    );
  });
});

test("the pause between attempts never shrinks, and chance adds at most a fifth", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const ms = backoffMs(attempt, chance);
      return ms >= backoffMs(attempt, 0) && ms <= backoffMs(attempt, 0) * 1.2 + 1 && backoffMs(attempt + 1, 0) >= backoffMs(attempt, 0);
    }),
  );
});
