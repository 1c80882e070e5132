// Allotments of a partition: "set apart to A the surface of the East one-half of said land, 1,000 acres", "Share Two (204 acres, the middle part)", 'the "Las Palmas" pasture, 750 acres'.
import type { Tract } from "@/lib/contracts/aspects/land";
import { emptyTract } from "@/lib/land/empty-tract";

const PARTITION = /PARTITION|SET\sAPART|IN\sSEVERALTY|ALLOT/;
const GIVEN = /SET\sAPART|SET\sOVER|ALLOT|SEVERALTY|SHALL\sOWN|SHALL\sHAVE/;

const SIDE = "(?:NORTH|SOUTH|EAST|WEST)(?:EAST|WEST)?(?:ERN|ERLY)?|MIDDLE|CENTER|CENTRAL";
const PIECE = "TRACT|PART|SHARE|PORTION|HALF|THIRD|FOURTH|QUARTER";
const ACRES = "(\\d[\\d,]*(?:\\.\\d+)?)\\sACRES";
const WHICH = "ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|\\d{1,2}|[A-H](?![A-Z])";
/** "of the East one-half of said land, 1,000 acres". */
const HALF = new RegExp(
  `OF\\sTHE\\s((?:EAST|WEST|NORTH|SOUTH)[A-Z]{0,5}\\s(?:ONE-)?(?:HALF|THIRD|FOURTH|QUARTER)[A-Z\\s]{0,40}),\\s${ACRES}(?=[^.]{0,400}(?:SET\\sAPART|PARTITION|SEVERALTY|ALLOT|CONVEYED|\\.))`,
  "g",
);
const PASTURE = new RegExp(`THE\\s"([^"]{3,40})"\\s(?:PASTURE|RANCH|TRACT|FARM),?\\s${ACRES}`, "g");
/** "the NORTH TRACT, 200 acres, being the north half". */
const SIDED = new RegExp(`THE\\s((?:${SIDE})\\s(?:${PIECE})),?\\s\\(?${ACRES}(?:,?\\s(?:BEING\\s)?THE\\s(?:${SIDE})\\s(?:ONE-)?(?:${PIECE}))?`, "g");
/** "Share Two (204 acres, the middle part)". */
const NUMBERED = new RegExp(
  `((?:SHARE|TRACT|LOT|PART|ALLOTMENT|PARCEL)\\s(?:NO\\.?\\s)?(?:${WHICH})),?\\s\\(?${ACRES}(?:,?\\s(?:BEING\\s|OFF\\s)?THE\\s(?:${SIDE})\\s(?:ONE-)?(?:${PIECE}))?`,
  "g",
);

const title = (words: string): string => words.toLowerCase().replace(/(^|\s)([a-z])/g, (_, a: string, c: string) => a + c.toUpperCase());

/** The parts that upper-case text gives to each party, as tracts of the survey of `head`; none where it partitions nothing. `raw`: as written. */
export function allotments(plain: string, raw: string, head: Tract): Tract[] {
  if (!PARTITION.test(plain) || !GIVEN.test(plain)) return [];
  const found = [HALF, PASTURE, SIDED, NUMBERED]
    .flatMap((pattern) => [...plain.matchAll(pattern)].map((m) => ({ m, named: pattern !== HALF })))
    .sort((a, b) => a.m.index - b.m.index)
    .filter(({ m }, i, all) => !all.slice(0, i).some((o) => o.m.index + o.m[0].length > m.index));
  if (found.length < 2) return [];
  return found.map(({ m, named }) => {
    const end = m.index + m[0].length;
    const t = emptyTract("texas_survey", raw.slice(m.index, end), m.index, end);
    t.survey = head.survey ? { ...head.survey } : null;
    t.acres_stated = t.acres_computed = (m[2] ?? "").replace(/,/g, "");
    if (named) t.name = raw.slice(m.index, end).match(/["“”]([^"“”]+)["“”]/)?.[1] ?? title(m[1] ?? "");
    t.warnings.push({ code: "partial", message: "A part of the survey's land, as it was partitioned.", start: m.index, end });
    return t;
  });
}
