// How the pages lie before the reader: fitted to the width, to the whole page, or at a size of its own; turned page by page.
export type Fit = "width" | "page" | number;
export type PageView = { fit: Fit; turns: Readonly<Record<number, number>> };

const sizes = [0.5, 0.65, 0.8, 1, 1.25, 1.6, 2, 2.5, 3.2];

export const startView: PageView = { fit: "width", turns: {} };

/** One size larger or smaller than what is seen now (1 = the width of the pane): ("width", 1) → 1.25; the ends hold. */
export function stepped(fit: Fit, by: 1 | -1): Fit {
  const now = typeof fit === "number" ? fit : fit === "width" ? 1 : 0.65;
  return (by > 0 ? sizes.find((s) => s > now) : sizes.findLast((s) => s < now)) ?? now;
}

export const fitWords = (fit: Fit): string => (fit === "width" ? "Width" : fit === "page" ? "Page" : `${Math.round(fit * 100)} %`);

/** Width → whole page → width. */
export const otherFit = (fit: Fit): Fit => (fit === "width" ? "page" : "width");

export const turned = (view: PageView, page: number): PageView => ({ ...view, turns: { ...view.turns, [page]: ((view.turns[page] ?? 0) + 90) % 360 } });

/** The CSS width of a sheet of this shape (width ÷ height as it lies); cqw and cqh are the pane's. */
export function sheetWidth(fit: Fit, ratio: number): string {
  if (fit === "page") return `min(100%, calc((100cqh - 3.5rem) * ${ratio.toFixed(4)}))`;
  return fit === "width" ? "100%" : `${fit * 100}%`;
}
