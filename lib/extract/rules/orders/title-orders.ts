// What a court orders about title, clause by clause: who has it, in what; and who is sent away with nothing.
import type { Span } from "@/lib/text/view";

/** `title`: `who` has or gets `thing`; `nothing`: the claim of `who` fails. Places in the sentence. */
export type TitleOrder = { readonly kind: "title" | "nothing"; readonly who: Span; readonly thing: Span | null };

const SUITOR =
  "(?:[Tt]he )?(?:said )?(?:[Cc]ross-|[Cc]ounter-)?(?:[Pp]laintiff|PLAINTIFF|[Cc]omplainant|[Dd]efendant|DEFENDANT|[Pp]etitioner|[Rr]espondent|[Ii]ntervenor|[Cc]laimant)[sS]?\\b";
const NAME_WORD = "[A-Z][\\w.&'’-]*";
/** A suitor by his part in the suit, with or without his name, or names alone. */
const WHO = `(?:${SUITOR},? ?)?(?:${NAME_WORD}(?:,? (?:and |of |& |et )?(?:the )?${NAME_WORD}){0,14})`;
/** A suitor by his part, with the names behind it: "plaintiffs, ANN ROE and BO ROE, his wife". */
const SUITOR_NAMED = `${SUITOR}(?:,? (?:${NAME_WORD}|and|&|plaintiffs?|defendants?|an?|his|her|their|wife|husband|widow|widower|brother|sister|son|daughter|mother|father|et|ux|al|also|known|as|formerly|a/k/a|each|both|and wife)(?![\\w])\\.?){0,16}`;
/** Words of judging between the verb and what it says. */
const JUDGED =
  "(?:(?:hereby|therefore|accordingly|likewise|also|similarly|further|now|forever|found|declared|deemed|adjudged|decreed|adjudicated|held|determined|and|the|same|it|they|to|be|is|are|a|an|jointly|each),? )*";
const BE = "(?:is|are|be|was|were|stands?|should be|shall be),?";
const FIXED = "(?:quieted|vested|confirmed|established|adjudged|placed|settled|awarded|set over|perfect(?:ed)?|good)";
const THING = "(?<thing>[^;]{2,420}?)";
const REST = "(?<thing>[^;]{2,420})";

const TITLE_IN = new RegExp(
  `\\b[Tt]itle (?:to|in|of) ${THING},? ${BE} ${JUDGED}(?:(?:${FIXED} (?:and )?){0,3}in|(?:held|owned|possessed|enjoyed) by) (?<who>(?:favor of )?(?:${SUITOR}|(?:the )?${NAME_WORD})[^;]{0,160})`,
  "gd",
);
const TITLE_OF = new RegExp(`\\b[Tt]itle of (?:the )?(?:said )?(?<who>${SUITOR}[^;]{0,60}?|${WHO}) (?:to|in) ${THING},? ${BE} ${JUDGED}${FIXED}\\b`, "gd");
/** "plaintiff's title to the N/2 be quieted against all defendants". */
const TITLE_HIS = new RegExp(`(?<who>${SUITOR}|${WHO})['’]s? (?:fee (?:simple )?)?title (?:to|in|of) ${THING},? ${BE} ${JUDGED}${FIXED}\\b`, "gd");
const QUIETS = new RegExp(`\\b(?:[Qq]uiets?|[Qq]uieted|[Vv]ests?|[Cc]onfirms?) in (?<who>[^;]{3,120}?) (?:the )?(?:fee )?title (?:to|in) ${REST}`, "gd");
const OWNER = new RegExp(
  `(?<who>${SUITOR_NAMED}|${WHO}),? ${BE} ${JUDGED}(?:(?:sole|true|lawful|rightful|record|absolute|fee|legal|only) )*(?:owners?|seized|seised)(?:,? in fee(?: simple)?(?: absolute| title)?| absolutely)?,?(?: and entitled to (?:the )?(?:immediate )?possession)? of ${REST}`,
  "gd",
);
const HAS_TITLE = new RegExp(
  `(?<who>${SUITOR}(?:,? ${NAME_WORD}){0,8}|${WHO}),? (?:do |does |shall |do have and )?(?:has|have|had|holds?|recovers?|have and recover|acquired)(?: (?:of|from)(?: and from)? [^;]{3,90}?)?,? (?:(?:a|the|good|fee|legal|full|valid|perfect|marketable|absolute|and|simple|judgment for) )*title(?: to and (?:the )?possession of| and (?:the )?possession of)?(?: by [^;,]{3,50})?(?: (?:to|in|of))?,? ${REST}`,
  "gd",
);
const BELONGS = new RegExp(
  `(?:^|[,:] |\\bthat )(?:and )?(?:that )?(?<thing>(?:(?! that )[^;]){2,300}?),? (?:is|are|be) ${JUDGED}(?:the (?:sole |separate )?property of|(?:owned|held) by|vested in|quieted in|set over to|awarded to) (?<who>(?:${SUITOR}|(?:the )?${NAME_WORD})[^;]{0,160})`,
  "gd",
);
const VESTS =
  "(?:(?:shall|does|do|is|are|be|hereby|thereby|therefore|now|forever|and|which|it|they|the same|title|thereto|thereof|to|in|of|said|such|absolutely|fee|simple|as|of|this|date|day),? )*(?:vests?|vested|reverts?|reverted|pass(?:es|ed)?|merges?d?|restored|quieted|returns?|returned|goes)";
