// Officers, agents and attorneys in fact by whom a party acts: "Elm Oil Company, acting herein by its Vice-President, A. Roe, leases" is a lease of the company alone.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { isOrganisation } from "@/lib/names/entity-type";
import { literalWords } from "@/lib/text/literal";

const OFFICE =
  "(?:(?:vice|executive|senior|assistant|general|managing|sole)[- ])*(?:presidents?|secretar(?:y|ies)|treasurer|cashier|chairman|managers?|partners?|members?|officers?|directors?|agents?|attorneys?(?:[- ]in[- ]fact)?|representatives?|landman|superintendent|trustees)(?:,? (?:and|&) (?:agent|attorneys?[- ]in[- ]fact|secretary|treasurer))?";
/** "acting herein by and through his duly authorized agent and attorney in fact, " right before the name. */
const OFFICE_AHEAD = new RegExp(
  `\\b(?:by(?: and through)?|through),? (?:its|his|her|their|our|my|the) (?:(?:[a-z]+ly|[a-z]+ed|said|lawful|true|acting) ){0,3}${OFFICE},? (?:named |to[- ]wit,? |one )?$`,
  "i",
);
const BY = /\b(?:by(?: and through)?|through) (?:the hand of )?$/i;
/** ", her attorney in fact" right behind the name that "by" leads to. */
const OFFICE_BEHIND = new RegExp(`^,? (?:(?:as|its|his|her|their|the|an?|duly|authorized|sole) ){1,4}${OFFICE}\\b`, "i");
const REACH = 180;
const MOST_NAMINGS = 12;

/** Whether the naming at `start` to `end` is that of a hand by which somebody else of the list, named before it in the sentence, acts. */
function isHand(text: string, start: number, end: number, others: readonly ReadParty[]): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const lead = OFFICE_AHEAD.exec(before) ?? (OFFICE_BEHIND.test(text.slice(end, end + 60)) ? BY.exec(before) : null);
  if (!lead) return false;
  const ahead = before.slice(0, lead.index);
  const upper = ahead.toUpperCase();
  return others.some((o) => {
    const at = upper.lastIndexOf(o.mention.name.toUpperCase());
    return at >= 0 && !/;|[a-z]{3}\. [A-Z]/.test(ahead.slice(at + o.mention.name.length));
  });
}

/**
 * The parties, a person left out whom the act names only as the officer, agent or attorney in fact by whom another of his side acts.
 * Errs on the side of the person: one who is named in the act in any other way too ("and A. Roe individually") stays.
 */
export function withoutHands(a: Anatomy, parties: readonly ReadParty[]): ReadParty[] {
  const { text } = a.view;
  const end = a.testimonium?.start ?? a.acknowledgments[0]?.start ?? text.length;
  return parties.filter((p) => {
    const others = parties.filter((o) => o !== p && o.side === p.side && !o.bystander);
    if (p.side === "other" || p.bystander || isOrganisation(p.mention.name) || !others.length) return true;
    const namings = [...text.slice(0, end).matchAll(new RegExp(`(?<!\\w)${literalWords(p.mention.name)}(?!\\w)`, "gi"))].slice(0, MOST_NAMINGS);
    return !namings.length || !namings.every((n) => isHand(text, n.index, n.index + n[0].length, others));
  });
}
