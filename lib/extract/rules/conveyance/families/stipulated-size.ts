// What a stipulation settles: whose interest it is of which it tells the size, and whether its parties convey to one another.
import type { Party } from "@/lib/contracts/aspects/parties";
import { type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { placesBySurname, placesOf } from "@/lib/extract/rules/conveyance/people";
import { isBorneBy } from "@/lib/extract/rules/conveyance/phrases/bound";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import type { FractionMention } from "@/lib/fraction/find-fractions";
import { compare, ONE } from "@/lib/fraction/rational";

const CROSS =
  /\b(?:grant|convey|assign|sell|quit-?claim|transfer|give|release)(?:s|ed)?(?:,|(?: and| to| unto| so much| such| whatever| any| all| from| each| the one)\b)[^.;]*\b(?:each|other|another|respective|as (?:may be )?necessary|such interests?|necessary|needful|needed|requisite|required|to make (?:it|the (?:foregoing|same|above)|this|them) (?:so|true|good))\b|\bcross-?convey/gi;
/** "Nothing herein shall convey to the other". */
const NO_CROSS = /\b(?:nothing|no part|not|neither|without)\b[^.;]{0,60}$/i;
/** "not one of production, and each of them does hereby" before "convey": the denial is over. */
const DENIAL_OVER = /,? and (?:each|the|they|we|I|said|both|every|all|do|does|hereby)\b/i;

/** Whether the parties of a stipulation presently convey to one another what makes it true. */
export const crosses = (text: string): boolean =>
  [...text.matchAll(CROSS)].some((m) => {
    const denial = NO_CROSS.exec(text.slice(Math.max(0, m.index - 80), m.index));
    return denial === null || DENIAL_OVER.test(denial[0]);
  });

/** Words by which a stipulation settles a size: "is, and shall be", "shall be read as", "to have", "is fixed at". */
const SETTLES =
  /\b(?:is|are|be|was intended to be|means?|amounts?|comes? to|constitutes?|equals?|ha(?:s|ve)|owns?|holds?|takes?|receives?|entitled|fixed|read|construed|treated|interpreted|understood|reduced|changed|converted|made)\b/i;
const DOUBT =
  /\b(?:whether|claims?|claimed|contends?|contended|asserts?|asserted|doubts?|dispute[sd]?|question|if(?! it (?:said|read|had (?:said|read)))|unless|whereas|formerly|originally)\b/i;
const NOT_SO = /\b(?:not|instead of|rather than|nor|and no longer)\b[^.;,]{0,24}$/i;
const THING = /\b(?:royalt(?:y|ies)|minerals?|mineral interest)\b/i;
/** "Question having arisen what was kept, the parties stipulate and agree that": what stands before the words of agreement is the doubt that they end. */
const AGREED = /^[\s\S]*\b(?:stipulat|agree|declar|settl|acknowledg|confirm|covenant|resolv)\w*(?: (?:and|\w+))*? that\b/i;
/** Between names that are told together. */
const TOGETHER = /^,? ?(?:(?:his|her) (?:wife|husband|spouse),? ?)?(?:(?:and|&),? )?(?:(?:his|her) )?(?:(?:wife|husband|spouse),? ?)?$/i;

const placed = (words: string, people: readonly Party[]) =>
  [...placesOf(words, people), ...placesBySurname(words, people)].sort((x, y) => x.start - y.start || y.end - x.end);

/** The people whom the words name last, and who stand together there; none where they stand further back than `reach`. */
export function lastGroup(words: string, people: readonly Party[], reach = Number.POSITIVE_INFINITY): string[] {
  const all = placesOf(words, people).sort((x, y) => x.start - y.start);
  const last = all.at(-1);
  if (!last || words.length - last.end > reach) return [];
  const ids = [last.id];
  for (let i = all.length - 2, at = last.start; i >= 0; i--) {
    const n = all[i];
    if (!n || n.end > at || !TOGETHER.test(words.slice(n.end, at))) break;
    ids.unshift(n.id);
    at = n.start;
  }
  return [...new Set(ids)];
}

/** The people who stand together where the words begin: "ADA ROE and BO ROE, his wife, of Elm". */
function firstGroup(words: string, people: readonly Party[]): string[] {
  const ids: string[] = [];
  let at = 0;
  for (const n of placesOf(words, people).sort((x, y) => x.start - y.start)) {
    if (n.start < at) continue;
    if (ids.length ? !TOGETHER.test(words.slice(at, n.start)) : n.start > 3) break;
    ids.push(n.id);
    at = n.end;
  }
  return [...new Set(ids)];
}

/** Those named in the words, where all of them stand together; null where none is, or several stand apart. */
function only(words: string, people: readonly Party[]): string[] | null {
  const all = placed(words, people);
  const first = all[0];
  if (!first) return null;
  const apart = all.some((n, i) => {
    const before = all[i - 1];
    return before !== undefined && n.id !== before.id && n.start >= before.end && !TOGETHER.test(words.slice(before.end, n.start));
  });
  return apart ? null : [...new Set(all.map((n) => n.id))];
}

const ORDINAL = /\b(first|second|third) part(?:y|ies)\b|\bpart(?:y|ies) of the (first|second|third) part\b/i;

/** "the first party": those whom the paper names ", of the first part", "(first party)". */
export function byOrdinal(words: string, scene: Scene): string[] | null {
  const m = ORDINAL.exec(words);
  const which = (m?.[1] ?? m?.[2])?.toLowerCase();
  const label = which ? new RegExp(`\\b${which} part(?:y|ies) ?:\\s*(?=[A-Z])`, "i").exec(scene.text) : null;
  const headed = label ? firstGroup(scene.text.slice(label.index + label[0].length, label.index + label[0].length + 200), scene.parties.parties) : [];
  if (headed.length) return headed;
  const named = which ? new RegExp(`,? \\(?(?:(?:the |as )?(?:part(?:y|ies) )?of the ${which} part|${which} part(?:y|ies))\\b`, "gi") : null;
  for (const at of named ? scene.text.matchAll(named) : []) {
    const ids = lastGroup(scene.text.slice(Math.max(0, at.index - 140), at.index), scene.parties.parties, 60);
    if (ids.length) return ids;
  }
  return null;
}

/** "the share of Hahn being": whose it is, told behind the size. */
const SHARE_OF = /^[^.;]{0,40}\b(?:share|royalty|interest|part|ownership) (?:of|belonging to|held by|kept by|reserved by) (?:the said )?([A-Z][^.;,]{2,40})/;
const KEPT_BY = /\b(?:reserved|kept|retained|held back|withheld|excepted|saved)\b[^.;]{0,50}?\b(?:by|to|unto|for|in) (?:the said )?(?=[A-Z])/g;
/** "By deed … A sold to B his land and kept a royalty", "the deed from A to B reserved": he who gave kept. */
const GAVE_AND_KEPT = /\b(?:deeds?|conveyances?)\b[^.;]{0,40}?\b(?:from|of|by) (?=[A-Z])|(?<=[A-Z]\w+,? )(?:sold|conveyed|deeded|granted)\b/;
/** "ADA ROE, owner of a royalty": he of whom it is told. */
const ROYALTY_OWNER = /,? \(?(?:the )?(?:(?:royalty|npri) (?:owner|holder)|(?:owner|holder) of (?:an?|the|said) (?:[\w/-]+ ){0,3}royalty)\b/gi;
const KEPT = /\b(?:reserv|kept|retain|held back|withheld|saved)/i;

/** Of whom the paper says elsewhere that he kept the royalty; null where it says so of nobody, or of two. */
function keeper(scene: Scene): string[] | null {
  const people = scene.parties.parties;
  const told = [...scene.text.matchAll(KEPT_BY)].flatMap((m) => {
    const at = m.index + m[0].length;
    const first = placed(scene.text.slice(at, at + 60), people)[0];
    return first && first.start < 3 ? [first.id] : [];
  });
  const gave = scene.sentences.flatMap((s) => {
    const m = KEPT.test(s.text) ? GAVE_AND_KEPT.exec(s.text) : null;
    if (!m) return [];
    const behind = m[0].endsWith(" ");
    const first = behind
      ? placed(s.text.slice(m.index + m[0].length, m.index + m[0].length + 60), people)[0]?.id
      : lastGroup(s.text.slice(0, m.index), people, 90).at(-1);
    return first ? [first] : [];
  });
  const owner = [...scene.text.matchAll(ROYALTY_OWNER)].flatMap((m) => lastGroup(scene.text.slice(Math.max(0, m.index - 80), m.index), people, 4));
  const ids = [...new Set(told.length ? told : gave.length ? gave : owner)];
  return ids.length === 1 ? ids : null;
}

/** Whose interest a sentence settles: named in it, by his place among the parties, behind the size, or known for the one who kept it. */
function whose(s: Sentence, share: FractionMention, scene: Scene): string[] | null {
  const before = s.text.slice(0, share.start);
  const behind = SHARE_OF.exec(s.text.slice(share.end))?.[1] ?? "";
  const people = scene.parties.parties;
  return (
    only(before.replace(AGREED, ""), people) ?? byOrdinal(before.replace(AGREED, ""), scene) ?? only(behind, people) ?? only(before, people) ?? keeper(scene)
  );
}

/**
 * The first share that a sentence settles of one party, or of those who are told together; in no recital, doubt or denial. For a stipulation that does not say
 * in the usual words who owns what. "It is agreed that the reservation shall be read as 1/8 of royalty" → royalty 1/8 of the one who kept it. Empty where it is nobody's or of two.
 */
export function settledSize(scene: Scene): Found[] {
  const everyone = scene.parties.parties;
  for (const s of scene.sentences) {
    const share = findShares(s.text).find((x) => !NOT_SO.test(s.text.slice(0, x.start)) && compare(x.value, ONE) < 0);
    const ahead = share ? s.text.slice(0, share.start).replace(AGREED, "") : "";
    if (!share || !SETTLES.test(ahead) || DOUBT.test(ahead) || !THING.test(s.text) || isBorneBy(ahead)) continue;
    const words = s.text
      .slice(share.start)
      .replace(/["“”]/g, " ")
      .replace(/\) +of/, ") of");
    const item = readInterests(words, s.start + share.start, THING.exec(ahead)?.[0].startsWith("r") ? "royalty" : "mineral")[0];
    const to = item ? whose(s, share, scene) : null;
    if (item && to) return [{ ...item, interest: { ...item.interest, from: everyone.map((p) => p.id).filter((id) => !to.includes(id)), to } }];
  }
  return [];
}
