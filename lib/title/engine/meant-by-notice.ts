// Whose minerals a notice of lapse is meant for.
import { personOfEstate } from "@/lib/names/estate-name";
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Past, TractLedger } from "@/lib/title/ledger/tract-ledger";
import type { Case } from "./case";
import type { Matter } from "./matter";

/** The interest and all it came out of while it was one of its kind, in every hand. */
export function lineage(ledger: TractLedger, i: Interest): Past[] {
  const keys = [i.key];
  for (let n = 0; n < keys.length && n < 500; n++)
    for (const k of ledger.past(keys[n] ?? "")?.parents ?? []) if (ledger.past(k)?.interest.estate === i.estate && !keys.includes(k)) keys.push(k);
  return keys.map((k) => ledger.past(k)).filter((p): p is Past => p !== undefined);
}

/** Whether a notice names the owner of record of an interest, or one who holds after that owner by a title not yet of record. */
function namesOwner(kase: Case, ledger: TractLedger, i: Interest, notice: Matter): boolean {
  const text = (notice.conveyance.facts ?? []).map((f) => f.text.toUpperCase()).join(" ");
  const line = lineage(ledger, i);
  const onRecord = (p: Past) => (kase.matters.get(kase.recorder.documentOf(p.made) ?? "")?.recorded ?? "9999") <= (notice.day ?? notice.recorded ?? "");
  // A lease of the same holder splits his interest and puts no title on record: what counts is the paper by which he came to it.
  const acquired = (k: number): Past => {
    const holder = line[k]?.interest.holder;
    const next = line.findIndex((p, n) => n > k && !(holder && sameHolder(p.interest.holder, holder)));
    return line[(next < 0 ? line.length : next) - 1] as Past;
  };
  const last = line.findIndex((_p, k) => onRecord(acquired(k)));
  return line.slice(0, last < 0 ? line.length : last + 1).some((p) => text.includes(personOfEstate(p.interest.holder.name).toUpperCase()));
}

/** Whether a notice points by its record at a paper by which an interest was made, or in which one of its line kept it. */
const citesPaper = (kase: Case, ledger: TractLedger, i: Interest, notice: Matter): boolean => {
  const cited = new Set(notice.cites.values());
  const givers = [...cited].flatMap((id) => kase.matters.get(id)?.from ?? []);
  return lineage(ledger, i).some((p) => cited.has(kase.recorder.documentOf(p.made) ?? "") || givers.some((f) => sameHolder(f, p.interest.holder)));
};

/** A notice ends the interests of those whom it names, else those that came by a paper it points at; one that tells of neither in the tract is meant for all. */
export function isMeant(kase: Case, tract: string, i: Interest, notice: Matter): boolean {
  const ledger = kase.ledger(tract);
  const others = ledger
    .history()
    .map((p) => p.interest)
    .filter((x) => x.key !== i.key && x.estate === "mineral");
  for (const told of [namesOwner, citesPaper]) {
    if (told(kase, ledger, i, notice)) return true;
    if (others.some((x) => told(kase, ledger, x, notice))) return false;
  }
  return true;
}
