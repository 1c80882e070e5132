// Acres of what remains, told behind the words that leave a piece out: "Section 9, less the West 80 acres, Block 4, 560 acres".
import type { Tract } from "@/lib/contracts/aspects/land";
import type { StatedAcres } from "./acreage";

const LED_IN = /(?:,|\bLEAVING|\bBEING|\bMAKING|\bCONTAINING|\bOR|\bIN\sALL)\s(?:ABOUT\s|A\sTOTAL\sOF\s)?$/;

/** Whether these acres stand behind an exception as the size of the rest: more than what is left out, and led in as a size of its own. */
export const isOfTheRest = (plain: string, a: StatedAcres, tracts: readonly Tract[]): boolean =>
  tracts.some((t) =>
    t.exceptions.some((e) => {
      const out = Number(e.acres_stated);
      return (
        out > 0 &&
        e.span != null &&
        a.start > e.span.start &&
        a.start < e.span.end &&
        Number(a.acres) > out &&
        LED_IN.test(plain.slice(Math.max(0, a.start - 24), a.start))
      );
    }),
  );
