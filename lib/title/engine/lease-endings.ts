// Papers that say a lease has ended: judgments bind, sworn statements are followed until the record says otherwise.

import { LEASE_OVER } from "@/lib/text/lease-over";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type EndedFacts, endedRules } from "@/lib/title/rules/lease/ended-of-record";
import { decide } from "@/lib/title/rules/rule";
import { writtenDay } from "./calendar";
import { type Case, input } from "./case";
import type { Lease } from "./lease";
import { evidenceAt, type Matter } from "./matter";

export type Ending = { readonly matter: Matter; readonly day: string | null; readonly by: EndedFacts["by"]; readonly text: string };

const ENDED = new RegExp(
  `${/\b(?:terminated|expired|ended|lapsed|ran out|(?:came|come|was brought) to (?:an|its|their) end|(?:was|were|is|been|duly) (?:hereby )?(?:cancelled|released|surrendered)|forfeited|(?:is|are|be) (?:hereby |declared |adjudged |null and )*(?:void|annulled|set aside|of no (?:further )?(?:force|effect)|removed as (?:a )?clouds?)|(?:is|are|be)\b(?:,? ?(?:and|it|they|the same|is|are|hereby|wholly|in all (?:things|respects)),? ){1,8}(?:cancell?ed|annulled|set aside|held for naught|void))\b/i.source}|\\b(?:${LEASE_OVER})\\b`,
  "i",
);

/** "neither the habendum nor the cessation clause … ended the lease", "has not terminated": the sentence says that the lease goes on. */
const DENIED = /\bneither\b|\b(?:not|never|nor)\s+(?:\w+\s+){0,2}$/i;

/** "she wrote that the lease had lapsed", "with a letter that it had come to an end": what another once claimed, told and not sworn. */
const CLAIMED =
  /\b(?:wrote|written|claimed|contended|asserted|alleged|insisted|maintained|complained|objected|objecting|demanded|notified|pretend\w*|(?:letters?|notices?|telegrams?) (?:that|saying|stating|to the effect))\b[^.;]{0,140}$/i;

