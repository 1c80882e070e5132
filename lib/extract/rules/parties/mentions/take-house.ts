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

const GIVEN = "[A-Z][A-Za-z]+(?: [A-Z]\\.)?";
const COUPLE = new RegExp(
  `^(${GIVEN}(?:, ${GIVEN}){0,5}),? (?:and|&) (?:(?:his )?wife,? )?([A-Z][A-Za-z]+)(?: [A-Z]\\.)? ([A-Z][A-Za-z'-]{2,})(?=[,.;:)] ?| (?:of|do|does|hereby|his|her|being|as|in|who|whose|share|both|all|each|grants?|conveys?|sells?)\\b)`,
);
/** What tells that those named are people of one house, whatever their names. */
const ARE_KIN =
  /^,? ?\(?(?:both |all |being |each )*(?:husband and wife|man and wife|wife and husband|his wife|her husband|brothers?\b|sisters?\b|brother and sister|siblings|as (?:joint tenants|community)|(?:un)?married)/i;
const LED = /\b(?:we|that|undersigned|(?:un)?to|between|children|sons|daughters|brothers|sisters|grant(?:or|ee)s?:|less(?:or|ee)s?:|buyers?:|sellers?:),? $/i;
/** "GRANT, BARGAIN and SELL Land": what stands before one word in capitals is no given name there. */
const NO_GIVEN =
  /^(?:grant|bargain|sell|convey|sold|oil|gas|deed|land|state|county|north|south|east|west|section|witness|executors?|administrators?|heirs|successors|husband|wife|grantors?|grantees?|president|secretary|book|page|the|this|and)$/i;

/** "EBEN and SALLIE WHITAKER", "Paul, John and Mabel Dietz": given names before one surname are people of it. */
export function coupleAt(s: State, at: number): boolean {
  const m = COUPLE.exec(s.text.slice(at, at + 130));
  if (!m?.[1] || !m[2] || !m[3] || isOrganisation(m[0])) return false;
  const first = m[1].split(", ");
  const words = [...first, m[2]].map((w) => w.replace(/ [A-Z]\.$/, ""));
  const kin = ARE_KIN.test(s.text.slice(at + m[0].length, at + m[0].length + 60));
  if ((isGivenName(m[3]) && !kin) || words.some((w) => NO_GIVEN.test(w)) || new Set([...words, m[3]].map((w) => w === w.toUpperCase())).size > 1) return false;
  const led = LED.test(s.text.slice(Math.max(0, at - 14), at));
  if (!kin && words.filter(isGivenName).length < words.length - (led ? 1 : 0)) return false;
  let start = at;
  for (const name of first) {
    const end = start + name.length;
    s.mentions.push({
      ...emptyMention(`${name} ${m[3]}`, { start, end }),
      strays: start === at ? s.sinceName : 0,
      label: start === at ? s.pendingLabel : null,
    });
    start = end + 2;
  }
  s.pendingLabel = null;
  s.at = start - 2;
  s.saidUntil = s.at;
  s.sinceName = 0;
  return true;
}
