// Papers in which every party gives and takes or states: partitions, exchanges, stipulations; and ratifications, whose parties are those who ratify.

import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { givesOneWay } from "@/lib/extract/rules/parties/sides/gives-one-way";
import { namedTakers } from "@/lib/extract/rules/parties/sides/takers";
import { signersAtFoot } from "@/lib/extract/rules/parties/sides/undersigned";
import { plainName } from "@/lib/names/name-key";
import { readDeedLike } from "./deed-like";

/** Where a party of such a paper is named: "we, A and B", "set apart to A", "A shall own", "A owns", "unto B". */
const named =
  /\b(?:between|among|we|parties:|undersigned|set (?:apart|off|aside)[^.;:]{0,40}? (?:un)?to|allotted(?: and set off)? (?:un)?to|conveyed (?:un)?to|conveys? (?:un)?to|assigned (?:un)?to|(?:un)?to|that|agree that|follows:|and|\([a-z\d]\)|\d\.),? (?:the )?(?:said )?(?=[A-Z])/g;
const owns = /^[^.;]{0,60}?\b(?:owns?|is the owner|are the owners|shall (?:own|have|take|receive)|own)\b/;

/** Names that stand in the body where such a paper names its parties, and below it among the signatures. */
function signingParties(a: Anatomy): Mention[] {
  const { text } = a.view;
  const from = a.title?.end ?? 0;
  const to = Math.min(a.testimonium?.start ?? a.body.end, a.acknowledgments[0]?.start ?? text.length);
  const end = Math.max(to, from + 200);
  const foot = plainName(text.slice(a.testimonium?.start ?? end, Math.min(text.length, end + 1800)));
  const out: Mention[] = [];
  const opening = from + (/^\W*/.exec(text.slice(from, from + 40))?.[0].length ?? 0);
  const places = [opening, ...[...text.slice(from, end).matchAll(named)].map((m) => from + m.index + m[0].length)];
  for (const start of places) {
    const { mentions } = parseMentions(text, start, Math.min(end, start + 400), a.view.blocks);
    const first = mentions[0];
    if (!first || first.span.start - start > 2) continue;
    const cut = mentions.findIndex((x, i) => i > 0 && x.strays > 0);
    for (const mention of cut > 0 ? mentions.slice(0, cut) : mentions) {
      const known = out.find((o) => plainName(o.name) === plainName(mention.name) || sameFirstAndLast(o.name, mention.name));
      if (known) known.marital ??= mention.marital;
      else if (foot.includes(plainName(mention.name)) || owns.test(text.slice(mention.span.end, mention.span.end + 80)))
        out.push({ ...mention, shareText: null });
    }
  }
  return out;
}

/** Those who stipulate sign: names in the opening of the paper that stand below it too, whatever leads to them. */
const OPENING = 1200;
function signersNamed(a: Anatomy, known: readonly ReadParty[]): Mention[] {
  const { text } = a.view;
  const from = a.title?.end ?? 0;
  const end = Math.min(a.testimonium?.start ?? a.body.end, a.acknowledgments[0]?.start ?? text.length);
  const foot = plainName(text.slice(end, Math.min(text.length, end + 1800)));
  const { mentions } = parseMentions(text, from, Math.min(end, from + OPENING), a.view.blocks);
  const isKnown = (m: Mention) => known.some((p) => sameFirstAndLast(p.mention.name, m.name) || plainName(p.mention.name) === plainName(m.name));
  return mentions.filter((m) => /\S \S/.test(m.name) && foot.includes(plainName(m.name)) && !isKnown(m));
}

/** Reads partitions, exchanges and stipulations: each party gives and takes; a wife who only joins gives. An exchange made by a deed each way is read as the deed it is. */
export const readSeveralSided: PartyReader = (a, type) => {
  const two = readDeedLike(a, type)?.parties ?? [];
  if (type === "exchange_deed" && givesOneWay(a, two)) return { parties: two, deaths: [] };
  const parties: ReadParty[] = signingParties(a).map((mention) => ({
    mention,
    side: "from",
    role: type === "exchange_deed" || type === "partition_deed" ? "grantor" : "other",
    both: true,
  }));
  for (const p of two) {
    const same = parties.find((o) => sameFirstAndLast(o.mention.name, p.mention.name) || plainName(o.mention.name) === plainName(p.mention.name));
    if (same) same.mention.marital ??= p.mention.marital;
    else if (p.side !== "other") parties.push({ ...p, side: "from", both: true });
  }
  if (type === "stipulation_of_interest") {
    for (const mention of signersNamed(a, parties)) parties.push({ mention: { ...mention, shareText: null }, side: "from", role: "other", both: true });
    parties.sort((x, y) => x.mention.span.start - y.mention.span.start);
  }
  return parties.length > 1 ? { parties, deaths: [] } : { parties: two, deaths: [] };
};

