// Nominal acreage of a region: a section is 640 acres, exactly.
import { type Rational, rational } from "@/lib/fraction/rational";
import type { Region } from "./region";

const SECTION_ACRES = 640n;

/** Numerator of the covered share of the section over 4^depth. */
function covered(r: Region, depth: number): bigint {
  if (r === 0) return 0n;
  if (r === 1) return 1n << BigInt(2 * depth);
  return covered(r.nw, depth - 1) + covered(r.ne, depth - 1) + covered(r.sw, depth - 1) + covered(r.se, depth - 1);
}

/** How many times the region is quartered: WHOLE → 0, NE/4 → 1. */
export function depthOf(r: Region): number {
  if (typeof r === "number") return 0;
  return 1 + Math.max(depthOf(r.nw), depthOf(r.ne), depthOf(r.sw), depthOf(r.se));
}

/** NE/4 → 160; W/2 E/2 SW/4 SE/4 NE/4 → 5/2. Nominal: says nothing of the survey's own measure. */
export function regionAcres(r: Region): Rational {
  const depth = depthOf(r);
  return rational(SECTION_ACRES * covered(r, depth), 1n << BigInt(2 * depth));
}
