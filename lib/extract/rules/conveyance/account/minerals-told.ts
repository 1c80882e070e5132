// Every share of the minerals that a deed of land tells, and who has it when the deed is done: the giver, the taker, or another who had it before.
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { estateOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import { withoutFirms } from "@/lib/extract/rules/conveyance/phrases/firm-words";
import { asGrantor } from "@/lib/extract/rules/conveyance/phrases/giver-names";
import { asOwned } from "@/lib/extract/rules/conveyance/phrases/holding-words";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { compare, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";
import { othersIn } from "./others";
import type { Around, SideReader } from "./sides";

export type Holder = "giver" | "taker" | "other";
/**
 * A share of the minerals told by a paper. `own`: it is a share of what the giver has; `rest`: it is called the other, the remaining, the balance; `unsized`: its words give it no size ("the balance of the half");
 * `includes`: its words go on with what is within it ("made up of", "of which", "said half to include").
 */
export type Told = {
  start: number;
  end: number;
  factors: readonly Rational[];
  /** "of those three-fourths, one-half": the share told ahead that this one is a share of; null where none is. */
  ofSource: Rational | null;
  /** What it is a share of, where that has a size: the last half of "one-half of the remaining one-half". */
  base: Rational | null;
  holder: Holder | null;
  own: boolean;
  rest: boolean;
  unsized: boolean;
  includes: boolean;
  /** It points back: "the half", "said one-fourth". */
  back: boolean;
  /** It points at the very share told before it: "that fourth", "said one-half". */
  same: boolean;
  /** It is told only to say that it is not meant. */
  denied: boolean;
  name: string | null;
};

/** No deed that a person can follow tells more shares than this. */
const MANY = 10;

const BACK = /\b(?:the|said|such|this|that|which|these|those|same|aforesaid)(?: (?:said|same|undivided|above|aforesaid|full))*[ (]*$/i;
/** "makes up the fifty per cent", "in all three-fourths": the sum of shares told beside it. */
const SUMS =
  /\b(?:mak(?:es?|ing)(?: up)?|to make(?: up)?|bring(?:s|ing)\b[^.;,]{0,20}\bto|total(?:s|ling|ing)?|in all|altogether|together)(?: (?:of|the|said|such|an?|undivided|full|entire|whole)){0,3} $/i;
/** "the reservation, here made, of one-half": kept by a noun. */
const RESERVATION_OF = /\b(?:reservation|retention|withholding)\b(?:,? (?:here|hereby|herein|now|also) \w+,?)?[^.;,]{0,30}? of (?:an? |the )?(?:undivided )?$/i;
/** "and one-fourth are not": the opposite of what is said of the share before it. */
const ELLIPTIC = /^\)?(?: of (?:it|them))? (?:is|are|does|do|shall|will) not\b(?! (?:be )?\w+ed\b)/i;

const MINERALS = /\b(?:minerals?|oil|gas|petroleum|hydrocarbons)\b/i;
/** Money and what leases bring: a share of these is none of the minerals. */
const BENEFIT =
  /^\)? ?(?:(?:undivided )?(?:part|share|interest) )?(?:of|in) (?:(?:all|any|the|such|said|each|every|whatever|future|future|and) )*(?:bonus|rentals?|rents?|royalt|taxes|price|purchase|consideration|proceeds|cash|timber|crops?|water|fence|surface|cost)/i;
/** "one-half of the farm": of land, or of another thing than minerals. */
const OF_OTHER_THING =
  /^\)? ?(?:(?:undivided )?(?:interest|part|share) )?(?:in|of) (?!(?:it|them|the same|which|what|whatever|him|hers?|his|theirs?|mine|ours|these|those|such)\b|(?:(?:all|the|of|said|such|that|his|her|our|my|its|their|any|other|whatever|remaining|entire|whole|undivided) )*(?:oil|gas|minerals?|mineral|petroleum|whole|entirety|same|half|thirds?|fourths?|quarters?|eighths?|one-\w+|\d|balance|rest|residue|remainder|remaining|interest|share|part|total)\b|that which)/i;
