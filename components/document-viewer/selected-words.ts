import type { Pointed } from "./words-within";

/** Offset in the document of a point in its rendered text: every stretch carries where it begins (data-start). */
function offsetOf(node: Node, at: number): number | null {
  const holder = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>("[data-start]");
  const start = Number(holder?.dataset.start ?? Number.NaN);
  if (!holder || Number.isNaN(start)) return null;
  return start + (node.nodeType === Node.TEXT_NODE ? at : at > 0 ? (holder.textContent?.length ?? 0) : 0);
}

/** The words selected in the rendered text; null where nothing is selected, or what is selected is not its. */
export function selectedWords(markdown: string): Pointed | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const from = offsetOf(range.startContainer, range.startOffset);
  const to = offsetOf(range.endContainer, range.endOffset);
  if (from === null || to === null || to <= from) return null;
  const raw = markdown.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const text = raw.trim();
  return text === "" ? null : { start, end: start + text.length, text };
}
