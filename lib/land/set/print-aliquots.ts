// The normal print of a region, in as few parts as landmen use: "N/2 SE/4", "S/2 N/2, SE/4", "ALL".
import { fullHalf, stripCodes } from "./aliquot-codes";
import { type Quarters, quarters, type Region, sameRegion } from "./region";

const QUARTERS = ["ne", "nw", "se", "sw"] as const;

/** Region → "N/2 SE/4". The whole section prints "ALL", nothing prints "". `parseAliquots(printAliquots(r))` is `r`. */
export function printAliquots(r: Region): string {
  if (r === 1) return "ALL";
  return chains(r)
    .map((c) =>
      c
        .replace(/([NSEW])2/g, "$1/2 ")
        .replace(/(NE|NW|SE|SW)/g, "$1/4 ")
        .trim(),
    )
    .join(", ");
}

/** Chains smallest part first: ["N2SE"]. */
function chains(r: Region): string[] {
  if (r === 0) return [];
  if (r === 1) return [""];
  const strips = stripCodes(r);
  if (strips) return strips;
  const half = fullHalf(r);
  if (half) return [half, ...chains(without(r, half))];
  for (const half of ["N2", "S2", "E2", "W2"] as const) {
    const inner = acrossHalf(r, half);
    if (inner) return [...inner.map((c) => `${c}${half}`), ...chains(without(r, half))];
  }
  return QUARTERS.flatMap((q) => chains(r[q]).map((c) => `${c}${q.toUpperCase()}`));
}

function without(r: Quarters, half: string): Region {
  if (half === "N2") return quarters(0, 0, r.sw, r.se);
  if (half === "S2") return quarters(r.nw, r.ne, 0, 0);
  return half === "E2" ? quarters(r.nw, 0, r.sw, 0) : quarters(0, r.ne, 0, r.se);
}

/** Where both quarters of a half hold the same strips along it, those strips: "S2" for the S/2 of the N/2. */
function acrossHalf(r: Quarters, half: string): string[] | null {
  const [a, b] = half === "N2" ? [r.nw, r.ne] : half === "S2" ? [r.sw, r.se] : half === "E2" ? [r.ne, r.se] : [r.nw, r.sw];
  if (a === 0 || a === 1 || !sameRegion(a, b)) return null;
  const way = half === "N2" || half === "S2" ? /^[NS2]+$/ : /^[EW2]+$/;
  const strips = stripCodes(a);
  return strips?.every((s) => way.test(s)) ? strips : null;
}
