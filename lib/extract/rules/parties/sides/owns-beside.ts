// Who is named beside a giver only as owner of another share: "her brother A owning the other half and not being a party hereto", "B, who does not join in this deed", "as tenant in common with C".
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { standsAtFoot } from "./at-foot";
import { namingsOf } from "./took-before";

/** Behind the name, up to the next name or the end of the clause: he stands outside this paper. */
const OUTSIDE =
  /^(?:(?!\b(?:whose|wife|husband|spouse|and (?:hi|he)[sr])\b)[^.;:A-Z]){0,110}?\b(?:(?:not|no|neither|never)(?: (?:being|made|here))?,? (?:a |any )?part(?:y|ies) (?:here)?(?:to|of|in)\b|(?:does|do|did|has|have|is|are|will)(?: here)? ?(?:not|n[o']t) (?:here |now |himself |herself )?(?:join|convey|sell|sign|grant)\w*|not (?:joining|conveying|selling|signing|joined)\b|taking no part in (?:this|the) )/;
const SHARE = "(?:half|third|fourth|quarter|fifth|sixth|eighth|part|share|interest|moiety|rest|remainder|residue|remaining)";
/** Behind the name: he owns another part of the thing. */
const OWNS_OTHER = new RegExp(
  `^,? ?\\(?(?:(?:who|which) )?(?:(?:still|now|already) )?(?:owns?|owning|holds?|holding|has|having|keeps?|being (?:the )?owner of)(?: (?:the|an?|undivided|his|her|their|its|like|equal|one|two))*? (?:(?:others?|remaining|rest|remainder|balance|residue)\\b|like ${SHARE})`,
  "i",
);
/** Ahead of the name: what stands in him, or with whom the taker is to hold. */
const BESIDE = new RegExp(
  `\\b(?:(?:tenants?|owners?|holders?) in common|co-?tenants?|co-?owners?|in common|jointly|in cotenancy|undivided(?:ly)?) with (?:(?:the|his|her|their|its|said|my|our|[a-z-]+) ){0,3}$|\\b(?:other|remaining|rest|remainder|balance)(?: undivided)?(?: (?:one-)?${SHARE})?(?: (?:thereof|of (?:it|the (?:same|land|minerals))))? (?:being |is |stands? |standing |remains? |belongs? |belonging |lies |owned |held )+(?:in|by|to|with) (?:(?:the|his|her|their|its|said|my|our|[a-z-]+) ){0,3}$`,
  "i",
);

/** "…, owning the other half, Grantors": he is one of the row that gives. */
const IN_ROW =
  /^[^.;]{0,110}?,? (?:both |all )?(?:as |hereinafter (?:called )?)?\(?["“]?(?:grantors|sellers|vendors|assignors|lessors|parties of the first part|first parties)\b/i;

/** Whether a name stands at the foot of the paper. */
function signs(a: Anatomy, name: string): boolean {
  const foot = a.testimonium?.start ?? a.signatures?.start ?? a.view.text.length;
  return standsAtFoot(a, name, foot);
}

/** Whether one stands in words outside the paper, or is named each time only as another owner while a giver signs; who stands at the foot of the paper signs it. */
function ownsBeside(a: Anatomy, name: string, othersSign: boolean): boolean {
  const { text } = a.view;
  const namings = namingsOf(text, name);
  const behind = (n: { start: number }): string => text.slice(n.start + name.length, n.start + name.length + 140);
  const ahead = (n: { start: number }): string => text.slice(Math.max(0, n.start - 110), n.start);
  if (signs(a, name)) return false;
  if (namings.some((n) => OUTSIDE.test(behind(n)))) return true;
  return othersSign && namings.length > 0 && namings.every((n) => (OWNS_OTHER.test(behind(n)) && !IN_ROW.test(behind(n))) || BESIDE.test(ahead(n)));
}

/** The parties of a deed without owners who are told of beside the givers, where a giver is left. Errs toward a party: a name that stands once by itself is one. */
export function withoutOwnersBeside(a: Anatomy, parties: ReadParty[], type: InstrumentType): ReadParty[] {
  if (instrumentCategory[type] !== "conveyance" && instrumentCategory[type] !== "lease") return parties;
  const othersSign = parties.some((p) => p.side === "from" && signs(a, p.mention.name));
  const left = parties.filter((p) => p.side !== "from" || !ownsBeside(a, p.mention.name, othersSign));
  return left.some((p) => p.side === "from") ? left : parties;
}
