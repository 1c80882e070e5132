// Parts of a section that another paper names: "insofar as it covers the North Half of said section".
import type { Tract } from "@/lib/contracts/aspects/land";
import { emptyTract } from "@/lib/land/empty-tract";
import { regionCodes } from "@/lib/land/set/aliquot-codes";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { union } from "@/lib/land/set/region";
import { regionOf } from "./distribute";
import type { LandItem } from "./items";

const OF_LAND_TOLD =
  /^(?:\sOF|\sIN)?\s(?:THE|SAID|SUCH)\s(?:SAME\s|ABOVE\s|DESCRIBED\s|LEASED\s)*(?:SECTION|LANDS?|PREMISES|LEASEHOLD|TRACT)(?![A-Z])|^\sTHEREOF(?![A-Z])/;

/** The tract that such parts make, without its section; none where the words behind them point to no land told elsewhere. `plain` is upper case, `raw` as written. */
export function looseParts(loose: readonly LandItem[], plain: string, raw: string): Tract[] {
  const parts = loose.filter((i) => !i.partial && i.lots.length === 0 && i.region !== 0 && i.region !== 1);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || !OF_LAND_TOLD.test(plain.slice(last.end))) return [];
  const region = regionOf(parts, union);
  const t = emptyTract("plss", raw.slice(first.start, last.end), first.start, last.end);
  t.plss = { meridian: null, township: null, range: null, section: null, aliquots: regionCodes(region), lots: [], label: printAliquots(region) };
  t.warnings.push({ code: "no_section", message: "A part of a section that is told elsewhere.", start: first.start, end: last.end });
  return [t];
}
