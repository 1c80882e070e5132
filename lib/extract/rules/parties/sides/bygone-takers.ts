// Who is named only as one to whom something went before this paper: "The Grantor has sold one-third of the minerals to A (Book 4)", "the eighty on the west, sold to B", "a deed of one-half to C".
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { namingsOf } from "./took-before";

const GAVE = "(?:sold|conveyed|granted|deeded|given|gave|assigned|transferred|leased|parted with|let go|made over|went|gone|passed)";
/** Between the verb and "to": the thing, and no act of this paper. */
const THING = "(?:(?!\\b(?:hereby|herein|presents|does|do|now|grants?|conveys?|sells?)\\b)[^.;]){0,140}?";
const BEFORE = new RegExp(
  `\\b(?:(?:has|had|have|having|was|were|been|which|that|heretofore|already|once|previously|formerly|who|${"[A-Z][\\w.]*"}|I|we|he|she|they),? (?:(?:also|already|heretofore|once|since|before|previously|then|lately|by [^.;,]{3,60}),? )*)?${GAVE}\\b${THING}\\b(?:un)?to (?:the )?(?:said )?$|\\b(?:deeds?|conveyance|sale|lease|grant)\\b(?: (?:of|for|on|covering)\\b${THING})? to (?:the )?(?:said )?$`,
);
/** What is told of him beside: what he owns, has or holds. */
const TOLD_OF = /(?:\b(?:belong(?:s|ing)?|belonged|owned|held) (?:to|by) (?:the )?(?:said )?$)/i;
const OWNS_IT = /^(?:['’]s\b|,? (?:(?:an? [a-z ]{3,20}|now|still|already|who),? )*(?:owns?|has|holds?|having|owning|holding|took|bought)\b)/;

const grantEnd = (a: Anatomy): number | null => {
  const { granting } = a;
  const own = granting ? a.sentences.find((s) => s.start <= granting.start && granting.start < s.end) : undefined;
  return own?.end ?? null;
};

/** Whether one is named behind the granting sentence alone, and each time by what went to him before. */
function isBygone(a: Anatomy, name: string, from: number): boolean {
  const { text } = a.view;
  const namings = namingsOf(text, name);
  return (
    namings.length > 0 &&
    namings.every(({ start }) => {
      const ahead = text.slice(Math.max(0, start - 220), start);
      const sentence = ahead.slice(Math.max(ahead.lastIndexOf(". "), ahead.lastIndexOf("; ")) + 1);
      return start >= from && (BEFORE.test(sentence) || TOLD_OF.test(sentence) || OWNS_IT.test(text.slice(start + name.length, start + name.length + 60)));
    })
  );
}

/** The parties of a deed without takers of earlier papers, where another is named before them or in the granting sentence. Errs toward a party. */
export function withoutBygone(a: Anatomy, parties: ReadParty[], type: InstrumentType): ReadParty[] {
  const from = grantEnd(a);
  if (from === null || instrumentCategory[type] !== "conveyance") return parties;
  const named = (p: ReadParty): boolean => namingsOf(a.view.text, p.mention.name).some((n) => n.start < from);
  if (!parties.some((p) => p.side === "to" && named(p))) return parties;
  return parties.filter((p) => p.side !== "to" || named(p) || !isBygone(a, p.mention.name, from));
}
