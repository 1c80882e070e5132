// Depth limits: "from the surface to the base of the Wolfcamp", "below 9,500 feet".
import type { Depths } from "@/lib/contracts/aspects/land";

const FEET = String.raw`\d{1,3}(?:,\d{3})+|\d{3,5}`;
const NAMED = String.raw`(?:(?:THE\s)?(?:STRATIGRAPHIC\sEQUIVALENT\sOF\s)?(?:THE\s)?(BASE|TOP|BOTTOM)\sOF\s(?:THE\s)?([A-Z][A-Z'\s-]{2,40}?)(?:\s(?:FORMATION|SAND|LIME|SHALE|ZONE|STRATA|INTERVAL|GROUP))?(?=[,.;)\s]|$))`;
const DEPTH = String.raw`(?:(?:A\sDEPTH\sOF\s|THE\sDEPTH\sOF\s)?(${FEET})\s?(?:FEET|FT\.?|'))`;
const BETWEEN = new RegExp(
  String.raw`FROM\s(?:THE\s)?(?:SURFACE(?:\sOF\sTHE\s(?:EARTH|GROUND))?|${DEPTH}|${NAMED})[\s,]{1,3}(?:DOWN\s)?(?:DOWNWARD\s)?TO\s(?:AND\sINCLUDING\s)?(?:A\s)?(?:${DEPTH}|${NAMED})`,
);
const BELOW = new RegExp(String.raw`(?:ALL\sDEPTHS\s|DEPTHS\s|FORMATIONS\s|RIGHTS\s)?(BELOW|ABOVE|DEEPER\sTHAN|SHALLOWER\sTHAN)\s(?:${DEPTH}|${NAMED})`);

/** The first limit of depth in upper-case text; feet as digits, formations by name with base or top. Null where there is none. */
export function findDepths(text: string, raw: string, from: number, to: number): Depths | null {
  const slice = text.slice(from, to);
  const b = BETWEEN.exec(slice);
  if (b)
    return {
      from: level(b[1], b[2], b[3]) ?? "surface",
      to: level(b[4], b[5], b[6]),
      formation: name(b[6] ?? b[3]),
      text: raw.slice(from + b.index, from + b.index + b[0].length),
    };
  const m = BELOW.exec(slice);
  if (!m) return null;
  const at = level(m[2], m[3], m[4]);
  const below = m[1] === "BELOW" || m[1] === "DEEPER THAN";
  return { from: below ? at : "surface", to: below ? null : at, formation: name(m[4]), text: raw.slice(from + m.index, from + m.index + m[0].length) };
}

const name = (f: string | undefined): string | null =>
  f
    ? f
        .toLowerCase()
        .replace(/(^|\s|-)([a-z])/g, (_, a: string, c: string) => a + c.toUpperCase())
        .replace(/\s(?:Formation|Sand|Zone)$/, "")
    : null;

function level(feet: string | undefined, side: string | undefined, formation: string | undefined): string | null {
  if (feet) return `${feet.replace(/,/g, "")} ft`;
  return side && formation ? `${side.toLowerCase()} of ${name(formation)}` : null;
}
