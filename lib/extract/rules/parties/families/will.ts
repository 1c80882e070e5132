// Wills, with or without the order that admits them: testator, devisees, executor.

import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { recordingPlace } from "@/lib/extract/rules/doc-type/recording/county";
import { classesOf, withoutShutOutIssue } from "@/lib/extract/rules/parties/family/class-of-family";
import { readFamily } from "@/lib/extract/rules/parties/family/family-reader";
import type { FamilyRead } from "@/lib/extract/rules/parties/family/family-state";
import { withListed, withShort } from "@/lib/extract/rules/parties/family/given-in-lists";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { heirsFrom, spousesOf } from "@/lib/extract/rules/parties/kinship/heirs-from";
import { kinBeside } from "@/lib/extract/rules/parties/kinship/kin-beside";
import { relationWord } from "@/lib/extract/rules/parties/kinship/kin-words";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { HeirFact, PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { findDeaths } from "@/lib/extract/rules/parties/succession/deaths";
import { findDecedent } from "@/lib/extract/rules/parties/succession/decedent";
import { findPeople, type PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { isGivenItem } from "@/lib/extract/rules/parties/succession/given-item";
import { givenTakers } from "@/lib/extract/rules/parties/succession/given-takers";
import { layTakers } from "@/lib/extract/rules/parties/succession/lay-takers";
import { withoutListAsides } from "@/lib/extract/rules/parties/succession/list-asides";
import { namedInGifts, saidKin } from "@/lib/extract/rules/parties/succession/named-in-gift";
import { underOneName } from "@/lib/extract/rules/parties/succession/other-names";
import { sentenceEnd } from "@/lib/extract/rules/parties/succession/sentence-end";
import { sharersIn } from "@/lib/extract/rules/parties/succession/sharers";
import { givesToThem, toldBefore } from "@/lib/extract/rules/parties/succession/told-before";
import { breathsOf } from "@/lib/extract/rules/shares/breath";

const kin =
  "(?:wife|husband|spouse|sons?|daughters?|child(?:ren)?|boys?|girls?|heirs?|grand\\w+|nephews?|nieces?|brothers?|sisters?|mother|father|cousins?|friends?|stepson|stepdaughter|step-?\\w+)";
/** Words that lead from a class to those in it: "my two sisters and my niece, viz.:". */
const NAMELY = "(?:namely|to-?wit|viz|being|that is)[,:.]{0,2}";
const gift = new RegExp(
  `\\b(?:(?:[Tt]o|[Uu]nto|TO|UNTO|vest in|among|amongst|between|property (?:in fee )?of|owned by) (?:(?:my|his|her|our|your|said|the|beloved|dear|three|two|four|five|six|seven|only|eldest|youngest|living|surviving|of my|each of|all of|all) )*|[Mm]y (?:\\w+ )?(?=${kin} (?:are|is|being|namely),? )|(?:give|gives|gave|devises?d?|bequeath(?:s|ed)?|leaves?|left|will)(?: and \\w+)? (?:unto )?(?:my|his|her|our) (?:(?:beloved|dear|said|only|eldest|youngest|two|three|four) )*(?=${kin}))(${kin})?(?: (?:are|is|being))?,? ?(?:${NAMELY} )?(?=[A-Z])`,
  "g",
);
/** "to my old and faithful housekeeper, ": a taker told by any words before the name. */
const described =
  /\b(?:(?:un)?to|among|between) (?:my|his|her|our) (?:[a-z'-]+ ){0,7}(?!(?:of|in|at|from|by|with|for|on|near|under|and|to|land|lands|farm|estate) )[a-z'-]+,? (?:(?:namely|to-?wit|viz|being|that is)[,:.]{0,2} )?(?=[A-Z][\w.]*,? (?:[A-Z]|and ))/g;
/** "I want ANN ROE to have the place". */
const wanted = new RegExp(
  `\\b(?:[Ii]|testat(?:or|rix)) (?:also )?(?:wants?|wish(?:es)?|desires?|will)(?: that| for)? (?:(?:my|his|her|our) (?:\\w+ ){0,3}?(${kin}),? )?(?=[A-Z][\\w.]* [A-Z][^.;]{2,80}\\b(?:(?:to|shall) (?:have|get|take|own|receive|enjoy|hold|use|keep|possess)|inherit)\\b)`,
  "g",
);
/** "my daughter ANN ROE is to have one half": the verb of having stands behind. */
const having = new RegExp(
  `\\b[Mm]y (?:[a-z]+ ){0,5}(${kin}),? (?=[A-Z][\\w.]* [A-Z](?:[^.;]|(?<=\\b(?:[JS]r|[JS]R|[A-Z]))\\.){1,110}?\\b(?:(?:(?:is|are)(?: each| both| all)? to|shall|will)(?: each)? (?:have|receive|get|take|own|inherit)|may (?:live (?:on|in)|use|occupy|have the use|enjoy))\\b)`,
  "g",
);
/** "My boy AL ROE has worked the place, and I want him to have it": the gift behind calls up who was named. */
const MEN = "husband|son|boy|brother|nephew|father|grandson|stepson";
const WOMEN = "wife|daughter|girl|sister|niece|mother|granddaughter|stepdaughter";
const calledBy = (him: string, his: string): string =>
  `[^.;]{3,160}\\b(?:I (?:want|wish|desire|direct)(?: for)? ${him} to (?:have|own|get|take|keep)\\b|(?:is|are|shall|to|will)(?: to)? be(?:come)? ${his}\\b|(?:goes|go|belongs?|pass|passes) to ${him}\\b)`;
const calledBehind = new RegExp(
  `\\b[Mm]y (?:[a-z]+ ){0,2}(?:(?=(?:${MEN}),? [A-Z][\\w.]* [A-Z]${calledBy("him", "his")})|(?=(?:${WOMEN}),? [A-Z][\\w.]* [A-Z]${calledBy("her", "hers")})|(?!(?:${MEN}|${WOMEN}),? [A-Z])(?=\\S+ [A-Z][\\w.]* [A-Z]${calledBy("(?:him|her|them)", "(?:his|hers|theirs)")}))(${kin}),? (?=[A-Z])`,
  "g",
);
/** "AL ROE is to have the place", right at the beginning of what is said; not "ELM BANK shall have no bond". */
const opensHaving =
  /(?<=(?:^|[.;:)]|[.;:)] (?:\(?\w{1,3}[.)]|[A-Z]+\.|(?:Item|Article) \w+[.:])) )(?![A-H]\. [A-Z][A-Za-z]+ [A-Z])(?=[A-Z][\w.]*(?: [A-Z][\w.]*){1,3} (?:(?:is|are) to|shall|will)(?: each)? (?:have|receive|get|take|own|inherit)\b(?! (?:no|nothing|none|not|full|power|authority|charge|custody|control|care|the (?:power|right|authority|duty|custody|care|charge)|such powers?)\b))/g;
/** "ANN ROE, my daughter, is to have one half": the name before its kin. */
const havingNamed = new RegExp(
  `(?<=(?:^|[.;:)] ))(?![A-H]\\. [A-Z][A-Za-z]+ [A-Z])(?=[A-Z][\\w.]*(?: [A-Z][\\w.]*){1,4}, my (?:[a-z]+ ){0,2}${kin},? (?:(?:is|are) to|shall|will)(?: each)? (?:have|receive|get|take|own|inherit)\\b)`,
  "g",
);
/** ", and my sister " between two who take: the kin of the second. */
const nextKin = new RegExp(`^[,;]? ?(?:and |& )?(?:(?:un)?to )?(?:(?:my|his|her|our|the|said) )(?:\\w+ ){0,2}?(${kin}),? $`);
const giving =
  /\b(?:give|devise|bequeath|leave|left|will that|shall (?:have|receive|pass|go|become|belong|descend|be)|want|wish|desire|go(?:es)? (?:un)?to|vest in|become|divided|pass to|passed (?:on|down)|handed (?:on|down)|deliver|(?:turn|hand|pay) over|do (?:hereby )?will|I (?:hereby )?will(?! (?:not|be|have)\b)|will to|distribution of the assets)\b/i;
/** "To my wife, A, for her life, I give": the verb stands behind. */
const giveBehind = /^(?:[^.;]|(?<=\b[A-Z])\.){0,220}\bI (?:do )?(?:hereby )?(?:also )?(?:give|devise|bequeath|leave|will)\b/;
/** "To A, to B and " before one more. */
const inRow = /^\W*(?:[A-Z]\w+ \w+\. |\(?\w{1,3}[.)] )?(?:To|Unto) [A-Z](?:[^.;]|(?<=\b[A-Z])\.){2,200}(?:,|,? and) $/;
const HAS_BEHIND =
  /^[A-Z][\w.]* [A-Z](?:[^.;]{1,50}?\bmay (?:live (?:on|in)|use|occupy|have the use|enjoy)\b|[^.;]{1,50}?\b(?:(?:is|are) to|shall|will)(?: each)? (?:have|receive|get|take|own|inherit)\b(?! (?:no|nothing|none|not|full|power|authority|charge|custody|control|care|the (?:power|right|authority|duty|custody|care|charge)|such powers?)\b)|[^.;]{3,160}\b(?:I (?:want|wish|desire|direct)(?: for)? (?:him|her|them) to (?:have|own|get|take|keep)\b|be(?:come)? (?:his|hers|theirs)\b|(?:goes|go|belongs?|pass|passes) to (?:him|her|them)\b))/;
/** "My children are A and B" names them where a gift goes to the children as a class. */
const toClass = (text: string, head: string): boolean =>
  /^my .*\b(?:children|sons|daughters)\b/i.test(head) &&
  /\bto (?:each of )?my (?:said |surviving |living |\w+ )?(?:children|sons|daughters|issue)\b(?! ?,? [A-Z])/i.test(text);
const executor = /\b(?:appoint|name|nominate|constitute)s?\b[^.;]{0,40}? (?=[A-Z])/g;
const executorAfter = /^[^.;]{0,60}\b(?:executor|executrix|personal representative|administrat)/i;

/** "NOW SUE, I leave the rest to you": whom the testator speaks to, by the one person of that given name or byname. */
const spokenTo =
  /\b([A-Z][A-Za-z]{2,})(?:,? |, (?:what|all|everything|the|my|whatever|anything)\b[^.;]{0,80}? )I (?:do )?(?:hereby )?(?:give|devise|bequeath|leave|will|want)\b[^.;]{0,90}\b(?:to you|you to have)\b/g;

function addressees(text: string, people: readonly PersonAt[]): { mention: Mention; called: string }[] {
  return [...text.matchAll(spokenTo)].flatMap((m) => {
    const called = m[1] ?? "";
    const word = new RegExp(`(?:^|["( ])${called}(?:$|[") ])`, "i");
    const meant = people.filter((p) => word.test(p.name));
    const [one, ...others] = meant.filter((p, i) => meant.findIndex((o) => sameFirstAndLast(o.name, p.name)) === i);
    return one && !others.length ? [{ mention: emptyMention(one.name, one), called }] : [];
  });
}

/** "to the said Ann": one named in full before. */
const saidOne = /\b(?:un)?to (?:the )?said ([A-Z][a-z]{2,}|[A-Z]{3,})\b(?! [A-Z])/g;

/** Those whom the sentences that give call up: "to her I give", "to the said Ann". */
function calledUp(sentences: readonly { start: number; end: number }[], text: string, people: readonly PersonAt[]): PersonAt[] {
  const named = people.map((p) => ({ id: p.name, start: p.start, end: p.end }));
  const names = sentences
    .filter((s) => givesToThem.test(text.slice(s.start, s.end)))
    .flatMap((s) => {
      const said = [...text.slice(s.start, s.end).matchAll(saidOne)].flatMap((m) => {
        const own = people.filter((p) => p.name.split(" ")[0]?.toLowerCase() === m[1]?.toLowerCase());
        return new Set(own.map((p) => p.name.toLowerCase())).size === 1 && own[0] ? [own[0].name] : [];
      });
      return [...toldBefore(text, s.start, s.end, named), ...said];
    });
  return names.flatMap((n) => people.find((p) => p.name === n) ?? []);
}

/** "If any child does not survive me by thirty days": what may come of one not named is told of nobody. */
const MAY_BEFALL =
  /\b(?:if|should|in (?:the )?(?:event|case)(?: that)?|provided) (?:any|either|one|none|a|all|both|some|no)\b(?: (?:one|child|children|son|daughter|person|devisee|beneficiary|legatee|of|my|the|them|such|said|these|those|above|named)){0,8} (?:shall |should |do(?:es)? |fails? |be |is |are |not |to |have |then ){0,4}(?:surviv\w*|predeceas\w*|die[sd]?|dead|deceased|living|outliv\w*)\b[^,;.:A-Z]*/gi;

/** The family that will and order tell. */
function familyIn(a: Anatomy, people: readonly PersonAt[], testator: PersonAt): FamilyRead {
  const text = withoutListAsides(withoutShutOutIssue(a.view.text)).replace(MAY_BEFALL, (m) => " ".repeat(m.length));
  const [from, to] = [a.title?.end ?? 0, text.length];
  const named = withShort(text, from, to, withListed(text, from, to, underOneName(text, people, testator.name), testator.name));
  return readFamily(text, from, to, named, testator.name, null);
}

/** Children of devisees whom the paper tells to be dead: they may stand in their places. */
function issueOfDead({ facts, deaths }: FamilyRead, heirs: readonly HeirFact[]): HeirFact[] {
  return heirs
    .filter((h) => h.relation !== "spouse" && deaths.some((d) => sameFirstAndLast(d.name, h.name)))
    .flatMap((h) =>
      facts
        .filter((f) => f.relation === "child" && !f.name.startsWith("?") && f.of.some((o) => sameFirstAndLast(o, h.name)))
        .map((f): HeirFact => ({ name: f.name, relation: "heir", perStirpesOf: h.name, ofSpouse: null, living: f.living })),
    );
}

/** Those of the testator's family, as will and order tell it, who belong to the classes that the will gives to. */
function classHeirs({ facts, marriages }: FamilyRead, testator: PersonAt, will: string): HeirFact[] {
  const classes = classesOf(will);
  if (!classes.length) return [];
  const spouse = spousesOf(facts, marriages, testator.name)[0] ?? null;
  const own = heirsFrom({ facts, decedent: testator.name, spouse, ownEstate: () => false, outlived: () => false });
  return own.filter((h) => !h.name.startsWith("?") && classes.some((c) => c.test(h.relation)));
}

/** Where the last sentence before `at` ended; the point of an initial ("to CY M. ROE") ends none. */
function lastStop(text: string, at: number): number {
  for (let i = text.lastIndexOf(". ", at); i > 0; i = text.lastIndexOf(". ", i - 1)) if (!/\b[A-Z]$/.test(text.slice(Math.max(0, i - 2), i))) return i;
  return -1;
}

/** Reads them; devisees have the relation that the will gives them. */
export const readWill: PartyReader = (a) => {
  const { text } = a.view;
  const people = findPeople(text);
  const testator = findDecedent(a, people) ?? people.find((p) => /\bI, ?$/.test(text.slice(Math.max(0, p.start - 3), p.start))) ?? null;
  if (!testator) return null;
  const same = (x: string) => x.toLowerCase() === testator.name.toLowerCase();
  const codicil = Math.max(0, text.search(/(?<!\b(?:AND|WITH|SAID|THE) )\bCODICIL\b/));
  const closed = text.slice(codicil).search(/\b(?:order (?:admitting|probating)|order\. |letters (?:testamentary )?(?:be )?issue|witnesses: )/i);
  const end = closed < 0 ? -1 : codicil + closed;
  const willEnd = end > 300 ? end : text.length;
  const heirs: HeirFact[] = [];
  const parties: ReadParty[] = [];
  for (const m of [gift, described, wanted, having, havingNamed, calledBehind, opensHaving].flatMap((lead) => [...text.slice(0, willEnd).matchAll(lead)])) {
    const start = m.index + m[0].length;
    const own = a.sentences.find((s) => m.index >= s.start && m.index < s.end);
    const sentence = text.slice(Math.min(own?.start ?? m.index, Math.max(0, lastStop(text, m.index))), m.index);
    if (
      !giving.test(`${sentence}${m[0]}`) &&
      !HAS_BEHIND.test(text.slice(start, start + 220)) &&
      !toClass(text, m[0]) &&
      !isGivenItem(text.slice(own?.start ?? m.index, own?.end ?? start), text) &&
      !((m[1] || inRow.test(sentence)) && giveBehind.test(text.slice(start, start + 240))) &&
      !((m[1] || /^(?:To|Unto) /.test(m[0])) && /(?:^|[.;:] )(?:[A-Z]+\. |\(?\w{1,3}[.)] )?$/.test(text.slice(Math.max(0, m.index - 12), m.index)))
    )
      continue;
    if (
      /\b(?:sold|conveyed|deeded|leased|mortgaged|granted|married|known|belonging|devised|due|owing|next|adjoining|adjacent|deed|lease|conveyance|mortgage)(?: \w+){0,3} $/i.test(
        text.slice(Math.max(0, m.index - 40), m.index),
      )
    )
      continue;
    const { mentions } = parseMentions(text, start, sentenceEnd(text, start, Math.min(text.length, start + 400)), a.view.blocks);
    const first = mentions[0];
    if (
      !first ||
      first.span.start - start > 2 ||
      (/^(?:un)?to\b/i.test(m[0]) && /\b(?:in|right|title|interest)(?:,? and)? $/.test(text.slice(Math.max(0, m.index - 14), m.index)))
    )
      continue;
    const kinAhead = (i: number) => nextKin.exec(text.slice(mentions[i - 1]?.span.end ?? 0, mentions[i]?.span.start ?? 0))?.[1];
    const cut = mentions.findIndex((x, i) => i > 0 && x.strays > 0 && kinAhead(i) === undefined);
    for (const [i, mention] of (cut > 0 ? mentions.slice(0, cut) : mentions).entries()) {
      const known = (h: HeirFact) => `${h.name} `.toLowerCase().startsWith(`${mention.name} `.toLowerCase());
      if (same(mention.name) || heirs.some(known)) continue;
      const kinWord = (i > 0 ? kinAhead(i) : undefined) ?? m[1] ?? kinBeside(text, mention);
      const relation = kinWord && !/friend|heir/i.test(kinWord) ? relationWord(kinWord) : "devisee";
      heirs.push({ name: mention.name, relation, perStirpesOf: null, ofSpouse: null, living: null });
      parties.push({ mention, side: "to", role: "devisee", relation });
    }
  }
  for (const { mention, called, kin: word } of givenTakers(text, willEnd, people, testator)) {
    if (same(mention.name) || heirs.some((h) => sameFirstAndLast(h.name, mention.name))) continue;
    mention.aliases.push(called);
    heirs.push({ name: mention.name, relation: relationWord(word), perStirpesOf: null, ofSpouse: null, living: null });
    parties.push({ mention, side: "to", role: "devisee", relation: relationWord(word) });
  }
  for (const { mention, called } of addressees(text.slice(0, willEnd), people)) {
    if (same(mention.name) || heirs.some((h) => sameFirstAndLast(h.name, mention.name))) continue;
    const relation = kinBeside(text, mention);
    mention.aliases.push(called);
    heirs.push({ name: mention.name, relation: relation ? relationWord(relation) : "devisee", perStirpesOf: null, ofSpouse: null, living: null });
    parties.push({ mention, side: "to", role: "devisee", relation: relation ? relationWord(relation) : "devisee" });
  }
  for (const p of calledUp(
    a.sentences,
    text.slice(0, willEnd),
    people.filter((p) => !same(p.name) && p.end < willEnd),
  )) {
    if (heirs.some((h) => sameFirstAndLast(h.name, p.name))) continue;
    const relation = kinBeside(text, { span: p });
    heirs.push({ name: p.name, relation: relation ? relationWord(relation) : "devisee", perStirpesOf: null, ofSpouse: null, living: null });
    parties.push({ mention: emptyMention(p.name, p), side: "to", role: "devisee", relation: relation ? relationWord(relation) : "devisee" });
  }
  for (const s of sharersIn(text.slice(0, willEnd), testator.name)) {
    if (heirs.some((h) => sameFirstAndLast(h.name, s.mention.name))) continue;
    heirs.push({ name: s.mention.name, relation: s.relation, perStirpesOf: null, ofSpouse: null, living: null });
    parties.push({ mention: s.mention, side: "to", role: "devisee", relation: s.relation });
  }
  const inWill = people.filter((p) => p.end < willEnd && !sameFirstAndLast(p.name, testator.name));
  const known = heirs.map((h) => h.name);
  for (const p of [...namedInGifts(text, breathsOf(text.slice(0, willEnd)), inWill, known), ...layTakers(text, inWill)]) {
    if (heirs.some((h) => sameFirstAndLast(h.name, p.name))) continue;
    const beside = kinBeside(text, { span: p });
    const relation = beside ? relationWord(beside) : "devisee";
    heirs.push({ name: p.name, relation, perStirpesOf: null, ofSpouse: null, living: null });
    parties.push({ mention: emptyMention(p.name, p), side: "to", role: "devisee", relation });
  }
  for (const { person, kin: word } of saidKin(text, breathsOf(text.slice(0, willEnd)), inWill)) {
    if (heirs.some((h) => sameFirstAndLast(h.name, person.name))) continue;
    heirs.push({ name: person.name, relation: relationWord(word), perStirpesOf: null, ofSpouse: null, living: null });
    parties.push({ mention: emptyMention(person.name, person), side: "to", role: "devisee", relation: relationWord(word) });
  }
  const family = familyIn(a, people, testator);
  for (const h of classHeirs(family, testator, text.slice(0, willEnd))) {
    const known = heirs.find((x) => sameFirstAndLast(x.name, h.name));
    if (known) {
      known.living ??= h.living;
      known.perStirpesOf ??= h.perStirpesOf;
      continue;
    }
    heirs.push(h);
    const at = people.find((p) => sameFirstAndLast(p.name, h.name));
    parties.push({ mention: emptyMention(h.name, at ?? testator), side: "to", role: "devisee", relation: h.relation });
  }
  for (const h of issueOfDead(family, heirs)) {
    const at = people.find((p) => sameFirstAndLast(p.name, h.name));
    if (!at || parties.some((p) => sameFirstAndLast(p.mention.name, h.name))) continue;
    parties.push({ mention: emptyMention(h.name, at), side: "other", role: "heir", relation: h.relation });
  }
  for (const m of text.matchAll(executor)) {
    const start = m.index + m[0].length;
    const first = parseMentions(text, start, Math.min(text.length, start + 100), a.view.blocks).mentions[0];
    if (
      first &&
      first.span.start - start < 2 &&
      executorAfter.test(text.slice(first.span.end, first.span.end + 90)) &&
      !parties.some((p) => p.mention.name === first.name)
    )
      parties.push({ mention: first, side: "other", role: "executor" });
  }
  const deaths = findDeaths(text, people, testator);
  const death = deaths.find((d) => same(d.name));
  const spouse = heirs.find((h) => h.relation === "spouse")?.name ?? null;
  return {
    parties: [{ mention: emptyMention(testator.name, testator), side: "from", role: "decedent", died: death?.died ?? null }, ...parties],
    deaths: [
      {
        decedent: testator.name,
        died: death?.died ?? null,
        testate: true,
        state: recordingPlace(a)?.state ?? null,
        character: null,
        spouse,
        spouse_died: null,
        children_all_of_spouse: null,
        spouses_count: null,
        heirs,
        statement_complete: false,
        spans: death ? { died: death.at } : {},
      },
    ],
  };
};
