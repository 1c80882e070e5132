// Finds the name that starts at a token: a person ("Ida M. West Parr, Jr.") or an organisation ("Ames Oil and Gas, Ltd."). Errs on the side of ending a name early.
import { isOrganisation } from "@/lib/names/entity-type";
import { isTitle, suffixOf, writtenOut } from "@/lib/names/person-words";
import type { Token } from "@/lib/text/tokens";
import { cutOrganisation, opensVenue, orgConnect } from "./cut-organisation";
import { builds, firmLength, namesLand, officeLength } from "./firm-names";
import { abbreviatedForm, form, isCutShort, legalForm, pointedForm } from "./house-forms";
import { routeEnd, seriesEnd } from "./house-numbers";
import { betweenPlaces, CITED, commaForm, goesOnAsRailway, ofSeveral, placeWithForm, risesLoud, stateInName } from "./house-words";
import { numberHouse, opensHouse } from "./opens-house";
import { closesLand, opensLand } from "./opens-land";
import { SHARE_WORD } from "./share-word";
import { particlesEnd } from "./surname-particles";
import { isSurname } from "./surname-too";
import { houseLength, mayOpen } from "./whole-house";

export type NameMatch = { name: string; from: number; to: number; organisation: boolean };

/** Capitalised words that are never part of a person's name in a deed. */
const notName = new Set(
  "please notice overriding effective two three four five six seven eight nine ten twenty thirty forty fifty hundred thousand fee date transfer conveyance chat chal aud grantor grantors grantee grantees lessor lessors lessee lessees assignor assignors assignee assignees mortgagor mortgagee trustor beneficiary trustee trustees releasor releasee party parties husband wife widow widower single married unmarried spouse executor executrix administrator administratrix personal witnesseth witness know all men this that these presents whereas for in to of and or by the a an as his her their its both each being hereinafter herein hereby said same now therefore between among amongst made dated county parish township section range state ohio texas heirs successors assigns whose whom who which having do does doth hereafter called deceased minor unto from with on at is are was were be has have had if any no not dollars dollar consideration first second third part deed lease assignment mortgage indenture agreement situated situate beginning lot block tract plus address mailing notary public clerk deputy recorder affiants president secretary vice chairman attest seal signed sealed delivered acknowledged box route road street avenue p.o rr rt individually jointly severally respectively i we me my our us formerly nee aka fka also known guardian attorney agent receiver sheriff commissioner affiant decedent testator subject reserving excepting except all that certain undivided one half presents greeting applicant respondent respondents january february march july september october november december monday tuesday recorded filed book volume page instrument ordered adjudged decreed cent cents percent personally appeared came article articles paragraph schedule plaintiff plaintiffs defendant defendants petitioner petitioners intervenor southwest southeast northwest northeast quarter recital recitals clause clauses messrs".split(
    " ",
  ),
);
const takesOf =
  /\b(?:bank|city|county|town|village|township|state|states|commonwealth|estate|heirs|university|church|trust|board|department|association|commissioners?|bureau|society|diocese|trustees|parish|secretary|institute|office|hospital|college|lodge|order|home|sisters|brothers|daughters|knights|bishop|republic|devisees)$/i;
