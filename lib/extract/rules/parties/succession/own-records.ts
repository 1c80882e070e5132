// Which of the dead whom a paper tells of have a succession of their own: who died after the one it is about, and left somebody or nobody.
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { KinFact } from "@/lib/extract/rules/parties/kinship/kin-fact";
import type { Kinship } from "@/lib/extract/rules/parties/kinship/read-kinship";
import { saidChildless } from "./childless";
import type { Death } from "./deaths";

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase() || sameFirstAndLast(a, b);

/** A relative who died before the one the paper is about left him nothing: he is only the stem of those who take in his place. */
export function diedBefore(d: Death, found: readonly Death[], main: string | null, facts: readonly KinFact[]): boolean {
  const day = found.find((f) => main !== null && same(f.name, main))?.died;
  const kin = facts.some((f) => same(f.name, d.name) && f.relation !== "spouse" && main !== null && f.of.some((o) => same(o, main)));
  return kin && d.died !== null && day !== null && day !== undefined && d.died < day;
}

/** "A died a widow, her husband B having died in 1979": told only to say that nobody survived. */
export const toldAside = (d: Death, kinship: Kinship, text: string): boolean =>
  /^having\b/i.test(text.slice(d.at.start, d.at.end)) && kinship.marriages.some((couple) => couple.some((n) => same(n, d.name)));

/** One who died after the paper's dead, leaving children of whom it tells: what came to him went on to them. */
export function diedAfter(d: Death, found: readonly Death[], main: string | null, facts: readonly KinFact[]): boolean {
  const day = found.find((f) => main !== null && same(f.name, main))?.died;
  return d.died !== null && day != null && d.died > day && facts.some((f) => f.relation === "child" && f.of.some((o) => same(o, d.name)));
}

/** A child of the paper's dead who died after him without issue: what came to that child goes on to mother or father, brothers and sisters. */
export function diedChildless(d: Death, found: readonly Death[], main: string | null, facts: readonly KinFact[], text: string): boolean {
  const day = found.find((f) => main !== null && same(f.name, main))?.died;
  const child = facts.some((f) => f.relation === "child" && same(f.name, d.name) && main !== null && f.of.some((o) => same(o, main)));
  const childless = saidChildless(d.name, d.at, text);
  return child && childless && d.died !== null && day != null && d.died > day;
}
