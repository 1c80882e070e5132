// Where the graph stands when it is opened: whole where that can be read, else its first lane from its beginning.
type Box = { width: number; height: number };
type Lane = Box & { top: number };
export type OpeningView = { x: number; y: number; zoom: number };

const margin = 24;
/** Zooms: below the first the whole is too small to be read at all; a part is shown no smaller than the second, and nothing larger than the third. */
const readable = { whole: 0.6, part: 0.75, most: 1.1 };

/**
 * The lanes of a graph and the room for it, in pixels → the viewport to open with.
 * All lanes are centred in the room when they fit at a zoom that can be read; otherwise the first lane stands at the top left, all lanes as wide as can be
 * read, so that a reader begins where the title begins.
 */
export function openingView(lanes: Lane[], room: Box): OpeningView {
  const first = lanes[0];
  if (!first || room.width <= 2 * margin || room.height <= 2 * margin) return { x: margin, y: margin, zoom: 1 };
  const width = Math.max(...lanes.map((l) => l.width));
  const height = Math.max(...lanes.map((l) => l.top + l.height));
  const zoomFor = (w: number, h: number) => Math.min((room.width - 2 * margin) / w, (room.height - 2 * margin) / h, readable.most);
  const whole = zoomFor(width, height);
  if (whole >= readable.whole) return { x: (room.width - width * whole) / 2, y: (room.height - height * whole) / 2, zoom: whole };
  const zoom = Math.min(Math.max(readable.part, (room.width - 2 * margin) / width), readable.most);
  return { x: margin, y: margin - first.top * zoom, zoom };
}
