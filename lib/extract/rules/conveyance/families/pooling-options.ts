// The options that a pooling order leaves to owners, each under its number.
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import { electionValue } from "@/lib/extract/rules/conveyance/phrases/election-value";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

/** "(1) ", "Option 1: ", "Alternative B - ", "1. to participate", "First, to participate": of these the first way that marks two options or more. */
const MARKS: readonly RegExp[] = [
  /\((\d|[a-h]|i{1,3}|iv)\) /gi,
  /\b(?:option|alternative|choice|election|course)s? (?:no\.? ?|number )?["']?(\d|[a-h]|one|two|three|four|five)["']?(?:[:.)]| [-–—]|,(?= (?:to|a|the|cash|no|\$)\b)) ?/gi,
  /(?<=[.;:,] (?:or |and )?)(\d|[a-h])[.)] (?=(?:to|participat\w+|cash|a|an|the|no|elect|accept|receive|in lieu|\$)\b|\$)/gi,
  /(?<=[.;:,] (?:or |and )?)(first|second|third|fourth|fifth)(?:ly)?[,:] (?=(?:to|participat\w+|cash|a|an|the|no|elect|accept|receive|in lieu)\b|\$)/gi,
];
const NUMBERS = ["one", "two", "three", "four", "five"];
const PLACES = ["first", "second", "third", "fourth", "fifth"];
/** "two", "second" → "2". */
const markOf = (word: string): string => {
  const n = [NUMBERS, PLACES].map((list) => list.indexOf(word)).find((i) => i >= 0);
  return n === undefined ? word : String(n + 1);
};
const LONGEST = 600;

type Mark = { name: string; start: number; end: number };

/** Options under one kind of mark, each with what it comes to. */
function optionsBy(text: string, marks: readonly Mark[]): Fact[] {
  const out: Fact[] = [];
  for (const [n, mark] of marks.entries()) {
    if (out.some((f) => f.text.toLowerCase().startsWith(`(${mark.name})`))) continue;
    const next = marks[n + 1]?.start ?? text.length;
    const words = text.slice(mark.end, Math.min(next, mark.end + LONGEST));
    const stop = /\.(?= +[A-Z]|\s*\n)/.exec(words)?.index ?? words.length;
    const said = words.slice(0, stop).replace(/[;,]?\s*(?:or|and)?\s*$/i, "");
    const value = electionValue(said);
    if (value)
      out.push({ kind: "election", text: `(${mark.name}) ${said}`, date: null, value, parties: [], span: { start: mark.start, end: mark.end + said.length } });
  }
  return out;
}

/** "elect: (1) to participate …; or (2) $2,500.00 per acre and a total royalty of 1/8; or (3) …" → one fact an option, "(2) $2,500.00 …", royalty 1/8. */
export function poolingOptions(scene: Scene): Fact[] {
  const at = scene.text.search(/\b(?:elect(?:s|ed|ion|ions)?|options?|alternatives?|choose|choices?|may|shall|must)\b/i);
  if (at < 0) return [];
  const read = MARKS.map((pattern) =>
    optionsBy(
      scene.text,
      [...scene.text.slice(at).matchAll(pattern)].map((m) => ({
        name: markOf((m[1] ?? "").toLowerCase()),
        start: at + m.index,
        end: at + m.index + m[0].length,
      })),
    ),
  );
  return read.find((options) => options.length > 1) ?? read[0] ?? [];
}
