// Instruments and deaths in the order of their legal effect: delivery first, then recording.
import type { Holder } from "@/lib/title/ledger/interest";
import type { Matter } from "./matter";

export type Death = { readonly holder: Holder; readonly day: string | null; readonly matter: Matter };
export type Entry = { readonly day: string | null; readonly matter: Matter; readonly death: Death | null; readonly rank: number };

const number = (text: string | null): number => {
  const digits = /\d+/.exec((text ?? "").replace(/[,]/g, ""));
  return digits ? Number(digits[0]) : Number.MAX_SAFE_INTEGER;
};
const key = (m: Matter) => m.doc.doc_type.resolved.recording;

/** Same day: the earlier recorded first, by day, then by page of one book or by number, then as given. */
function byRecord(a: Matter, b: Matter): number {
  const [ra, rb] = [a.recorded ?? "9999", b.recorded ?? "9999"];
  if (ra !== rb) return ra < rb ? -1 : 1;
  const [ka, kb] = [key(a), key(b)];
  if (ka.book && ka.book === kb.book && ka.page !== kb.page) return number(ka.page) - number(kb.page);
  if (ka.instrument_no && kb.instrument_no && ka.instrument_no !== kb.instrument_no) return number(ka.instrument_no) - number(kb.instrument_no);
  return a.index - b.index;
}

/** Undated entries come last: what is not known to be early must not cut off what is. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => {
    const [da, db] = [a.day ?? "9999", b.day ?? "9999"];
    if (da !== db) return da < db ? -1 : 1;
    return a.rank - b.rank || byRecord(a.matter, b.matter);
  });
}
