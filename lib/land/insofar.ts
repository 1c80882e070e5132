// "INSOFAR AND ONLY INSOFAR as it covers the N/2": of the land named before, the part is meant.
import type { Tract } from "@/lib/contracts/aspects/land";
import { regionOfTract } from "./named/named-parts";
import { contains } from "./set/region";

const SO_FAR = "(?:INSOFAR|IN\\sSO\\sFAR|SO\\sFAR)";
const INSOFAR = new RegExp(
  `(?<![A-Z])${SO_FAR}(?:,?\\s(?:AND|BUT)\\sONLY\\s${SO_FAR})?,?(?:\\sONLY)?\\sAS\\s(?:IT|THEY|THE\\sSAME|(?:SAID|THE|SUCH|THIS|EACH)\\s(?:OIL\\sAND\\sGAS\\s)?LEASES?)[A-Z\\s]{0,20}\\s(?:COVERS?|AFFECTS?|RELATES?|EMBRACES?|INCLUDES?|PERTAINS?|CONCERNS?|APPLIES|APPLY|LIES?)(?![A-Z])`,
);
/** Where the words on one lease begin: those ahead of it may tell of another. */
const LEASE = /(?<!(?:SAID|SUCH|SAME|THE)\s)(?<![A-Z])LEASES?\s(?:FROM|DATED|RECORDED|OF\sRECORD|NO|EXECUTED|GIVEN|MADE|BY|\()/g;

const sectionOf = (t: Tract): string => (t.plss ? `${t.plss.township}-${t.plss.range}-${t.plss.section}` : `${t.survey?.block}-${t.survey?.section}`);
const placed = (t: Tract): boolean => t.plss !== null || t.survey?.section != null;
const within = (part: Tract, whole: Tract): boolean => sectionOf(part) === sectionOf(whole) && contains(regionOfTract(whole), regionOfTract(part));

/** Drops the land of the same lease of which, in the same upper-case text, only a part is dealt with; the tracts as they are where no such words stand, or where they name other land. */
export function onlyInsofar(plain: string, tracts: Tract[]): Tract[] {
  const at = plain.search(INSOFAR);
  const after = at < 0 ? [] : tracts.filter((t) => placed(t) && (t.span?.start ?? 0) > at);
  if (after.length === 0) return tracts;
  const entry = [...plain.slice(0, at).matchAll(LEASE)].at(-1)?.index ?? 0;
  const before = tracts.filter((t) => placed(t) && !after.includes(t) && (t.span?.start ?? 0) >= entry);
  return after.some((part) => before.some((whole) => within(part, whole))) ? tracts.filter((t) => !before.includes(t)) : tracts;
}
