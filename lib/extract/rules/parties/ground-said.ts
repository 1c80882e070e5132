// Where the words beside a name stand: marital status, address, capacity. Found again in the text next to the name, so that a quote is its slice.
import { literal } from "@/lib/text/literal";
import type { Span } from "@/lib/text/view";
import type { Mention } from "./mentions/mention";

/** Words a status stands for where the text says it otherwise: "Ann Doe, his wife" → husband and wife. */
const saidOf: Record<string, RegExp> = {
  "husband and wife":
    /(?:husband|man|wife)[ -](?:and|&)[ -](?:wife|husband)|h\/w|a (?:married|marital) couple|(?:spouses? )?married to each other|\b(?:his|her|their|said)(?: said)? (?:wife|husband|spouse)\b|\b(?:wife|husband|spouse)\b/i,
  married: /\b(?:joined[^,;]{0,40}\b)?(?:his|her)(?: lawful)? (?:wife|husband|spouse)\b|\b(?:wife|husband|spouse)\b|\bmarried\b/i,
  widow: /\bwid?ow\b/i,
  widower: /\bwid?ower\b/i,
};

function after(text: string, from: number, reach: number, words: string): Span | null {
  const pattern = saidOf[words.toLowerCase()] ?? new RegExp(literal(words).replace(/ /g, "[ ,]+"), "i");
  const m = pattern.exec(text.slice(from, from + reach));
  return m ? { start: from + m.index, end: from + m.index + m[0].length } : null;
}

/** Spans of what is said of a naming; a thing whose words are not found near it has none. */
export function spansSaid(m: Mention, text: string): Partial<Record<"marital_status" | "address" | "capacity", Span>> {
  const out: Partial<Record<"marital_status" | "address" | "capacity", Span>> = {};
  const marital = m.marital ? (after(text, m.span.end, 260, m.marital) ?? after(text, Math.max(0, m.span.start - 40), 40, m.marital)) : null;
  const address = m.address ? after(text, m.span.end, 700, m.address) : null;
  const capacity = m.capacity ? (after(text, m.span.end, 300, m.capacity) ?? after(text, Math.max(0, m.span.start - 120), 120, m.capacity)) : null;
  if (marital) out.marital_status = marital;
  if (address) out.address = address;
  if (capacity) out.capacity = capacity;
  return out;
}
