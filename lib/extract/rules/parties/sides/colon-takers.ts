// Takers told as a list that a colon opens and semicolons part: "unto the four children of the testatrix, to each one-fourth: ANN ROE, a feme sole; BO ROE; and CY ROE".
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { nameKey } from "@/lib/names/name-key";

const GIVES: ReadonlySet<string> = new Set(["conveyance", "lease", "assignment"]);
const VERB =
  /\b(?:conveys?|conveyed|grants?|granted|sells?|sold|gives?|quit-?claims?|transfers?|assigns?|assigned|distributes?|leases?|lets?|releases?|deeds?)\b/gi;
/** "to the four children of the testatrix, to each an undivided one-fourth thereof:", "unto the following:". */
const OPENS =
  /(?<!\b(?:subject|subordinate|pursuant|according|as|up|due|relating|belonging|reference|respect|adjacent|next|known|paid|payable|attached) )\b(?:un)?to (?:(?:the|my|our|his|her|their|its|each of|these|those|all of) )[^.;:]{0,160}: ?/g;
/** Between the verb and the list no more than what is given, and no word of what is paid, handed over or told to those of the list. */
const REACH = 700;
const NOT_GIVEN =
  /\b(?:pay|pays|paid|payable|payments?|owe[ds]?|owing|due|deliver(?:s|ed|y)?|mail(?:s|ed)?|sen[dt]|notices?|notif(?:y|ied)|credit(?:s|ed)?|deposit(?:s|ed)?|accrues?|tender(?:s|ed)?|rentals?|charged|applies|apply)\b[^.;:]*$/i;
/** Behind a name of the list, before the next: "of Elm, a feme sole", "(1/4)". */
const OF_HIM = /^[^.;:]{0,90};(?: (?:and|&))? /;
const MOST = 40;

const same = (x: Mention, y: Mention): boolean => nameKey(x.name) === nameKey(y.name);

/** The names of one list from `from` on, each the first of its item. */
function listAt(a: Anatomy, from: number, end: number): Mention[] {
  const out: Mention[] = [];
  for (let at = from; at < end && out.length < MOST; ) {
    const mention = parseMentions(a.view.text, at, Math.min(end, at + 120), a.view.blocks).mentions[0];
    if (!mention || mention.span.start - at > 2) break;
    out.push(mention);
    const next = OF_HIM.exec(a.view.text.slice(mention.span.end, Math.min(end, mention.span.end + 110)));
    if (!next) break;
    at = mention.span.end + next[0].length;
  }
  return out;
}

/** The takers of the first such list behind a verb of giving; empty where fewer than two stand in it. */
function colonTakers(a: Anatomy): Mention[] {
  const { text } = a.view;
  const end = Math.min(text.length, a.testimonium?.start ?? text.length, a.acknowledgments[0]?.start ?? text.length);
  for (const m of text.slice(0, end).matchAll(OPENS)) {
    const before = text.slice(Math.max(0, m.index - REACH), m.index);
    const verb = [...before.matchAll(VERB)].at(-1);
    if (!verb || NOT_GIVEN.test(before.slice(verb.index))) continue;
    const list = listAt(a, m.index + m[0].length, end);
    if (list.length > 1) return list;
  }
  return [];
}

/** The parties with those of such a list among the takers; one of them who was read as a giver gives only where he is named outside it. */
export function withColonTakers(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  if (!GIVES.has(instrumentCategory[type])) return [...parties];
  const list = colonTakers(a);
  const missing = list.filter((m) => !parties.some((p) => p.side === "to" && same(p.mention, m)));
  if (!missing.length) return [...parties];
  const inList = (m: Mention): boolean => list.some((l) => same(l, m) && l.span.start === m.span.start);
  const [, role] = rolesOf(type);
  const kept = parties.filter((p) => p.side === "other" || p.side === "to" || !inList(p.mention));
  return [...kept, ...missing.map((mention): ReadParty => ({ mention, side: "to", role, sure: 0.8 }))];
}
