// Who is told as paying the price: "in consideration of ten dollars paid to A and B by ELM COMPANY, there is hereby granted unto the said Company".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { nameKey } from "@/lib/names/name-key";

const PAID_BY = /\b(?:paid|payment|consideration|dollars|received|receipt)\b(?:[^.;]|(?<=\b[A-Z])\.){0,200}\b(?:by|from) (?:the )?(?:said )?$/i;

/** The parties, one who pays and takes left out of those who give beside him. */
export function withoutPayers(a: Anatomy, parties: readonly ReadParty[]): ReadParty[] {
  const takes = (p: ReadParty): boolean => parties.some((o) => o.side === "to" && nameKey(o.mention.name) === nameKey(p.mention.name));
  const pays = (p: ReadParty): boolean => {
    const at = p.mention.span.start;
    return p.side === "from" && takes(p) && PAID_BY.test(a.view.text.slice(Math.max(0, at - 260), at));
  };
  const left = parties.filter((p) => !pays(p));
  return left.some((p) => p.side === "from") ? left : [...parties];
}
