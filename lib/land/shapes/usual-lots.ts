// Where a government lot usually lies: along the north and west sides of a regular township, numbered from the east and then down the west side.
import { chainRectangle, corners, type Point } from "./region-rectangles";

const NORTH_ROW = ["NENE", "NWNE", "NENW", "NWNW"];
const WEST_OF_SIX = ["SWNW", "NWSW", "SWSW"];
const WEST_COLUMN = ["NWNW", "SWNW", "NWSW", "SWSW"];
const WEST_SECTIONS = new Set([7, 18, 19, 30, 31]);

/**
 * The quarter-quarter in whose place a lot stands: Lot 3 of Section 5 → NENW, Lot 5 of Section 6 → SWNW. Null where lots do not stand by the rule of the
 * Manual of Surveying Instructions (the other sections, higher numbers): it is a place for the drawing, never a boundary.
 */
export function usualLot(section: number | null, lot: string | number): string | null {
  const n = Number(lot);
  if (section === null || !Number.isInteger(n) || n < 1) return null;
  const list = section === 6 ? [...NORTH_ROW, ...WEST_OF_SIX] : section <= 5 ? NORTH_ROW : WEST_SECTIONS.has(section) ? WEST_COLUMN : [];
  return list[n - 1] ?? null;
}

/** The outline for the plat, empty where the usual place is not known. */
export function usualLotOutline(section: number | null, lot: string | number): Point[] {
  const r = chainRectangle(usualLot(section, lot) ?? "");
  return r ? corners(r) : [];
}
