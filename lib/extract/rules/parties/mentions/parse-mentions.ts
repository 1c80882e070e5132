// Reads a stretch of premises into its namings: names one after another, each with the words beside it.

import { HELD_BY_EACH } from "@/lib/extract/rules/shares/each-one";
import { parsePersonName } from "@/lib/names/parse-name";
import type { Token } from "@/lib/text/tokens";
import { tokenise } from "@/lib/text/tokens";
import {
  addressAt,
  aliasAt,
  asideAt,
  asideToLabelAt,
  bareAddressAt,
  bornAt,
  capacityAt,
  deceasedAt,
  entityAt,
  heirsOfAt,
  indexAt,
  labelAt,
  membersAt,
  overAt,
  shareAt,
  shareOfThingAt,
  survivorAt,
  takenShare,
} from "./appositives";
import { capacityObject } from "./capacity";
import { takeIdentity } from "./identity";
import { labelOfGroup, takeLabelAhead } from "./label-ahead";
import { mendMentions } from "./mend-mentions";
import type { Mention } from "./mention";
import { emptyMention } from "./mention";
import { matchName } from "./name-matcher";
import { withBreaks } from "./names-in";
import { isOfOtherPaper, toldUntil } from "./of-other-paper";
import { citationLength, outlineLength } from "./outline-letter";
import { withPrincipals } from "./own-and-for";
import { livesAt, placeEnd, saidPlaceEnd } from "./place";
import { hit, type State, tokenAt } from "./reading-state";
import { coupleAt, skipHands, skipMembers } from "./take-house";
import { passDead, takeKin, takeMarital, takeUx } from "./take-kin";
import { townBeside } from "./town-below";

/** The tokens of a stretch, with the places that no name may run over. */
const tokensOf = (text: string, from: number, to: number, blocks: readonly number[]): Token[] =>
  withBreaks(
    tokenise(text, from, to),
    blocks.filter((b) => b > from && b < to),
  );

export type MentionList = { mentions: Mention[]; end: number };

