// Time enters the product here, so that a test can hold it still.
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that always says the same. fixedClock("2026-01-02T00:00:00Z").now() → that moment. */
export const fixedClock = (iso: string): Clock => ({ now: () => new Date(iso) });

/** The calendar day of a moment in UTC: 2026-01-02T23:00Z → "2026-01-02". */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
