// Names that a house or a couple brings along: its members, those by whom it acts, two given names before one surname.
import { isOrganisation } from "@/lib/names/entity-type";
import { isGivenName } from "@/lib/names/given-names";
import { stateCode } from "@/lib/text/states";
import { emptyMention, type Mention } from "./mention";
import { matchName } from "./name-matcher";
import { hit, type State, tokenAt } from "./reading-state";

/** "a partnership of J. Brink and L. Brink": the members of a house are no parties beside it. */
export function skipMembers(s: State): void {
  let lead = /^,? (?:(?:composed|consisting|made up|comprised) )?of (?=[A-Z])/.exec(s.text.slice(s.at, s.at + 24));
  while (lead) {
    const at = s.at + lead[0].length;
    const i = tokenAt(s, at);
    const member = s.tokens[i]?.start === at ? matchName(s.tokens, s.text, i) : null;
    if (!member || stateCode(member.name) !== null) return;
    s.at = s.tokens[member.to - 1]?.end ?? at;
    lead = /^(?:,? and|,) (?=[A-Z][\w.]* (?:[A-Z]|(?:de|del|la|van|von|der|du|di|da|st)\b))/.exec(s.text.slice(s.at, s.at + 40));
  }
}

/** "acting through its trustees C. Roe and F. Roe": those by whom a house acts are no parties beside it. */
const ACTS_THROUGH =
  /,? ?(?:acting |dealing )?(?:herein )?(?:by(?: and through)?|through) (?:its|their|the) (?:[a-z][\w-]* ){0,3}?(?:trustees?|partners?|managers?|members?|directors|officers|executors?|agents?|attorneys?[- ]in[- ]fact),? (?:namely,? )?(?=[A-Z])/iy;

export function skipHands(s: State, last: Mention): boolean {
  const lead = isOrganisation(last.name) || last.entityWords !== "" ? hit(ACTS_THROUGH, s) : null;
  const at = s.at + (lead?.[0].length ?? 0);
  let i = tokenAt(s, at);
  let named = s.tokens[i]?.start === at ? matchName(s.tokens, s.text, i) : null;
  if (!lead || !named || named.organisation) return false;
  last.capacity ??= `by ${named.name}`;
  while (named) {
    s.at = s.tokens[named.to - 1]?.end ?? s.at;
    const more = /^(?:,? and|,) (?=[A-Z][\w.]* [A-Z])/.exec(s.text.slice(s.at, s.at + 40));
    i = more ? tokenAt(s, s.at + more[0].length) : -1;
    named = i >= 0 ? matchName(s.tokens, s.text, i) : null;
  }
  return true;
}

const COUPLE =
  /^([A-Z][A-Za-z]+)((?: [A-Z]\.)?),? (?:and|&) (?:(?:his )?wife,? )?([A-Z][A-Za-z]+)(?: [A-Z]\.)? ([A-Z][A-Za-z]{2,})(?=[,.;:)] ?| (?:of|do|hereby|his|her|being)\b)/;

/** "EBEN and SALLIE WHITAKER": two given names before one surname are two people of it. */
export function coupleAt(s: State, at: number): boolean {
  const m = COUPLE.exec(s.text.slice(at, at + 90));
  if (!m?.[1] || !m[3] || isGivenName(m[4] ?? "") || isOrganisation(m[0])) return false;
  const given = [m[1], m[3]].filter(isGivenName).length;
  const led = /\b(?:we|that|undersigned),? $/i.test(s.text.slice(Math.max(0, at - 14), at));
  if (given < (led ? 1 : 2)) return false;
  const end = at + m[1].length + (m[2]?.length ?? 0);
  s.mentions.push({ ...emptyMention(`${s.text.slice(at, end)} ${m[4]}`, { start: at, end }), strays: s.sinceName, label: s.pendingLabel });
  s.pendingLabel = null;
  s.at = end;
  s.saidUntil = end;
  s.sinceName = 0;
  return true;
}
