// The end of a place or address that stands beside a name: "of 812 Pearl Street, Boulder, County of Boulder and State of Colorado".
import { isOrganisation } from "@/lib/names/entity-type";
import { isGivenName } from "@/lib/names/given-names";
import { stateCode } from "@/lib/text/states";

const step =
  /(?:(?:,|;)? ?(?:(?:and|in|of|the|said|all|at|both) )*(?:(?:city and county|county|parish|state|commonwealth|city|town|village|borough|township|district|province) of (?:(?:St|Ste|Mt|Ft)\. )?[A-Z][\w'-]*(?: [A-Z][\w'-]*)?|[A-Z][\w.'-]*(?: [A-Z][\w.'-]*)? (?:[cve]o\w?unty|parish|township|city|borough|twp|co)\b\.?|(?:county|parish|state) (?:aforesaid|and state aforesaid)|(?:the )?same place|(?:said |the )?county and state|aforesaid|(?:(?:rural )?post[- ]?office|rural (?:route|station)|settlement|community|precinct)(?: address)?(?! [a-z]*box\b)(?=[,;. ])|U\. ?S\. ?A\.?|USA))|(?:,? ?\d{5}(?:-\d{4})?\b)/iy;
const streetLike =
  /^(?:\d|P\.? ?O\.?|Post ?Office|General Del|Drawer|Box|R\.? ?(?:F\.? ?)?[DFR]\b|Rural (?:Route|R\.|Free)|Rt|Route|Star|Suite|One [A-Z]|Lock)/i;
/** A year is no house number, "1717 West Loop" is one. */
const yearLike = /^(?:1[6-9]\d\d|20[0-3]\d)(?:[,;.)]| (?![A-Z])|$)/;
const cityName =
  /(?:(?:[Tt]he |tbe )?(?:[Cc]ity(?: and [Cc]ounty)?|[Tt]own|[Vv]illage|[Vv]illeg\w|[Bb]orough|[Tt]ownship|[Cc]ounty|[Pp]arish|[Ss]tate|[Cc]ommonwealth|[Dd]istrict|CITY|TOWN|VILLAGE|COUNTY|STATE) (?:of|OF) )?(?:[A-Z][\w.'-]*|R\.? ?D\.?)(?:(?: (?:of|the|de|la|and County of))? [A-Z][\w.'-]*){0,3}/y;
const streetPart = /[\w#.'&/-]+(?: (?:[\w#.'&/-]+)){0,8}?(?=,|;| and [A-Z]|\)|\(|"|$| the | for | do | does | hereinafter| herein|\. [A-Z])/y;

const run = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  const m = pattern.exec(text);
  return m ? at + m[0].length : at;
};

/** State name or letters, with a zip, after a comma or blank: ", Oklahoma 73034". */
function stateEnd(text: string, at: number): number {
  const m = /^,? ?((?:(?:North|South|New|West|Rhode|N\.|S\.|W\.) ?)?[A-Z][A-Za-z.]*)(?:,? ?\d{5}(?:-\d{4})?)?/.exec(text.slice(at, at + 45));
  return m && stateCode(m[1]?.replace(/\.$/, "") ?? "") ? at + m[0].length : at;
}

/**
 * End of the place that starts at `at`; `at` itself where none does.
 * "Enid; KAREN" → after "Enid"; "Wayne Township, Greene County, Pennsylvania, party" → after "Pennsylvania".
 */
export function placeEnd(text: string, at: number): number {
  let end = at;
  if (streetLike.test(text.slice(at, at + 12)) && !yearLike.test(text.slice(at, at + 6))) {
    for (let i = 0; i < 4; i++) {
      const to = run(streetPart, text, end);
      if (to === end) break;
      end = to;
      const next = /^, ?/.exec(text.slice(end, end + 2));
      const ahead = text.slice(end + (next?.[0].length ?? 0), end + 60);
      if (!next || /^(?:and|hereinafter|herein|party|parties|as|whose|a |an |the |his|her|husband|wife)/i.test(ahead)) break;
      if (i > 0 && stateEnd(text, end) > end) break;
      end += next[0].length;
    }
    end = end > at && /[, ]$/.test(text.slice(end - 1, end)) ? end - 1 : end;
  } else {
    end = run(cityName, text, at);
    if (end === at) return at;
  }
  for (let i = 0; i < 6; i++) {
    const to = Math.max(run(step, text, end), stateEnd(text, end));
    if (to === end) break;
    end = to;
  }
  return end;
}

