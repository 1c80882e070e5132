// How long a lease runs before it needs production: the period whose words say so, wherever in the paper it stands.
import { findPeriods, type Period } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import type { Span } from "@/lib/text/view";

export type PrimaryTerm = { value: number; span: Span };

/** Names of the thing: "primary term", "duration", "initial period", "Time:". */
const NAMED = /\b(?:primary|fixed|initial|base|original) (?:terms?|period)\b|\bterms?\b|\bduration\b|\btime\b(?=\W{0,2}$)/i;
/** What a lease does for its years: it runs, lasts, is held, is let "for" or "during" them. */
const RUNS =
  /\b(?:in (?:full )?(?:force|effect)|good|valid|binding|run|runs|running|endures?|lasts?|hold|held|has|lets?|leases?|leased|demised?|granted|remains?|stays?|continues?|ends?|expires?|to have)\b|\b(?:for|during)(?: and during)?(?: the)?(?: full)?(?: term| period| space)?(?: of)?(?: an?)?\W*$/i;
/** What follows the years: production keeps the lease. */
const HELD_BEYOND =
  /\b(?:so|as|how) (?:much |very )?long(?:er)?\b|\b(?:and|or|but) (?:for )?(?:so )?(?:much )?longer\b|\bthereafter|\bafterwards?\b|\bbeyond (?:it|them|that)|\b(?:after|past|following) (?:it|that|them)\b|\bwhile\b|\bduring (?:the )?production\b|\buntil (?:the )?exhaust|\bfurther time\b|\bwith production\b|\bfor whatever time\b|\bkept (?:up|alive)\b|\bproduc(?:ed|es|ing|tion)\b|\bpaying quantit/i;
/** Words that can hardly be said of anything else. */
const KEPT_BY_PRODUCTION = /^\W*(?:and|or)? ?(?:so|as) (?:much )?long(?:er)? (?:there)?after\b/i;
const FROM_DATE = /^[\s)]*(?:\(?the primary term|from (?:and after )?(?:this|the|its|that|date|[A-Z][a-z]+ \d)|primary term|term\b)/i;
/** Years of another thing: an option, a notice, a rental, a gap in operations, a day by which a well is begun. */
const OTHER_YEARS =
  /\b(?:options?|extend\w*|extensions?|renew\w*|notices?|within|rentals?|delay\w*|draw\w*|cess\w+|shut-?in|cease\w*|every|each|annual\w*|yearly|unless|if|should|whenever|additional|further|another|more|last|past|previous|aged?|lived|resided|known|payout|prescription|before|prior|statute|well (?:is|be)|per|every)\b[^;:]{0,70}$/i;
const OTHER_BEHIND =
  /^\W{0,2}(?:notice|prior|before|of age|after (?!that|this|it\b|them|which)|old|in (?:the )?(?:county|business)|each|rent|interest|(?:more|longer) (?:as|by|upon|on|if)\b)/i;

/** The words before a period in its own clause. */
const clauseBefore = (text: string, at: number): string => text.slice(Math.max(0, at - 150), at).replace(/^[\s\S]*[;:](?=[^;:]{12})/, "");

function weight(s: Sentence, p: Period, next: string): number {
  const before = clauseBefore(s.text, p.start);
  const after = s.text.slice(p.end, p.end + 220);
  const near = before.replace(/^[\s\S]*,(?=[^,]{25})/, "");
  if (OTHER_YEARS.test(near) || OTHER_BEHIND.test(after)) return 0;
  const behind = after.length < 60 ? `${after} ${next.slice(0, 90)}` : after;
  const held = HELD_BEYOND.test(behind) || FROM_DATE.test(after);
  if (NAMED.test(before.slice(-70))) return held ? 4 : 3;
  if (FROM_DATE.test(after) && HELD_BEYOND.test(behind)) return 3;
  if (held && (RUNS.test(before) || /^\W*$/.test(before.slice(-14)))) return 2;
  return KEPT_BY_PRODUCTION.test(behind) ? 1 : 0;
}

/** "This contract is good for one year from date, and thereafter while oil is got" → 12 months. The best told period of the paper; null where no words make one the term. */
export function primaryTermOf(scene: Scene): PrimaryTerm | null {
  let best: { weight: number; s: Sentence; p: Period } | null = null;
  for (const [i, s] of scene.sentences.entries())
    for (const p of findPeriods(s.text)) {
      const told = weight(s, p, scene.sentences[i + 1]?.text ?? "");
      if (told > (best?.weight ?? 0)) best = { weight: told, s, p };
    }
  return best && { value: best.p.months, span: { start: best.s.start + best.p.start, end: best.s.start + best.p.end } };
}
