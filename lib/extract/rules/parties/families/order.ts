// Orders of commissions and courts between parties: applicant or plaintiff, respondents or defendants.

import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";

const applicant =
  /\b(?:applicants?|plaintiffs?|petitioners?|operator)(?:\(s\))?: ?(?=[A-Z])|\b(?:application|petition|motion|request) (?:filed )?(?:of|by) (?:the )?(?=[A-Z])/gi;
/** "ELM GAS CORP. is designated operator of the unit well", "BAY OIL, LLC, the applicant herein, proposes". */
const behindName =
  /,? (?:(?:is|be|shall be) (?:hereby )?(?:designated|named|appointed|made)(?: as)? (?:the )?(?:unit )?operator|(?:the )?applicant(?: herein)?,)/gi;
const answering = /,? (?:as )?(?:respondents?|defendants?)\b/gi;
const headings = /\b(?:RELIEF|CAUSE|LANDS?|LEGAL|ORDER|CASE|NO\.|REPORT|VS?\.|TITLE|HEARING)\b/;

/** Names after "APPLICANT:", and the names that end in ", respondents". A paper with neither names nobody. */
export const readOrder: PartyReader = (a) => {
  const { text } = a.view;
  const parties: ReadParty[] = [];
  for (const m of text.matchAll(applicant)) {
    const start = m.index + m[0].length;
    const stretch = text.slice(start, start + 160);
    const stop = headings.exec(stretch)?.index ?? stretch.length;
    for (const mention of parseMentions(text, start, start + stop, a.view.blocks).mentions.filter((x) => x.strays < 2))
      if (!parties.some((p) => p.mention.name === mention.name)) parties.push({ mention, side: "from", role: "plaintiff" });
  }
  if (!parties.length)
    for (const m of text.matchAll(behindName)) {
      const from = Math.max(0, text.lastIndexOf("; ", m.index), text.lastIndexOf(". ", m.index - 8), m.index - 120);
      const last = parseMentions(text, from, m.index, a.view.blocks).mentions.at(-1);
      if (last && m.index - last.span.end < 3 && !parties.length) parties.push({ mention: last, side: "from", role: "plaintiff" });
    }
  for (const m of text.matchAll(answering)) {
    const from = Math.max(0, text.lastIndexOf("; ", m.index), text.lastIndexOf(". ", m.index - 1), m.index - 500);
    for (const mention of parseMentions(text, from, m.index, a.view.blocks).mentions)
      if (!parties.some((p) => sameFirstAndLast(p.mention.name, mention.name))) parties.push({ mention, side: "to", role: "defendant" });
  }
  return { parties, deaths: [] };
};
