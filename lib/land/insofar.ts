// "INSOFAR AND ONLY INSOFAR as it covers the N/2": of a larger land named before, the part is meant.
import type { Tract } from "@/lib/contracts/aspects/land";
import { codesRegion } from "@/lib/land/set/aliquot-codes";
import { contains } from "@/lib/land/set/region";

const INSOFAR = /INSOFAR(?:\sAND\sONLY\sINSOFAR)?\sAS\s(?:IT|THEY|SAID|THE\sSAME|SUCH|THE\sLEASE|SAID\sLEASE)[A-Z\s]{0,20}\sCOVERS?/;

/** Drops the larger land of which, in the same upper-case text, only a part is dealt with; the tracts as they are where no such words stand. */
export function onlyInsofar(plain: string, tracts: Tract[]): Tract[] {
  const at = plain.search(INSOFAR);
  const after = at < 0 ? [] : tracts.filter((t) => t.plss && (t.span?.start ?? 0) > at);
  if (after.length === 0) return tracts;
  const region = (t: Tract) => codesRegion(t.plss?.aliquots ?? []);
  const place = (t: Tract): string => `${t.plss?.township}-${t.plss?.range}-${t.plss?.section}`;
  return tracts.filter((t) => after.includes(t) || !t.plss || !after.some((o) => place(o) === place(t) && contains(region(t), region(o))));
}
