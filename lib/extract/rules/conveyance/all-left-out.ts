// Minerals that a deed leaves out altogether, and of which it then tells whose they are: "excepting all minerals, of which 1/4 was conveyed to A and the rest is reserved unto Grantors".

import type { Found } from "./interest";
import { findShares } from "./phrases/share";

const THINGS = "(?:oil|gas|coal|minerals?|mineral (?:rights|interests?|estate)|petroleum)";
const ALL = new RegExp(`\\b(?:all(?: of)?(?: (?:the|such|its|their|of|said))* ${THINGS}\\b|no (?:part of the )?(?:oil|gas|minerals?)\\b)`, "gi");
const OUT =
  /\b(?:except(?:s|ed|ing|ions?)?|reserv(?:e|es|ed|ing|ations?)|sav(?:e|ing)|less|not (?:conveyed|included)|withheld|kept|keeps?|no (?:part|oil|gas|minerals?))\b/i;
/** What is told of a share behind it: another has it already. */
const HAS_ANOTHER =
  /^\)?(?: ?\([\d/. %]{1,9}\))?(?: (?:undivided )?(?:part|share|interest|thereof|of (?:it|them|these|those|the same|which|said minerals|the minerals)))*,? (?:(?:(?:is|are|was|were|has|have|had|having)(?: (?:been|already|now|heretofore|previously|formerly|long|since))*|being|heretofore|previously|formerly) (?:sold|conveyed|deeded|granted|transferred|owned|held|outstanding|vested|the property)\b|(?:already )?belong(?:s|ing)? to\b|stands? (?:of record )?in\b|outstanding in\b)/i;
/** What is told of what is left: it stays with those who give. */
const REST_STAYS =
  /\b(?:the|all the|all of the) (?:rest|remainder|balance|residue|remaining|other)\b[^.;]{0,80}\b(?:kept|reserved|retained|held back|withheld|remains?|stays?|(?:is|are) (?:the property|owned)|belongs?)\b|\b(?:keeping|retaining|reserving|keeps?|retains?|reserves?)(?: (?:for|to|unto) \w+)? (?:all )?the (?:rest|remainder|balance|residue|remaining|other)\b/i;
const NEAR = 420;

/** Where such words stand; null where a deed has none. */
function leftOutAt(text: string): { start: number; end: number } | null {
  for (const m of text.matchAll(ALL)) {
    const from = Math.max(0, m.index - 140);
    const ahead = text.slice(Math.max(from, text.lastIndexOf(". ", m.index)), m.index);
    const words = text.slice(m.index, m.index + NEAR);
    const rest = REST_STAYS.exec(words);
    if (!rest || !(OUT.test(ahead) || OUT.test(words.slice(0, 90)))) continue;
    const piece = findShares(words.slice(0, rest.index)).find((s) => HAS_ANOTHER.test(words.slice(s.end, s.end + 100)));
    if (piece && !/[a-z)]{3}\. [A-Z][\s\S]*[a-z)]{3}\. [A-Z]/.test(words.slice(0, rest.index)))
      return { start: m.index, end: m.index + rest.index + rest[0].length };
  }
  return null;
}

type Left = { exceptions: Found[]; reservations: Found[] };

/**
 * The exceptions and reservations with one exception of all minerals in the place of the pieces that only tell whose they are.
 * Minerals left out as a whole stay with those who have them, so the pieces move nothing. Errs toward what was read: where no piece that another has is taken for kept, nothing changes.
 */
export function asAllLeftOut({ exceptions, reservations }: Left, text: string): Left {
  const at = leftOutAt(text);
  if (!at) return { exceptions, reservations };
  const place = (f: Found): number => f.fraction?.start ?? f.span.start;
  const inside = (f: Found): boolean => f.interest.estate_type === "mineral" && place(f) >= at.start && place(f) <= at.end + 40 && !f.scope;
  const isWhole = (f: Found): boolean => inside(f) && f.interest.fraction?.fraction === "1" && !f.interest.held_by;
  const pieces = [...exceptions, ...reservations].filter((f) => inside(f) && f.interest.fraction?.fraction !== "1");
  const whole = exceptions.find(isWhole);
  const takenForKept = (f: Found): boolean => f.fraction !== null && HAS_ANOTHER.test(text.slice(f.fraction.end, f.fraction.end + 100));
  const piece = pieces.find((f) => reservations.includes(f) && takenForKept(f));
  if (!piece || reservations.some(isWhole)) return { exceptions, reservations };
  const left = { exceptions: exceptions.filter((f) => !pieces.includes(f)), reservations: reservations.filter((f) => !pieces.includes(f)) };
  if (whole) return left;
  const { held_by: _held, substances: _subst, created_in: _made, ...interest } = piece.interest;
  const made: Found = {
    ...piece,
    fraction: null,
    span: at,
    interest: { ...interest, fraction: { fraction: "1", decimal: "1.00000000" }, of: "whole", term: null, to: [], text: text.slice(at.start, at.end) },
  };
  return { ...left, exceptions: [...left.exceptions, made] };
}
