// Papers that say a lease has ended: judgments bind, sworn statements are followed until the record says otherwise.

import { sameHolder } from "@/lib/title/ledger/interest";
import { type EndedFacts, endedRules } from "@/lib/title/rules/lease/ended-of-record";
import { decide } from "@/lib/title/rules/rule";
import { writtenDay } from "./calendar";
import { type Case, input } from "./case";
import type { Lease } from "./lease";
import { evidenceAt, type Matter } from "./matter";

export type Ending = { readonly matter: Matter; readonly day: string | null; readonly by: EndedFacts["by"] };

const ENDED =
  /\b(?:terminated|expired|ended|lapsed|(?:came|come|was brought) to (?:an|its|their) end|(?:was|were|is|been|duly) (?:hereby )?(?:cancelled|released|surrendered)|forfeited|(?:is|are|be) (?:hereby |declared |adjudged |null and )*(?:void|annulled|set aside|of no (?:further )?(?:force|effect)|removed as (?:a )?clouds?))\b/i;

/** "neither the habendum nor the cessation clause … ended the lease", "has not terminated": the sentence says that the lease goes on. */
const DENIED = /\bneither\b|\b(?:not|never|nor)\s+(?:\w+\s+){0,2}$/i;

/** Where in a sentence a cited instrument is spoken of: the last of its page, number or date before `limit`; -1 where it is not. */
function spokenAt(m: Matter, index: number, text: string, limit: number): number {
  const r = m.conveyance.references[index];
  const marks = [r?.page, r?.instrument_no].filter((x): x is string => typeof x === "string" && x.length > 0);
  const places = marks.map((x) => text.slice(0, limit).lastIndexOf(x));
  return Math.max(-1, ...places);
}

/** "The lease was released": without a citation the one lease that the package holds of the paper's land. */
function onlyLease(matters: readonly Matter[], m: Matter, isLease: (document: string) => boolean): string | undefined {
  const found = matters.filter((x) => isLease(x.id) && x.covers.some((c) => m.covers.some((o) => o.tract === c.tract)));
  return found.length === 1 ? found[0]?.id : undefined;
}

function by(m: Matter): EndedFacts["by"] {
  if (["judgment", "quiet_title_judgment", "judgment_decree"].includes(m.type) || m.doc.doc_type.resolved.category === "court") return "judgment";
  return m.type.startsWith("affidavit") ? "sworn" : "other";
}

/** Endings by the leasing document, read once from the facts of all papers. */
export function endingsOf(matters: readonly Matter[], isLease: (document: string) => boolean): Map<string, Ending> {
  const out = new Map<string, Ending>();
  for (const m of matters)
    for (const f of m.conveyance.facts ?? []) {
      const verb = f.kind === "forfeiture" ? ENDED.exec(f.text) : null;
      if (!verb || !/\blease/i.test(f.text) || DENIED.test(f.text.slice(0, verb.index))) continue;
      const cited = [...m.cites].filter(([, id]) => isLease(id));
      const near = cited.map(([n, id]) => ({ id, at: spokenAt(m, n, f.text, verb.index) })).sort((a, b) => b.at - a.at)[0];
      const lease = !cited.length
        ? onlyLease(matters, m, isLease)
        : new Set(cited.map(([, id]) => id)).size === 1
          ? cited[0]?.[1]
          : near && near.at >= 0
            ? near.id
            : undefined;
      const stop = /\bceas\w+/i.exec(f.text.slice(0, verb.index));
      const day =
        (stop ? writtenDay(f.text.slice(stop.index, verb.index)) : null) ??
        writtenDay(f.text.slice(verb.index, verb.index + 120)) ??
        (cited.length ? (f.date ?? null) : null);
      if (lease && !out.has(lease)) out.set(lease, { matter: m, day, by: by(m) });
    }
  return out;
}

/** The day that a paper gives for the end; where it gives none, the end of the primary term if the paper is later, else the day of the judgment itself. */
export function dayOfEnd(ending: Ending, lease: Lease): string | null {
  if (ending.day !== null && (lease.start === null || ending.day > lease.start)) return ending.day;
  const said = ending.matter.day ?? ending.matter.recorded;
  if (said === null || (lease.primaryEnd !== null && said > lease.primaryEnd)) return said === null ? null : lease.primaryEnd;
  return ending.by === "judgment" ? said : null;
}

/** The rule by which a paper ends a lease by `day`, or null. */
export function endedOfRecord(kase: Case, ending: Ending | undefined, lease: Lease, day: string) {
  const ended = ending ? dayOfEnd(ending, lease) : null;
  if (!ending || ended === null || ended > day || (lease.start !== null && ended < lease.start)) return null;
  if (lease.start !== null && ending.matter.day !== null && ending.matter.day <= lease.start) return null;
  const inputs = [input("said to have ended", ended, evidenceAt(ending.matter, "conveyance", "/facts").slice(0, 2), ending.matter.id)];
  const lessee = ending.matter.from.some((f) => kase.lessees.get(lease.id)?.some((l) => sameHolder(l.holder, f)));
  return decide(endedRules, { by: ending.by, lessee }, { state: kase.tracts.get(lease.tract)?.state ?? null, date: ended }, inputs, (a) => ({
    name: "lease",
    value: a,
  }));
}
