// Patents: the sovereign gives; the claimant takes.

import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";

const sovereign =
  /\b(?:the )?(united states(?: of america)?|(?:state|commonwealth|republic) of (?:[A-Z][A-Za-z]+)(?: (?:Virginia|Dakota|Mexico|York|Carolina))?)\b/gi;
const claimants = [
  /\b(?:[Gg]rant(?:s|ed)?|[Gg]ives?|[Cc]onveys?|[Pp]atents?|[Uu]nto|GRANT(?:S|ED)?|GIVES?|CONVEYS?|PATENTS?)\b[^.;]{0,160}?\b(?:unto|to|UNTO|TO) (?:(?:the|said|claimant|grantee|entryman|assignee|heirs of) )*(?=[A-Z])/g,
  /\b(?:claim|application|favor|entry|behalf) of (?=[A-Z])/g,
  /\bwhereas,? (?=[A-Z])/gi,
  /\b(?:issued|patented|granted|conveyed) to (?=[A-Z])/g,
  /\bassignee of (?=[A-Z])/g,
];

/** Reads grantor and patentees; null when no sovereign is named. */
export const readPatent: PartyReader = (a, type) => {
  const { text } = a.view;
  const wanted = type === "us_patent" ? /united states/i : /state|commonwealth|republic/i;
  const who = [...text.matchAll(sovereign)].find((m) => wanted.test(m[0]));
  if (!who) return null;
  const name = type === "us_patent" ? "United States of America" : (who[1] ?? who[0]);
  const parties: ReadParty[] = [
    {
      mention: emptyMention(type === "us_patent" && /of america/i.test(who[0]) ? (who[1] ?? name) : name, { start: who.index, end: who.index + who[0].length }),
      side: "from",
      role: "grantor",
    },
  ];
  for (const p of claimants)
    for (const m of text.matchAll(p)) {
      const start = m.index + m[0].length;
      const { mentions } = parseMentions(text, start, Math.min(text.length, start + 260));
      const first = mentions[0];
      if (
        !first ||
        first.span.start - start > 3 ||
        sovereign.test(first.name) ||
        /\b(?:certificate|register|land office|act of|railway company and)\b/i.test(first.name)
      ) {
        sovereign.lastIndex = 0;
        continue;
      }
      const takers = mentions.filter((x) => x.span.start - start < 200);
      for (const mention of takers) parties.push({ mention, side: "to", role: "grantee" });
      return { parties, deaths: [] };
    }
  return { parties, deaths: [] };
};
