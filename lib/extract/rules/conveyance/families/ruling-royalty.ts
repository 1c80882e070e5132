// The royalty that rules in a lease which tells two: the print gives one, and a rider, an addendum or a typed line puts another in its place.
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { compare, equals, fromWire, ONE, type Rational, toWire } from "@/lib/fraction/rational";
import { newOne } from "./lease-changes";
import { type LeaseRoyalty, leaseRoyaltyOf } from "./lease-royalty";

/** Words by which one figure stands for another: "shall be read as", "becomes", "is raised to", "is struck", "in lieu of". */
const FOR_ANOTHER =
  /\b(?:reads?|construed|deemed|taken (?:as|to (?:be|mean))|becomes?|rais\w+|increas\w+|amend\w*|chang\w+|modif\w+|alter\w*|correct\w*|substitut\w+|replac\w+|supersed\w+|insert\w*|strik\w+|struck|stricken|delet\w+|eras\w+|cancel\w*|lined out|crossed out|x-?ed out|instead|in lieu|in (?:the |its |their )?(?:places?|stead)|rather than|displac\w+|written (?:over|for))\b|\b(?:and|is|are|be),? not (?:the |an? )?(?:printed |usual )?(?:one|two|three|five|seven|\d|[½¼⅛])|\bnot (?:the |an? )?(?:one|two|three|\d)[^.;,]{0,24},? but\b/i;
/** What a figure may size beside the royalty of this lease. */
const OTHER_SIZE =
  /\b(?:undivided|acres|overrid\w*|non-?participating|shut-?in|rentals?|working interest|mineral interest|bonus|costs?|wells?|pay-?out|reduc\w+ proportion\w*|proportionate(?:ly)? reduc\w+|additional|extra|further|in addition|beside|besides|over and above|owns?|owning|owner of|of the minerals|sulphur|coal|casinghead|other minerals)\b/i;
/** What may come, and is not yet so: "if the gas brings more than a dollar", "should Lessee fail". */
const IF_EVER =
  /(?:^|[,;:.)] ?)(?:if|when|whenever|should|in case|in the event|once|unless|until|after|upon)\b(?! (?:(?:any|a|of) (?:conflict|difference)|the printed))|\b(?:if|when|whenever|unless)\b(?! (?:(?:any|a) (?:conflict|difference)|the printed))/i;

/** How far from the two figures the words may stand. */
const AROUND = 50;

/** "one-eighth shall be read three-sixteenths", "3/16 in lieu of the printed 1/8": the other figure beside the one that is read, where words put it in its place. */
function figureInPlace(s: Sentence, read: Rational): LeaseRoyalty | null {
  if (!FOR_ANOTHER.test(s.text) || OTHER_SIZE.test(s.text) || IF_EVER.test(s.text)) return null;
  const shares = findShares(s.text);
  const old = shares.find((x) => equals(x.value, read));
  const [first, ...more] = shares.filter((x) => !equals(x.value, read));
  if (!old || !first || more.some((x) => !equals(x.value, first.value)) || compare(first.value, ONE) >= 0) return null;
  if (!FOR_ANOTHER.test(s.text.slice(Math.max(0, Math.min(old.start, first.start) - AROUND), Math.max(old.end, first.end) + AROUND))) return null;
  return { value: toWire(first.value), span: { start: s.start + first.start, end: s.start + first.end } };
}

/** "For 1/8 read 3/16", "1/8 is struck and 3/16 takes its place", "3/16 in lieu of 1/8": of two figures in one sentence the one that stands from now on. */
function newFigure(s: Sentence): LeaseRoyalty | null {
  if (!FOR_ANOTHER.test(s.text) || OTHER_SIZE.test(s.text) || IF_EVER.test(s.text)) return null;
  const shares = findShares(s.text).filter((x) => compare(x.value, ONE) < 0);
  const [first, ...more] = shares;
  const second = more.find((x) => first && !equals(x.value, first.value));
  if (!first || !second || shares.some((x) => !equals(x.value, first.value) && !equals(x.value, second.value))) return null;
  const found = newOne(s.text, [first, second]);
  return found && { value: toWire(found.value), span: { start: s.start + found.start, end: s.start + found.end } };
}

