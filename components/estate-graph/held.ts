// How long an estate was held, in the words of a chain of title.
import { formatDate } from "@/components/ui/format";

type Span = { from: string | null; to: string | null };
const year = (date: string | null) => date?.slice(0, 4) ?? null;

function span(from: string | null, to: string | null, now: string): string {
  if (from === null) return to === null ? now : `until ${to}`;
  return to === null ? `${from}${now && ` – ${now}`}` : `${from} – ${to}`;
}

/** "1921 – 1954", "until 1881" where no paper says since when (a root), "1921" while it is held, "" when nothing is known. */
export const heldYears = ({ from, to }: Span): string => span(year(from), year(to), "");

/** "4 Mar 1921 – 6 Jun 1954", "until 4 Mar 1921", "4 Mar 1921 – now", "now". */
export const heldDates = ({ from, to }: Span): string => span(from && formatDate(from), to && formatDate(to), "now");
