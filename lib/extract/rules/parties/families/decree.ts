// Decrees, orders and certificates of a probate court: decedent, heirs or distributees, representative.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { withoutToldOf } from "@/lib/extract/rules/conveyance/phrases/told-of";
import { recognisedIn } from "@/lib/extract/rules/orders/recognised";
import { toClass } from "@/lib/extract/rules/parties/family/class-of-family";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { kinBeside } from "@/lib/extract/rules/parties/kinship/kin-beside";
import { relationWord } from "@/lib/extract/rules/parties/kinship/kin-words";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { DeathFacts, HeirFact, PartyReader, PartyReading, ReadParty } from "@/lib/extract/rules/parties/reading";
import { captionEstates } from "@/lib/extract/rules/parties/succession/caption-estates";
import { findPeople } from "@/lib/extract/rules/parties/succession/find-people";
import { readLine } from "@/lib/extract/rules/parties/succession/line-of-deaths";
import { readSuccession } from "@/lib/extract/rules/parties/succession/read-succession";
import { sentenceEnd } from "@/lib/extract/rules/parties/succession/sentence-end";
import { sharersIn } from "@/lib/extract/rules/parties/succession/sharers";
import { shareTables } from "@/lib/extract/rules/shares/share-table";
import { flatOffset } from "@/lib/text/view";
import { orderedTakers } from "./ordered-takers";
import { saidHouses } from "./said-house";
import { readWill } from "./will";

const distributed =
  /\b(?:distribute[sd]|assign(?:s|ed)|vest(?:s|ed)|confirm(?:s|ed)|transfer(?:s|red)|decree[sd]|set over|set aside|goes|belongs?|(?<=\b(?:is|are|be|and|or|hereby|thereby|will|also|now|duly) )conveyed|descend(?:s|ed)?|devise[sd]?|bequeath(?:s|ed)?|stands?|pass(?:es|ed)?|left|gave|leaves|distribution)\b[^.;]{0,160}?\b(?:to|in|unto)(?: (?:the said|said|his|her|the following|heirs?|persons?|named|to))*:? (?:(wife|husband|widow|son|daughter|child(?:ren)?|nephew|niece|brother|sister|mother|father|cousin|friend)s?,? )?(?=[A-Z])/g;
/** "the heirs of said decedents are A, B and C": who they are. */
const heirsAre =
  /\b(?:heirs|next of kin|distributees|devisees)(?: at law)?(?: and (?:next of kin|distributees|devisees|legatees|heirs))? of (?:(?:the|said|both|each|these|such) )*(?:decedents?|deceased|intestates?|testat(?:or|rix)|estates?|him|her|them)(?: (?:is|are|were|was)(?: (?:as follows|the following|and (?:is|are)|found to be))?:?| being:?) (?=[A-Z])/g;
