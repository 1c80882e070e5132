// Takers named in a list below the granting words, each on a line of his own with his share: "ELM OIL CO.   .250000".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { readShare } from "@/lib/extract/rules/parties/share";

const REACH = 2500;
/** Behind the name nothing but leaders, a dash and the share. */
const SHARE_ONLY =
  /^[\s.:,;\u2013\u2014_|-]*(?:an? )?(?:undivided )?[\d.%/½¼¾⅛() ]+(?:th|ths|percent|per cent|%)?(?: of 8 ?\/ ?8(?:ths)?)?(?: (?:WI|working interest|interest|GWI))?[\s.;,]*$/i;

/** The takers of such a list from `from` on, each with the share of his line; empty where fewer than two lines are of that form. */
export function listedTakers(a: Anatomy, from: number): Mention[] {
  const { text, lines } = a.view;
  const out: Mention[] = [];
  for (const line of lines) {
    if (line.start < from || line.start > from + REACH) continue;
    const mention = parseMentions(text, line.start, line.end, a.view.blocks).mentions[0];
    if (!mention || mention.span.start - line.start > 8) continue;
    const rest = text.slice(mention.span.end, line.end);
    if (!SHARE_ONLY.test(rest) || !readShare(rest)) continue;
    out.push({ ...mention, shareText: rest.trim() });
  }
  return out.length > 1 ? out : [];
}
