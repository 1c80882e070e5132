// Deeds that pass at the owner's death: owner and beneficiaries.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { completedAtVerb } from "@/lib/extract/rules/parties/sides/at-verb";
import { sidesFromLabels } from "@/lib/extract/rules/parties/sides/from-labels";
import { sidesFromPremises } from "@/lib/extract/rules/parties/sides/from-premises";
import { findPeople } from "@/lib/extract/rules/parties/succession/find-people";

const ownerWords =
  /\b(?:(?:[Oo]wner|OWNER|[Tt]ransferor|TRANSFEROR)(?:\([sS]\)|[sS])?(?: \([A-Za-z ]{2,20}\))?(?: (?:or [Oo]wners? )?(?:[Mm]aking|MAKING|[Ee]xecuting|EXECUTING) (?:this|THIS) (?:[Dd]eed|DEED))?: |I,? |being the owner,? |owner of record,? )(?=[A-Z][\w.]* [A-Z])/g;
const beneficiary = /\bbeneficiar(?:y|ies)\b/gi;
const listEnds =
  /\b(?:alternate|contingent|if (?:my|the|no|any)|transfer on death:|property|legal description|described|dated|signed|witness|this (?:deed|designation)|revo[ck])/i;

/** "Owner: A", "I, A": who the deed says owns. */
function ownersOf(a: Anatomy): Mention[] {
  const { text } = a.view;
  for (const m of text.matchAll(ownerWords)) {
    const start = m.index + m[0].length;
    const { mentions } = parseMentions(text, start, Math.min(text.length, start + 240), a.view.blocks);
    const first = mentions[0];
    if (!first || first.span.start - start > 2) continue;
    const cut = mentions.findIndex((x, i) => i > 0 && x.strays > 0);
    return cut > 0 ? mentions.slice(0, cut) : mentions;
  }
  return [];
}

/** People named behind "beneficiary" and before the next part of the form. */
function beneficiariesOf(a: Anatomy, owners: readonly Mention[]): Mention[] {
  const { text } = a.view;
  for (const m of text.matchAll(beneficiary)) {
    const from = m.index + m[0].length;
    const people = findPeople(text, from, Math.min(text.length, from + 500)).filter((p) => !owners.some((o) => sameFirstAndLast(o.name, p.name)));
    const first = people[0];
    if (!first || first.start - from > 160) continue;
    const stop = listEnds.exec(text.slice(first.end));
    const end = first.end + (stop?.index ?? 300);
    return people.filter((p) => p.end <= end).map((p) => emptyMention(p.name, { start: p.start, end: p.end }));
  }
  return [];
}

/** "SAM TYNE, single, names RUTH TYNE as beneficiary": who names stands before the verb, who is named behind. */
const NAMES =
  /\b(?:names?|designates?|appoints?)(?: (?:hereby|and appoints?))? (?=[A-Z])(?=(?:[^.;]|(?<=\b[A-Z])\.){3,160}?,? (?:as|to be)(?: (?:the|his|her|their|my|sole|primary))* (?:grantee )?beneficiar(?:y|ies)\b)/g;

function namedByVerb(a: Anatomy): { owners: Mention[]; takers: Mention[] } {
  const { text } = a.view;
  for (const m of text.matchAll(NAMES)) {
    const at = m.index + m[0].length;
    const stop = at + (/ (?:as|to be) /.exec(text.slice(at))?.index ?? 0);
    const near = findPeople(text, Math.max(0, m.index - 160), m.index).filter((p) => !/[a-z]{3}\. /.test(text.slice(p.end, m.index)));
    const takers = findPeople(text, at, stop);
    if (near.length && takers.length) return { owners: near.map((p) => emptyMention(p.name, p)), takers: takers.map((p) => emptyMention(p.name, p)) };
  }
  return { owners: [], takers: [] };
}

/** Reads owner and beneficiaries by the granting words where they tell both, else by the parts of the form. */
export const readDeathDeed: PartyReader = (a) => {
  const labels = sidesFromLabels(a);
  const sides = completedAtVerb(a, labels.some((x) => x.side === "to") ? labels : sidesFromPremises(a));
  const told = (side: "from" | "to") => sides.filter((x) => x.side === side).map((x) => x.mention);
  const both = told("from").length > 0 && told("to").length > 0;
  const named = both ? { owners: [], takers: [] } : namedByVerb(a);
  const owners = both ? told("from") : named.owners.length ? named.owners : ownersOf(a);
  const takers = both ? told("to") : named.takers.length ? named.takers : beneficiariesOf(a, owners);
  const parties: ReadParty[] = [
    ...owners.map((mention): ReadParty => ({ mention, side: "from", role: "grantor" })),
    ...takers.map((mention): ReadParty => ({ mention, side: "to", role: "grantee" })),
  ];
  return { parties, deaths: [] };
};
