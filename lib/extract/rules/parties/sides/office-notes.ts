// Notes for the office at the head of a paper ("AFTER RECORDING RETURN TO: …", "Mail tax statements to …", "Escrow No. 4471, …"): whom they name is no party.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { anatomyOf } from "@/lib/extract/anatomy/find-anatomy";
import type { Span } from "@/lib/text/view";

const NOTE = new RegExp(
  `^[\\W_]*(?:${[
    "(?:(?:when|once|after|upon) (?:recorded|filed|recording|filing)|recording),? (?:please )?(?:return|mail|send|deliver|requested)",
    "(?:please )?(?:record and )?(?:return|mail|send|deliver)(?:ed)?(?: (?:this )?(?:deed|instrument|original|copy|document|recorded \\w+))?(?: (?:by mail|when recorded|after recording))? to\\b",
    "(?:for )?return(?: address)?:",
    "(?:mail|send) (?:all )?(?:future )?tax",
    "tax (?:statements?|bills?|notices?)(?: to)?:",
    "(?:recording )?requested by\\b",
    "(?:(?:this )?(?:instrument|document|deed)(?: was)? )?(?:prepared|drafted|drawn|written) by\\b",
    "(?:escrow|title order|order|file|loan|abstract|gf) no\\b",
    "from the (?:law )?offices? of\\b",
    "abstract(?:er|or)s?:",
    "(?:to be )?index(?:ed)?(?: under| as)?:",
    "(?:the )?space above\\b",
  ].join("|")})`,
  "i",
);

/** A note is short: a name, an address. */
const MOST = 260;

/** Where notes stand ahead of the act, each with the lines of its paragraph. */
function notesOf(a: Anatomy): Span[] {
  const { lines, text } = a.view;
  const act = a.granting?.start ?? Math.min(text.length, 1500);
  const out: Span[] = [];
  lines.forEach((line, i) => {
    if (line.end > act || !NOTE.test(text.slice(line.start, line.end)) || out.some((n) => line.start < n.end)) return;
    const next = lines.findIndex((l, k) => k > i && l.blankBefore);
    const end = lines[(next < 0 ? lines.length : next) - 1]?.end ?? line.end;
    // A paragraph that goes on to the act has its note in the one line.
    const own = end > act || end - line.start > MOST ? line.end : end;
    if (own - line.start <= MOST) out.push({ start: line.start, end: own });
  });
  return out;
}

/** The paper with the notes at its head blank, places unchanged; itself where there are none. Errs towards a note too few: what it does not know to be one is read as before. */
export function withoutOfficeNotes(a: Anatomy): Anatomy {
  const notes = notesOf(a);
  if (notes.length === 0) return a;
  const text = notes.reduce((t, n) => `${t.slice(0, n.start)}${" ".repeat(n.end - n.start)}${t.slice(n.end)}`, a.view.text);
  return anatomyOf({ ...a.view, text });
}
