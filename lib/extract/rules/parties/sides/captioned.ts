// Sides out of a heading whose lines end with their labels: "A. ROE, Grantor", "TO", "B. DOE, Grantee".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { sideOf } from "./labels";
import type { SidedMention } from "./sides";

const LABELLED =
  /^(?:(?:TO|To|FROM|From)[: ] ?)?(?=[A-Z])(.{3,160}?),? \(?(?:as |the |herein(?:after)? (?:called )?)?["“]?((?:Grant|Less|Assign|Transfer|Vend|Don)(?:or|ee)|(?:Sell|Buy|Purchas)er|(?:GRANT|LESS|ASSIGN|TRANSFER|VEND|DON)(?:OR|EE)|(?:SELL|BUY|PURCHAS)ER)[sS]?["”]?\)?[.;,:]?\s*$/;

/** The sides as lines of the head end with them; empty unless one line gives and another takes, and no clause has begun. */
export function sidesFromCaption(a: Anatomy): SidedMention[] {
  const { text, lines, blocks } = a.view;
  const limit = a.granting?.start ?? a.body.end;
  const rows = lines
    .filter((l) => l.end <= limit)
    .flatMap((l): SidedMention[] => {
      const m = LABELLED.exec(text.slice(l.start, l.end));
      const told = m ? sideOf(m[2] ?? "") : null;
      if (!m || !told || told.side === "other") return [];
      const start = l.start + m[0].indexOf(m[1] ?? "");
      const { mentions } = parseMentions(text, start, start + (m[1] ?? "").length, blocks);
      return mentions[0]?.span.start === start
        ? mentions.map((mention) => ({ mention: { ...mention, label: m[2] ?? null }, side: told.side, role: told.role }))
        : [];
    });
  return new Set(rows.map((r) => r.side)).size === 2 ? rows : [];
}
