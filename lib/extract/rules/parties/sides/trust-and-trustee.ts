// A trust and the one who holds its office: "ELM ROYALTY TRUST, whose trustee is the First Bank of Elm", "The Roe 1990 Trust, Elm Bank, Trustee" are one party.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";

const TRUST = /\btrust\b(?! (?:company|co\b|bank|department))/i;
/** From the trust's name to its trustee's: nothing, or words of acting and of office. */
const LEADS =
  /^,? ?\(?(?:u\/[ad]\/?t?|under agreement|dated|under (?:an? |the )?(?:declaration|indenture|agreement)(?: of trust)?)?[^;:()]{0,50}?,? ?(?:(?:herein )?(?:acting|represented|appearing) )?(?:by(?: and through)? |through )?(?:(?:whose|of which the|of whom the|its|the|said|sole|present|acting|duly \w+|successor|corporate|co-|trustees?|is|are|being|and) ?)*(?:the )?$/i;
/** Behind the trustee's name where nothing before it called him so. */
const CALLED =
  /^,? ?(?:as |is |its |the |their |thereof|sole |present |acting |successor |corporate |co-)*trustees?\b(?! of\b(?! (?:said|the (?:said )?trust)\b))/i;
const NAMES_OFFICE = /\btrustees?\b/i;
const REACH = 110;

/** Whether the party at `p` is only told as the trustee of the trust at `t`. */
function isTrusteeOf(text: string, p: ReadParty, t: ReadParty): boolean {
  const between = text.slice(t.mention.span.end, p.mention.span.start);
  if (p.mention.span.start < t.mention.span.end || between.length > REACH || !LEADS.test(between)) return false;
  return NAMES_OFFICE.test(between) || CALLED.test(text.slice(p.mention.span.end, p.mention.span.end + 60));
}

/** The parties, the trustee of a trust that stands on the same side left out for the trust, whose capacity tells of him. */
export function withoutTrustees(a: Anatomy, parties: readonly ReadParty[]): ReadParty[] {
  const { text } = a.view;
  const trusts = parties.filter((p) => TRUST.test(p.mention.name));
  return parties.flatMap((p) => {
    const whose = trusts.find((t) => t !== p && t.side === p.side && isTrusteeOf(text, p, t));
    if (whose) whose.mention.capacity ??= `by ${p.mention.name}, trustee`;
    return whose ? [] : [p];
  });
}