/** "three-fourths in Noble Oil; one-eighth in the heirs of Roe": who has it, where the words have told of the minerals; a place or a piece of land is none. */
const IN_SOMEBODY =
  /^\)? ?in (?:(?:the )?(?:(?:unknown|several|surviving) )?(?:heirs|estate|successors|widow|children|family|devisees) of |(?:[Tt]he )?(?:United States|State of)|(?!(?:Section|Sec|Lot|Block|Blk|Tract|Parcel|Survey|Abstract|Township|Twp|Range|North|South|East|West|The|Said|Exhibit|Book|Vol|Deed|Document|Fee|[NSEW]{1,2})\b)[A-Z][\w.'’&-]+(?! (?:County|Parish|Township|Survey|Addition|League|Grant)\b)(?: (?:and |of |& )?[A-Z&][\w.'’&-]*(?! (?:County|Parish|Township|Survey|Addition|League|Grant)\b)){0,5}(?:[,.;)]|$| (?:and|heirs|who|by|under)\b))/;
const isOfOtherThing = (behind: string): boolean => OF_OTHER_THING.test(behind) && !IN_SOMEBODY.test(behind);
const REST =
  /\b(?:other|remaining|last|residue|balance|rest|remainder)(?: (?:undivided|equal|full|(?:of the )?(?:one|two|three)|being|or|of|an?|the|,)){0,4}[ (]*$/i;
/** "the balance of the one-half", "what is left of it": a part with no size of its own. */
const UNSIZED =
  /\b(?:balance|rest|residue|remainder|(?:what|that which|so much(?: of it)? as) (?:is left|remains))\b(?: (?:of|out of|in) (?:it|(?:the|said|that|such) (?:undivided )?))[ (]*$/i;
const INCLUDES =
  /^[^.;]{0,60}?(?:\b(?:made up|composed|consisting|consists) (?:of|as)\b|\bas follows\b|:|\bof which\b|\b(?:includ|inclusive|embrac|comprehend)\w*|\bcomprising\b|\bto count\b|\b(?:taking|counting) in\b|\bbeing\b(?! (?:(?:now|hereby|herein|also|so|the part|that which) )*(?:kept|reserved|retained|withheld|held back|conveyed|granted|sold|left)\b))/i;
/** "a fourth of the whole and not a fourth of our half", "rather than one-half": what is not meant. */
const NOT_MEANT =
  /\b(?:and not|but not|not|rather than|instead of|nor)(?: (?:merely|only|simply|just|to be|as|of|in addition to|the|an?|said|that|such|undivided))* ?$/i;
/** "one-half of the minerals she owns", "a half of the remaining three-fourths", "of what is mine": a share of the giver's. */
const OF_OWN =
  /^\)? ?(?:\([\d/. %]+\) ?)?(?:(?:undivided )?(?:part|share|interest),? )?(?:of|in) (?:(?:all|of|the|that|those|such|said|whatever|what|any) ){0,3}(?:(?:my|our|his|her|its|their) (?:own |said )?(?:(?:minerals?|oil|gas|interest|share|part|half|fourth|third)\b)|(?:oil|gas|minerals?|mineral (?:interest|estate|rights)|interest|share|part|,| |and|other)+ (?:(?:which|that|as) )?(?:I|we|he|she|it|they|(?:the )?(?:said )?(?:grantors?|vendors?|sellers?|part(?:y|ies) of the first part)) (?:now |still |so |presently )*(?:owns?|has|have|holds?)\b|(?:oil|gas|minerals?|interest|part|them|it) (?:now |still )?(?:hers|his|theirs|ours|mine)\b|(?:hers|theirs|ours|mine)\b|(?:what|that which|whatever) (?:is (?:mine|ours|his|hers|theirs)|(?:I|we|he|she|it|they|(?:the )?(?:said )?grantors?) (?:now |still |so |presently )*(?:owns?|has|have|holds?)))/i;

/** "and out of those three-fourths", "Of the half which is still his,": a share out of which others are told. */
const SOURCE =
  /(?:^\W*|[.;:,(] ?|\b(?:and|but|that|while) )(?:of|out of|from) (?:(?:the|those|that|said|his|her|its|their|our|my|this|these|such|remaining|other|undivided|grantor['’]s|full|latter) ?)+[ (]*$/i;
/** "of these one-half is held by": of the minerals, a share of which something is said. */
const OF_THEM = /\bof (?:these|those|which|this|that|them) $/i;
const IS_DONE = /^\)? (?:is|are|was|were|shall|will|belongs?|remains?|stays?|goes|go|pass(?:es)?)\b/i;
const OF_ALL = /^\)? ?(?:\([\d/. %]+\) ?)?(?:part |interest |share )?of (?:the (?:whole|entire|entirety)|all (?:of )?the (?:oil|gas|minerals?))\b/i;
/** "half of the balance of the minerals", "half of what is left": a share of what others do not have. */
const OF_REST =
  /^\)? ?(?:\([\d/. %]+\) ?)?(?:(?:undivided )?(?:part|share|interest),? )?of (?:(?:all|the|such|those|of) ){0,2}(?:remaining|residue|balance|rest|remainder|(?:what|that which|whatever) (?:is (?:so )?left|remains)|(?:oil|gas|minerals?|,| |and|other)+ (?:(?:that|which) )?(?:(?:is|are|remains?) )?(?:so )?(?:remaining|left|not)\b)/i;
/** "the minerals not so reserved are divided: one-half of them": so too, told ahead. */
const REST_AHEAD =
  /\b(?:the|all|such|those) (?:(?:oil|gas|minerals?|,| |and|other)+ (?:(?:that|which) )?(?:(?:is|are|remains?) )?(?:so )?(?:remaining|left|not (?:so|already|thus|heretofore|then)? ?\w+ed)|(?:balance|remainder|residue|rest) of (?:the )?(?:oil|gas|minerals?))\b[^.;]{0,90}$/i;
/** "of the rest of the minerals, being three-fourths": what the rest comes to, and no share of it. */
const REST_IS = /\b(?:being|namely|to[- ]wit|that is(?: to say)?|which is|amounting to|equal to)[,:]? (?:an? |the )?(?:undivided |equal )*$/i;
const isOfRestAhead = (ahead: string): boolean => REST_AHEAD.test(ahead) && !REST_IS.test(ahead);
/** "of the minerals not already held by said Bank": which minerals, and nobody's share. */
const NOT_HELD = /\bnot (?:(?:already|so|thus|heretofore|previously|now|then) )?(?:held|owned|reserved|kept|sold|conveyed|retained|excepted|belonging)\b.*$/i;

/** ", Cy Mott having" right before a share: he is the subject of that one, and no more is said of the share before it. */
const SUBJECT_OF_NEXT =
  /[,(] ?(?:and |while )?(?=(?:the |said )*[A-Za-z][^,;()]{1,60} (?:hav|own|hold|keep|retain|tak|receiv|reserv|gett|withhold|acquir)ing(?: (?:back|for \w+|only|but|thereof))?(?: (?:an?|the|other|remaining|undivided))* ?\(?$)/;

/** ", his heirs and assigns forever," and a name of a firm: words that neither give nor name a thing. */
const HEIRS =
  /,? (?:(?:and|or|to|unto|for) )?(?:(?:his|her|its|their|our|my) )?(?:heirs|successors|executors|administrators|legal representatives)\b(?:[ ,]+(?:and|or|heirs|successors|executors|administrators|legal|personal|representatives|devisees|his|her|its|their|our|my|or)){0,8}[ ,]+assigns?\b(?: forever)?,?/gi;
const blank = (words: string): string => " ".repeat(words.length);
const LEFT_OUT =
  /\b(?:less|save|saving|except(?:ing)?|reserving|subject,? (?:however,? )?to|excluding|minus)\b(?: (?:and|or|also|however|less|save|saving|except|excepting|reserving|expressly),?)*/gi;

/** "and the other" between two shares of a row: what stands before it is said of the share ahead. */
const NEXT_OF_ROW = /(?:,? and|,|;) (?:an? |the )?(?:(?:other|remaining|undivided|equal|only|last) )*\(?$/;

/** ", in addition to that half,": a share told before, named between commas of another one's clause. */
const BESIDE_THAT =
  /, (?:in addition to|over and above|besides?|apart from|on top of|along with|together with|beyond|exclusive of|not counting|added to) (?:that|said|the said|this|such|the aforesaid) (?:undivided |reserved |excepted |other )*(?:one[- ])?\w+(?: (?:interest|share|part))?,(?= )/gi;

const NEXT =
  "(?=(?:the |said |a |an |my |our |undivided )*(?:there|other|remaining|balance|rest|grant[eo]|part(?:y|ies) of|seller|buyer|purchaser|vend[eo]|I|we)\\b)";
const STOP = new RegExp(`;|\\.(?= [A-Z])|,? (?:and|but|while|so that)(?: (?:that|also))? ${NEXT}`);
const NEW_CLAUSE = new RegExp(`[.:] (?=[A-Z])|,? (?:and|but|while|so that)(?: (?:that|also))? ${NEXT}`, "g");

/** The words around a share; `ahead`: those that go before it in its clause, with what they say of the share ahead of it. */
type Near = Around & { ahead: string };

/** What is said of one share alone: the words from the share or the stop before it to those behind it. */
function around(s: Sentence, shares: readonly { start: number; end: number }[], i: number): Near {
  const own = shares[i] ?? { start: 0, end: 0 };
  const from = Math.max(shares[i - 1]?.end ?? 0, own.start - 200);
  const between = s.text.slice(own.end, shares[i + 1]?.start ?? s.text.length);
  const next = shares[i + 1] ? between.search(SUBJECT_OF_NEXT) : -1;
  const behind = (next < 0 ? between : between.slice(0, next)).slice(0, 180);
  const stop = behind.search(STOP);
  const before = s.text.slice(from, own.start);
  const subject = shares[i - 1] ? before.search(SUBJECT_OF_NEXT) : -1;
  const cut = Math.max(before.lastIndexOf(";"), ...[...before.matchAll(LEFT_OUT)].map((m) => m.index), ...[...before.matchAll(NEW_CLAUSE)].map((m) => m.index));
  const ahead = subject >= 0 ? before.slice(subject) : cut > 0 ? before.slice(cut) : before;
  const row = shares[i - 1] && subject < 0 ? NEXT_OF_ROW.exec(ahead) : null;
  return { before: row?.[0] ?? ahead, behind: stop < 0 ? behind : behind.slice(0, stop), ahead };
}

/** Whether the sentence parts the minerals: it names them, or goes on with the shares of the one before it. */
const tellsOfMinerals = (s: Sentence, before: boolean): boolean => MINERALS.test(s.text) || (before && sharesIn(s.text).length > 0);

/** "in common with the owner of the other fourth": whoever comes to have the rest. */
const OWNER_OF_REST =
  /(?<!\b(?:remains?|becomes?|is|are|as|be|being|continues?|stays?) (?:the )?)\bowners?(?:hip)? of (?:the |said )*(?:other|remaining|rest|balance)\b[^.;,]{0,30}$/i;
const OF = / of |$/i;

const BARE =
  /(?:\b(?:an?|the|other|remaining|last|full|that|said|equal|undivided|residual|and|go|goes|(?:reserv|retain|keep|withhold)(?:e?s|ing))|(?<=[.;:]) ?|^) ?(half|third|fourth|quarter|fifth|sixth|seventh|eighth|tenth|sixteenth)(?= (?:go|goes|going|pass|passes|passing|stays?|staying|remains?|remaining|is|are|was|to|for|being|with|belongs?|belonging|shall|will|interest|share|which|that|kept|reserved|retained|withheld|conveyed|sold|thereof|in|each|only|by|of (?:it|them|(?:what|that which)|the (?:same|minerals|oil|whole|said|balance|remainder|rest|residue|remaining)))\b| ?[,;.)])/gi;
const DENOMINATORS: Record<string, number> = { half: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, tenth: 10, sixteenth: 16 };
type Share = { start: number; end: number; text: string; value: Rational; factors: readonly Rational[] };

/** The shares of a sentence that parts the minerals, those in one bare word ("the other third goes with the soil") too. */
function sharesIn(words: string): Share[] {
  const found = findShares(words);
  const bare = [...words.matchAll(BARE)].flatMap((m): Share[] => {
    const word = m[1] ?? "";
    const start = m.index + m[0].length - word.length;
    const value = rational(1, DENOMINATORS[word.toLowerCase()] ?? 2);
    return found.some((f) => f.start < start + word.length && start < f.end) ? [] : [{ start, end: start + word.length, text: word, value, factors: [value] }];
  });
  return [...found, ...bare].sort((a, b) => a.start - b.start);
}
const opposite = (holder: Holder | null | undefined): Holder | null => (holder === "taker" ? "giver" : holder === "giver" ? "taker" : null);

function holderOf(reader: SideReader, near: Around, plain: Near, last: Told | undefined): { holder: Holder | null; name: string | null } {
  if (OWNER_OF_REST.test(near.before)) return { holder: null, name: null };
  const other = othersIn(near, (words) => reader.isSide(words));
  if (other) return { holder: "other", name: other.name };
  if (ELLIPTIC.test(near.behind)) return { holder: opposite(last?.holder), name: null };
  if (RESERVATION_OF.test(near.before) || HE_KEEPS.test(near.behind)) return { holder: "giver", name: null };
  return { holder: (reader.has(plain) ?? reader.has({ before: plain.ahead, behind: plain.behind }))?.side ?? null, name: null };
}

/** "a like fourth …, which he reserves unto himself". */
const HE_KEEPS =
  /,? (?:and )?which (?:share |interest |fourth |half )?(?:he|she|it|they|I|we)(?: (?:hereby|expressly|also|does|do))* (?:reserves?|keeps?|retains?|withholds?|excepts?)\b(?! by\b)/i;
const withoutNotHeld = (n: Near): Near => ({ ...n, behind: n.behind.replace(NOT_HELD, "") });

/** The shares of the minerals told behind `from`, in order; null where there are too many, or some are not of the minerals as a whole. */
export function mineralsTold(scene: Scene, reader: SideReader, from: number): Told[] | null {
  const out: Told[] = [];
  let before = false;
  for (const said of scene.sentences) {
    if (said.end <= from) continue;
    const s = { ...said, text: said.text.replace(BESIDE_THAT, blank) };
    const open = Math.max(0, from - s.start);
    before = tellsOfMinerals(s, before);
    if (!before) continue;
    const all = sharesIn(s.text).filter((x) => x.start >= open && compare(x.value, ONE) < 0);
    const shares = all.filter((x) => !isOfOtherThing(s.text.slice(x.end)) && !BENEFIT.test(s.text.slice(x.end)));
    const plain = { ...s, text: withoutFirms(s.text).replace(HEIRS, blank) };
    let source: Rational | null = null;
    shares.forEach((share, i) => {
      const near = withoutNotHeld(around(s, shares, i));
      const told = withoutNotHeld(around(plain, shares, i));
      const after = s.text.slice(share.end, share.end + 160);
      const owned = asOwned(asGrantor(after));
      const ahead = s.text.slice(Math.max(0, share.start - 80), share.start);
      const isSource = share.factors.length === 1 && SOURCE.test(ahead) && !IS_DONE.test(after) && shares.length > i + 1;
      const ofSource = isSource || share.factors.length > 1 || OF_ALL.test(after) ? null : source;
      if (isSource) source = share.value;
      if (
        /\broyalt(?!y (?:compan|corporation|firm|trust|owner|holder|dealer))|\bproduced\b|\blife\b/i.test(told.behind.slice(0, 80)) ||
        estateOf(told.behind.slice(0, 60)) === "royalty"
      )
        return;
      const { holder, name } = holderOf(reader, near, told, out.at(-1));
      const denied = NOT_MEANT.test(near.before);
      out.push({
        start: s.start + share.start,
        end: s.start + share.end,
        factors: share.factors,
        base: findShares(share.text.slice(share.text.search(OF))).at(-1)?.value ?? null,
        holder: denied || isSource ? null : holder,
        ofSource: holder === "other" ? null : ofSource,
        denied,
        own: OF_OWN.test(owned) || OF_REST.test(after) || (!OF_ALL.test(after) && isOfRestAhead(s.text.slice(Math.max(0, share.start - 160), share.start))),
        rest: REST.test(near.before),
        back: BACK.test(near.before) && !(OF_THEM.test(ahead) && IS_DONE.test(after)),
        same: /\b(?:said|such|this|that|which|same)(?: (?:said|same|undivided))*[ (]*$/i.test(near.before),
        unsized: UNSIZED.test(near.before),
        includes: INCLUDES.test(after) || SUMS.test(near.before),
        name,
      });
    });
    if (out.length > MANY) return null;
  }
  return out;
}

/** A share of the minerals as a thing kept or left out by itself. */
export const mineralShare = (share: Rational, told: Told, text: string): Found => ({
  interest: { ...bareInterest("mineral", text.slice(told.start, told.end)), fraction: toWire(share), ...(told.name ? { held_by: told.name } : {}) },
  span: { start: told.start, end: told.end },
  fraction: { start: told.start, end: told.end },
  confidence: 0.75,
});
