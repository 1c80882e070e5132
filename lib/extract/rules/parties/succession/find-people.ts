// Every person named in running text, with place. Places and papers in capitals are passed over.
import { matchName } from "@/lib/extract/rules/parties/mentions/name-matcher";
import { isThing } from "@/lib/extract/rules/parties/mentions/no-name";
import { isOrganisation } from "@/lib/names/entity-type";
import { isGivenName } from "@/lib/names/given-names";
import { stateCode } from "@/lib/text/states";
import { tokenise } from "@/lib/text/tokens";
import type { Span } from "@/lib/text/view";
import { letteredItems } from "./lettered-items";

export type PersonAt = Span & { name: string };

const thing =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|sunday|monday|tuesday|wednesday|thursday|friday|saturday|christmas|easter|thanksgiving|county|parish|court|state|survey|league|labors?|township|section|affidavit|estate|deed|lease|records?|notary|public|clerk|recorder|title|death|heirship|book|vol|volume|street|avenue|road|city|lands|office|judge|decree|testament|order|statement|certificate|document|official|block|lot|range|meridian|commission|mineral|oil|gas|royalty|article|share|code|texas|oklahoma|ohio|kansas|florida|colorado|pennsylvania|first|second|third|fourth|fifth|item|ranch|tract|unit|well|exhibit|addition|subdivision|probate|no|inc|box|village|real|transfer|tax|taxes|map|maps|parcel|greeting|witnesses|carried|acquaintance|debts|marriages|san antonio|family history|family|history|everything|nothing|whatever|it|is|are|was|were|they|hereby|sworn|subscribed|fort worth|el paso|new york|los angeles|codicil|husbands|wives|children|parents|siblings|vietnam|korea|legal|description|marital|testate|intestate|acquired|world war|war|concerning)\b/i;

/** "the Pedro Luna Grant, A-6": a grant or survey that bears the name of the one to whom it was made. */
const landBehind = /^,? \(?(?:A-\d|Abst|Abs\.|Abstract|Survey|Grant|League|Labor)\b/;
/** "the Pedro Luna and A. B. Roe Surveys": so too where several stand in one row. */
const landsBehind = /^(?:,? (?:and |& )?(?:the )?[A-Z][\w.]*(?: [A-Z][\w.]*){0,3}){0,3}? ?(?:Surveys|Grants|Leagues|Abstracts)\b/;
const landPlural = /\b(?:Surveys|Grants|Leagues)$/;
const landName = /\b(?:grant|land)$/i;
const landAhead = /\b(?:acres?|[Ll]eagues?|[Ll]abors?|part|half|portion|quarter)(?: of land)?,? (?:(?:in|of|out of|from|being) )?(?:the |said )*$/;

/** "died at Depew May 3, 1944": a place and a day. */
const endsInMonth = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** "HEIRS OF A. B. ROE / Given under oath": the first word of the next line is no surname. */
const nextLine =
  / (?:(?:THE )?STATE OF|(?:THE )?STATE$|LAST WILL|LAST AND|WILL|TESTAMENT|CODICIL|AFFIDAVIT|PROOF OF|KNOW ALL|DECREE|ORDER|JUDGMENT|FINAL|COUNTY|DISTRICT|PROBATE|COURT|CAUSE|CASE|FILE|IN THE)\b.*$| (?:BEFORE ME|BEFORE|Given|Sworn|Subscribed|Filed|Signed|Dated|Recorded|Witness|Witnesses|Notary|Attest|Before|State|County|Comes|Came|Q\.?)$/;

/** "Block G, S. V. R. R. Co. Survey": a railroad whose survey it is. */
const railroad = /\bR\. ?R\.(?=$| (?:Co|Company|Survey|Section|Block)\b)|\bRy\b|\bCo\.?$/;
/** "ERNEST ROE DeWitt County", "S. E. CREWS Oath taken": a name all in capitals ends where words in small letters begin the next line. */
const CAPITALS =
  /^(?:[A-Z](?:[A-Z'’-]*|\.)\.?,? ){1,4}(?:(?:Mc|Mac|De|Le|La|Van|Von|O['’])?[A-Z][A-Z'’-]{2,})(?:,? (?:JR|SR|Jr|Sr|II|III)\b\.?)?(?= (?!(?:Jr|Sr)\b|(?:Mc|Mac|De|Le|La|Van|O['’])[A-Z](?!\S* (?:County|COUNTY)\b))[A-Z][A-Za-z]*[a-z])/;
/** "Representative: Dale Roe / Bond: none": the label of the next row is no surname. */
const labelBehind =
  / (?:Bond|Status|Date|Place|Age|Address|Residence|Spouse|Heirs?|Children|Estate|Cause|Case|Letters|Restrictions?|Authority|Property|Land|Relation(?:ship)?|Affiant|Witness|Domicile|Acquaintance)$/;
