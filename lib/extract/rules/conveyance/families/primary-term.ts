// How long a lease runs before it needs production: the period whose words say so, wherever in the paper it stands.
import { findPeriods, type Period } from "@/lib/extract/rules/conveyance/phrases/term";
import { findDates } from "@/lib/extract/rules/conveyance/phrases/written-date";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import type { Span } from "@/lib/text/view";

export type PrimaryTerm = { value: number; span: Span };

/** Names of the thing: "primary term", "duration", "initial period", "Time:". */
const NAMED =
  /\b(?:primary|fixed|initial|base|original) (?:terms?|period)\b|\bterms?\b|\bduration\b|\bhow long\b|\bhabendum\b|\b(?:time|period|life)\b(?=(?: (?:allowed|given|granted|fixed|agreed|allotted|of (?:this|the) (?:lease|grant)))?(?: (?:is|shall be))?\W{0,2}$)/i;
/** "two years is its fixed term", "ten years, called the primary term". */
const NAMED_BEHIND =
  /^\)?,? (?:is|shall be|are|being|called|(?:hereinafter )?referred to as)(?: \w+){0,3}? (?:fixed|primary|initial|base|original)? ?(?:term|period)\b/i;
/** "the company has three years", "this right is to last three years": said of who holds or what is held, whatever stands ahead. */
const HAS_YEARS =
  /\b(?:lessees?|compan(?:y|ies)|corporation|he|she|they|it|part(?:y|ies)|grantees?|leases?|grant|right|estate|privilege)(?: hereby (?:made|given|granted|created))?(?: (?:shall|is to|are to|may|will))?(?: (?:has|have|holds?|keeps?|runs?|lasts?|stands?|endures?|is|be))(?: (?:the |said |it |this )*(?:land|lease|premises|same|tract))?(?: for)?(?: an?| the)?(?: (?:full|space|term|period|of))*\W*$/i;
/** "If in three years no oil or gas is being produced the lease is over", "unless oil is produced at the end of five years the lease ends". */
const UNLESS_PRODUCED = /\b(?:if|unless)\b[^.;]{0,80}$/i;
const OVER =
  /^[^.;]{0,90}\b(?:lease|grant|right|it|this|contract)\b[^.;]{0,24}\b(?:is over|is at an end|ends?|terminates?|expires?|is void|lapses?|comes to an end|shall (?:end|terminate|expire|lapse|cease))\b/i;
const NOT_PRODUCED = /\b(?:no|not|neither|unless)\b[^.;]{0,60}\b(?:produc\w+|found|obtained|taken)\b/i;
const OF_DRILLING = /\bwells?\b|\bdrill\w*|\brentals?\b|\bcommenc\w+|\bbegun\b|\boperations\b/i;
/** What a lease does for its years: it runs, lasts, is held, is let "for" or "during" them. */
const RUNS =
  /\b(?:in (?:full )?(?:force|effect)|good|valid|binding|run|runs|running|endures?|lasts?|hold|held|has|have|lets?|leases?|leased|demised?|granted|remains?|stays?|continues?|ends?|expires?|to have)\b|\b(?:for|during)(?: and during)?(?: the)?(?: full)?(?: term| period| space)?(?: of)?(?: an?)?\W*$/i;
/** What follows the years: production keeps the lease. */
const HELD_BEYOND =
  /\b(?:so|as|how) (?:much |very )?long(?:er)?\b|\b(?:and|or|but) (?:for )?(?:so )?(?:much )?longer\b|\bthereafter|\bafterwards?\b|\bbeyond (?:it|them|that)|\b(?:after|past|following) (?:it|that|them)\b|\bwhile\b|\bduring (?:the )?production\b|\buntil (?:the )?exhaust|\bfurther time\b|\bwith production\b|\bfor (?:whatever|such (?:further|longer|other|more)) (?:time|space|period)\b|\bas much (?:more|longer) (?:time)?|\bproductive life\b|\blife of (?:the )?(?:production|wells?|field)\b|\bcontinuation\b|\bkept (?:up|alive)\b|\bproduc(?:ed|es|ing|tion)\b|\bpaying quantit/i;
