// What a tract looks like: its aliquot parts in the section, its calls on the ground, its exceptions.
import type { LandException, Tract } from "@/lib/contracts/aspects/land";
import type { Geometry } from "@/lib/contracts/geometry";
import { chainRectangle, corners, type Point } from "./region-rectangles";
import { usualLotOutline } from "./usual-lots";

type Shape = Geometry["shapes"][number];
type Parts = { label?: string; aliquots: readonly string[]; lots?: readonly (number | string)[]; section?: number | null };

/** Each tract with its drawing, made anew from what the tract now says: a drawing kept from before a correction is replaced. */
export const withGeometry = (tracts: readonly Tract[]): Tract[] => tracts.map((t) => ({ ...t, geometry: tractGeometry(t) }));

/** Empty where the tract has no place in a section and no closed figure: then its words alone are known. */
export function tractGeometry(t: Tract): Geometry[] {
  const out: Geometry[] = [];
  if (t.plss && t.plss.section !== null && t.kind !== "lot_block") {
    const section = [t.plss.township ?? "?", t.plss.range ?? "?", t.plss.section].join("-");
    const land = t.placed ? [polygon("polygon", t.name ?? byCalls(t), t.placed)] : partShapes(t.plss, "aliquot");
    out.push({ frame: "section", section, shapes: [...land, ...t.exceptions.flatMap((e) => exceptionShapes(e, t.plss?.section ?? null))] });
  } else if (t.survey?.section && t.survey.aliquots?.length) {
    const section = [t.survey.section, t.survey.block && `Block ${t.survey.block}`, t.survey.name].filter(Boolean).join(", ");
    out.push({ frame: "section", section, shapes: partShapes({ aliquots: t.survey.aliquots }, "aliquot") });
  }
  if (t.ring && t.ring.length > 2) out.push(figure("polygon", t.name ?? byCalls(t), t.ring));
  for (const e of t.exceptions) if (e.ring && e.ring.length > 2 && !e.placed) out.push(figure("exception", byCalls(e), e.ring));
  return out;
}

/** "10 acres by calls". */
const byCalls = (e: Pick<LandException, "acres_computed">): string => (e.acres_computed ? `${e.acres_computed} acres by calls` : "land by calls");

const polygon = (kind: Shape["kind"], label: string, points: readonly Point[]): Shape => ({ kind, label, points: [...points] });

/** A figure by calls that is tied to no corner has a frame of its own: nothing tells where it lies beside another. */
const figure = (kind: Shape["kind"], label: string, points: readonly Point[]): Geometry => ({
  frame: "feet",
  section: null,
  shapes: [polygon(kind, label, points)],
});

function exceptionShapes(e: LandException, section: number | null): Shape[] {
  if (e.placed) return [polygon("exception", byCalls(e), e.placed)];
  return e.plss ? partShapes({ ...e.plss, section }, "exception") : [];
}

/** Parts as the label prints them where it agrees with the codes in area, else a shape a code: a corrected code list outranks its old label. */
function partShapes(p: Parts, kind: Shape["kind"]): Shape[] {
  const printed = (p.label ?? "").split(", ").flatMap((label) => rectangle(label, kind));
  const coded = p.aliquots.flatMap((code) => rectangle(code, kind));
  const lots = (p.lots ?? []).map(
    (lot): Shape => ({ kind: kind === "exception" ? kind : "lot", label: `Lot ${lot}`, points: usualLotOutline(p.section ?? null, lot) }),
  );
  const strips = /[NSEW] \d/.test(p.label ?? "");
  return [...(strips || coded.length === 0 || area(printed) === area(coded) ? printed : coded), ...lots];
}

function rectangle(text: string, kind: Shape["kind"]): Shape[] {
  const r = chainRectangle(text);
  return r ? [{ kind, label: text, points: corners(r) }] : [];
}

const area = (shapes: readonly Shape[]): number => shapes.reduce((sum, { points: [a, , c] }) => sum + (a && c ? (c.x - a.x) * (c.y - a.y) : 0), 0);
