// What a lease lets: where it does so, and which share of the minerals, told with the letting or apart from it.
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import { toldInAll } from "@/lib/extract/rules/conveyance/phrases/in-all";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { inOneBreath, type Scene } from "@/lib/extract/rules/conveyance/scene";
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { add, compare, equals, mul, ONE, type Rational, rational, ZERO } from "@/lib/fraction/rational";
import { isLetObject } from "./let-object";

/** The full words of letting. */
const FULL =
  /\b(?:grants?,? (?:and )?leases?|leases?,? (?:and )?lets?|granted,? (?:demised,? )?leased|granted and let|grants? and lets?|demise[sd]?|leases exclusively|leases? unto|lease and let|(?:gives?|makes?|executes?|grants?) (?:an?|this) (?:(?:oil|gas|and|&|mineral|paid-up),? ){0,5}lease (?:un)?to)\b/i;
/** One verb alone. "The lease", "said leases", "oil and gas leases" are things. */
const SOLE =
  /(?<!\b(?:the|this|that|these|those|said|such|an?|any|all|other|prior|no|of|oil|gas|mineral|present|paid-up|its|his|her|their|foregoing|within|above|to|for|may|shall|not|two|three|four|five|six|interests?|lands?|premises|acres|tracts?|part|here|was|were|been)\W{1,2})\b(?:leases|leased|lets?|rents and lets?)\b(?![.;:)]| (?:(?:that|which) (?:is|are|was|were)|listed|by|from|at|book|record|dated|described|premises|land|pooled|well)\b)|(?<!\b(?:rights?|power|authority|privilege|liberty|option) to )\blease(?= (?:un)?to (?:the |said )?[A-Z]| (?:the whole|all|exclusively|said|that company|it)\b)|\bgrants?\b(?=[^.;]{0,90}\bright\b[^.;]{0,60}\b(?:explor|drill|develop|prospect|produc|operat|mine))/;

/** "What is leased." ahead of the thing itself. */
const HEADED = /^[^.;:]{0,24}\bleased[.:]/i;

/** Where the paper lets: the full words in a clause of it, else one verb alone, else the granting words, else its body. */
export function lettingStart(scene: Scene): number {
  for (const pattern of [FULL, SOLE, HEADED])
    for (const s of scene.sentences) {
      const m = pattern.exec(s.text);
      if (m) return s.start + m.index;
    }
  return scene.anatomy.granting?.start ?? scene.anatomy.body.start;
}

