// Takers named in an exhibit: "to those persons whose names stand in the first column of Exhibit A, in the shares set opposite": the rows of its table.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";

const POINTS =
  /\b(?:un)?to (?:(?:each|all) of )?(?:the |those |these )?(?:several |following |various )?(?:persons?|part(?:y|ies)|assignees?|grantees?|companies|owners|participants|entities|individuals)\b[^.;]{0,160}\b(?:exhibit|schedule|annex)\b/i;
const TOTAL = /^\W*(?:total|sum|all)\b/i;
/** The first figure behind a name: "50%", "1/2", ".500000". */
const FIGURE = /(\d{1,4}\/\d{1,6})|(\d{1,3}(?:\.\d+)?) ?%|(?<![\d,])(?:0|1)?\.(\d{1,10})\b/;

function shareOf(words: string): string | null {
  const m = FIGURE.exec(words);
  if (!m) return null;
  if (m[1]) return m[1];
  return m[2] ? `${m[2]}%` : `${m[3]}/1${"0".repeat(m[3]?.length ?? 0)}`;
}

/** Rows of the exhibit that open with a name and state its share; empty where the grant points to none or fewer than two stand there. */
export function exhibitTakers(a: Anatomy): Mention[] {
  const { text, lines } = a.view;
  const from = a.granting?.start ?? a.body.start;
  const exhibit = a.exhibits[0];
  if (!exhibit || !POINTS.test(text.slice(from, from + 900))) return [];
  const rows = lines.filter((l) => l.start > exhibit.start && l.start < exhibit.end && !TOTAL.test(text.slice(l.start, l.end)));
  const out = rows.flatMap((row): Mention[] => {
    const lead = /^[\s\d.)(|-]*(?=[A-Z])/.exec(text.slice(row.start, row.end))?.[0].length ?? 0;
    const first = parseMentions(text, row.start + lead, row.end, a.view.blocks).mentions[0];
    const share = first && first.span.start - row.start - lead < 3 ? shareOf(text.slice(first.span.end, row.end)) : null;
    return first && share ? [{ ...first, shareText: share, address: null }] : [];
  });
  return out.length > 1 ? out : [];
}