/** "for her life; and upon her death to B and C", "remainder over to B": who takes behind a tenant for life. */
const afterLife =
  /\b(?:(?:up)?on|at|after|from and after) (?:his|her|their|the|said) (?:\w+'s )?(?:death|decease)\b[^.;]{0,60}?\b(?:un)?to (?:(?:the|said|his|her|decedent's|two|three|four|five) ){0,4}(?:(?:wife|husband|son|daughter|child(?:ren)?|nephew|niece|brother|sister)s?,? )?(?=[A-Z])|\bremainder (?:(?:over|in fee|simple|thereof) ){0,3}(?:un)?to (?:(?:the|said|his|her|decedent's|two|three|four|five) ){0,4}(?:(son|daughter|child(?:ren)?|nephew|niece|brother|sister)s?,? )?(?=[A-Z])/g;
const representative =
  /\b(?:appointe\w?|issued? to|granted to|letters (?:testamentary )?(?:be )?issue to|petition (?:for distribution )?of|account of|named) (?=[A-Z])|(?=[A-Z][A-Za-z.]+ (?:[A-Z][A-Za-z.]* )*[A-Z][A-Za-z]+,? (?:was|is|be|having been) (?:duly )?appointe)/g;
const office = /\b(?:executor|executrix|administrat(?:or|rix)|personal representative)\b/i;

/** "the following named person is entitled to the property hereinafter described:" at the end of a line. */
const FOLLOWING =
  /\bfollowing(?: named)? (?:persons?|heirs?|devisees?|distributees?|part(?:y|ies))\b[^.;:]*:\s*$|\b(?:persons?|heirs?|devisees?|distributees?|legatees?|parties|those) (?:so )?(?:entitled|taking|who (?:take|are entitled))\b[^.;:]{0,90}\b(?:are|is|being|follows)(?: (?:these|the following|as follows))?:\s*$|\b(?:persons?|heirs?|devisees?|transferees?) to whom\b[^.;:]{0,90}\bas follows:\s*$/i;

/** Three blanks or more, a tab or a bar part the cells of a row. */
const CELLS = /[^\s|](?: {3,}|\t| *\|)/;

/** Where the first cell of a row ends in the flat text; its end where the row has no cells. */
function firstCellEnd(a: Anatomy, line: { start: number; end: number }): number {
  const { offsets, raw } = a.view;
  const from = offsets[line.start] ?? 0;
  const gap = CELLS.exec(raw.slice(from, offsets[line.end] ?? raw.length));
  return gap ? Math.min(line.end, flatOffset(a.view, from + gap.index + 1)) : line.end;
}

/** "Name: A. Residence: …": a row that says what its first cell is. */
const LABELLED = /^(?:\(?\d{1,2}[.)] )?(?:name|transferee|devisee|heir)(?: of (?:the )?(?:transferee|devisee|heir|person))?: ?/i;

const KIN_IN_ROW = /\b(?:widow(?:er)?|wife|husband|spouse|son|daughter|child|brother|sister|nephew|niece|grand\w+|mother|father|cousin)\b/i;

/** Rows of a table of heirs: after a heading with "name" and "relationship", or words that announce them, each line that opens with a name. */
function tableRows(a: Anatomy): { mention: Mention; relation: string }[] {
  const { text, lines } = a.view;
  const [shares] = shareTables(a.view);
  if (shares)
    return shares.rows.flatMap((r) => {
      const mention = parseMentions(text, r.name.start, r.name.end).mentions[0];
      const line = text.slice(r.name.start, lines.find((l) => l.start <= r.name.start && l.end >= r.name.end)?.end ?? r.name.end);
      return mention ? [{ mention: { ...mention, marital: null, address: null }, relation: relationWord(KIN_IN_ROW.exec(line)?.[0] ?? "heir") }] : [];
    });
  const head = lines.findIndex(
    (l) =>
      FOLLOWING.test(text.slice(Math.max(l.start, l.end - 200), l.end)) ||
      (/\bname\b.{0,40}\b(?:age|address|relation|portion|share)/i.test(text.slice(l.start, l.end)) && l.end - l.start < 120),
  );
  if (head < 0) return [];
  const out: { mention: Mention; relation: string }[] = [];
  for (const line of lines.slice(head + 1, head + 14)) {
    const row = text.slice(line.start, line.end);
    if (/\b(?:it appearing|witness|ordered|the court|in testimony|the property|judge|clerk|received|recorded|filed)\b/i.test(row)) break;
    const start = line.start + (LABELLED.exec(row)?.[0].length ?? 0);
    const mention = parseMentions(text, start, firstCellEnd(a, line)).mentions[0];
    if (!mention || mention.span.start - start > 3) continue;
    const relation = KIN_IN_ROW.exec(row)?.[0] ?? "heir";
    out.push({
      mention: {
        ...mention,
        shareText: /(?:\d+\/\d+|one-\w+|all|(?:the )?(?:entire|whole)(?: interest| estate)?)\W*$/i.exec(row)?.[0] ?? null,
        marital: null,
        address: null,
      },
      relation: relationWord(relation),
    });
  }
  return out;
}

/** "The three so named are A, B and C", "The six are: A; B; …": who they are to whom something goes. */
const counted =
  /\b[Tt]he (?:said )?(?:two|three|four|five|six|seven|eight|nine|ten)(?: (?:so|above|children|sons|daughters|devisees|legatees|heirs|persons|people|named|mentioned|brothers|sisters|nephews|nieces|of them))* (?:are|were|being|namely)[:,]? (?=[A-Z])/g;
/** "ORDERED: To A: the surface; …  To B, the minerals": the items of a list behind the order. */
const item =
  /(?<=[:;.] {1,3}(?:\(?[a-z\d]{1,2}[.)] )?)(?:To|TO|Unto|UNTO) (?:(?:the said|said|his|her) )?(?=[A-Z][\w.]*[ ,](?:[^.;]|(?<=\b[A-Z])\.){2,90}?[:,] ?(?:the|an?|all|one|in equal|share|undivided|\d|[NSEW]))/g;
const ORDERS =
  /\b(?:distribut(?:ed?|es)|assign(?:s|ed)?|vest(?:s|ed)?|decree(?:s|d)?|set over|pass(?:es)?|belongs?|awarded|descends?)\b(?=[^.;]{0,160}\b(?:to|in|among|upon)\b)/;
const orders = /\b(?:ordered|orders|decreed|decrees|adjudged|distributed|vested|judgment)\b/i;
/** "J. W. ROE, County Judge" takes nothing. */
const ofTheCourt = /^,? (?:(?:[A-Z]\w+ ){0,3}(?:[Jj]udge|JUDGE|[Cc]lerk|CLERK|[Cc]hancellor|CHANCELLOR|[Rr]egister|[Rr]eferee|[Cc]ommissioner)\b|by the court)/;
/** "A and B, to whom the decedent left his estate": those named before. */
const toWhom =
  /,? to whom (?:the )?(?:said )?(?:[Dd]ecedent|[Dd]eceased|[Tt]estat(?:or|rix)|he|she|[A-Z]\w+ [A-Z]\w+) (?:had )?(?:left|gave|devised|bequeathed|willed)\b/g;

/** The group of names that ends right before `at`. */
function groupEndingAt(a: Anatomy, at: number): Mention[] {
  const { text } = a.view;
  const from = Math.max(0, at - 200, text.lastIndexOf(";", at) + 1);
  const all = parseMentions(text, from, at, a.view.blocks).mentions;
  const last = all.at(-1);
  if (!last || at - last.span.end > 3) return [];
  return all.slice(
    Math.max(
      0,
      all.findLastIndex((m, i) => i === 0 || m.strays > 0),
    ),
  );
}

/** ", and his son's former wife,", ", and the widow of his brother Al,": words of kin that lead to the next of those who take. */
const KIN_LED =
  /^,? (?:and |& )?(?:also )?(?:to )?(?:his|her|their|the|an?) (?:[a-z'’-]+ ){0,5}?(?:wife|husband|widow(?:er)?|child|son|daughter|brother|sister|nephew|niece|cousin|uncle|aunt|mother|father|grand\w+|kinsm[ae]n|friend|neighbor|partner|nurse|housekeeper|ward)(?:-in-law)?(?: of [^,;]{3,40})?,? $/i;

function distributees(a: Anatomy, decedent: string): { mention: Mention; relation: string }[] {
  const text = withoutToldOf(a.view.text);
  const out: { mention: Mention; relation: string }[] = [];
  const orderAt = text.search(orders) >>> 0;
  const items = [...text.matchAll(item)].filter((m) => m.index > orderAt);
  for (const m of [...[distributed, heirsAre, afterLife, counted].flatMap((lead) => [...text.matchAll(lead)]), ...items]) {
    const start = m.index + m[0].length;
    const { mentions } = parseMentions(text, start, sentenceEnd(text, start, Math.min(text.length, start + 300)), a.view.blocks);
    const first = mentions[0];
    if (!first || first.span.start - start > 2) continue;
    const cut = mentions.findIndex((x, i) => i > 0 && /[a-z\d)]{2}\. /.test(text.slice(mentions[i - 1]?.span.end ?? 0, x.span.start)));
    const own = cut > 0 ? mentions.slice(0, cut) : mentions;
    const ledByKin = (x: Mention, i: number): boolean => i > 0 && KIN_LED.test(text.slice(own[i - 1]?.span.end ?? 0, x.span.start));
    for (const mention of own.filter((x, i) => (x.strays < 3 || ledByKin(x, i)) && !ofTheCourt.test(text.slice(x.span.end, x.span.end + 40))))
      if (!sameFirstAndLast(mention.name, decedent) && !out.some((o) => sameFirstAndLast(o.mention.name, mention.name)))
        out.push({ mention, relation: relationWord(m[1] ?? kinBeside(text, mention) ?? "heir") });
  }
  for (const m of text.matchAll(toWhom))
    for (const mention of groupEndingAt(a, m.index))
      if (!sameFirstAndLast(mention.name, decedent) && !out.some((o) => sameFirstAndLast(o.mention.name, mention.name)))
        out.push({ mention, relation: relationWord(kinBeside(text, mention) ?? "heir") });
  for (const c of recognisedIn(text))
    for (const mention of parseMentions(text, c.start, c.verb.start, a.view.blocks).mentions)
      if (!sameFirstAndLast(mention.name, decedent) && !out.some((o) => sameFirstAndLast(o.mention.name, mention.name)))
        out.push({ mention, relation: relationWord(kinBeside(text, mention) ?? "heir") });
  for (const mention of saidHouses(a)) if (!out.some((o) => isCutOf(mention.name, o.mention.name))) out.push({ mention, relation: "other" });
  return out;
}

function representatives(a: Anatomy): Mention[] {
  const { text } = a.view;
  for (const m of text.matchAll(representative)) {
    const start = m.index + m[0].length;
    const first = parseMentions(text, start, Math.min(text.length, start + 140), a.view.blocks).mentions[0];
    if (first && first.span.start - start < 2 && office.test(text.slice(first.span.start, first.span.end + 110))) return [first];
  }
  return [];
}

/** Whether one name is the other without its end, as a will calls a son "Joseph K.". */
const isCutOf = (short: string, full: string): boolean => full.length > short.length && `${full} `.toLowerCase().startsWith(`${short} `.toLowerCase());

/** A will that a decree recites, with those besides its devisees to whom the court distributes. */
function withDistributees(a: Anatomy, read: PartyReading | null): PartyReading | null {
  const decedent = read?.parties.find((p) => p.role === "decedent");
  const facts = read?.deaths[0];
  if (!read || !decedent || !facts) return read;
  const takers = distributees(a, decedent.mention.name);
  const parties = read.parties.filter((p) => p.role !== "devisee" || !takers.some((t) => isCutOf(p.mention.name, t.mention.name)));
  const heirs = facts.heirs.filter((h) => !takers.some((t) => isCutOf(h.name, t.mention.name)));
  for (const t of takers) {
    if (!parties.some((p) => sameFirstAndLast(p.mention.name, t.mention.name)))
      parties.push({ mention: t.mention, side: "to", role: "heir", relation: t.relation });
    if (!heirs.some((h) => sameFirstAndLast(h.name, t.mention.name)))
      heirs.push({ name: t.mention.name, relation: t.relation, perStirpesOf: null, ofSpouse: null, living: null });
  }
  return { parties, deaths: [{ ...facts, heirs }, ...read.deaths.slice(1)] };
}

/** The order gives to the heirs or to a class of them and names nobody, and the findings tell who they are. */
function orderedToClass(a: Anatomy, heirs: readonly HeirFact[]): boolean {
  if (!heirs.some((h) => !/^(?:heir|devisee|spouse)$/.test(h.relation))) return false;
  const { text } = a.view;
  const order = a.sentences.findLast((s) => ORDERS.test(text.slice(s.start, s.end)));
  const verb = order ? ORDERS.exec(text.slice(order.start, order.end)) : null;
  if (!order || !verb) return false;
  const behind = text.slice(order.start + verb.index, order.end);
  return toClass(behind) && findPeople(text, order.start + verb.index, order.end).length === 0;
}

/** "A and B be recognized as the heirs of the decedent, who died …": the death is not theirs. */
function withoutRecognised(a: Anatomy, read: PartyReading): PartyReading {
  const living = recognisedIn(a.view.text).flatMap((c) => parseMentions(a.view.text, c.start, c.verb.start, a.view.blocks).mentions.map((m) => m.name));
  const [main] = read.parties;
  const taken = (name: string): boolean => living.some((l) => sameFirstAndLast(l, name)) && name !== main?.mention.name;
  if (!living.length) return read;
  return {
    parties: read.parties.filter((p) => p.role !== "decedent" || !taken(p.mention.name)),
    deaths: read.deaths.filter((d) => !taken(d.decedent)),
  };
}

/** Reads them; the heirs of the findings, else those to whom the court distributes. */
export const readDecree: PartyReader = (a, type) => {
  if (/\b(?:(?:my|this) (?:last )?will\b|I (?:do )?(?:hereby )?(?:give|devise|bequeath|leave)\b)/.test(a.view.text))
    return withDistributees(a, readWill(a, type));
  const line = readLine(a);
  if (line) return line;
  const read = withoutRecognised(a, readSuccession(a));
  const decedent = read.parties.find((p) => p.role === "decedent");
  if (!decedent) return read;
  const facts = read.deaths[0] as DeathFacts;
  const rows = tableRows(a);
  const byClass = rows.length === 0 && orderedToClass(a, facts?.heirs ?? []);
  const shared = rows.length > 0 || byClass ? [] : sharersIn(a.view.text, decedent.mention.name);
  const told = [...distributees(a, decedent.mention.name), ...shared];
  const takers = rows.length > 0 ? rows : told.filter((t) => !told.some((o) => isCutOf(t.mention.name, o.mention.name)));
  const shortened = (name: string): boolean => takers.some((t) => isCutOf(name, t.mention.name));
  const parties: ReadParty[] = read.parties.filter((p) => p.role === "decedent" || (rows.length === 0 && !shortened(p.mention.name)));
  if (facts) facts.heirs = facts.heirs.filter((h) => !shortened(h.name));
  for (const t of takers) {
    if (parties.some((p) => sameFirstAndLast(p.mention.name, t.mention.name))) continue;
    parties.push({ mention: t.mention, side: "to", role: "heir", relation: t.relation });
    if (facts && !facts.heirs.some((h) => sameFirstAndLast(h.name, t.mention.name)))
      facts.heirs.push({ name: t.mention.name, relation: t.relation, perStirpesOf: null, ofSpouse: null, living: null });
  }
  for (const mention of byClass ? [] : orderedTakers(a))
    if (!parties.some((p) => sameFirstAndLast(p.mention.name, mention.name) || isCutOf(mention.name, p.mention.name) || isCutOf(p.mention.name, mention.name)))
      parties.push({ mention, side: "to", role: "other" });
  for (const mention of representatives(a))
    if (!parties.some((p) => sameFirstAndLast(p.mention.name, mention.name))) parties.push({ mention, side: "other", role: "executor" });
  if (facts) {
    facts.testate ??= /\b(?:testate|by (?:the|that|his|her) will|last will|will (?:dated|was))\b/i.test(a.view.text) ? true : null;
    facts.statement_complete ||= takers.length > 0 && /\b(?:decree|ordered|adjudged|inheriting)\b/i.test(a.view.text);
  }
  parties.push(...captionEstates(a, parties));
  if (type === "certificate_of_transfer") parties.push(...courtOf(a));
  return { parties, deaths: read.deaths };
};

/** The court that certifies: "the Probate Court of Lake County, Ohio". */
function courtOf(a: Anatomy): ReadParty[] {
  const m = /\b(?:Probate|Common Pleas|County|Surrogate's|Orphans') Court(?:,)? (?:of|in and for) [A-Z]\w+ County,? [A-Z]\w+/i.exec(a.view.text);
  return m ? [{ mention: emptyMention(m[0], { start: m.index, end: m.index + m[0].length }), side: "other", role: "other" }] : [];
}
