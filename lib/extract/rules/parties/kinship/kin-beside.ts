// The word of kin beside one name.
import type { Span } from "@/lib/text/view";

/** The kin said right beside a name: "A, his daughter" → "daughter". */
export function kinBeside(text: string, m: { span: Span }): string | null {
  return (
    /^,? \(?(?:(?:relation(?:ship)?:?|as|a|an|his|her|my|the) )?(?:\w+ )?(son|daughter|brother|sister|nephew|niece|grandson|granddaughter|mother|father|spouse|wife|husband|widow(?:er)?)\b(?! of (?!(?:the )?(?:said )?(?:deceased|decedent)))/i.exec(
      text.slice(m.span.end, m.span.end + 30),
    )?.[1] ??
    /\b(?:a|his|her|my|one) (son|daughter|brother|sister|nephew|niece|grandson|granddaughter|mother|father),? $/i.exec(
      text.slice(Math.max(0, m.span.start - 16), m.span.start),
    )?.[1] ??
    null
  );
}
