// The drawing as a file: SVG as it is, PNG through the browser's canvas.
import { graphSvg, type Palette } from "./graph-svg";
import type { PlacedGraph } from "./layout";

export type ExportKind = "svg" | "png";
/** Browsers refuse canvases beyond about this many pixels a side. */
const mostPixels = 16_000;

function screenPalette(): Palette {
  const probe = document.createElement("span");
  document.body.append(probe);
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    canvas: colour("canvas"),
    lane: colour("sunken"),
    surface: colour("surface"),
    ink: colour("ink"),
    faint: colour("ink-2"),
    line: colour("line-strong"),
    gap: colour("critical"),
    signal: colour("signal"),
  };
  probe.remove();
  return palette;
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function toPng(svg: string, width: number, height: number): Promise<Blob> {
  const scale = Math.min(2, mostPixels / width, mostPixels / height);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The drawing is too large for a PNG here. Close some lanes, or take the SVG.");
  return blob;
}

/** Saves what is open in the graph, in the colours of the screen. Throws where the browser cannot make so large a picture. */
export async function exportGraph(graph: PlacedGraph, title: string, kind: ExportKind): Promise<void> {
  const { svg, width, height } = graphSvg(graph, title, screenPalette());
  const name = `${title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "graph"}.${kind}`;
  save(kind === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await toPng(svg, width, height), name);
}
