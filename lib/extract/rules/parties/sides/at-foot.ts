// Whether one who is named in a paper stands at its foot, in the letters of the body or in others: "Sue M. Roe" for Sue Roe, "ACME LAND CO." for Acme Land Company.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { literal } from "@/lib/text/literal";
import { namingsOf } from "./took-before";
import { signersAtFoot } from "./undersigned";

const wordsOf = (name: string): string[] => name.toUpperCase().match(/[A-Z]{2,}|\b[A-Z]\b/g) ?? [];
/** Surname and first letter agree, or the first two words of a house: enough at the foot of a paper that names him above. */
function isNear(a: string, b: string): boolean {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  const person = x.at(-1) === y.at(-1) && x[0]?.[0] === y[0]?.[0];
  return person || (x.length > 1 && x[0] === y[0] && x[1] === y[1]);
}

/** "Sue M. Roe" for Sue Roe, "Sue Roe" for Mary Sue Roe. */
function writtenOtherwise(text: string, name: string, start: number): boolean {
  const words = name.match(/[A-Za-z][\w'’-]+/g) ?? [];
  const last = words.at(-1);
  if (words.length < 2 || !last) return false;
  const given = words.slice(0, -1).map(literal).join("|");
  return new RegExp(`(?<![A-Za-z])(?:${given})(?: [A-Z][\\w.]*){0,2} ${literal(last)}(?![A-Za-z])`, "i").test(text.slice(start));
}

/** True where the name, or one near it, stands behind `start`, or among those who sign. Errs toward a signer. */
export const standsAtFoot = (a: Anatomy, name: string, start: number): boolean =>
  namingsOf(a.view.text, name).some((n) => n.start >= start) ||
  writtenOtherwise(a.view.text, name, start) ||
  signersAtFoot(a).some((m) => sameFirstAndLast(m.name, name) || isNear(m.name, name));
