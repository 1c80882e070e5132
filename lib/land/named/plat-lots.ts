// Which lots of a paper's platted land words name: "under Lots 3 and 4", "those two lots", "Lot 2 of the said block".
import type { Tract } from "@/lib/contracts/aspects/land";
import { readSubdivisions } from "@/lib/land/subdivision/read-subdivision";

export type PlatLots = { host: Tract; lots: string[] };

/**
 * Lots that the words name, each with the one tract of the paper that holds them; empty where the paper has no platted land, or where they name a lot that is not in it.
 * `plain`: the words in capitals. The block is asked for only where the words name one.
 */
export function platLots(plain: string, words: string, tracts: readonly Tract[]): PlatLots[] {
  const hosts = tracts.filter((t) => (t.subdivision?.lots.length ?? 0) > 0);
  if (!hosts.length || !/\bLOTS?\b/.test(plain)) return [];
  // "the other lots I keep": a letter is no lot of a plat whose lots bear figures.
  const isLot = (l: string): boolean => /\d/.test(l) || hosts.some((t) => t.subdivision?.lots.includes(l));
  const read = readSubdivisions(plain, words).filter((r) => r.subdivision.lots.some(isLot));
  const found = read.map(({ subdivision: { lots, block } }) => {
    const holds = hosts.filter((t) => (!block || !t.subdivision?.block || t.subdivision.block === block) && lots.every((l) => t.subdivision?.lots.includes(l)));
    return holds.length === 1 && holds[0] && lots.length > 0 ? { host: holds[0], lots } : null;
  });
  const inside = found.filter((f): f is PlatLots => f !== null);
  if (inside.length < found.length) return [];
  return hosts.flatMap((host) => {
    const lots = [...new Set(inside.filter((f) => f.host === host).flatMap((f) => f.lots))];
    return lots.length ? [{ host, lots }] : [];
  });
}
