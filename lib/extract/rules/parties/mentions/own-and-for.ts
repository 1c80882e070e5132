// One who acts for himself and for another: "CARL DOE, individually and as attorney-in-fact for RUTH DOE" names two parties.
import type { Mention } from "./mention";
import { emptyMention } from "./mention";

const FOR_BOTH =
  /^(?:individually|personally|in (?:his|her|its|their) own (?:right|behalf|name)|for (?:himself|herself))\b[^;]{0,40}?\b(?:attorneys?[- ]in[- ]fact|agents?|guardians?|conservators?|next friends?)(?: and agent)? (?:for|of)(?: and (?:for|on behalf of))? (?:the (?:person and )?(?:estates?|property) of )?(.+)$/i;
const PERSON = /^(?:[A-Z][\w.'-]*(?: |$)){2,6}/;

/** The mentions with those for whom one of them acts beside himself. */
export function withPrincipals(mentions: readonly Mention[], text: string): Mention[] {
  return mentions.flatMap((m) => {
    const told = FOR_BOTH.exec(m.capacity ?? "")?.[1];
    if (!told) return [m];
    const names = told.split(/,? and (?=[A-Z])|, (?=[A-Z][\w.]* [A-Z])/).flatMap((part) => PERSON.exec(part.trim())?.[0].trim() ?? []);
    const known = new Set(mentions.map((o) => o.name.toUpperCase()));
    const principals = names
      .filter((name) => !known.has(name.toUpperCase()))
      .map((name): Mention => {
        const start = Math.max(m.span.end, text.indexOf(name, m.span.end));
        return { ...emptyMention(name, { start, end: start + name.length }), label: m.label, capacity: `by ${m.name}, who acts for both` };
      });
    if (principals.length > 0) m.capacity = "individually";
    return [m, ...principals];
  });
}
