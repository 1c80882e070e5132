// Takers whom only a list of shares names, put beside those that the reader of the family has found.
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { pointsElsewhere } from "@/lib/extract/rules/conveyance/phrases/points-elsewhere";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import type { PartyReading, ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { keysOf, oneWithinOther } from "@/lib/extract/rules/parties/same-party";
import { type RowName, shareRows } from "./share-rows";

/** Papers by which one side gives; and those of a court that share out what the dead left. */
const GIVES: ReadonlySet<string> = new Set(["conveyance", "assignment"]);
const DISTRIBUTES: ReadonlySet<InstrumentType> = new Set<InstrumentType>(["probate_decree", "deed_of_distribution"]);

/** Who gives by an office may take in his own right beside the others: an executor who is a child of the dead. */
const OFFICE = /\b(?:execut(?:or|rix)|administrat(?:or|rix)|representative|trustee|guardian|conservator|receiver|partner|member)\b/i;
const actsForOthers = (p: ReadParty, type: InstrumentType): boolean =>
  (DISTRIBUTES.has(type) && p.role !== "decedent") || OFFICE.test(p.mention.capacity ?? "");

/** Whether a party is one of a row. */
const named = (p: ReadParty, r: RowName): boolean => keysOf(p).some((k) => oneWithinOther(k, r.key));

const toMention = (r: RowName) => emptyMention(r.name, { start: r.start, end: r.end });

/**
 * The reading with the takers of a list of shares behind the granting words. Only where nobody takes yet, or one of the list does:
 * then the others of the list take beside him. The same reading where there is no such list.
 */
export function withShareRows(reading: PartyReading, a: Anatomy, type: InstrumentType): PartyReading {
  if (reading.deaths.length > 0 || !(GIVES.has(instrumentCategory[type]) || DISTRIBUTES.has(type))) return reading;
  const rows = shareRows(a, a.granting?.start ?? a.body.start);
  const takers = reading.parties.filter((p) => p.side === "to" && !p.bystander);
  if (!rows.length || (takers.length && !takers.some((p) => rows.some((r) => named(p, r))))) return reading;
  const [, taker] = rolesOf(type);
  const added: ReadParty[] = [];
  for (const r of rows) {
    if (
      reading.parties.some((p) => named(p, r) && !(p.side === "from" && rows.some((o) => !named(p, o)) && actsForOthers(p, type))) ||
      added.some((p) => named(p, r))
    )
      continue;
    added.push({ mention: toMention(r), side: "to", role: taker });
  }
  return added.length ? { ...reading, parties: [...reading.parties, ...added] } : reading;
}

/**
 * The parties with the takers of a list of shares above the granting words, to which those point: "Grantees and the share of each: A, 1/8; B, 1/4 …
 * conveys to each the share stated opposite his name". Who stands in it takes, wherever givers are named beside it. The same parties where nobody else would give.
 */
export function withRowsAhead(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  const verb = a.granting?.start;
  const rows = verb !== undefined && GIVES.has(instrumentCategory[type]) && pointsElsewhere(a.view.text, verb) ? shareRows(a, a.body.start, verb) : [];
  const inRows = (p: ReadParty): boolean => rows.some((r) => named(p, r));
  if (!rows.length || !parties.some((p) => p.side === "from" && !inRows(p))) return [...parties];
  const [, role] = rolesOf(type);
  const sided = parties.map((p): ReadParty => (p.side === "from" && inRows(p) ? { ...p, side: "to", role } : p));
  const missing = rows.filter((r, i) => !sided.some((p) => named(p, r)) && rows.findIndex((o) => o.key === r.key) === i);
  return [...sided, ...missing.map((r): ReadParty => ({ mention: toMention(r), side: "to", role }))];
}