/** "the Ross Bean lease", "the Ada Venn No. 1 well": a thing called after somebody, who is no party by that. */
const isNamedAfter = (text: string, start: number, end: number): boolean =>
  /\b[Tt]he $/.test(text.slice(Math.max(0, start - 4), start)) &&
  /^(?:'s)? (?:(?:oil|gas|mineral|and|&|No\.|\d+),? ?){0,6}(?:leases?|wells?|farm|unit)\b/i.test(text.slice(end, end + 50));

/** Reads the name at `at` into the list; false when none stands there. */
function takeName(s: State): boolean {
  s.at += outlineLength(s.text, s.at) || citationLength(s.text, s.at);
  let i = tokenAt(s, s.at);
  while (s.tokens[i]?.text === "¶") i++;
  const first = s.tokens[i];
  if (!first || first.start !== s.at) return false;
  const couple = coupleAt(s, first.start);
  const m = couple ? null : matchName(s.tokens, s.text, i);
  if (couple) return couple;
  if (!m) return false;
  const end = s.tokens[m.to - 1]?.end ?? s.at;
  if (s.mentions.length > 0 && isOfOtherPaper(s.text, s.mentions.at(-1)?.span.start ?? 0, first.start)) {
    s.at = Math.min(s.to, toldUntil(s.text, end));
    return true;
  }
  if (isNamedAfter(s.text, first.start, end)) {
    s.at = end;
    return true;
  }
  const own = m.name.replace(/ et (?:al|ux|vir)\b.*$/i, "").replace(/[,;]$/, "");
  const mention = emptyMention(own.replace(/([A-Za-z]{5,})\.$/, "$1"), { start: first.start, end });
  const words = m.name.split(" ").filter((w) => /[A-Za-z]{2}/.test(w));
  const previous = s.mentions.at(-1);
  if (s.nextIsSpouse && previous) {
    mention.spouse = previous;
    previous.spouse ??= mention;
    mention.marital = "married";
    if (words.length === 1 && !m.organisation && !/\b[A-Z]\.? /.test(m.name))
      mention.name = `${mention.name} ${parsePersonName(previous.name).surname ?? ""}`.trim();
  }
  s.nextIsSpouse = false;
  mention.label = s.pendingLabel ?? labelOfGroup(s, first.start);
  s.pendingLabel = null;
  mention.strays = s.sinceName;
  s.mentions.push(mention);
  s.at = end;
  s.saidUntil = end;
  s.sinceName = 0;
  return true;
}

/** "SUE ROE (Mrs. A. L. Roe, Jr.)": her name by her husband's. */
const TITLED_BESIDE = / ?\((?=(?:Mrs|Miss|Mr)\.? [A-Z])/y;

function takeAlias(s: State, mention: Mention): boolean {
  const m = hit(aliasAt, s) ?? hit(TITLED_BESIDE, s);
  // "(called "Operator")": his part in the paper, not another name of his.
  if (!m || (/\bcalled\W*$/i.test(m[0]) && hit(labelAt, s))) return false;
  const start = s.at + m[0].length;
  const i = tokenAt(s, start);
  const name = matchName(s.tokens, s.text, i);
  if (!name || s.tokens[i]?.start !== start) return false;
  s.at = s.tokens[name.to - 1]?.end ?? start;
  const nee = /n[ée]e/i.test(m[0]) && !name.name.includes(" ");
  const given = parsePersonName(mention.name);
  mention.aliases.push(nee ? [given.given, given.middle, name.name].filter(Boolean).join(" ") : name.name);
  for (;;) {
    const more = /^(?:,? (?:and|or|and also|&)|,) (?:as )?(?=[A-Z])/.exec(s.text.slice(s.at, s.at + 12));
    if (!more) break;
    const j = tokenAt(s, s.at + more[0].length);
    const next = matchName(s.tokens, s.text, j);
    const known = new Set(`${mention.name} ${mention.aliases.join(" ")}`.toLowerCase().split(/\W+/));
    if (
      !next ||
      next.organisation ||
      !next.name
        .toLowerCase()
        .split(/\W+/)
        .filter((w) => w.length > 1)
        .every((w) => known.has(w))
    )
      break;
    mention.aliases.push(next.name);
    s.at = s.tokens[next.to - 1]?.end ?? s.at;
  }
  if (s.text.charAt(s.at) === ")" || s.text.charAt(s.at) === '"') s.at++;
  return true;
}

/** Words beside the last name; true when some were read. */
function takeAppositive(s: State): boolean {
  const last = s.mentions.at(-1);
  if (!last) return false;
  const heirs = hit(heirsOfAt, s);
  if (heirs) return passDead(s, heirs);
  if (takeUx(s)) return true;
  const index = hit(indexAt, s) ?? hit(bornAt, s) ?? hit(membersAt, s) ?? hit(asideAt, s) ?? hit(asideToLabelAt, s);
  if (index) {
    if (/^,? ?(?:(?:&|and) |et\b)/i.test(index[0])) last.indexed = true;
    last.shareText ??= takenShare(index[0]);
    s.at += index[0].length;
    // "individually and as executrix of the estate of A. Roe, deceased": it is Roe who is dead.
    if (/\bestate of\b/i.test(index[0])) s.at += hit(deceasedAt, s)?.[0].length ?? 0;
    return true;
  }
  if (takeAlias(s, last) || (s.sinceName === 0 && takeIdentity(s, last)) || (s.sinceName <= 1 && (takeKin(s) || takeMarital(s, last)))) return true;
  const deceased = hit(deceasedAt, s);
  if (deceased) {
    last.deceased = true;
    s.at += deceased[0].length;
    return true;
  }
  if (skipHands(s, last)) return true;
  const capacity = hit(capacityAt, s);
  if (capacity) return capacityObject(s, last, capacity);
  const entity = hit(entityAt, s);
  if (entity) {
    last.entityWords = entity[0].replace(/^[, ]+/, "");
    s.at += entity[0].length;
    if (/partnership|firm|venture|association/i.test(entity[0])) skipMembers(s);
    return true;
  }
  const survivor = hit(survivorAt, s);
  if (survivor) {
    if (/surviv|entiret/i.test(survivor[0])) for (const m of s.mentions) m.survivorship = true;
    s.at += survivor[0].length;
    return true;
  }
  return takeLabelOrPlace(s, last);
}

/** A street number right after a name: "1225 Kenilworth, …". */
function bareAddress(s: State): RegExpExecArray | null {
  bareAddressAt.lastIndex = s.at;
  return bareAddressAt.exec(s.text);
}

/** "leaving her husband her sole devisee": what one became by another's death is no label of the paper. */
const isBeingHeir = (s: State, label: string): boolean =>
  /devisee|heir/i.test(label) &&
  /\b(?:sole|only|his|her|their|surviving|residuary)\s*$/i.test(`${s.text.slice(Math.max(0, s.at - 20), s.at)}${/^[, ("]*/.exec(label)?.[0] ?? ""}`);

/** "… Texas 78401. The Lessors, each for himself, grant": the subject of a new sentence is no label of the name before it. */
const opensSentence = (s: State, label: string): boolean => {
  const words = s.text.slice(Math.max(0, s.at - 12), s.at + label.length);
  return (
    /[\w)]\. The (?:said )?[A-Z]?[a-z]+\W*$/.test(words) || /(?:[)"']|\b(?!(?:Inc|Corp|Ltd|Bros|Assn)\b)[A-Za-z][a-z]{3,})\. ["']?[A-Z][a-z]+\W*$/.test(words)
  );
};

/** A number alone is no share of anything. */
const SAYS_SHARE = /\d+\/\d+|\d%|half|third|quarter|\d(?:st|rd|th)s?\b|\b\w+(?:fth|ghth|nth|lfth|rth|xth|tieth)s?\b/i;

function takeLabelOrPlace(s: State, last: Mention): boolean {
  const told = hit(labelAt, s);
  const label = told && !isBeingHeir(s, told[0]) && !opensSentence(s, told[0]) && !/\bwhose\s*$/i.test(s.text.slice(Math.max(0, s.at - 8), s.at)) ? told : null;
  if (label && last.label !== null && /^[\s"']*[A-Z]/.test(s.text.slice(s.at + label[0].length, s.at + label[0].length + 3)) && s.sinceName === 0) {
    s.pendingLabel = (label[1] ?? label[2] ?? "").toLowerCase();
    s.at += label[0].length;
    return true;
  }
  if (label && !/:/.test(s.text.slice(last.span.end, s.at))) {
    const role = (label[1] ?? label[2] ?? "").toLowerCase();
    for (let i = s.mentions.length - 1; i >= 0 && s.mentions[i]?.label === null; i--) (s.mentions[i] as Mention).label = role;
    s.at += label[0].length;
    return true;
  }
  const said = saidPlaceEnd(s.text, s.at);
  if (said > s.at) {
    s.at = said;
    return true;
  }
  const address = s.sinceName <= 2 ? (hit(addressAt, s) ?? bareAddress(s)) : null;
  if (address) {
    const start = s.at + address[0].length;
    const end = Math.min(placeEnd(s.text, start), s.to);
    if (end > start) {
      last.address ??= s.text.slice(start, end).trim().replace(/[.,]$/, "");
      s.at = end;
      return true;
    }
  }
  const city = townBeside(s, last);
  if (city > s.at) {
    last.address ??= s.text.slice(s.at, city).replace(/^[, ]+/, "");
    s.at = city;
    return true;
  }
  const share = hit(shareOfThingAt, s) ?? hit(shareAt, s);
  if (share && SAYS_SHARE.test(share[0])) {
    const words = share[0].replace(/^[, (]+|[)]$/g, "");
    const beside = s.text.slice(last.span.end, s.at + share[0].length + 8).replace(HELD_BY_EACH, (m) => "-".repeat(m.length));
    const each = /\beach\b/i.test(beside.slice(Math.max(0, s.at - 40 - last.span.end)));
    // "to A our undivided one-ninth each": with one who is named, each is each of the others.
    if (!each || s.mentions.length > 1) for (const m of each ? s.mentions : [last]) m.shareText ??= words;
    s.at += share[0].length;
    return true;
  }
  return false;
}

/**
 * Reads the namings between two places of a flat text.
 * "JOHN DOE and JANE DOE, husband and wife, of Enid, Oklahoma" → two mentions, married, with an address.
 * Stops at the first words that end a naming ("for and in consideration …"). Words it cannot place are skipped; a single word alone is no name.
 */
export function parseMentions(text: string, from: number, to: number, blocks: readonly number[] = []): MentionList {
  const s: State = {
    text,
    to,
    tokens: tokensOf(text, from, to, blocks),
    at: from,
    mentions: [],
    nextIsSpouse: false,
    pendingLabel: null,
    labelAhead: null,
    saidUntil: from,
    sinceName: 0,
  };
  while (s.at < to) {
    const c = text.charAt(s.at);
    if (c === " ") {
      s.at++;
      continue;
    }
    if (s.mentions.length > 0) {
      if (hit(overAt, s) && !livesAt(s.text, s.at)) break;
      if (takeAppositive(s)) {
        s.saidUntil = s.at;
        continue;
      }
    }
    if (takeLabelAhead(s, s.mentions.length === 0 && s.sinceName === 0)) continue;
    if (/[,;:.&()"'\-[\]{}/]/.test(c)) {
      s.at++;
      continue;
    }
    const connector = /^(?:and|&|or|with|also|together with|by|in favou?r of)\b/i.exec(text.slice(s.at, s.at + 18));
    if (connector && /\s/.test(text.charAt(s.at + connector[0].length))) {
      s.at += connector[0].length;
      continue;
    }
    const era = /^(?:A\. ?D\.|AD),? ?(?=\d{4}\b)/.exec(text.slice(s.at, s.at + 12));
    if (era) s.at += era[0].length;
    if (!era && takeName(s)) continue;
    s.sinceName++;
    if (s.sinceName > 14 && s.mentions.length > 0) break;
    const word = /^\S+/.exec(text.slice(s.at, Math.min(to, s.at + 60)));
    s.at += word?.[0].length ?? 1;
  }
  return { mentions: mendMentions(withPrincipals(s.mentions, text), text), end: s.at };
}
