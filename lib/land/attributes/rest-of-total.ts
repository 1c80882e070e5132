// The acres of the one part of a list that names none, where the list is said to come to so many: "461.5 acres, being the NW/4 of Section 29 and fractional Section 30 east of the river".
import type { Tract } from "@/lib/contracts/aspects/land";
import type { StatedAcres } from "./acreage";

/** What stands between a total told ahead and the first of the parts. */
const LEADS_TO_PARTS =
  /(?:(?<![A-Z])(?:DESCRIBED|KNOWN|BEING|NAMELY|TO[\s-]WIT|VIZ|CONSISTING\sOF|CONSISTS\sOF|COMPRISING|COMPOSED\sOF|MADE\sUP\sOF|MAKING\sUP|THAT\sIS)(?![A-Z])|[:(])[^;]*$/;
const IN_ALL = /(?<![A-Z])(?:IN\sALL|AGGREGATING|TOTALL?ING|A\sTOTAL\sOF|ALTOGETHER),?\s(?:ABOUT\s)?$/;
const ALL_BEHIND = /^,?\s(?:MORE\sOR\sLESS,?\s)?(?:IN\sALL|ALTOGETHER|IN\sTHE\sAGGREGATE)(?![A-Z])/;

const acresOf = (t: Tract): number => Number(t.acres_stated ?? t.acres_computed ?? 0);
const isPart = (t: Tract): boolean => t.kind === "plss" && t.warnings.some((w) => w.code === "partial");

function isTotal(plain: string, a: StatedAcres, first: number, last: number): boolean {
  if (a.start < first) return LEADS_TO_PARTS.test(plain.slice(a.end, first));
  return a.start >= last && (ALL_BEHIND.test(plain.slice(a.end, a.end + 40)) || IN_ALL.test(plain.slice(Math.max(0, a.start - 40), a.start)));
}

/** Gives, in place, the part of a section that names no acres of its own what is left of the total; nothing where two parts name none, or no total is told of all. */
export function restOfTotal(tracts: readonly Tract[], told: readonly StatedAcres[], plain: string): void {
  const places = tracts.flatMap((t) => (t.span ? [t.span] : []));
  if (tracts.length < 2 || places.length < tracts.length) return;
  const first = Math.min(...places.map((s) => s.start));
  const last = Math.max(...places.map((s) => s.end));
  for (const total of told.filter((a) => isTotal(plain, a, first, last))) {
    const open = tracts.filter((t) => acresOf(t) === 0 || (isPart(t) && t.acres_stated === total.acres));
    const [only, more] = open;
    if (!only || more || !isPart(only)) continue;
    const rest = Number(total.acres) - tracts.reduce((n, t) => n + (t === only ? 0 : acresOf(t)), 0);
    if (!(rest > 0 && rest <= 640)) continue;
    only.acres_stated = String(Number(rest.toFixed(4)));
    only.acres_computed = only.acres_stated;
    return;
  }
}
