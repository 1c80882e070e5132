// A lease of the minerals of others, made under a power over them: it names whose they are, and reaches no minerals of the lessor's own.
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import type { Actor, Clause } from "./matter";

/** "the one-half interest which ANN ROE holds", "the minerals reserved by ANN ROE": what stands before the owner's name. */
const THEIRS =
  /\b(?:interests?|minerals?|half|third|fourth|quarter|share|royalt(?:y|ies)|rights?)\b(?: (?:in|and|to|under|the|said|land|premises|minerals?|oil|gas|property)\b){0,8},?(?:[^.;]{0,60}?\b(?:which|owned by|held by|belonging to|reserved (?:by|to|in)|excepted by|kept by|vested in|outstanding in|standing in(?: the name of)?)| that| of)(?: the said| said| the)? $/i;
/** Words that leave a thing out, or only tell whose is beside it. */
const BESIDE =
  /\b(?:subject to|in common with|together with|with the other|along ?side|except\w*|save|saving|(?<!or )less|but not|other than|excluding|out ?side of|next to|not)\b[^.;]{0,100}$/i;

/** "Lessor's own undivided one-fourth, and the one-half belonging to ANN ROE": the lessor's are leased beside the others. */
const OWN = /\b(?:lessors?['’]?s?['’]?|his|her|its|their|my|our) own\b/i;

const LAND = /\bsec(?:tion|s)?\.? ?(?:nos?\.? ?)?\d|\b(?:survey|block|lots?|abstract|league|acres?)\b|\b[NSEW]{1,2}\/\d/i;

const plain = (s: string) =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

/** Where an owner is named: in full, else by a surname that no other owner bears ("the said Keaton"); -1 where he is not. */
function placeOfName(text: string, name: string, owners: readonly Interest[]): number {
  const full = text.toUpperCase().indexOf(name.toUpperCase());
  if (full >= 0) return full;
  const surname = surnameOf(name);
  const shared = owners.some((o) => o.holder.name !== name && surnameOf(o.holder.name) === surname);
  return surname.length < 3 || shared ? -1 : text.search(new RegExp(`(?<![\\w.])(?:${surname}|${capitalised(surname)})(?![\\w])`));
}
const surnameOf = (name: string): string =>
  /[&,]|\b(?:inc|co|corp|company|corporation|ltd|llc|lp|trust|bank|oil|gas)\b/i.test(name) ? "" : (name.toUpperCase().match(/[A-Z'-]+$/)?.[0] ?? "");
const capitalised = (s: string): string => s.charAt(0) + s.slice(1).toLowerCase();

/** Minerals of those whom the words of a lease name as the owners of what is leased; null where they name none, or the lessor too. */
function named(kase: Case, tract: string, words: string, lessors: readonly Actor[]): readonly Interest[] | null {
  const text = words.replace(/\s+/g, " ");
  const minerals = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "mineral" || i.estate === "fee");
  const strangers = minerals.filter((i) => !lessors.some((l) => sameHolder(l, i.holder)));
  const places = new Map(strangers.map((i) => [i.key, placeOfName(text, i.holder.name, minerals)]));
  const others = strangers.filter((i) => (places.get(i.key) ?? -1) >= 0);
  const first = others.map((i) => places.get(i.key) ?? 0).sort((a, b) => a - b)[0];
  // Behind the land an owner is named for another reason: for whom one acts, to whom a royalty goes.
  if (first !== undefined && LAND.test(text.slice(0, first))) return null;
  const lead = first === undefined ? "" : text.slice(Math.max(0, first - 120), first);
  return THEIRS.test(lead) && !BESIDE.test(lead) ? others : null;
}

/** Of the minerals that the lessors may lease, those that the lease means. */
export function meantByLease(kase: Case, tract: string, clause: Clause | undefined, lessors: readonly Actor[], minerals: readonly Interest[]): Interest[] {
  const theirs = clause ? named(kase, tract, clause.words.text, lessors) : null;
  const own = clause ? OWN.test(clause.words.text) || lessors.some((l) => plain(clause.words.text.slice(-200)).includes(`AND ${plain(l.name)}`)) : false;
  return theirs && !own ? minerals.filter((i) => theirs.some((t) => t.key === i.key)) : [...minerals];
}
