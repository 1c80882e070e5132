// What the parts of an instrument are called. All spans are offsets into `view.text` (the flat text); `rawSpan(view, span)` of lib/text leads back to the markdown.
import type { Span, TextView } from "@/lib/text/view";

export type Venue = Span & { state: string | null; county: string | null };

export type Anatomy = {
  /** The paper itself; what a scanned page shows of its neighbours is blank here. */
  view: TextView;
  /** All that was read, neighbours and margins too: for marks of the page. Same places as `view`. */
  whole: TextView;
  /** The printed title: "WARRANTY DEED". */
  title: Span | null;
  /** Head of the paper before the premises: index lines, clerk's caption, recorder's cover. */
  head: Span | null;
  /** "THE STATE OF TEXAS, COUNTY OF REEVES" or the caption of a court. */
  venue: Venue | null;
  /** Names and places of the parties, up to the granting words: "That A, of …, for … paid by B,". */
  premises: Span | null;
  consideration: Span | null;
  /** From the first granting verb to the description: "does hereby grant, bargain and sell unto the said B". */
  granting: Span | null;
  /** Stretches that describe land. */
  land: Span[];
  /** Sentences that keep something back or leave something out, habendum and covenants aside. */
  reservations: Span[];
  /** Sentences of "subject to". */
  subjectTo: Span[];
  habendum: Span | null;
  warranty: Span | null;
  /** "IN WITNESS WHEREOF …" up to the signatures. */
  testimonium: Span | null;
  signatures: Span | null;
  acknowledgments: Span[];
  /** Lines of recording stamps and headers. */
  stamps: Span[];
  preparedBy: Span | null;
  mailingAddress: Span | null;
  /** Exhibits and schedules, "EXHIBIT A" to the next or the end. */
  exhibits: Span[];
  /** What is said between the title and the signatures: the body all rules but stamps read. */
  body: Span;
  sentences: Span[];
};
