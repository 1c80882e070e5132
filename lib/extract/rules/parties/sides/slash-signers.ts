// Who signs as "/s/ Name", where a paper is made by "the undersigned" and names nobody before.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";

const SIGNS = /\/s\/ ?(?=[A-Z])/g;
const UNDERSIGNED = /\bundersigned\b/i;
/** "/s/ J. Lux, Manager": an officer signs for his company. */
const OFFICER = /^,? (?:its |as )?(?:president|vice|manager|secretary|treasurer|attorney|agent|member|notary|partner)\b/i;

/** The signers of a paper of "the undersigned", each with the share beside his signature; empty where no such words or marks stand. */
export function slashSigners(a: Anatomy): Mention[] {
  const { text, blocks } = a.view;
  if (!UNDERSIGNED.test(text.slice(0, 1500))) return [];
  const end = a.acknowledgments[0]?.start ?? text.length;
  return [...text.slice(0, end).matchAll(SIGNS)].flatMap((m) => {
    const start = m.index + m[0].length;
    const first = parseMentions(text, start, Math.min(end, start + 60), blocks).mentions[0];
    if (!first || first.span.start !== start || OFFICER.test(text.slice(first.span.end, first.span.end + 24))) return [];
    const beside = /^\s*\(([^()]{1,24})\)/.exec(text.slice(first.span.end, first.span.end + 40));
    return [{ ...first, shareText: beside?.[1] ?? first.shareText }];
  });
}
