// Names between the givers and the verb that give nothing there: places and offices, and the taker whom a heading names.
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import type { SidedMention } from "./sides";

/** "recorded at Reception No. 3627144, Weld County": where another paper is kept. */
const KEPT_THERE = /\b(?:recorded|records?|reception|book|vol(?:ume|\.)|page|no\.?|document|instrument|clerk)\b[^.;]{0,60}(?:\.[^.;]{0,40})?[, (]$/i;
const COUNTY = /^[A-Z][\w'.]+(?: [A-Z][\w'.]+)? (?:County|Parish)$/;

/** "of the County of Elm and State of Ohio, grantor": where one lives, however the lines break. */
const DWELLING = /^[A-Z][\w'.]+(?: [A-Z][\w'.]+)?,? and (?:the )?(?:State|Commonwealth) of /i;

/** Counties in whose records a cited paper stands, or in which a party lives, are no parties; the label behind such a county is that of the name before it. */
export function withoutOffices(text: string, mentions: readonly Mention[]): Mention[] {
  const out: Mention[] = [];
  for (const m of mentions) {
    const last = out.at(-1);
    const before = text.slice(Math.max(0, m.span.start - 110), m.span.start);
    if (!last || !((COUNTY.test(m.name) && KEPT_THERE.test(before)) || (DWELLING.test(m.name) && /\bcounty of $/i.test(before)))) out.push(m);
    else if (last.label === null && m.label !== null) out[out.length - 1] = { ...last, label: m.label };
  }
  return out;
}

/** "A and B to C. May 2, 1944. …: A and B convey to C": whom the heading names behind "to" and the verb as its taker gives nothing. */
export function withoutCaption(text: string, givers: readonly SidedMention[], takers: readonly Mention[]): SidedMention[] {
  const isTaker = (g: SidedMention): boolean => takers.some((t) => t.name.toUpperCase() === g.mention.name.toUpperCase());
  const cut = givers.findIndex((g, i) => i > 0 && isTaker(g) && LED_BY_TO.test(text.slice(Math.max(0, g.mention.span.start - 18), g.mention.span.start)));
  return givers.filter((g, i) => cut < 0 || i < cut || !isTaker(g));
}
const LED_BY_TO = /\b(?:un)?to (?:the )?(?:said )?$/i;
