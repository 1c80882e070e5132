// Where a part of a section lies, from its normal print ("N/2 SE/4", "E 1/3 NE/4") or its code ("NWSE"): 16 × 16 units, origin north-west.
export type Rectangle = { x: number; y: number; w: number; h: number };

const SIDE = 16;
const PIECE = /([NSEW]) (\d{1,3})\/(\d{1,4})|([NSEW])(?:\/2|2)|([NS])([EW])(?:\/4)?/g;
const WHOLE = /^(?:ALL)?$/;

/** "E 1/3 NE/4" → the east third of the north-east quarter; null where the text is no chain of parts ("Lot 4"). */
export function chainRectangle(text: string): Rectangle | null {
  const chain = text.trim();
  const pieces = [...chain.matchAll(PIECE)];
  const left = chain.replace(PIECE, "").trim();
  if (!WHOLE.test(left) || (pieces.length === 0 && chain !== "ALL")) return null;
  return pieces.reverse().reduce<Rectangle>(cut, { x: 0, y: 0, w: SIDE, h: SIDE });
}

function cut(r: Rectangle, m: RegExpMatchArray): Rectangle {
  if (m[5]) return { x: m[6] === "E" ? r.x + r.w / 2 : r.x, y: m[5] === "S" ? r.y + r.h / 2 : r.y, w: r.w / 2, h: r.h / 2 };
  const side = m[1] ?? m[4] ?? "N";
  const share = m[1] ? Number(m[2]) / Number(m[3]) : 0.5;
  if (side === "N" || side === "S") return { ...r, y: side === "S" ? r.y + r.h * (1 - share) : r.y, h: r.h * share };
  return { ...r, x: side === "E" ? r.x + r.w * (1 - share) : r.x, w: r.w * share };
}

export const corners = ({ x, y, w, h }: Rectangle): { x: number; y: number }[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];