const OWN_SHARE = /\b(?:lessors? (?:owns?|owning)|lessors?'?s?|their|his|her|its|my|our|all of)\b[^.;]{0,70}?\b(?:undivided|being|interest)\b|\bundivided\b/i;
/** "the entire mineral estate, including the undivided 1/4 of A": a part of what is leased, named beside the whole. */
const PART_NAMED = /\b(?:including|embracing|inclusive of|as well as)(?: (?:the|an?|that|his|her|its|their|said|also|undivided|certain))* \(?$/i;

/** The share that the words of letting name: "all of Lessor's undivided 1/8 of the minerals". */
function withLetting(scene: Scene, words: string): FractionMention | undefined {
  return findShares(words.slice(0, 700)).find(
    (s) =>
      (OWN_SHARE.test(words.slice(Math.max(0, s.start - 90), s.start + 1).replace(/^[\s\S]*[a-z)\d]{2}\. (?=[A-Z])/, "")) ||
        INTEREST_AHEAD.test(words.slice(Math.max(0, s.start - 60), s.start)) ||
        (OWN_AHEAD.test(words.slice(Math.max(0, s.start - 40), s.start)) && MINERALS_BEHIND.test(words.slice(s.end, s.end + 50))) ||
        isLetObject(words, s) ||
        UNDIVIDED_BEHIND.test(words.slice(s.end, s.end + 30))) &&
      !PART_NAMED.test(words.slice(Math.max(0, s.start - 60), s.start)) &&
      !/\bas to (?:an? )?(?:undivided )?(?:interest of )?\(?$/i.test(words.slice(Math.max(0, s.start - 40), s.start)) &&
      !/\beach (?:of (?:them|whom|(?:the |said )*lessors?) |lessor |one )?(?:now )?(?:owning|owns?|holding|having|being)\b[^.;]{0,30}$/i.test(
        words.slice(Math.max(0, s.start - 60), s.start),
      ) &&
      !/\broyalt\w*[^.;]{0,40}$|\b(?:deliver|pay|credit of|paid (?:from|out of|to|in|by))\b[^.;]{0,100}$/i.test(
        words.slice(Math.max(0, s.start - 110), s.start),
      ) &&
      !OTHERS.test(words.slice(Math.max(0, s.start - 60), s.start)) &&
      !isStrangers(scene, words.slice(Math.max(0, s.start - 110), s.start)) &&
      !OF_ANOTHER.test(words.slice(s.end, s.end + 90)) &&
      (isLetObject(words, s) ||
        /^\s*[.;)]|interest|of the|in the|mineral|,|oil|acres|^ and (?:also )?(?:the|that) (?:undivided )?/i.test(words.slice(s.end, s.end + 40))),
  );
}

/** "that one-fourth (1/4) undivided interest". */
const UNDIVIDED_BEHIND = /^[)"]* ?undivided (?:mineral )?interest\b/i;
/** "all her one-half of the oil and gas under", "her equal half in the minerals". */
const OWN_AHEAD = /\b(?:lessor['’]s|lessors['’]|their|his|her|its|my|our)(?: (?:own|equal|said|entire|full))* \(?$/i;
const MINERALS_BEHIND =
  /^[)"]*(?: \([^()]{1,12}\))? ?(?:part |share |interest )?(?:of|in) (?:all |the |said )*(?:oil|gas|minerals?)\b(?![^.;,]{0,20}\b(?:produced|saved|sold|marketed))/i;
/** "all rights attaching to the", "to the extent of her": a thing of the lessor's told right ahead of its size. */
const INTEREST_AHEAD =
  /\b(?:attach(?:ed|ing)|appertaining|belonging|to the extent|under|in right|by virtue|in respect)(?: (?:of|to))? (?:the|that|his|her|its|their|my|our|an?|lessors?'?s?'?) (?:undivided |equal )?\(?$/i;
/** "The other half is her brother's", "the outstanding one-fourth". */
const OTHERS = /\b(?:other|remaining|outstanding|unleased|adverse)(?: of)? (?:undivided |equal )?\(?$/i;
const OF_ANOTHER =
  /^[^.;]{0,60}\b(?:(?:is|are) not (?:leased|hers|his|theirs|included|covered)|has not leased|have not leased|belongs? to (?!(?:the )?lessors?\b|(?:him|her|me|us|them)\b))/i;

/** What a sentence elsewhere says is let, or owned by who lets: "Interest leased:", "Lessor's ownership is", "in which she owns". */
const TOLD_APART =
  /^\W*(?:\d+\.? )?(?:the )?(?:leased |demised )?(?:premises|lands?|property|subject|subject matter)(?: (?:leased|let|covered))?[.:] ?(?:an? |the )?(?:undivided )?\(?$|\b(?:interests?|share|estate|minerals?) (?:here(?:by|in) )?(?:leased|let|demised|covered)(?: (?:hereby|herein|hereunder))?(?:,? (?:is|are|being))?:? ?(?:an? |the |lessors?'?s?'? )*(?:undivided )?\(?$|\b(?:lessors?'?s?'?|(?<!\b(?:surface|land|working|other) )owners?['’]s?|his|her|its|their|my|our)(?: own)?(?: mineral| undivided)? (?:interest|share|ownership|minerals)\b[^.;:]{0,40}\b(?:is|are|being|amounts? to|comes? to|understood to be)(?: understood to be)?(?: an?| the| one)?(?: undivided)? ?\(?$|\b(?:in|of) which (?:the )?(?:lessors?|he|she|they|it|I|we) (?:now )?(?:owns?|holds?|has|have)(?: only| but)?(?: an?| the| one)?(?: undivided)? ?\(?$|\bas to (?:the )?(?:lessors?'?s?'?|his|her|its|their|my|our)(?: own)?(?: equal)? undivided \(?$|\b(?:but|only|limited|and no more than|restricted)(?: only| but)? (?:as to|to the extent of|to|in)(?: only)? (?:an? |the |his |her |their |its )?(?:undivided )?\(?$|\b(?:this|the|said) lease (?:covers|is of|takes in|extends to|reaches|embraces) (?:(?:only|but) )?(?:an? |the )?(?:undivided )?\(?$/i;
const OF_MINERALS =
  /^[)"]*(?: (?:all )?the (?:oil|gas|minerals?)\b|\W{0,2}(?:part|share|interest|thereof|therein)\b|,? (?:of|in) (?:the |all (?:of )?(?:the )?)?(?:oil|minerals?|mineral|same)\b|[.,;]|,? which\b| \((?:he|she|they|it|being|called|here|the|["“])[^()]*\))/i;
const ROYALTY = /\broyalt(?:y|ies)\b[^.;]{0,80}$/i;

/** "Owner has one-eighth of all oil and gas as royalty, without cost": what is paid. */
const AS_ROYALTY = /^[^.;]{0,60}\b(?:royalt\w*|produced|saved|marketed|(?:free of|without|clear of) (?:all |any )?(?:cost|expense|deduction))/i;

/** "three-fourths …, and also the one-fourth which will come to lessor": the one share is not all that is let. */
const AND_ALSO = /\band also\b[^.;]{0,30}$/i;
/** So far behind a share another is let beside it. */
const NEAR = 600;

/** Whether the words behind a share, up to a stop or to what it comes to, let another beside it. */
function goesOn(text: string, share: FractionMention, behind: readonly FractionMention[]): boolean {
  const words = text.slice(share.end, share.end + NEAR);
  const stop = words.search(/[.;]|\bbeing\b/i);
  const end = share.end + (stop < 0 ? words.length : stop);
  const near = behind.findIndex((o) => o.start > end);
  return behind.slice(0, near < 0 ? behind.length : near).some((o) => AND_ALSO.test(text.slice(Math.max(share.end, o.start - 40), o.start)));
}

/** "owner of three-fifths of the minerals and of the right to lease the whole": he lets more than he owns. */
const LETS_THE_WHOLE =
  /^[^.;]{0,70}\b(?:right|power|authority|privilege) to lease (?:the (?:whole|entire|entirety|rest|remain\w+|others?)|all)\b|^[^.;]{0,90}\b(?:holder|owner|donee|holding|having|with) (?:of )?(?:the )?(?:sole |exclusive |full )*(?:executive|leasing) (?:right|power)s?\b/i;

/** A share told apart from the letting, less than all and not of the royalty, ahead of it or behind. */
function toldApart(scene: Scene): FractionMention | undefined {
  for (const s of scene.sentences) {
    const found = findShares(s.text).find((x, i, all) => {
      const before = s.text.slice(Math.max(0, x.start - 110), x.start);
      return (
        compare(x.value, ONE) < 0 &&
        (TOLD_APART.test(before) || OWNER_OF.test(before)) &&
        !isStrangers(scene, before) &&
        !ROYALTY.test(before) &&
        !AS_ROYALTY.test(s.text.slice(x.end, x.end + 120)) &&
        OF_MINERALS.test(s.text.slice(x.end, x.end + 60)) &&
        !OF_ANOTHER.test(s.text.slice(x.end, x.end + 90)) &&
        !LETS_THE_WHOLE.test(s.text.slice(x.end, x.end + 120)) &&
        !goesOn(s.text, x, all.slice(i + 1))
      );
    });
    if (!found) continue;
    const value = withAnothers(s.text.slice(found.end), ofAllOwners(scene, inOneBreath(s, scene, () => false).text, found));
    return compare(value, ONE) < 0 ? { ...found, value, start: s.start + found.start, end: s.start + found.end } : undefined;
  }
  return undefined;
}

/** What one may own beside a share of the minerals, told ahead of it: "owner of the land and", "holder of the fee with". */
const LAND_TOO =
  "(?:(?:in fee(?: simple)? )?(?:of )?(?:the |said |all |an? )*(?:entire |whole |record )?(?:land|lands|surface|fee|soil|premises|tract|farm|ranch|place)(?: (?:title|simple|estate|above|itself))*,? (?:and|with|together with|as well as|besides|along with)(?: also)? )";
/** "owner of one-half", "owning the surface and an undivided half", "seized of 1/4": words that lead to the share of one who lets. */
const OWNER_OF = new RegExp(
  `(?<!\\blessees?\\b[^.;]{0,30})(?<!\\b(?:not|former|late) )(?:\\b(?:owners?|holders?|proprietors?|seized|possessed)(?: in fee(?: simple)?)? of|\\b(?:who|whom|them|which|each|they|and|he|she|it|company),? (?:now )?(?:owns?|holds?)|(?:(?<!\\b(?:brothers?|sisters?|cousins?|sons?|daughters?|uncles?|aunts?|nephews?|nieces?|husband|wife|father|mother|neighbou?rs?|owners?|persons?|part(?:y|ies)|one|anyone|those|others?|man|woman|people|cotenants?|co-?owners?),? )\\bwho|(?<!\\b(?:surface|any|each|every|other|another|an|no|royalty) )\\bowner) (?:now |alone )?(?:owns?|holds?|has|have)|\\b(?:owning|holding)) (?:record title to )?${LAND_TOO}?(?:of )?(?:an? (?:[a-z]+ )?interest of )?(?:an? |the |one )?(?:undivided |equal )*\\(?$`,
  "i",
);
/** "Union Life Company owning one-fourth thereof": whether the words right ahead of the owning name one who lets nothing. */
function isStrangers(scene: Scene, before: string): boolean {
  const owning = OWNER_OF.exec(before);
  const name = owning ? NAME_AHEAD.exec(before.slice(0, owning.index))?.[0] : undefined;
  return (
    name !== undefined &&
    namedIn(
      name,
      scene.parties.parties.filter((p) => scene.parties.from.includes(p.id)),
    ).length === 0
  );
}
const NAME_AHEAD = /(?<![\w.])(?:[A-Z][\w.&'’-]*,? (?:(?:of|and|&|the|for) )*){2,9}$/;
/** What the lessors own beside a share that is told of one of them: "the other half", "the remaining one-fourth", "the rest". */
const THE_REST = /\bthe (?:other|remaining|remainder|balance|rest)\b(?! (?:part(?:y|ies)|lessors?|persons?|side)\b)/i;
/** Whether the words behind a share of one lessor tell that the others have what is left: in words, or by the share itself. */
const completes = (behind: string, share: FractionMention): boolean =>
  THE_REST.test(behind) || findShares(behind).some((x) => equals(add(x.value, share.value), ONE));

/** "A, owner of one-half of the minerals, and B, owner of the other half, as Lessor": what several lessors own comes together; the share itself where it is told of one alone. */
function ofAllOwners(scene: Scene, text: string, share: FractionMention): Rational {
  if (!OWNER_OF.test(text.slice(0, share.start))) return share.value;
  const from = Math.max(0, share.start - 300);
  const behind = text.slice(share.end, share.end + 700).split(/\blessees?\b/i)[0] ?? "";
  if (scene.parties.from.length > 1 && completes(behind, share)) return ONE;
  const near = text.slice(from, share.end + behind.length);
  const owned = findShares(near).filter((x) => from + x.start === share.start || OWNER_OF.test(near.slice(0, x.start)));
  const all = owned.reduce((n, x, i) => add(n, mul(x.value, rational(ownersAlike(scene, near.slice(owned[i - 1]?.end ?? 0, x.start))))), ZERO);
  return compare(all, ONE) <= 0 ? all : share.value;
}

/** "B and C, each dealing with separate property and each owner of": how many lessors own what comes behind the words; one where they do not say "each". */
function ownersAlike(scene: Scene, ahead: string): number {
  if (!/\b(?:each|severally|apiece)\b[^.;]{0,60}$/i.test(ahead)) return 1;
  const lessors = scene.parties.parties.filter((p) => scene.parties.from.includes(p.id));
  return Math.max(1, namedIn(ahead, lessors).length);
}

/** "three-fourths of the minerals, together with any interest which reverts to lessor": what comes to the lessor later is let too, so that no share bounds the lease. */
const AND_WHAT_COMES = new RegExp(
  "^[^.;]{0,80}?\\b(?:together with|and also|and|with|including|as well as|besides|plus)(?: also)? " +
    "(?:(?:any|all|every|such|whatever|what)\\b[^.;]{0,40}\\b(?:interest|share|rights?|minerals?|part|fraction)\\b[^.;]{0,60}\\b(?:revert\\w*|hereafter|afterwards?|later|accru\\w+|(?:may|shall|will|should) (?:come|fall|return|pass|vest|acquire))\\b" +
    "|(?:all |any |of )?(?:those|that|the (?:same|other|remaining|reserved|outstanding) \\w+|the \\w+) (?:which |that )?(?:may|shall|will|should|is to|are to) (?:hereafter |later |afterwards )?(?:come|fall|return|pass|vest|revert|accrue)\\b)",
  "i",
);

/** The share of the minerals that a lease lets, with its place in the paper; undefined where it lets the land without naming one. */
export function leasedShare(scene: Scene, start: number, end: number): FractionMention | undefined {
  const found = withLetting(scene, scene.text.slice(start, end));
  if (!found) return toldApart(scene);
  if (AND_WHAT_COMES.test(scene.text.slice(start + found.end, start + found.end + 200))) return undefined;
  const words = scene.text.slice(start + found.end, end);
  const value =
    toldInAll(words, found.value, scene.parties.from.length) ?? ofEach(words, found.value, scene.parties.from.length) ?? withAnothers(words, found.value);
  return { ...found, value, start: start + found.start, end: start + found.end };
}

/** "…, and the half of A and B", "and, under the power of leasing, the half reserved by A": let along with the lessor's own. */
const AND_ANOTHERS =
  /^[^.;]{0,90}?\band,? (?:also |likewise )?(?:(?:under|by (?:virtue|reason|force)|as (?:the )?(?:holder|owner|donee|attorney)|in exercise|pursuant to|acting under)\b[^.;]{0,130}?,? )?(?:of )?(?:the|that) (?:undivided )?$/i;
const WHOSE =
  /^\)? ?(?:part |interest |share )?(?:of [A-Z]|(?:belonging|which belongs) to [A-Z]|(?:which is |that is )?(?:owned|held|reserved|excepted|kept|retained) by [A-Z]|[^.;]{0,60}\b(?:power|right|authority) (?:to lease|of leasing)|[^.;]{0,60}\b(?:leasing|executive) (?:power|right))/;

/** The lessor's own share with that of another which he lets beside it; the share alone where none is told or the two pass the whole. */
export function withAnothers(behind: string, own: Rational): Rational {
  const next = findShares(behind.slice(0, 240))[0];
  if (!next || !AND_ANOTHERS.test(behind.slice(0, next.start)) || !WHOSE.test(behind.slice(next.end)) || OF_ANOTHER.test(behind.slice(next.end))) return own;
  const all = add(own, next.value);
  return compare(all, ONE) <= 0 ? all : own;
}

const POSSESSIVE = "(?:lessors?'?s?'?|his|her|their|my|our|its)";
const THING = "(?:rights?|interests?|oil|gas|minerals?|mineral|estate|title)";
/** "all of her interest", "such interest as she owns", "her minerals in": no more than who lets has. */
const OF_OWN = new RegExp(
  `\\ball (?:of )?(?:the )?(?:interests?|estate|right(?:, title and interest)?|oil and gas) (?:of|owned by) (?:the )?(?:said )?lessors?\\b` +
    `|\\ball (?:of )?${POSSESSIVE} (?:undivided )?(?:right|interest|oil|minerals?|estate)` +
    `|\\b(?:such|every|any|whatever|all)\\b[^.;]{0,50}\\b${THING}[^.;]{0,110}?\\b(?:as|which|that)?,? ?(?:the )?(?:lessors?|he|she|they|it|I|we) (?:may |now )?(?:owns?|own|holds?|has|have)\\b(?![^.;]{0,80}\\bof others\\b)` +
    `|\\b${POSSESSIVE} (?:undivided )?(?:(?:oil|gas|and|mineral) ){0,3}(?:minerals|interests?|mineral rights|oil and gas rights) (?:in|under|upon|of)\\b`,
  "i",
);

/** Whether the words of letting reach only what the lessors own, of whatever size. */
export const leasesOwn = (words: string): boolean => OF_OWN.test(words.slice(0, 400)) && !/\bof others\b/i.test(words.slice(0, 400));

const EACH_OWNS =
  /\b(?:each|every one|severally)(?: and every)?,? (?:one )?(?:of (?:them|whom|us|(?:the |said )*lessors?),? |lessor,? )?(?:(?:now|being|is|claiming|as)(?: to be)? )*(?:owning|owns?|holding|holds?|having|has|with|(?:(?:the|an?|sole|record) )*(?:owner|holder|proprietor)s? of|entitled to|possessed of|seized of|for)(?: (?:an?|the|one|equal|undivided))* \(?$/i;
/** "owners of one-half each", "owners, one-half each, of the minerals": so too with the word behind. */
const OWNS_EACH = /\b(?:own(?:s|ing|ers?)?|hold(?:s|ing|ers?)?)\b[^.;]{0,30}$/i;
/** "each for one-half of the rentals": a part of what is paid, and none of the land. */
const OF_PAYMENTS =
  /^\)?(?: (?:part|share|interest))?(?:,? (?:each|apiece|severally),?)? (?:of|in) (?:(?:all|the|said|any|such) )*(?:rents?|rentals?|bonus\w*|royalt\w+|costs?|expenses?|taxes|sum|price|money\w*)\b/i;
const EACH_OF_THEM = /^\)?(?: (?:part|share|interest))?,? (?:to )?(?:each|apiece|severally)\b/i;

/** "their undivided minerals, being one-fourth each": so much from each of the lessors, where all of them have it; null where the word is of one, or they would let more than all. */
function ofEach(behind: string, own: Rational, lessors: number): Rational | null {
  const all = mul(own, rational(lessors));
  return lessors > 1 && EACH_OF_THEM.test(behind) && compare(all, ONE) <= 0 ? all : null;
}

/** What several lessors let together where each is said to own the same share: "of which each Lessor owns an undivided one-third" of two → 2/3; null where no words say so. */
export function ownedByEach(words: string, lessors: number): Rational | null {
  const told = findShares(words.slice(0, 700));
  const share = told.find((s) => {
    const before = words.slice(Math.max(0, s.start - 90), s.start);
    if (OF_PAYMENTS.test(words.slice(s.end, s.end + 60))) return false;
    return EACH_OWNS.test(before) || (OWNS_EACH.test(before) && EACH_OF_THEM.test(words.slice(s.end, s.end + 40)));
  });
  // "A, owner of one-half, and B and C, each owner of one-fourth": each of some of them.
  if (share && told.some((s) => compare(s.value, share.value) !== 0 && OWNER_OF.test(words.slice(0, s.start)))) return null;
  const all = share ? mul(share.value, rational(lessors)) : null;
  return all && lessors > 1 && compare(all, ONE) <= 0 ? all : null;
}
