// The whole name of a house, out of what its words are: proper words, words of business, heads ("Company", "Lodge"), joiners, places and numbers. Errs on the side of no name.
import { isGivenName } from "@/lib/names/given-names";
import { isKnownGiven } from "@/lib/names/nicknames";
import { closesName, isGeneric } from "./house-forms";

/** Words by which a house is known for one, beside those that say so anywhere. */
const HEAD =
  /^(?:bro|bros|brothers|sons|sisters|scouts|woodmen|masons|fellows|tribe|nation|district|regents|diocese|bishop|program|programs|partners|associates|ranch|pool|congregation|post|camp|grange|home|homes|homestead|school|schools|mills?|mines?|stores?|order|board|commission|commissioners|department|bureau|growers|producers|breeders|raisers|shippers|operators|investors|clubs?)$/i;
/** Heads behind which a place or a purpose belongs to the name ("Board of …", "Hospital for …"). */
const TAKES_OF =
  /^(?:bank|board|regents|trustees|commissioners|supervisors|secretary|administrator|society|sisters|brothers|daughters|sons|knights|order|lodge|woodmen|masons|scouts|tribe|nation|diocese|bishop|church|university|college|department|bureau|county|city|town|village|state|commonwealth|congregation|authority|district|school|home|homes|hospital|hospitals|seminary|academy|temple|assembly|society|association|federation|union|grange|camp|chapter|estate|institute|fund)$/i;
/** Heads behind which a number is theirs. */
const TAKES_NUMBER =
  /^(?:district|lodge|post|camp|grange|chapter|trust|program|programs|fund|associates|partners|number|school|drilling|energy|series|unit|venture|ventures|club)$/i;
/** Soft words with which a house may open, where the old readers of first words know none. */
const OPENS =
  /^(?:fee|date|overriding|grant|regents|administrator|secretary|trustees|commissioners|county|fifty-\w+|[a-z]+(?:-[a-z]+)?(?:eenth|ieth|third|fourth|fifth))$/i;
/** Places too: they are houses where a word of business stands before them, or a number or "of" behind. */
const PLACE = /^(?:districts?|schools?|homes?|camp|mills?|mines?|stores?|post|board|pool|homestead)$/i;
/** A sovereign or county is read where it acts. */
const SOVEREIGN = /^(?:state|commonwealth|county|parish|township|city|town|village) of$/i;
/** A county alone is read where it acts, but for the one whose name is a verb too. */
const COUNTY = /^county$/i;
/** Words of the paper's own kind, which the place in a name never is. */
const PAPER = /^(?:deeds?|leases?|mortgage|release|assignment|warranty|affidavit|minerals?|royalty|contract|agreement|order|decree)$/i;
/** What stands behind a whole house with "&" or "and" and still belongs to it. */
const GOES_ON =
  /^(?:trust|savings|loan|title|banking|abstract|guaranty|guarantee|royalty|surety|investment|safe|sons?|bros?|co|company|school|cemetery|home|parsonage|improvement)$/i;
/** No house opens with such a word. */
const ONLY_BEHIND = /^(?:sons?|bros?|brothers?|co)$/i;
const LOWER = /^(?:of|for|in|the|on|and|de)$/i;
/** Words that end any name. */
const NEVER =
  /^(?:grantors?|grantees?|lessors?|lessees?|assignors?|assignees?|sellers?|buyers?|vendors?|vendees?|mortgagors?|mortgagees?|party|parties|husband|wife|widow|widower|heirs|successors|assigns|witness\w*|whereas|know|presents|hereby|herein\w*|said|same|this|that|these|which|who|whose|i|we|my|our|dollars|being|having|executors?|executrix|administrat(?:ors?|rix)|deceased|dated|recorded|filed|book|volume|vol|lots?|survey|addition|subdivision|quarter|to|unto|from|by|with|do|does|has|have|grants?|conveys?|all|an|a|at|or|no|subject|plus|situated?|containing|instrument|reception|document|feet|acres|patent|certificate|greeting|now|therefore|between|et)$/i;

type Unit = { text: string; end: number; start: number; kind: "proper" | "generic" | "head" | "join" | "small" | "number" };