const months = /^(?:may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;

const stop = (t: Token) => notName.has(t.text.toLowerCase().replace(/['’]s$/, "")) || SHARE_WORD.test(t.text);
/** Words that a point follow inside a name: "Wm.", "St.", "Jr.". */
const shortened = (word: string) =>
  writtenOut(word) !== null || isTitle(word) || suffixOf(word) !== null || /^(?:st|mt|ste|ft)$/i.test(word) || (word.length <= 3 && !/[aeiouy]/i.test(word));
const monthName = /^(?:april|may|june|august)$/i;
/** "June 4, 1950" is no name, "June Hadley" is. */
const isDate = (tokens: readonly Token[], i: number) =>
  monthName.test(tokens[i]?.text ?? "") && tokens[i + 1]?.kind !== "cap" && tokens[i + 1]?.kind !== "initial";
const dotted = (tokens: readonly Token[], i: number) => tokens[i + 1]?.text === "." && tokens[i + 1]?.start === tokens[i]?.end;

/** "OLIN SPARKS Given": a heading in capitals ends where the text goes on in small letters. */
const fallsSilent = (t: Token): boolean => /^[A-Z][a-z]{2,}$/.test(t.text) && suffixOf(t.text) === null;

/** Tokens of a person's name from `i`; returns the token after it, or `i` when none starts there. */
function personEnd(tokens: readonly Token[], text: string, i: number): number {
  let j = i;
  let wordsTaken = 0;
  let long = 0;
  let loud = 0;
  while (j < tokens.length && wordsTaken < 7) {
    const t = tokens[j];
    if (!t) break;
    if (j > i && opensLand(text, t.start)) break;
    if (t.text === "I" && dotted(tokens, j) && wordsTaken > 1 && /^(?:I|We)$/.test(tokens[j + 2]?.text ?? "")) break;
    if ((t.kind === "cap" || t.kind === "initial") && !(stop(t) && !(t.kind === "initial" && dotted(tokens, j)) && !isSurname(tokens, i, j))) {
      if (loud >= 2 && fallsSilent(t)) break;
      if (t.kind === "cap" && !/^[IVX]+$/.test(t.text)) long++;
      if (t.kind === "cap" && /^[A-Z]{2,}$/.test(t.text)) loud++;
      wordsTaken++;
      j++;
      const comma = tokens[j];
      if (comma?.text === "." && comma.start === t.end) {
        if (t.kind === "cap" && !shortened(t.text)) break;
        j++;
      } else if (
        comma?.text === "," &&
        comma.start === t.end &&
        t.kind === "initial" &&
        (tokens[j + 1]?.kind === "cap" || tokens[j + 1]?.kind === "initial") &&
        !stop(tokens[j + 1] as Token)
      )
        j++;
      continue;
    }
    const particles = wordsTaken > 0 ? particlesEnd(tokens, j, stop) : j;
    if (particles > j) {
      j = particles;
      continue;
    }
    const nick = nicknameEnd(tokens, j);
    if (nick > j && wordsTaken > 0 && tokens[nick]?.kind === "cap" && !stop(tokens[nick] as Token)) {
      j = nick;
      continue;
    }
    if (t.kind === "mark" && !/[(),;:"&/]/.test(t.text) && tokens[j + 1]?.text === "." && wordsTaken > 0 && tokens[j + 2]?.kind === "cap") {
      j += 2;
      continue;
    }
    break;
  }
  if (long === 0 || (wordsTaken > 1 && namesLand.test(text.slice(tokens[i]?.start ?? 0, tokens[j - 1]?.end)))) return i;
  return suffixEnd(tokens, j);
}

function nicknameEnd(tokens: readonly Token[], i: number): number {
  const open = tokens[i]?.text;
  if (open !== '"' && open !== "(") return i;
  const close = tokens[i + 2]?.text;
  return tokens[i + 1]?.kind === "cap" && !stop(tokens[i + 1] as Token) && close === (open === "(" ? ")" : '"') ? i + 3 : i;
}

/** Takes in ", Jr." and the like. */
function suffixEnd(tokens: readonly Token[], j: number): number {
  const k = tokens[j]?.text === "," ? j + 1 : j;
  const t = tokens[k];
  if (!t || !suffixOf(t.text) || (t.kind === "number" && !/[dh]$/.test(t.text))) return j;
  return tokens[k + 1]?.text === "." ? k + 2 : k + 1;
}

/** Tokens of the longest name. */
const MOST_TOKENS = 40;

/** Longest run of tokens that could be an organisation, connectors included. */
function organisationEnd(tokens: readonly Token[], text: string, i: number): number {
  let j = i;
  let lastGood = i;
  while (j < tokens.length && j - i < 26) {
    const t = tokens[j];
    if (!t) break;
    const soFar = text.slice(tokens[i]?.start ?? 0, t.start);
    const lower = t.text.toLowerCase();
    if (j > i && (opensLand(text, t.start) || closesLand(text, t.start))) break;
    const numbered = j > i && lower === "no" && takesNumber(soFar) ? numberAt(tokens, j) : j;
    if (numbered > j) {
      j = numbered;
      lastGood = j;
      continue;
    }
    if (j > i && opensVenue(t.text, tokens[j + 1]?.text, soFar)) break;
    const formAt = j > i ? seriesEnd(text, t.start) : routeEnd(text, t.start);
    if (formAt > 0) {
      while ((tokens[j]?.start ?? formAt) < formAt) j++;
      continue;
    }
    if (
      t.kind === "cap" ||
      t.kind === "initial" ||
      (t.kind === "number" && j > i && /^\d+[A-Za-z]?$/.test(t.text) && takesNumber(soFar) && !isShare(text, t.end))
    ) {
      if (
        stop(t) &&
        !(t.kind === "initial" && j > i && dotted(tokens, j)) &&
        !(j > i && (orgWordAllowed(lower, soFar) || builds(text.slice(t.start, t.start + 60)) || numberHouse.test(text.slice(t.start, t.start + 80)))) &&
        !(
          j === i &&
          (lower === "the" ||
            ((lower === "texas" || lower === "ohio") && (tokens[j + 1]?.kind === "cap" || betweenPlaces.test(text.slice(t.start, t.start + 90)))) ||
            opensHouse(text, t.start))
        ) &&
        !(orgConnect.has(lower) && t.text === t.text.toUpperCase())
      )
        break;
      if (/^(?:GRANT|FOR|WITNESSETH)$/i.test(t.text)) break;
      if (orgConnect.has(lower)) {
        if (j !== i && !connects(lower, soFar, tokens, j)) break;
        j++;
        continue;
      }
      j++;
      const point = tokens[j]?.text === "." && tokens[j]?.start === t.end;
      if (point && !shortened(t.text) && risesLoud(t, tokens[j + 1])) {
        lastGood = j;
        break;
      }
      if (point && (endsHouse(t, tokens[j + 1], soFar) || endsSentence(t, tokens[j + 1], soFar))) {
        lastGood = abbreviatedForm.test(t.text) || pointedForm.test(`${soFar}${t.text}`) ? j + 1 : j;
        break;
      }
      if (point) j++;
      lastGood = j;
      continue;
    }
    const particles = j > i ? particlesEnd(tokens, j, stop) : j;
    if (particles > j) {
      j = particles;
      continue;
    }
    if (orgConnect.has(lower) && connects(lower, soFar, tokens, j)) {
      j++;
      continue;
    }
    if (t.text === "," && goesOnAsRailway(text, t.start, soFar)) {
      j++;
      continue;
    }
    if (
      t.text === "," &&
      /^(?:inc|l\.?l\.?c|llc|lc|l|ltd|lp|llp|lllp|n|na|incorporated|limited|deceased|texas|ohio|oklahoma|pennsylvania|wisconsin)$/i.test(
        tokens[j + 1]?.text ?? "",
      ) &&
      commaForm(tokens, j, soFar)
    ) {
      j++;
      if (/^deceased$/i.test(tokens[j]?.text ?? "")) return j + 1;
      continue;
    }
    const joins = (t.text === "." || t.text === "'" || t.text === "/" || t.text === "-") && t.start === tokens[j - 1]?.end && tokens[j + 1]?.start === t.end;
    if (joins || ofSeveral(tokens, j)) {
      j++;
      continue;
    }
    break;
  }
  return lastGood;
}

/** "…, LLC. Leased Premises": a form of house with a point after it ends the name, unless another form or a small word goes on. */
const endsHouse = (t: Token, next: Token | undefined, soFar: string) =>
  ((legalForm.test(t.text) && !/^co$/i.test(t.text)) || pointedForm.test(`${soFar}${t.text}`)) &&
  soFar.trim().length > 0 &&
  (next?.kind === "cap" || (next?.kind === "initial" && !/^[LNP]$/.test(next.text)) || next?.text === "N") &&
  !form.test(next.text);

/** "… CHURCH OF EL RENO. L. Funk", "… to the Bank of Ada." at the end of the text: a whole word with a point behind it ends a house that is one already. */
const endsSentence = (t: Token, next: Token | undefined, soFar: string) =>
  t.kind === "cap" &&
  !isCutShort(t.text) &&
  isOrganisation(`${soFar}${t.text}`) &&
  /^[A-Za-z]{3,}$/.test(t.text) &&
  !shortened(t.text) &&
  (next === undefined || next.text === "¶" || ((next.kind === "cap" || next.kind === "initial") && !form.test(next.text)));

/** The token behind "No. 11" that stands at `j`; `j` where no number follows. */
function numberAt(tokens: readonly Token[], j: number): number {
  const k = tokens[j + 1]?.text === "." ? j + 2 : j + 1;
  return tokens[k]?.kind === "number" ? k + 1 : j;
}
/** "Elm Gas Company 60%", "Oak Petroleum 3/8": a share behind a name. */
const isShare = (text: string, at: number): boolean => /^ ?(?:%|per ?cent|\/ ?\d|(?:net )?(?:mineral )?acres)/i.test(text.slice(at, at + 14));
const takesNumber = (soFar: string) => /(?:no\.?|district|lodge|number|series|trust|\w{4,}) $/i.test(soFar) && isOrganisation(soFar);
const orgWordAllowed = (lower: string, soFar: string) =>
  (/^(?:trustees?|county|parish|township|deceased|state|public|office|section|clerk|recorder|lease|texas|ohio|first|second|third|estate|president|mortgage|block|range|heirs|secretary|one)$/.test(
    lower,
  ) &&
    soFar.trim().length > 0) ||
  months.test(lower);

/** "ELM OIL COMPANY OF CALIFORNIA": where a house and the words behind it are all printed in capitals, "OF" too, they are one name. */
const printedAsOne = (tokens: readonly Token[], j: number, soFar: string) =>
  tokens[j]?.text === "OF" &&
  isOrganisation(soFar) &&
  soFar === soFar.toUpperCase() &&
  /^[A-Z]{3,}$/.test(tokens[j + 1]?.text ?? "") &&
  !(tokens[j + 1] && stop(tokens[j + 1] as Token));

function connects(lower: string, soFar: string, tokens: readonly Token[], j: number): boolean {
  const next = tokens[j + 1];
  if (!next || !(next.kind === "cap" || next.kind === "initial" || next.text.toLowerCase() === "the")) return false;
  const trimmed = soFar.trim();
  if (lower === "of" && isOrganisation(trimmed) && placeWithForm(tokens, j + 1)) return true;
  if (lower === "of")
    return (
      takesOf.test(trimmed) ||
      stateInName(trimmed, tokens, j) ||
      (/\b(?:company|co\.?|corporation)$/i.test(trimmed) && /^(?:america)$/i.test(next.text)) ||
      printedAsOne(tokens, j, trimmed)
    );
  if (lower === "the") return /\b(?:of|for|in|and|&)$/i.test(trimmed);
  if (lower === "in" && CITED.test(next.text)) return false;
  if (lower === "for" || lower === "in") return isOrganisation(trimmed) || /\b(?:of|for|in)$/i.test(trimmed);
  return !stop(next) || orgWordAllowed(next.text.toLowerCase(), soFar);
}

/**
 * The name that starts at token `i`, or null.
 * "Ames Oil and Gas, Ltd." → organisation; "Wm. H. Doe, Jr." → person.
 */
export function matchName(tokens: readonly Token[], text: string, i: number): NameMatch | null {
  const first = tokens[i];
  if (!first || (first.kind !== "cap" && first.kind !== "initial")) return null;
  if ((/^[TR]/.test(first.text) && opensLand(text, first.start)) || closesLand(text, first.start)) return null;
  const known = matchKnown(tokens, text, i, first);
  if (stop(first) && !known && !mayOpen(first.text)) return null;
  const ahead = tokens.slice(i, i + MOST_TOKENS);
  const end = first.start + houseLength(text, first.start, ahead.find((t) => t.text === "¶")?.start ?? ahead.at(-1)?.end ?? first.end);
  if (end <= (known ? (tokens[known.to - 1]?.end ?? 0) : first.start)) return known;
  const behind = ahead.findIndex((t) => t.end > end);
  return { name: text.slice(first.start, end), from: i, to: i + (behind < 0 ? ahead.length : behind), organisation: true };
}

function matchKnown(tokens: readonly Token[], text: string, i: number, first: Token): NameMatch | null {
  const firm = stop(first) ? officeLength(text, first.start) : firmLength(text, first.start);
  if (firm > 0)
    return { name: text.slice(first.start, first.start + firm), from: i, to: tokens.findLastIndex((t) => t.end <= first.start + firm) + 1, organisation: true };
  const orgTo = organisationEnd(tokens, text, i);
  if (orgTo > i) {
    const run = text.slice(first.start, tokens[orgTo - 1]?.end);
    const cut = cutOrganisation(run);
    const name = run.slice(0, cut);
    if (isOrganisation(name) && !/^the$/i.test(name)) {
      const to = tokens.findIndex((t, k) => k > i && t.start >= first.start + cut);
      return { name: name.trim(), from: i, to: cut === run.length ? orgTo : to, organisation: true };
    }
  }
  if (isDate(tokens, i)) return null;
  if (stop(first) && !(first.kind === "initial" && dotted(tokens, i))) return null;
  const to = personEnd(tokens, text, i);
  if (to === i) return null;
  const name = text.slice(first.start, tokens[to - 1]?.end).replace(/\b([A-Z]), (?=[A-Z])/g, "$1. ");
  return { name, from: i, to, organisation: false };
}