const afterName = (name: string, behind: string): number => {
  const label = /^ ?:/.test(behind) ? (labelBehind.exec(name)?.[0].length ?? 0) : 0;
  const capitals = CAPITALS.exec(name)?.[0];
  return Math.max(label, capitals === undefined ? 0 : name.length - capitals.length, nextLine.exec(name)?.[0].length ?? 0);
};

/** Words of things that are surnames too: no person where they stand first or alone with their like. */
const thingFirst = /^(?:grant|page|land|deed|north|south|east|west)\b|\b(?:will|land)$/i;

/** "Mr. Roe": said of one who is named in full elsewhere. */
const titleOnly = /^(?:mr|mrs|ms|miss)\.? [a-z]+$/i;

/** Words that begin a sentence, and are no given names. */
const opensSentence =
  /^(?:wherefore|therefore|whereupon|thereupon|whereas|accordingly|furthermore|further|moreover|now|it|he|she|they|before|after|besides?|except|excepting|including|namely|aside|likewise|surviving|living|only|just|also|then|later|thereafter|afterwards?|subsequently|finally|there|although|because|formerly|when|that|upon|since|until|during|while|if|both|neither|all|each|his|her|their|my|our|said|the|this|no|not|did|does|do|was|were|is|are|has|had|have|what|who|whom|whose|where|which|how|state|being|born|affiant|decedent|and|of|to|in|at|by|for|with|from)$/i;
/** "J. W. ROE, County Judge": who signs for the court is nobody of whom it tells. */
const ofTheCourt =
  /^,? (?:(?:County|District|Probate|Circuit|Presiding|Superior|Associate|COUNTY|DISTRICT|PROBATE|CIRCUIT) ){0,2}(?:Judge|JUDGE|Chancellor|CHANCELLOR|Notary|NOTARY|Recorder|RECORDER|Justice of the Peace|J\. ?P\.)(?![\w])/;