const allOf =
  /,? ?all of (?!(?:[Ss]ections?|[Ll]ots?|[Bb]locks?|[Ss]urveys?|[Tt]racts?|[Ll]eagues?|[Ss]hares?|SECTIONS?|LOTS?|BLOCKS?|TRACTS?)\b)(?:(?:the )?(?:City|County|Town|Village|Parish|Township) of )?[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,2}(?: (?:[Cc]ounty|[Pp]arish|[Tt]ownship|COUNTY)\b|, ([A-Z]\w+(?: [A-Z]\w+)?))/y;

const SAID_PLACE =
  /,? ?(?:(?:also|now|all|both|each) )*(?:of|in|at) (?:the )?(?:(?:said|same|aforesaid) (?:county|state|parish|place|city|town)|county and state)(?:,? (?:and|&) (?:the )?(?:said )?(?:state|county))?(?: (?:aforesaid|above (?:written|named)))?(?=[,;.)( ])(?! (?:records?|of (?!Texas\b)))/iy;

/** End of ", of said County and State", "both of the same place" beside a name; the place itself where it does not stand there. */
export const saidPlaceEnd = (text: string, at: number): number => run(SAID_PLACE, text, at);

/** "A, B and C, all of Elm County, Texas, parties …", "all of Enid, Oklahoma": where they live, and not all of a land. */
export function livesAt(text: string, at: number): boolean {
  if (saidPlaceEnd(text, at) > at) return true;
  allOf.lastIndex = at;
  const m = allOf.exec(text);
  return m !== null && (m[1] === undefined || stateCode(m[1]) !== null || stateCode(m[1].split(" ")[0] ?? "") !== null);
}

/** A label in the singular has one name behind it; a word of the map is no surname. */
const LABEL_OF_ONE =
  /\b(?:grantor|grantee|lessor|lessee|assignor|assignee|seller|buyer|purchaser|vendor|vendee|donor|donee)(?: \([^()]{1,30}\))?(?:['’]s name)?: ?$/i;
const OF_THE_MAP = /\b(?:Lake|City|Creek|Falls|Springs?|Grove|Center|Valley|Rapids|Fork|Bluffs?|Junction|Prairie|Harbor|Ferry|Mills|Haven|Crossing)$/;

/** "CY MOTT" beside "Oak County", "Ann Roe": written as people are, or with a given name ahead. */
const isPerson = (town: string, county: string): boolean =>
  town.includes(" ") && ((town === town.toUpperCase() && county !== county.toUpperCase()) || isGivenName(town.split(" ")[0] ?? ""));

/** A house by its form; "La Grange, Texas" and "Oil City, Louisiana" have but a word that houses have too. */
const FORM =
  /\b(?:company|companies|co|corp\w*|inc\w*|ltd|limited|l\.? ?l\.? ?c|l\.? ?p|bank|trust|association|estate|partners?(?:hip)?|university|foundation|society|of)\b/i;
const isHouse = (name: string): boolean => isOrganisation(name) && FORM.test(name);

/**
 * End of ", Oklahoma City, Oklahoma 73102" or ", Elm Lake, Oak County, Iowa" that stands beside a name; the place itself where none does.
 * Before a county, two words may be a second party: a place only with a word of the map, or behind the label of one (`name`: where the name begins).
 */
export function cityEnd(text: string, at: number, name: number): number {
  const m =
    /^,? ([A-Z][A-Za-z'.]+(?: [A-Z][A-Za-z'.]+){0,2}),( [A-Z][A-Za-z]+(?: [A-Z][a-z]+)? (?:County|Parish),)? ((?:(?:North|South|New|West) )?[A-Z][A-Za-z.]+)(?:,? \d{5}(?:-\d{4})?)?(?=[,;.) "]|$)/.exec(
      text.slice(at, at + 100),
    );
  if (!m || stateCode((m[3] ?? "").replace(/\.$/, "")) === null || isHouse(m[1] ?? "")) return at;
  const town = m[1] ?? "";
  const ofOne = LABEL_OF_ONE.test(text.slice(Math.max(0, name - 40), name)) && !isPerson(town, m[2] ?? "");
  return m[2] === undefined || OF_THE_MAP.test(town) || ofOne ? at + m[0].length : at;
}