const WORD =
  /(?:[A-Z]-\d{1,4}\b|[A-Z\u00c0-\u00de][\w\u00c0-\u024f]*(?:['’&.-](?=[A-Za-z\u00c0-\u024f])[\w\u00c0-\u024f]+)*['’]?|&|[a-z]+\b|\d{1,4}(?:-(?:\d{1,4}|[A-Z]+))?[A-Z]?\b(?![/%.,]\d| ?(?:%|per ?cent|acres)))/y;
const POINTED = /^(?:co|inc|corp|ltd|bros?|assn|st|ste|mt|ft|ry|no|nat|natl|mfg|expl|prod|petr|[a-z]|wm|chas|geo|jas|jos|thos)$/i;
const LONGEST = 18;

const kindOf = (w: string): Unit["kind"] => {
  if (w === "&" || /^and$/i.test(w)) return "join";
  if (LOWER.test(w)) return "small";
  if (/^(?:\d|[A-Z]-\d|no$|number$|[IVX]{2,}$)/i.test(w)) return "number";
  if (closesName.test(w) || HEAD.test(w)) return "head";
  return isGeneric(w) ? "generic" : "proper";
};

const loud = (w: string): boolean => /^[A-Z&'’.-]{2,}$/.test(w);

/** The words that may make one name from `at`, before any mark that ends it. */
function unitsAt(text: string, at: number, stop: number): Unit[] {
  const out: Unit[] = [];
  let here = at;
  const capitals = loud(/^\S+/.exec(text.slice(at, at + 40))?.[0] ?? "");
  while (out.length < LONGEST && here < stop) {
    WORD.lastIndex = here;
    const w = WORD.exec(text)?.[0];
    if (!w || here + w.length > stop) break;
    const kind = kindOf(w);
    if (/^[a-z]/.test(w) && kind !== "join" && kind !== "small") break;
    if (NEVER.test(w) && kind !== "number" && !(w.length === 1 && text.charAt(here + 1) === ".") && out.length > 0) break;
    if (
      out.length > 0 &&
      kind !== "join" &&
      kind !== "small" &&
      w.length > 3 &&
      /^[A-Z]/.test(w) &&
      (capitals ? /^[A-Z][a-z]{2,}/.test(w) : loud(w) && w.length > 4)
    )
      break;
    let end = here + w.length;
    out.push({ text: w, start: here, end, kind });
    if (text.charAt(end) === "." && POINTED.test(w)) end++;
    if (text.charAt(end) !== " ") break;
    here = end + 1;
  }
  return out;
}

const stands = (units: readonly Unit[]): boolean => units.some((u) => u.kind === "head" && closesName.test(u.text));
const isPerson = (units: readonly Unit[]): boolean =>
  units.length > 1 &&
  !units.some((u) => u.kind === "head") &&
  (isKnownGiven(units[0]?.text ?? "") || units.some((u) => /^[A-Z]$/.test(u.text)) || (isGivenName(units[0]?.text ?? "") && units.at(-1)?.kind === "proper"));

/** Whether the joiner at `k` is inside one name: what follows it names nobody by itself, or what stands before it does not. */
function joinsAt(units: readonly Unit[], k: number): boolean {
  const lastJoin = units.findLastIndex((u, j) => j < k && u.kind === "join");
  const before = units.slice(lastJoin + 1, k);
  const next = units.findIndex((u, j) => j > k && (u.kind === "join" || (u.kind === "small" && !/^the$/i.test(u.text))));
  const behind = units.slice(k + 1, next < 0 ? units.length : next);
  const first = behind[0];
  if (!before.length || !first) return false;
  if (ONLY_BEHIND.test(first.text)) return true;
  if (closesName.test(before.at(-1)?.text ?? "") || before.at(-1)?.kind === "number")
    return GOES_ON.test(first.text) && !behind.some((u) => u.kind === "proper");
  if (isPerson(before)) return false;
  const alone = behind.length > 1 && stands(behind) && !GOES_ON.test(first.text);
  if (behind.every((u) => u.kind !== "proper")) return !alone || before.length === 1 || before.at(-1)?.kind !== "proper" || units[k]?.text === "&";
  return before.length === 1 && !isPerson(behind) && behind.some((u) => u.kind === "head");
}

/** Whether "of", "for" or "in" at `k` leads to more of the same name. */
function leadsOn(units: readonly Unit[], k: number): boolean {
  const [before, next] = [units[k - 1], units[k + 1]];
  if (!before || !next) return false;
  if (/^the$/i.test(units[k]?.text ?? "")) return before.kind === "small" || before.kind === "join";
  return TAKES_OF.test(before.text) || (before.kind === "number" && numbered(units, k - 1));
}

/** Whether the number at `k` is that of the house before it: "District No. 14", "Program 1977-A". */
const numbered = (units: readonly Unit[], k: number): boolean => {
  const before = units.findLast((u, j) => j < k && u.kind !== "number");
  return TAKES_NUMBER.test(before?.text ?? "") && /\d|^[IVX]+$/.test(units[k]?.text ?? "");
};

const FORM_TAIL = /^,? (?:National Association|NATIONAL ASSOCIATION|N\. ?A\.|Inc\b\.?|INC\b\.?|L\.?L\.?C\b\.?|Ltd\b\.?|LTD\b\.?|L\.?P\b\.?)/;

/**
 * Length of the house's name that starts at `at` and ends before `stop`; 0 where the words do not make one.
 * "Elm Fee & Royalty Company" is one name, "Ada Roe and Elm Oil Company" is not; "Secretary of Housing and Urban Development" goes to its end.
 */
export function houseLength(text: string, at: number, stop: number): number {
  const units = unitsAt(text, at, Math.min(stop, at + 160));
  const first = units[0];
  if (!first || first.kind === "join" || first.kind === "small" || first.kind === "number" || SOVEREIGN.test(`${first.text} ${units[1]?.text}`)) return 0;
  if (byCalling(units)) return 0;
  let end = 0;
  let last = 0;
  for (let k = 0; k < units.length; k++) {
    const u = units[k] as Unit;
    if (
      u.kind === "join"
        ? !joinsAt(units, k)
        : u.kind === "small"
          ? !leadsOn(units, k)
          : u.kind === "number" && !/^no$|^number$/i.test(u.text) && !numbered(units, k)
    )
      break;
    if (
      u.kind !== "join" &&
      u.kind !== "small" &&
      ((u.kind === "head" &&
        k > 0 &&
        (!COUNTY.test(u.text) || /^grant$/i.test(first.text)) &&
        (!PLACE.test(u.text) || units[k - 1]?.kind !== "proper" || leadsOn(units, k + 1) || numbered(units, k + 2))) ||
        (u.kind === "number" ? end > 0 && numbered(units, k) : led(units, k)))
    )
      [end, last] = [u.end, k];
  }
  if (end === 0) return 0;
  end += FORM_TAIL.exec(text.slice(end, Math.min(stop, end + 24)))?.[0].length ?? 0;
  const named = units.slice(0, last + 1);
  return named.some((u) => u.kind === "proper") || (named.length > 2 && stands(named)) ? end - at : 0;
}

/** "Mary Bishop of Elm County" is a person of that surname; "Secretary of Elm Oil Company" and "Administrator of Ben Roe" are the calling of the one named before. */
function byCalling(units: readonly Unit[]): boolean {
  const head = units.findIndex((u) => u.kind === "head");
  const given = units.slice(0, head);
  if (head > 0 && isKnownGiven(given[0]?.text ?? "") && given.slice(1).every((u) => /^[A-Z]$/.test(u.text)))
    return !closesName.test(units[head]?.text ?? "") && /^(?:of|for|in)$/i.test(units[head + 1]?.text ?? "");
  if (!/^(?:secretary|administrator|trustees|commissioners|regents)$/i.test(units[0]?.text ?? "")) return false;
  const whose = units.slice(1).find((u) => u.kind !== "small");
  return isKnownGiven(whose?.text ?? "") || (/^(?:secretary|administrator)$/i.test(units[0]?.text ?? "") && stands(units));
}

/** Whether the word at `k` belongs to a phrase that "of" or "for" opened. */
function led(units: readonly Unit[], k: number): boolean {
  const lead = units.findLastIndex((u, j) => j < k && u.kind === "small" && !/^the$/i.test(u.text));
  return lead > 0 && !PAPER.test(units[k]?.text ?? "") && !units.slice(lead, k).some((u) => u.kind === "head" && closesName.test(u.text));
}

/** Whether a house may open with a word that opens no name of a person: "Fee", "Secretary". */
export const mayOpen = (word: string): boolean => OPENS.test(word);
