// Office-holders named one by one, who act for the county, town or company that owns: "A, B and C, being the Board of County Commissioners of Elm County" are the Board.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { namesIn } from "@/lib/extract/rules/parties/mentions/names-in";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { entityTypeOf, isOrganisation } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";
import { tokenise } from "@/lib/text/tokens";

/** Words in small letters between the last name and the office. */
const LEAD =
  "^[ ,(]*(?:(?:all|being|constituting|composing|comprising|forming|acting|as|together|who|are|is|constitute|compose|and|the|duly|elected|qualified|present|now|members|of|in|their|official|capacity|respectively|a|majority|same),? )*";
const OFFICE =
  "(?:(?:[Cc]ounty|[Tt]own|[Cc]ity|[Vv]illage|COUNTY|TOWN|CITY|[Ss]chool) )?(?:[Cc]ommissioners|COMMISSIONERS|[Ss]upervisors|SUPERVISORS|[Mm]ayor|MAYOR|[Aa]ldermen|ALDERMEN|[Ss]electmen|[Cc]ouncilmen|[Dd]irectors|DIRECTORS|[Vv]estrymen|[Ww]ardens|[Rr]egents|[Gg]overnors|[Mm]anagers|[Oo]fficers|OFFICERS)(?: respectively)?,?";
/** "County Commissioners of the County of", "Mayor and Aldermen of the". */
const HOLDS = new RegExp(`${LEAD}(?:${OFFICE}(?:,? and )?){1,2} (?:of|for|in and for|OF|FOR) (?:the |THE |said )*(?=[A-Z])`);
const BODY = new RegExp(`${LEAD}(?=(?:Board|BOARD|Commission|COMMISSION|Council|COUNCIL|Court(?! House)|Vestry)\\b)`);
/** Words by which they act as the officers; without them "A and B, directors of Elm Oil Company" are persons with a calling. */
const ACTING = /\b(?:being|constitut\w+|compos\w+|comprising|forming|acting|as|official|capacity)\b/;
const FOR_THEMSELVES = /^[^.;]{0,120}\b(?:individually|for themselves|in their own)\b/;
/** ", Mayor, and", ", President": an office beside one of several names. */
const BESIDE = /^,? (?:(?:its|the|their) )?(?:[A-Z][a-z]+(?: [a-z]+)? ?){1,3},? (?:and )?$/;
const COUNTY_OF = /^(?:County|COUNTY|Town|TOWN|City|CITY|Village|VILLAGE|Borough) (?:of|OF) [A-Z]\w+(?: [A-Z]\w+)?/;

/** The house that the words behind the last name of a group tell; null where they tell none. */
function houseBehind(text: string, at: number): { name: string; start: number } | null {
  const words = text.slice(at, at + 260);
  const body = BODY.exec(words);
  const m = body ?? HOLDS.exec(words);
  if (!m || FOR_THEMSELVES.test(words)) return null;
  const start = at + m[0].length;
  const place = COUNTY_OF.exec(text.slice(start, start + 60));
  if (place) return { name: place[0], start };
  const first = namesIn(tokenise(text, start, Math.min(text.length, start + 140)), text)[0];
  if (!first?.organisation || first.start !== start) return null;
  const told = body !== null || ACTING.test(m[0]) || (entityTypeOf(first.name) === "government" && !/\bcourt\b/i.test(first.name));
  return told ? { name: first.name, start } : null;
}

/** "by the Commissioners of the County of Elm, in the State of Ohio, namely A, B and C": the body whose members the names behind such a word are. */
const NAMELY = /^,?(?: [^.;:]{0,90},)? ?\(?(?:namely|to[- ]?wit|viz\.?|that is to say|composed of|consisting of)[,:]? $/i;
const MEMBERS_OF = /\b(?:commissioners|board|supervisors|trustees|council|court|selectmen)\b/i;
function houseAhead(text: string, at: number): { name: string; start: number } | null {
  const from = Math.max(0, at - 200);
  const house = namesIn(tokenise(text, from, at), text).findLast((n) => n.organisation && MEMBERS_OF.test(n.name) && NAMELY.test(text.slice(n.end, at)));
  return house ? { name: house.name, start: house.start } : null;
}

/** The parties, several persons who act as the officers of one house left out for it. Errs on the side of the persons. */
export function withoutOfficeHolders(a: Anatomy, parties: readonly ReadParty[]): ReadParty[] {
  const { text } = a.view;
  const people = parties
    .filter((p) => p.side === "from" && !p.bystander && !isOrganisation(p.mention.name))
    .sort((x, y) => x.mention.span.start - y.mention.span.start);
  for (const [i, p] of people.entries()) {
    /** Those named in one breath before the office. */
    let from = i;
    for (; from > 0; from--) {
      const [before, here] = [people[from - 1]?.mention.span.end ?? 0, people[from]?.mention.span.start ?? 0];
      const gap = text.slice(before, here);
      if (!/^(?:, |,? (?:and|&) )$/.test(gap) && !BESIDE.test(gap)) break;
    }
    const group = people.slice(from, i + 1);
    if (group.length < 2) continue;
    const behind = houseBehind(text, p.mention.span.end);
    const isLast = /^(?!,? (?:and|&) [A-Z]|, [A-Z][\w.]* [A-Z])/.test(text.slice(p.mention.span.end, p.mention.span.end + 60));
    const house = behind && entityTypeOf(behind.name) !== "individual" ? behind : isLast ? houseAhead(text, group[0]?.mention.span.start ?? 0) : null;
    if (!house) continue;
    const capacity = `by ${group.map((g) => g.mention.name).join(", ")}`;
    const mention = {
      ...p.mention,
      name: house.name,
      span: { start: house.start, end: house.start + house.name.length },
      capacity,
      marital: null,
      spouse: null,
      aliases: [],
    };
    const others = parties.filter((o) => !group.includes(o) && nameKey(o.mention.name) !== nameKey(house.name));
    return [{ ...p, mention }, ...others];
  }
  return [...parties];
}
