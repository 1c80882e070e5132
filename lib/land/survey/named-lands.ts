// Lands of one survey told by their own names: 'the West 529 acres of the pasture "Las Lomas"', "the ranch known as El Nogal, 1,058 acres".
import type { Tract } from "@/lib/contracts/aspects/land";
import { emptyTract } from "@/lib/land/empty-tract";

const KIND = "(?:PASTURE|RANCH|FARM|PLACE)";
const ACRES = "(\\d[\\d,]*(?:\\.\\d+)?)\\sACRES";
const PART = `(?:THE\\s)?(?:NORTH|SOUTH|EAST|WEST|MIDDLE)[A-Z]{0,4}\\s${ACRES}\\s(?:OF|OFF|OUT\\sOF)\\s`;
const NAME = '(?:["“]([^"”]{3,40})["”]|(?:KNOWN\\sAS|CALLED)\\s(?:THE\\s)?["“]?([A-Z][A-Z\'. ]{2,38}[A-Z])["”]?(?=[,.;"”]))';
const LAND = new RegExp(`(?:${PART})?THE\\s${KIND}\\s${NAME}(?:,?\\s${ACRES})?`, "g");

/** The lands that upper-case text calls by name, in the survey of `head`, each with its acres; none where fewer than two are told apart. `raw`: as written. */
export function namedLands(plain: string, raw: string, head: Tract): Tract[] {
  const tracts = [...plain.matchAll(LAND)].flatMap((m): Tract[] => {
    const acres = (m[1] ?? m[4])?.replace(/,/g, "");
    const name = m[2] ?? m[3];
    if (!acres || !name) return [];
    const end = m.index + m[0].length;
    const t = emptyTract("texas_survey", raw.slice(m.index, end), m.index, end);
    const at = m.index + m[0].indexOf(name);
    const warnings = [{ code: "partial", message: "A part of the survey's land, told by its name.", start: m.index, end }];
    const survey = head.survey ? { ...head.survey } : null;
    return [{ ...t, survey, name: raw.slice(at, at + name.length).replace(/,$/, ""), acres_stated: acres, acres_computed: acres, warnings }];
  });
  return new Set(tracts.map((t) => t.name)).size > 1 ? tracts : [];
}