/** The head of what is added to a form, at the start of its line. */
const ADDED_PART =
  /^[ "'“([*—–=_-]*(?:(?:the|this|typed|attached|lessors?'?s?'?|additional|special|other|further) ){0,2}(?:riders?|addend(?:um|a)|exhibit|supplement\w*|allonge|special (?:provisions|terms|conditions|clauses)|additional (?:provisions|terms|conditions|clauses)|typed|typewritten|type-?script|annex\w*|attachment|attached|schedule|on the back|endorse\w*|changes?)\b/i;
/** Words by which a sentence sets itself above the print. */
const RULES =
  /\bnotwithstanding\b|\banything (?:\w+ ){0,6}(?:to the contrary|contrary)\b|\b(?:in spite|regardless|irrespective) of\b[^.;]{0,40}\b(?:print\w*|form|above|foregoing)\b|\bwhatever (?:is |stands )?(?:printed|the print\w*)|\b(?:controls?|governs?|prevails?|rules?)\b[^.;]{0,50}\b(?:print\w*|form|conflict|above)\b|\b(?:in lieu|instead|in (?:the )?(?:place|stead)) of\b[^.;]{0,30}\b(?:print\w*|usual|customary|above|form)\b|\bas printed\b/i;
const SEE = /\b(?:see|hereto|refer(?:s|red|ence)?)\b/i;

/** The sentences behind the royalty that is read which a rider holds, or which set themselves above the print. */
function rulingSentences(scene: Scene, behind: number): Sentence[] {
  const heads = scene.anatomy.view.lines.filter((l) => {
    const words = scene.text.slice(l.start, Math.min(l.end, l.start + 80));
    return l.start > behind && ADDED_PART.test(words) && !(SEE.test(words) && l.end - l.start < 60);
  });
  const from = heads[0]?.start ?? Number.POSITIVE_INFINITY;
  return scene.sentences.filter((s) => s.start > behind && (s.end > from || RULES.test(s.text)));
}

const ONE_PRODUCT = /\b(?:on|of|for|from) (?:all |the |said |such )*(?:gas|oil|condensate|sulphur|coal|helium|other minerals)\b/gi;
/** "on all oil, gas and liquids": of several in one list. */
const SEVERAL_PRODUCTS =
  /\b(?:oil|gas|condensate|liquids|sulphur)(?:,| and| or| &|,? and)+ (?:(?:on|of|for|upon) )?(?:(?:all|the|any|its|such) )*(?:oil|gas|condensate|liquids|distillate|minerals|substances|hydrocarbons)\b/i;
/** Whether a royalty is told of one product only, which leaves that of the others as it was. */
function ofOneProduct(text: string): boolean {
  if (SEVERAL_PRODUCTS.test(text)) return false;
  const named = new Set([...text.matchAll(ONE_PRODUCT)].map((m) => m[0].toLowerCase().split(" ").at(-1)));
  return named.size === 1 && !/\boil and (?:of |on )?(?:the )?gas\b|\bor gas\b/i.test(text);
}

/** The royalty told in a rider by its name: "all royalties: twenty percent", "the royalty shall be one-sixth, anything printed to the contrary notwithstanding". */
function toldAnew(scene: Scene, printed: LeaseRoyalty, leased: Rational): LeaseRoyalty | null {
  const sentences = rulingSentences(scene, printed.span.end).filter(
    (s) => /\broyalt/i.test(s.text) && !OTHER_SIZE.test(s.text) && !IF_EVER.test(s.text) && !ofOneProduct(s.text),
  );
  return sentences.length ? leaseRoyaltyOf({ ...scene, sentences }, leased) : null;
}

/**
 * The royalty that another clause of the lease puts in the place of the one first read, with its place; null where none does, or it is the same.
 * What comes only on a condition, and what is told of one product alone, changes nothing here.
 */
export function rulingRoyalty(scene: Scene, printed: LeaseRoyalty, leased: Rational = ONE): LeaseRoyalty | null {
  const read = fromWire(printed.value);
  const own = scene.sentences.find((s) => s.start <= printed.span.start && printed.span.end <= s.end);
  const meant = own ? newFigure(own) : null;
  if (meant) return equals(fromWire(meant.value), read) ? null : meant;
  for (const s of scene.sentences) {
    const found = figureInPlace(s, read);
    if (found) return found;
  }
  const anew = toldAnew(scene, printed, leased);
  return anew && anew.value.fraction !== printed.value.fraction ? anew : null;
}