const ratifies = /\b(?:do(?:es)? )?(?:hereby )?(?:adopts?|ratif(?:y|ies)|confirms?|consents? to|joins? in|approves?)\b/gi;
/** "You have asked me to approve your lease", "in confirmation of": no act yet. */
const ASKED = /\b(?:to|may|shall|must|not|will|request(?:ed)? (?:that|to)|who|which) $/i;

/** "Therefore I, A, being still single": who speaks, behind all that is told of others. */
const SPEAKER = /\b(?:I|[Ww]e),? (?:the undersigned,? )?(?=[A-Z][\w.'-]* [A-Z])/g;
const LETS = /\b(?:leases?|lets?|demises?)\b/i;

/** "… ratify the said lease, and to that end I grant, lease and let to A": who is let to anew takes. */
function lessees(a: Anatomy, known: readonly ReadParty[]): ReadParty[] {
  const g = a.granting;
  if (!g || !LETS.test(a.view.text.slice(g.start, g.start + 60))) return [];
  return namedTakers(a, g.start, Math.min(g.end, g.start + 400))
    .filter((m) => !known.some((p) => plainName(p.mention.name) === plainName(m.name)))
    .map((mention): ReadParty => ({ mention, side: "to", role: "lessee" }));
}

const TO_ONE_MEANT =
  /^[^.;]{0,160}?\b(?:un)?to (?:you|it|him|them|(?:the |said |same |present |aforesaid )*(?:lessees?|company|corporation|partnership|holders?|owners?|assignees?)\b)/i;

/** "I lease and let to you my half", "… to the lessee therein": he has the lease by the paper that is ratified, and whoever else is named takes nothing. */
function letsToOneMeant(a: Anatomy): boolean {
  const words = a.granting ? a.view.text.slice(a.granting.start, a.granting.start + 260) : "";
  return LETS.test(words.slice(0, 60)) && TO_ONE_MEANT.test(words);
}

/** Who ratifies signs: of those who would give only the ones whose names stand at the foot; where none of them does, those whose names stand there. */
function ofSigners(a: Anatomy, parties: readonly ReadParty[]): ReturnType<PartyReader> {
  const signing = signersAtFoot(a);
  const signs = (p: ReadParty) => signing.some((m) => plainName(m.name) === plainName(p.mention.name) || sameFirstAndLast(m.name, p.mention.name));
  const own = parties.filter((p) => p.side === "from" && signs(p));
  const takers = parties.filter((p) => p.side !== "from");
  const taking = (m: Mention) => takers.some((p) => plainName(m.name) === plainName(p.mention.name));
  const others = signing.filter((m) => /\S \S/.test(m.name) && !taking(m)).map((mention): ReadParty => ({ mention, side: "from", role: "grantor" }));
  const givers = own.length ? own : others;
  return givers.length ? { parties: [...givers, ...takers], deaths: [], settled: true } : { parties: [...parties], deaths: [] };
}

/** Reads a ratification: those who ratify give; who is only named in the lease they ratify does not. */
export const readRatificationParties: PartyReader = (a, type) => {
  const { text } = a.view;
  const from = a.title?.end ?? 0;
  const verb = [...text.slice(from, from + 2500).matchAll(ratifies)].find((m) => !ASKED.test(text.slice(Math.max(0, from + m.index - 24), from + m.index)));
  const upTo = verb ? from + verb.index : 0;
  const recital = /^[\s\S]*\b(?:whereas|now,? therefore|know all men[^,:]*)\b[,:]? ?(?:that )?/i.exec(text.slice(from, upTo));
  const foot = plainName(text.slice(upTo));
  const speaker = [...text.slice(from, upTo).matchAll(SPEAKER)].at(-1);
  const own = speaker ? from + speaker.index : -1;
  const start = Math.max(own, from + (recital?.[0].length ?? 0));
  const { mentions } = parseMentions(text, start, upTo, a.view.blocks);
  const speaks = (m: Mention) => /\b(?:I|[Ww]e),? (?:the undersigned,? )?$/.test(text.slice(Math.max(0, m.span.start - 24), m.span.start));
  const leasedTo = (m: Mention) => /\b(?:un)?to (?:the )?(?:said )?$/i.test(text.slice(Math.max(0, m.span.start - 16), m.span.start));
  const signed = mentions.filter((m) => (m.strays < 8 || speaks(m)) && !leasedTo(m) && foot.includes(plainName(m.name)));
  if (!verb || signed.length === 0) return ofSigners(a, readDeedLike(a, type)?.parties ?? []);
  const ratifying = signed.map((mention): ReadParty => ({ mention, side: "from", role: "grantor" }));
  const takers = lessees(a, ratifying);
  return { parties: [...ratifying, ...takers], deaths: [], ...(takers.length || !letsToOneMeant(a) ? {} : { settled: true }) };
};
