// Dates of record, as exact as the instrument: YYYY-MM-DD, YYYY-MM or YYYY. Times are RFC 3339 UTC.
import { z } from "zod";

export const recordDateSchema = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, "a date as YYYY-MM-DD, YYYY-MM or YYYY");
export const dayDateSchema = z.iso.date();
export const timeSchema = z.iso.datetime({ offset: true });
export type RecordDate = z.infer<typeof recordDateSchema>;
