// Takers whom only a list of shares names, put beside those that the reader of the family has found.
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
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

/**
 * The reading with the takers of a list of shares behind the granting words. Only where nobody takes yet, or one of the list does:
 * then the others of the list take beside him. The same reading where there is no such list.
 */
export function withShareRows(reading: PartyReading, a: Anatomy, type: InstrumentType): PartyReading {
  if (reading.deaths.length > 0 || !(GIVES.has(instrumentCategory[type]) || DISTRIBUTES.has(type))) return reading;
  const rows = shareRows(a, a.granting?.start ?? a.body.start);
  const named = (p: ReadParty, r: RowName): boolean => keysOf(p).some((k) => oneWithinOther(k, r.key));
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
    added.push({ mention: emptyMention(r.name, { start: r.start, end: r.end }), side: "to", role: taker });
  }
  return added.length ? { ...reading, parties: [...reading.parties, ...added] } : reading;
}
