// Allotments of a partition: "set apart to A the surface of the East one-half of said land, 1,000 acres", 'the "Las Palmas" pasture, 750 acres'.
import type { Tract } from "@/lib/contracts/aspects/land";
import { emptyTract } from "@/lib/land/empty-tract";

const PARTITION = /PARTITION|SET\sAPART|IN\sSEVERALTY|ALLOT/;
const HALF =
  /OF\sTHE\s((?:EAST|WEST|NORTH|SOUTH)[A-Z]{0,5}\s(?:ONE-)?(?:HALF|THIRD|FOURTH|QUARTER)[A-Z\s]{0,40}),\s(\d[\d,]*(?:\.\d+)?)\sACRES(?=[^.]{0,400}(?:SET\sAPART|PARTITION|SEVERALTY|ALLOT|CONVEYED|\.))/g;
const PASTURE = /THE\s"([^"]{3,40})"\s(?:PASTURE|RANCH|TRACT|FARM),?\s(\d[\d,]*(?:\.\d+)?)\sACRES/g;
const GIVEN = /SET\sAPART|SET\sOVER|ALLOT|SEVERALTY|SHALL\sOWN/;

/** The parts that upper-case text gives to each party, as tracts of the survey of `head`; none where it partitions nothing. `raw`: as written. */
export function allotments(plain: string, raw: string, head: Tract): Tract[] {
  if (!PARTITION.test(plain) || !GIVEN.test(plain)) return [];
  const found = [...plain.matchAll(HALF), ...plain.matchAll(PASTURE)].sort((a, b) => a.index - b.index);
  if (found.length < 2) return [];
  return found.map((m) => {
    const end = m.index + m[0].length;
    const t = emptyTract("texas_survey", raw.slice(m.index, end), m.index, end);
    t.survey = head.survey ? { ...head.survey } : null;
    t.acres_stated = t.acres_computed = (m[2] ?? "").replace(/,/g, "");
    if (m[0].startsWith("THE")) t.name = raw.slice(m.index, end).match(/["“”]([^"“”]+)["“”]/)?.[1] ?? null;
    t.warnings.push({ code: "partial", message: "A part of the survey's land, as it was partitioned.", start: m.index, end });
    return t;
  });
}
