// Where a run of words that may name a house ends, when a person or another house stands before it.
import { isOrganisation } from "@/lib/names/entity-type";
import { isGivenName } from "@/lib/names/given-names";
import { isKnownGiven } from "@/lib/names/nicknames";
import { endsInBusiness, form, formBehind, isGeneric } from "./house-forms";

/** Small words inside the name of a house. */
export const orgConnect = new Set(["of", "and", "for", "the", "in", "&"]);
/** Whether words read as one whole person: a known given name or an initial, and more. */
function isPersonLike(words: string): boolean {
  const parts = words.trim().split(/\s+/);
  if (parts.length < 2 || isOrganisation(words)) return false;
  if (isKnownGiven(parts[0] ?? "") || parts.some((p) => /^[A-Z]\.?$/.test(p))) return true;
  return isGivenName(parts[0] ?? "") && !isGeneric(parts.at(-1) ?? "");
}

/** "… RAILROAD COMPANY / STATE OF OHIO", "Buyer: Amos Roe / STATE OF OHIO": behind a house or a person that is whole the venue of another paper opens. */
export const opensVenue = (word: string, next: string | undefined, soFar: string): boolean =>
  /^(?:state|county|commonwealth)$/i.test(word) &&
  /^of$/i.test(next ?? "") &&
  (form.test(soFar.trim().split(/[ ,]+/).at(-1) ?? "") || (word === word.toUpperCase() && isPersonLike(soFar)));

/** "Elm & Oak Railway Company and Amos Dillard": where a whole house of several parts ends and a person follows; -1 where none does. */
function personBehind(run: string, cuts: readonly RegExpExecArray[]): number {
  const at = cuts.findIndex((c, k) => {
    const rest = run.slice(c.index + c[0].length).split(/ (?:and|&|AND) |, /)[0] ?? "";
    return k > 0 && isPersonLike(rest) && !/^[A-Z]\.? /.test(rest.replace(/^(?:[A-Z]\.? )+(?=[A-Z][a-zA-Z]{2})/, "")) && isOrganisation(run.slice(0, c.index));
  });
  return cuts[at]?.index ?? -1;
}

/** "MARSH CITY AND FORT POE RAILWAY COMPANY": the places that a railway joins. */
const placesOfRailway = /^(?:[A-Za-z.]+,? ){1,4}(?:railway|railroad|ry\b|r\. ?r\.)/i;

/** "Oak E & P Company", "Oak E. & P. Company", "Oak E & P, Inc.": "&" between two letters is inside a name where a form of house comes next, and without points before any word. */
function joinsLetters(run: string, at: number): boolean {
  const next = /^ & [A-Z](\.?,?) ([A-Z][A-Za-z.]*)/.exec(run.slice(at, at + 40));
  if (!next || !/ [A-Z]\.?$/.test(run.slice(0, at))) return false;
  return form.test((next[2] ?? "").replace(/\.$/, "")) || (next[1] === "" && / [A-Z]$/.test(run.slice(0, at)));
}

/** "Roe & Sons Oil Company and Lark Land Company": where the house of a family is whole and another name follows. */
function wholeBefore(run: string, cuts: readonly RegExpExecArray[]): number {
  const whole = cuts
    .slice(1)
    .find((c) => form.test(/[A-Za-z]+(?=\.?$)/.exec(run.slice(0, c.index))?.[0] ?? "") && isOrganisation(run.slice(c.index + c[0].length)));
  return whole?.index ?? run.length;
}

/** "Marl Oil Co. June 8, 2019", "Elm Gas Ltd. Dated May 3": behind the short form of a house a date begins the next sentence. */
const DAY_BEHIND =
  /(?<=\b(?:Co|Corp|Inc|Ltd|CO|CORP|INC|LTD)\.) (?:(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|Dated|Signed|Executed|Witness|Recorded|Filed)\b/;

/** Cuts "JOHN DOE and ACME OIL COMPANY" after the person; leaves "Ames Oil and Gas, Ltd." whole. */
export function cutOrganisation(run: string): number {
  const day = run.search(DAY_BEHIND);
  if (day > 0) return cutOrganisation(run.slice(0, day));
  const cuts = [...run.matchAll(/ (?:and|&|AND) /g)].filter((c) => !joinsLetters(run, c.index));
  if (cuts.length === 0) return run.length;
  const person = personBehind(run, cuts);
  if (person > 0) return cutOrganisation(run.slice(0, person));
  const bounds = [...cuts.map((c) => c.index), run.length];
  const first = run.slice(0, bounds[0]);
  if (isOrganisation(first)) {
    const last = first.replace(/[.,]/g, "").split(" ").at(-1) ?? "";
    const rest = run.slice((cuts[0]?.index ?? 0) + (cuts[0]?.[0].length ?? 0));
    if (/^(?:bank|savings|title|loan|abstract)$/i.test(last) && /^(?:trust|savings|loan|title|guaranty|banking)\b/i.test(rest)) {
      const more = cuts[1] ? cutOrganisation(rest) : rest.length;
      return run.length - rest.length + more;
    }
    if (/^church$/i.test(last) && /^(?:cemetery|school|parsonage|society|home)\b/i.test(rest)) return run.length;
    if (form.test(last) || /^county$/i.test(last) || isPersonLike(rest.split(/ (?:and|&|AND) /)[0] ?? "") || !isOrganisation(rest))
      return bounds[0] ?? run.length;
    const next = cutOrganisation(rest);
    return run.length - rest.length + next;
  }
  const words = first.trim().split(/\s+/);
  const rest = run.slice((cuts[0]?.index ?? 0) + (cuts[0]?.[0].length ?? 0));
  if (/^(?:sons?|co|company|bros?|brothers|associates|partners)\b/i.test(rest)) return wholeBefore(run, cuts);
  if (placesOfRailway.test(rest) && !isPersonLike(first)) return run.length;
  if (words.length > 2 && endsInBusiness.test(first) && formBehind.test(rest)) return run.length;
  if (/\bbank$/i.test(first) && /^(?:trust|savings|loan|safe deposit)(?: and \w+)?(?: (?:company|co|association|assn)\b\.?)/i.test(rest)) return run.length;
  const orgPlain = rest.split(/[ ,.]+/).filter((w) => w && !form.test(w) && !orgConnect.has(w.toLowerCase()));
  if (isPersonLike(first) || (words.length >= 2 && orgPlain.length >= 2 && cuts[0]?.[0] !== " & ")) return bounds[0] ?? run.length;
  return run.length;
}