/** Names of States that women and men bear too. */
const givenNames = /^(?:Florida|Washington|Tennessee|Missouri|Indiana|Arizona|Nevada|Carolina|Delaware)$/i;
/** "Bo Roe, Reno, Nevada / Cal Doe, …": the State that ends one line is no given name of the next; "Al Doe, Ida Doe, Washington Roe" are all names. */
function endsAddress(text: string, at: Span & { text: string }): boolean {
  if (/^(?:Virginia|Georgia)$/i.test(at.text) || stateCode(at.text) === null) return false;
  const short = /^[A-Z][a-z]{1,4}$/.test(at.text) && !/^(?:Ohio|Iowa|Utah|Texas|Idaho|Maine)$/.test(at.text) && text.charAt(at.end) !== ".";
  const town = /(?:^|[,;:.] ?)([A-Z][\w.' -]{1,24}), $/.exec(text.slice(Math.max(0, at.start - 30), at.start))?.[1];
  const name = /^\.? [A-Z][\w.'’-]*,? [A-Z]/.test(text.slice(at.end, at.end + 40));
  return !short && name && town !== undefined && !(town.includes(" ") && givenNames.test(at.text));
}
/** The word behind "COUNTY OF" names a county, whatever line follows. */
const countyOf = /\b(?:county|parish) of $/i;

/** "south of Big Lake", "in Elm Springs", "came from Elm City": a place by a word of the map; "divorced from AL LAKE" is none. */
const mapWord = /\b(?:Lake|City|Creek|Falls|Springs?|Grove|Valley|Rapids|Junction|Prairie|Crossing|Mills)$/i;
const placeAhead = /\b(?:at|in|near|from|(?:north|south|east|west|northeast|northwest|southeast|southwest|miles?|town|city) of) $/i;
const isMapPlace = (name: string, before: string): boolean =>
  mapWord.test(name) && placeAhead.test(before) && !(/\bfrom $/i.test(before) && isGivenName(name.split(" ")[0] ?? ""));

/** "lives at 709 S. Betty, Reno": a street behind the number of a house. */
const houseNumber = /\b(?:at|of|address(?: is)?:?) \d{1,6} $/;

/** "Q. Did he …?  A. Yes": marks of question and answer, no initials. */
const asks = (text: string, at: number) =>
  /^Q\. /.test(text.slice(at, at + 3)) || (/^A\. /.test(text.slice(at, at + 3)) && /[?.] +$|[?.:] *[—–-][ —–-]*$/.test(text.slice(Math.max(0, at - 14), at)));

/** "Una Peck and Una Peck Dell": two told side by side; not "Una Peck, now Una Peck Dell". */
const SIDE_BY_SIDE = /^(?:(?!\b(?:now|married|formerly|known|called|born|n[eé]e|wed|who)\b)[^.;:]){0,160}$/i;

/** People named in capitals here and in small letters there are called one way: as they are named first; those named short by the one longer name of the paper. */
function calledOneWay(people: readonly PersonAt[], text: string): PersonAt[] {
  const first = new Map<string, string>();
  const longer = (key: string) => {
    const whole = people.filter((p) => p.name.toLowerCase().startsWith(`${key} `));
    const [one] = whole;
    if (!/^[a-z]{2,} [a-z]{2,}$/.test(key) || !one || whole.some((p) => p.name.toLowerCase() !== one.name.toLowerCase())) return undefined;
    const apart = (p: PersonAt, q: PersonAt) => !SIDE_BY_SIDE.test(p.end <= q.start ? text.slice(p.end, q.start) : text.slice(q.end, p.start));
    return people.every((p) => p.name.toLowerCase() !== key || whole.every((q) => apart(p, q))) ? one.name : undefined;
  };
  return people.map((p) => {
    const key = p.name.toLowerCase();
    const name = first.get(key) ?? longer(key) ?? p.name;
    first.set(key, name);
    return { ...p, name };
  });
}

/** What is done at a place, ahead of its name. */
const IN_PLACE =
  /\b(?:died|dead|lived?|lives|living|resid\w+|born|buried|court-?house|home|house|work\w*|taught|hospital|farm\w*|school\w*|store|church|cemetery|stay\w*|married|wed|reared|raised|town|neighbou?rs?|appeared|moved?|settled|dwell\w*|funeral|met|served|practi[cs]ed|employed|domiciled|away|hotel|bank|nursing|lots?|block)\b[^.;:,\d]{0,24}\b(?:[Ii]n|[Aa]t) $/;
const AT_PLACE = /\b(?:[Ii]n|[Aa]t|[Oo]f|[Nn]ear|[Ff]rom|[Tt]o|[Aa]round|[Tt]oward) $/;

/** "died in Thomas Hill", "the courthouse at George West": a name that stands nowhere but behind such words is a town's. */
function withoutTowns(people: readonly PersonAt[], text: string): PersonAt[] {
  const key = (p: PersonAt) => p.name.toLowerCase();
  const lead = (p: PersonAt) => text.slice(Math.max(0, p.start - 48), p.start);
  const inside = new Set(people.filter((p) => IN_PLACE.test(lead(p))).map(key));
  const apart = new Set(people.filter((p) => inside.has(key(p)) && !AT_PLACE.test(lead(p))).map(key));
  return people.filter((p) => !inside.has(key(p)) || apart.has(key(p)));
}

/** "Otis R. Roe died at Reno, Lake County" → one person, Otis R. Roe. One word alone is nobody. */
export function findPeople(text: string, from = 0, to = text.length): PersonAt[] {
  const tokens = tokenise(text, from, to);
  const items = letteredItems(text);
  const out: PersonAt[] = [];
  let i = 0;
  while (i < tokens.length) {
    const t = tokens[i];
    const m =
      t &&
      (t.kind === "cap" || t.kind === "initial") &&
      !opensSentence.test(t.text) &&
      !items.has(t.start) &&
      !endsAddress(text, t) &&
      !asks(text, t.start) &&
      !countyOf.test(text.slice(Math.max(0, t.start - 12), t.start))
        ? matchName(tokens, text, i)
        : null;
    if (!m || !t) {
      i++;
      continue;
    }
    const whole = tokens[m.to - 1]?.end ?? t.end;
    const owns = /['’]s$/i.exec(m.name)?.[0].length ?? 0;
    const called = /^(?:Aunt|Uncle|Grandma|Grandpa) (?=[A-Z])/i.exec(m.name)?.[0].length ?? 0;
    const beyond = afterName(m.name, text.slice(whole, whole + 2));
    const [name, start, end] = [m.name.slice(called, m.name.length - owns - beyond), t.start + called, whole - owns - beyond];
    const words = name.split(" ").filter((w) => /[A-Za-z]{2}/.test(w) || /^[A-Z]\.?$/.test(w));
    const after = text.slice(end, end + 14);
    const place =
      /^,? (?:county|parish|township)\b/i.test(after) ||
      (/\b(?:at|in|of|near|County,) $/.test(text.slice(t.start - 8, t.start)) && stateCode(/^, ([A-Z][A-Za-z]+)/.exec(after)?.[1] ?? "") !== null);
    if (
      !(beyond > 0 ? isOrganisation(name) : m.organisation) &&
      words.length >= 2 &&
      !thing.test(name) &&
      !/ Name$/i.test(name) &&
      !isThing(name) &&
      !railroad.test(name) &&
      !titleOnly.test(name) &&
      !thingFirst.test(name) &&
      !ofTheCourt.test(text.slice(end, end + 40)) &&
      stateCode(name) === null &&
      !place &&
      !isMapPlace(name, text.slice(Math.max(0, t.start - 16), t.start)) &&
      !houseNumber.test(text.slice(Math.max(0, t.start - 20), t.start)) &&
      !(endsInMonth.test(name) && /^ \d/.test(after)) &&
      !landBehind.test(text.slice(end, end + 14)) &&
      !landsBehind.test(text.slice(start, end + 70).slice(end - start)) &&
      !landPlural.test(name) &&
      !(landName.test(name) && landAhead.test(text.slice(Math.max(0, t.start - 40), t.start)))
    )
      out.push({ name, start, end });
    i = Math.max(i + 1, m.to);
  }
  return calledOneWay(withoutTowns(out, text), text);
}