/** "title to it vests in ANN ROE", "title thereto shall revert to plaintiff". */
const TITLE_VESTS = new RegExp(
  `\\b[Tt]itle (?:to|in|of) (?<thing>[^;]{2,300}?),? ${VESTS} (?:in|to|with) (?<who>(?:${SUITOR}|(?:the )?${NAME_WORD})[^;]{0,120})`,
  "gd",
);
const LOST = "(?:abandoned|terminated|extinguished|lapsed|forfeited|at an end|of no (?:further )?(?:force|effect)|void|barred)";
/** "title to the NW/4", "Section 5 is": what is told of behind the loss is another thing, and not "title to it". */
const ANOTHER_THING =
  "\\b(?:[Tt]itle (?:to|in|of) (?!(?:it|them|the same|that|said (?:one|share|interest|minerals?|royalty))\\b)|[NSEW][NSEW]?/[24]\\b|(?:[Ss]ection|[Ll]ot|[Tt]ract) \\d|(?:the|all|said) (?:land|surface|premises|tract|property)\\b)";
/** "the one-fourth of CARL BLY is terminated, and … vests in ANN ROE": what one loses another has. */
const LAPSED = new RegExp(
  `(?:^|[.:] |\\bthat |\\b\\d{1,2}[.)] |\\b[A-Z]{5,} )(?<thing>(?:[Tt]he |[Aa]ll |[Ss]aid |[Aa]ny |[Aa]n )[^;]{3,260}?),? (?:is|are|be|was|were|has been|have been|stands?) ${JUDGED}${LOST}\\b(?:(?!${ANOTHER_THING})[^;]){0,90}?\\b${VESTS} (?:in|to|with) (?<who>(?:${SUITOR}|(?:the )?${NAME_WORD})[^;]{0,120})`,
  "gd",
);
const NOTHING = new RegExp(
  `(?<who>${SUITOR}(?:,? ${NAME_WORD}){0,8}|${WHO}),? (?:do |does |shall |should )?(?:(?:take|recover)s? nothing|(?:has|have) no (?:right|title|interest|estate|claim)|(?:is|are|be) (?:hereby |forever )*(?:denied|barred|divested|enjoined))\\b`,
  "gd",
);

const TITLES = [LAPSED, TITLE_OF, TITLE_HIS, TITLE_IN, QUIETS, OWNER, HAS_TITLE, BELONGS, TITLE_VESTS];

/** Where the words of the one who has title end: at what he has it against or under. */
const WHO_ENDS =
  /, and (?=(?:the )?(?:said )?(?:[Pp]laintiff|[Dd]efendant|[A-Z])[^;]{0,80}? (?:shall|is|are|has|have|takes?|recovers?|owns?)\b)|,? (?:as against|against|subject to|free (?:and clear )?(?:of|from)|under|upon|and that|by virtue)\b|, (?:and )?(?=(?:as|which|whose|having|the (?:lease|deed))\b)/;

function spanOf(m: RegExpExecArray, group: "who" | "thing"): Span | null {
  const at = m.indices?.groups?.[group];
  return at ? { start: at[0], end: at[1] } : null;
}

function cutAt(span: Span, text: string, end: RegExp): Span {
  const stop = end.exec(text.slice(span.start, span.end));
  return stop && stop.index > 0 ? { start: span.start, end: span.start + stop.index } : span;
}

/**
 * The orders on title that one sentence of a judgment makes.
 * "title to the N/2 is quieted in ANN ROE, and plaintiff takes nothing" → title (ANN ROE, the N/2), nothing (plaintiff).
 * Errs toward none: a finding of what someone once did is no order.
 */
export function titleOrders(sentence: string): TitleOrder[] {
  const text = sentence.slice(0, 4000);
  const out: TitleOrder[] = [];
  const taken: Span[] = [];
  const put = (kind: TitleOrder["kind"], m: RegExpExecArray): void => {
    const who = spanOf(m, "who");
    if (!who) return;
    const named = cutAt(who, text, WHO_ENDS);
    if (taken.some((t) => named.start < t.end && named.end > t.start)) return;
    const thing = spanOf(m, "thing");
    out.push({ kind, who: named, thing: thing ? cutAt(thing, text, /,? subject (?:however )?to\b|,? and that\b/) : null });
    taken.push(kind === "title" ? { start: m.index, end: named.end } : named);
  };
  for (const m of text.matchAll(NOTHING)) put("nothing", m);
  for (const pattern of TITLES) for (const m of text.matchAll(pattern)) put("title", m);
  return out.sort((a, b) => a.who.start - b.who.start);
}
