// Leases: lessor and lessee, and owners who take part in the lease by signing it below without a place in the premises.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { isNoParty } from "@/lib/extract/rules/parties/mentions/no-party";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { lesseeGives } from "@/lib/extract/rules/parties/sides/lessee-gives";
import { nounSides } from "@/lib/extract/rules/parties/sides/noun-sides";
import { scheduledLessors } from "@/lib/extract/rules/parties/sides/scheduled-lessors";
import { slashSigners } from "@/lib/extract/rules/parties/sides/slash-signers";
import { readDeedLike } from "./deed-like";

const joins =
  /\b(?:ratif(?:y|ies|ied)|adopts?|adopted|joins?|joined|consents?|consented|interven(?:es?|ed|ing))\b[^.;]{0,100}\b(?:signatures?|signing|lease|herein|hereto|hereof|hereunder|hereon|below|beneath|at (?:the )?(?:foot|end)|execution)\b/i;

/** "The State has not joined in this lease": told of one who leases nothing. */
const abstains = /\b(?:not|never|nor|without|refus\w+|declin\w+)\b[^.;]{0,24}\b(?:ratif|adopt|join|consent)/i;

const plain = (s: string): string => s.toUpperCase().replace(/[^A-Z0-9]+/g, " ");

/** "Carr Company, owner of the outstanding 1/8, ratifies this lease by its signature below" with its name below: Carr Company. Errs toward nobody: the name must stand in both places. */
function joiningOwners(a: Anatomy, parties: readonly ReadParty[]): Mention[] {
  const { text } = a.view;
  const signed = a.signatures ? plain(text.slice(a.signatures.start, a.signatures.end)) : "";
  if (!signed) return [];
  const known = parties.map((p) => plain(p.mention.name).trim());
  const out: Mention[] = [];
  for (const s of a.sentences) {
    if (s.start < a.body.start || s.end > a.body.end || !joins.test(text.slice(s.start, s.end)) || abstains.test(text.slice(s.start, s.end))) continue;
    for (const m of parseMentions(text, s.start, s.end, a.view.blocks).mentions) {
      const name = plain(m.name).trim();
      if (!signed.includes(name) || known.includes(name)) continue;
      known.push(name);
      out.push({ ...m, capacity: m.capacity ?? "joins by signature" });
    }
  }
  return out;
}

const passedOn =
  /\b(?:the |said )?lessee,? (?:has |did |does |hereby |(?:on the same day|this day|since|thereafter|simultaneously) )*(?:assign|convey|transfer)(?:s|ed|red)? (?:the whole of |all of |(?:all )?(?:of )?its (?:entire |whole )?(?:right, title and )?interest in )?(?:(?:the|this|said) )*lease,? (?:un)?to |\b(?:assigned|conveyed|transferred) by (?:the )?lessee(?:,? (?:on|the|this|same|day|in|full|entire\w*))* to /gi;

/** "By assignment recorded herewith the Lessee has conveyed the whole of said lease to B": who has the lease by the same paper. */
function holdersSince(a: Anatomy): Mention[] {
  const { text } = a.view;
  return [...text.matchAll(passedOn)].flatMap((m) => {
    const start = m.index + m[0].length;
    const first = parseMentions(text, start, Math.min(text.length, start + 160), a.view.blocks).mentions[0];
    return first && first.span.start - start < 3 ? [first] : [];
  });
}

/** "lessee grants to A an overriding royalty of 1/16": A, who neither leases nor takes the lease. */
function overrideTakers(a: Anatomy, parties: readonly ReadParty[]): Mention[] {
  const known = parties.map((p) => plain(p.mention.name).trim());
  return a.sentences.flatMap((s) => {
    const at = lesseeGives(a.view.text.slice(s.start, s.end));
    const from = s.start + (at?.start ?? 0);
    const first = at ? parseMentions(a.view.text, from, Math.min(s.end, from + 160), a.view.blocks).mentions[0] : undefined;
    return first && first.span.start - from < 8 && !known.includes(plain(first.name).trim()) ? [first] : [];
  });
}

const sovereign = /^(?:the )?(?:united states(?: of america)?|(?:state|commonwealth) of [a-z]+(?: [a-z]+)?)$/i;
const agency = /\b(?:department|bureau|board|commission|commissioner|office|division|serial|land management|school lands?|general land)\b/i;

/** A lease of public land is the sovereign's: his bureau, its officers and the serial number in the head are no lessors beside him. */
function bySovereign(parties: readonly ReadParty[]): ReadParty[] {
  const owner = parties.find((p) => p.side === "from" && sovereign.test(p.mention.name));
  const bureau = parties.find((p) => p.side === "from" && agency.test(p.mention.name));
  return owner && bureau ? parties.filter((p) => p.side !== "from" || p === owner) : [...parties];
}

const UNITED_STATES = /\bunited states(?: of america)?\b/gi;

/** The federal forms name the bureau in the head and the United States only as "leases to", or in the signature: the lessor of a federal lease is the United States. */
function withUnitedStates(a: Anatomy, type: string, parties: readonly ReadParty[]): ReadParty[] {
  if (type !== "federal_oil_gas_lease" || parties.some((p) => p.side === "from" && !agency.test(p.mention.name))) return [...parties];
  const said = [...a.view.text.matchAll(UNITED_STATES)].sort((x, y) => y[0].length - x[0].length)[0];
  if (!said) return [...parties];
  const mention = emptyMention("United States of America", { start: said.index, end: said.index + said[0].length });
  return [{ mention, side: "from", role: "lessor" }, ...parties.filter((p) => p.side !== "from")];
}

/** Reads a lease: who signs to ratify, adopt or join in it leases too; to whom the lessee passed it on in the same paper takes as assignee. */
export const readLeaseParties: PartyReader = (a, type) => {
  const plainly = readDeedLike(a, type);
  if (!plainly) return null;
  const told = plainly.parties.some((p) => p.side === "from") && plainly.parties.some((p) => p.side === "to") ? [] : nounSides(a);
  const found = told.length
    ? { ...plainly, parties: told.map((x): ReadParty => ({ mention: x.mention, side: x.side, role: x.side === "from" ? "lessor" : "lessee" })), settled: true }
    : plainly;
  const read = {
    ...found,
    parties: found.parties.filter((p) => !isNoParty(a, p.mention)),
  };
  const scheduled = scheduledLessors(a).map((mention): ReadParty => ({ mention, side: "from", role: "lessor" }));
  const silent = read.parties.some((p) => p.side === "from") ? [] : slashSigners(a);
  if (silent.length) scheduled.push(...silent.map((mention): ReadParty => ({ mention, side: "from", role: "lessor" })));
  const whole = scheduled.length ? { ...read, parties: [...scheduled, ...read.parties.filter((p) => p.side !== "from")] } : read;
  const reading = { ...whole, parties: withUnitedStates(a, type, bySovereign(whole.parties)) };
  const owners = joiningOwners(a, reading.parties).map((mention): ReadParty => ({ mention, side: "from", role: "lessor" }));
  const first = reading.parties.findIndex((p) => p.side !== "from");
  const cut = first < 0 ? reading.parties.length : first;
  const later = holdersSince(a).filter((m) => !reading.parties.some((p) => plain(p.mention.name) === plain(m.name)));
  const holders = later.map((mention): ReadParty => ({ mention, side: "to", role: "assignee" }));
  const given = overrideTakers(a, reading.parties).map((mention): ReadParty => ({ mention, side: "other", role: "other", bystander: true }));
  return { ...reading, parties: [...reading.parties.slice(0, cut), ...owners, ...reading.parties.slice(cut), ...holders, ...given] };
};
