// Gifts over: who takes where the one first named did not outlive the testator.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";

const NOT_ALIVE =
  "(?:(?:does|do|shall|should|did|has|have|is|are|be) (?:\\w+ )?not (?:\\w+ ){0,2}?(?:surviv\\w+|outliv\\w+|living|alive|(?:be )?(?:then )?living)|not (?:surviv\\w+|outliv\\w+|(?:be |then |so )*(?:living|alive))|fails? to (?:survive|outlive)|fail(?:s|ing)? to be (?:living|alive)|(?:shall |should )?(?:have )?(?:predecease[sd]?|pre-decease[sd]?|precede[sd]? me)|(?:shall |should )?(?:die[sd]?|pass(?:es)?(?: away)?|be dead|is dead|are dead|be deceased|is deceased|have died)(?: (?:before|prior|first|ahead|at|when|in my)\\b)?|not)";
const PRIOR_DEATH =
  "(?:his|her|their|the|such|[a-z]+'s) (?:prior death|death (?:before|prior|in my lifetime|during my lifetime)|predeceasing|failure to (?:survive|outlive))";
/** "but if she does not survive me", "or, should he die first", "in the event of her death before mine", "otherwise", "if not living". */
const CONDITION = `(?:(?:if|should|in (?:the )?(?:event|case)(?: that)?|provided,?) (?:(?!\\b(?:un)?to (?:my|[A-Z]))[^.;]){0,60}?\\b${NOT_ALIVE}\\b|(?:in (?:the )?(?:event|case) of|upon|on|failing) ${PRIOR_DEATH}|otherwise|failing (?:him|her|them|which))`;
const OVER = new RegExp(`[,;]? ?\\(?(?:and |but |or )?(?:then |, )?${CONDITION}(?=[^.;]{0,140}\\b(?:un)?to (?:(?:my|the|our|said|his|her) |[A-Z]))`);
const OPENS = new RegExp(`^\\W*(?:[A-Z]+\\. |\\w{1,3}[.)] )?(?:and |but |or |however,? )?${CONDITION}`, "i");

/** Where the words turn to one who takes instead: "to A, but if she does not survive me, to B" → the place of "but"; null where they name none. */
export function turnsTo(words: string): number | null {
  const m = OVER.exec(words);
  return m && m.index > 0 ? m.index : null;
}

/** Those named behind the words of a condition, the condition itself aside. */
function insteadIn(words: string, scene: Scene, not: readonly string[]): string[] {
  const cond = OPENS.exec(words);
  const from = cond ? cond[0].length : 0;
  const ids = placesOf(words.slice(from), scene.parties.parties).map((p) => p.id);
  const dead = scene.parties.parties.filter((p) => p.role === "decedent").map((p) => p.id);
  return [...new Set(ids)].filter((id) => !not.includes(id) && !dead.includes(id));
}

/** The gifts with those who take instead of their takers by the words from `at` on. */
export function withSubstitutes(gifts: readonly Found[], rest: string, text: string, scene: Scene): Found[] {
  return gifts.map((f) => {
    const substitutes = insteadIn(rest, scene, f.interest.to);
    return f.interest.to.length ? { ...f, interest: { ...f.interest, text, ...(substitutes.length ? { substitutes } : {}) } } : f;
  });
}

/** A sentence of its own, "If he does not survive me, I give the same to B", put with the gift that it speaks of; null where it speaks of none. */
export function giftOver(out: readonly Found[], s: Sentence, scene: Scene): Found[] | null {
  const cond = OPENS.exec(s.text);
  const last = out.at(-1);
  if (!cond || !last) return null;
  const about = placesOf(cond[0], scene.parties.parties).map((p) => p.id);
  const isMeant = (f: Found) => (about.length ? about.some((id) => f.interest.to.includes(id)) : f.interest.text === last.interest.text);
  const meant = out.filter((f) => f.interest.to.length > 0 && f.interest.estate_type !== "life_estate" && isMeant(f));
  if (!meant.length) return null;
  const toClass = /\b(?:un)?to (?:his|her|their|such|the) (?:\w+ ){0,2}(?:children|issue|descendants)\b/i.test(s.text);
  return meant.some((f) => insteadIn(s.text, scene, f.interest.to).length) || toClass
    ? out.map((f) => (meant.includes(f) ? (withSubstitutes([f], s.text, `${f.interest.text} ${s.text}`, scene)[0] ?? f) : f))
    : null;
}