/** Words that can hardly be said of anything else. */
const KEPT_BY_PRODUCTION = /^\W*(?:and|or)? ?(?:so|as) (?:much )?long(?:er)? (?:there)?after\b/i;
const FROM_DATE = /^[\s)]*(?:\(?the primary term|from (?:and after )?(?:this|the|its|that|said|such|date|[A-Z][a-z]+ \d)|primary term|term\b|lease\b)/i;
/** Years of another thing: an option, a notice, a rental, a gap in operations, a day by which a well is begun. */
const OTHER_YEARS =
  /\b(?:options?|extend\w*|extensions?|renew\w*|notices?|within|rentals?|delay\w*|draw\w*|cess\w+|shut-?in|cease\w*|every|each|annual\w*|yearly|unless|if|should|whenever|additional|further|another|more(?! or less\b)|(?<!\b(?:to|shall|will|may) )last|past|previous|aged?|lived|resided|known|payout|prescription|before|prior|statute|well (?:is|be)|per|every)\b[^;:]{0,70}$/i;
const OTHER_BEHIND =
  /^\W{0,2}(?:notice|prior|before|of age|after (?!that|this|it\b|them|which)|old|in (?:the )?(?:county|business)|each|rent|interest|(?:more|longer) (?:as|by|upon|on|if)\b)/i;

/** The words before a period in its own clause. */
const clauseBefore = (text: string, at: number): string => text.slice(Math.max(0, at - 150), at).replace(/^[\s\S]*[;:](?=[^;:]{12})/, "");

/** "How long." before "Three years": the heading that names what its sentence opens with. */
const headed = (s: Sentence, at: number, previous: string): string =>
  previous.length < 44 && /^\W{0,3}(?:an? )?$/i.test(s.text.slice(0, at)) ? `${previous} ${s.text.slice(0, at)}` : clauseBefore(s.text, at);

/** How surely a lease is over at the end of the period, where nothing is produced by then: 2, or 0. */
function endsUnproduced(before: string, after: string): number {
  if (!UNLESS_PRODUCED.test(before) || !OVER.test(after)) return 0;
  const words = `${UNLESS_PRODUCED.exec(before)?.[0] ?? ""} ${OVER.exec(after)?.[0] ?? ""}`;
  return NOT_PRODUCED.test(words) && !OF_DRILLING.test(words) ? 2 : 0;
}

function weight(s: Sentence, p: Period, around: { previous: string; next: string }): number {
  const { next } = around;
  const before = headed(s, p.start, around.previous);
  const after = s.text.slice(p.end, p.end + 220);
  const near = before.replace(/^[\s\S]*,(?=[^,]{25})/, "");
  const behind = after.length < 60 ? `${after} ${next.slice(0, 90)}` : after;
  const held = HELD_BEYOND.test(behind) || FROM_DATE.test(after);
  if (NAMED_BEHIND.test(after)) return 4;
  if (HAS_YEARS.test(before) && HELD_BEYOND.test(behind) && !OTHER_BEHIND.test(after)) return 2;
  if (OTHER_YEARS.test(near) || OTHER_BEHIND.test(after)) return endsUnproduced(before, after);
  if (NAMED.test(before.slice(-70))) return held ? 4 : 3;
  if (FROM_DATE.test(after) && HELD_BEYOND.test(behind)) return 3;
  if (held && (RUNS.test(before) || /^\W*$/.test(before.slice(-14)))) return 2;
  if (KEPT_BY_PRODUCTION.test(behind)) return 1;
  return LET_FOR.test(s.text.slice(0, p.start)) && /^\)?\W*$/.test(after) ? 1 : endsUnproduced(before, after);
}

/** "Lessor lets to lessee for oil and gas the NE/4 of Section 9 for ten years.": the letting sentence closes with them. */
const LET_FOR =
  /\b(?:lets?|leases?|demises?|leased|demised)\b[\s\S]{0,600}\bfor(?: an?| the)?(?: full| primary)?(?: term| period| space)?(?: of)?(?: an?)? \(?$/i;

/** "This contract is good for one year from date, and thereafter while oil is got" → 12 months. The best told period of the paper; null where no words make one the term. */
export function primaryTermOf(scene: Scene): PrimaryTerm | null {
  let best: { weight: number; s: Sentence; p: Period } | null = null;
  for (const [i, s] of scene.sentences.entries())
    for (const p of findPeriods(s.text)) {
      const told = weight(s, p, { previous: scene.sentences[i - 1]?.text ?? "", next: scene.sentences[i + 1]?.text ?? "" });
      if (told > (best?.weight ?? 0)) best = { weight: told, s, p };
    }
  return best && { value: best.p.months, span: { start: best.s.start + best.p.start, end: best.s.start + best.p.end } };
}

/** "stands until", "Expires:", "the primary term closes on": right before the day. */
const ENDS_ON =
  /\b(?:until(?: and including)?|till|through|expir(?:es?|ing|ation)(?: (?:date|of (?:the )?(?:primary )?term))?|ends?|closes?|runs? (?:out|to)|terminates?)(?: on| upon| with| at the close of)?[: ]*$/i;
const OF_THE_TERM = /\b(?:primary|fixed|initial) term\b[^.;]{0,70}$/i;
/** What is told of another paper, a well, a rental or an option ends no term of this one. */
const OF_OTHER =
  /\b(?:prior|former|old|previous|top|other|that|dated|from|rentals?|wells?|options?|drill\w*|commenced|paid|tender\w*|commission|extend\w*)\b[^.;]{0,60}$/i;

/** The last day of the primary term where a day is named and no years: "the lease stands until May 3, 1965, and afterward while oil is produced". Null elsewhere. */
export function primaryTermEnd(scene: Scene): { day: string; span: Span } | null {
  for (const [i, s] of scene.sentences.entries()) {
    for (const d of findDates(s.text)) {
      const before = s.text.slice(Math.max(0, d.start - 130), d.start);
      const told = ENDS_ON.exec(before);
      if (!d.date || !told || OF_OTHER.test(before.slice(0, told.index))) continue;
      const after = s.text.slice(d.end, d.end + 160);
      const behind = after.length < 30 ? `${after} ${scene.sentences[i + 1]?.text.slice(0, 90) ?? ""}` : after;
      if (OF_THE_TERM.test(before) || HELD_BEYOND.test(behind)) return { day: d.date, span: { start: s.start + d.start, end: s.start + d.end } };
    }
  }
  return null;
}