/** "when the primary term of the lease in Vol. 9, page 2, ended": its years were over, of which the lease itself says what follows. */
const OF_YEARS =
  /\b(?:primary|fixed|original|initial|definite|stated|(?:said|the|its|whose)(?: \w+)?|\w+[- ]years?'?) (?:term|years)(?: (?:of|in|under|for|fixed|named|stated|set|given)\b(?:(?!,? \b(?:it|and|so|that|which|but|when|whereby|the lease|this lease|said lease) (?!in |of |at |from |dated |recorded |to )|; )[\s\S]){0,140})?(?: (?:had|has|having|then|duly|thereof|also|already|long|since))*\s*$/i;

/** The place of the first word by which a sentence says that the lease itself is over; -1 where it says it of its years alone, denies it, or tells that another claimed it. */
function endsAt(text: string): number {
  const verbs = [...text.matchAll(new RegExp(ENDED.source, "gi"))].map((m) => m.index);
  return verbs.find((at) => ![DENIED, CLAIMED, OF_YEARS].some((x) => x.test(text.slice(0, at)))) ?? -1;
}

/** "as to Section 9", "the lease of 1994 on Section 9": the section of which an ending is told. */
const OF_SECTION = /\b(?:as to|on|upon|in|of|for|covering)(?: the| said| all of| all)* Sec(?:tion|\.) ?(\d{1,3})\b/i;

/** Whether an ending is told of the land of a tract: the paper's land holds it, and the section it names is that of the tract. */
function reaches(kase: Case, ending: Ending, tract: string): boolean {
  if (ending.matter.covers.length && !ending.matter.covers.some((c) => c.tract === tract)) return false;
  const named = OF_SECTION.exec(ending.text)?.[1];
  const own = /\bSection (\d{1,3})\b/.exec(kase.tracts.get(tract)?.label ?? "")?.[1];
  return !named || !own || named === own;
}

/** Where in a sentence a cited instrument is spoken of: the last of its page, number or date before `limit`; -1 where it is not. */
function spokenAt(m: Matter, index: number, text: string, limit: number): number {
  const r = m.conveyance.references[index];
  const marks = [r?.page, r?.instrument_no].filter((x): x is string => typeof x === "string" && x.length > 0);
  const words = text.slice(0, limit);
  const places = marks.flatMap((x) => [...words.matchAll(new RegExp(`(?<![\\w])${x.replace(/\W/g, ".")}(?!\\w)`, "g"))].map((f) => f.index));
  return Math.max(-1, ...places);
}

const OF_YEAR = /\bleases? (?:of|dated|made in|taken in|given in) (?:the year )?((?:18|19|20)\d\d)\b|\b((?:18|19|20)\d\d) lease\b/;

/** "the lease of 1992": the one lease of that year on the land of the paper. */
function leaseOfYear(matters: readonly Matter[], m: Matter, text: string, isLease: (document: string) => boolean): string | undefined {
  const said = OF_YEAR.exec(text);
  const year = said?.[1] ?? said?.[2];
  return year ? onlyLease(matters, m, (x) => isLease(x.id) && x.day?.startsWith(year) === true) : undefined;
}

/** "The said lease ended": the lease that the paper cited last before the sentence. */
function citedBefore(m: Matter, fact: number, cited: readonly (readonly [number, string])[]): string | undefined {
  const from = evidenceAt(m, "conveyance", `/facts/${fact}`)[0]?.start;
  if (from === null || from === undefined) return undefined;
  const places = cited.map(([n, id]) => ({ id, at: evidenceAt(m, "conveyance", `/references/${n}`)[0]?.start ?? Number.POSITIVE_INFINITY }));
  return places.filter((p) => p.at < from).sort((a, b) => b.at - a.at)[0]?.id;
}

/** The leasing document whose end a sentence tells: by its year, by what the sentence or the paper cites, else the only one of the land. */
function leaseSpokenOf(matters: readonly Matter[], m: Matter, fact: number, text: string, verb: number, isLease: (document: string) => boolean) {
  const cited = [...m.cites].filter(([, id]) => isLease(id));
  const near = cited.map(([n, id]) => ({ id, at: spokenAt(m, n, text, verb) })).sort((a, b) => b.at - a.at)[0];
  if (near && near.at >= 0) return near.id;
  const dated = leaseOfYear(matters, m, text.slice(0, verb + 60), isLease);
  if (dated) return dated;
  if (!cited.length) return onlyLease(matters, m, (x) => isLease(x.id));
  if (new Set(cited.map(([, id]) => id)).size === 1) return cited[0]?.[1];
  return /\b(?:said|such|that|the) (?:\w+,? ){0,4}lease\b/i.test(text.slice(0, verb)) ? citedBefore(m, fact, cited) : undefined;
}

/** "The lease was released": without a citation the one lease that the package holds of the paper's land. */
function onlyLease(matters: readonly Matter[], m: Matter, wanted: (lease: Matter) => boolean): string | undefined {
  const found = matters.filter((x) => wanted(x) && x.covers.some((c) => m.covers.some((o) => o.tract === c.tract)));
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Without a lease in the package the first assignment of one on the paper's land, which stands for the lease that it assigns. */
function assignedFirst(matters: readonly Matter[], m: Matter, isLease: (document: string) => boolean): string | undefined {
  const onLand = (x: Matter) => x.covers.some((c) => m.covers.some((o) => o.tract === c.tract));
  const assigns = (x: Matter) => x.conveyance.action === "assign" && x.conveyance.grants.some((g) => g.estate_type === "leasehold");
  if (matters.some((x) => isLease(x.id) && onLand(x))) return undefined;
  return matters.filter((x) => x.id !== m.id && assigns(x) && onLand(x)).sort((a, b) => (a.day ?? a.recorded ?? "").localeCompare(b.day ?? b.recorded ?? ""))[0]
    ?.id;
}

/** The office that gives leases of public land and keeps their record. */
const LAND_OFFICE =
  /\b(?:bureau of land management|department of the interior|land office|commissioner of (?:public|state|school) lands|board of land commissioners)\b/i;

function by(m: Matter): EndedFacts["by"] {
  if (!m.type.startsWith("affidavit") && [...m.from, ...m.to].some((p) => LAND_OFFICE.test(p.name))) return "agency";
  if (["judgment", "quiet_title_judgment", "judgment_decree"].includes(m.type) || m.doc.doc_type.resolved.category === "court") return "judgment";
  return m.type.startsWith("affidavit") ? "sworn" : "other";
}

/** Endings by the leasing document, read once from the facts of all papers. */
export function endingsOf(matters: readonly Matter[], isLease: (document: string) => boolean): Map<string, Ending> {
  const out = new Map<string, Ending>();
  for (const m of matters)
    for (const [n, f] of (m.conveyance.facts ?? []).entries()) {
      const at = f.kind === "forfeiture" && /\blease/i.test(f.text) ? endsAt(f.text) : -1;
      if (at < 0) continue;
      const lease = leaseSpokenOf(matters, m, n, f.text, at, isLease) ?? assignedFirst(matters, m, isLease);
      const stop = /\bceas\w+/i.exec(f.text.slice(0, at));
      const day =
        (stop ? writtenDay(f.text.slice(stop.index, at)) : null) ??
        writtenDay(f.text.slice(at, at + 120)) ??
        ([...m.cites].some(([, id]) => isLease(id)) ? (f.date ?? null) : null);
      if (lease && !out.has(lease)) out.set(lease, { matter: m, day, by: by(m), text: f.text });
    }
  return out;
}

/** The day that a paper gives for the end; where it gives none, the end of the primary term if the paper is later, else the day of the judgment itself. */
function dayOfEnd(ending: Ending, lease: Lease): string | null {
  if (ending.day !== null && (lease.start === null || ending.day > lease.start)) return ending.day;
  const said = ending.matter.day ?? ending.matter.recorded;
  if (said === null || (lease.primaryEnd !== null && said > lease.primaryEnd)) return said === null ? null : lease.primaryEnd;
  return ending.by === "judgment" || ending.by === "agency" ? said : null;
}

/** The day on which a paper ends a lease by `day` and the trace of the rule by which it does, or null. */
export function endedOfRecord(kase: Case, ending: Ending | undefined, lease: Lease, day: string) {
  const ended = ending ? dayOfEnd(ending, lease) : null;
  if (!ending || !reaches(kase, ending, lease.tract) || ended === null || ended > day || (lease.start !== null && ended < lease.start)) return null;
  if (lease.start !== null && ending.matter.day !== null && ending.matter.day <= lease.start) return null;
  const inputs = [input("said to have ended", ended, evidenceAt(ending.matter, "conveyance", "/facts").slice(0, 2), ending.matter.id)];
  const now = kase.ledger(lease.tract).current();
  const holders = now.filter((i) => i.estate === "leasehold" && i.leases[0] === lease.id).map((i) => i.holder);
  const first = kase.lessees.get(lease.id)?.map((l) => l.holder) ?? [];
  // One who takes a new lease that recites the end of his old one agrees to the recital.
  const lessee =
    [...first, ...holders].some((h) => ending.matter.from.some((f) => sameHolder(f, h))) || holders.some((h) => ending.matter.to.some((t) => sameHolder(t, h)));
  const place = { state: kase.tracts.get(lease.tract)?.state ?? null, date: ended };
  const d = decide(endedRules, { by: ending.by, lessee }, place, inputs, (a) => ({ name: "lease", value: a }));
  return d ? { day: ended, steps: d.steps } : null;
}
