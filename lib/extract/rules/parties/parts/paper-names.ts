// The people and houses that a paper names, each naming with its place, and which of them stand together in one breath.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { namesIn, withBreaks } from "@/lib/extract/rules/parties/mentions/names-in";
import { isNoName, isThing, isTown } from "@/lib/extract/rules/parties/mentions/no-name";
import { placeEnd } from "@/lib/extract/rules/parties/mentions/place";
import { nameKey } from "@/lib/names/name-key";
import { stateCode } from "@/lib/text/states";
import { tokenise } from "@/lib/text/tokens";
import type { Span } from "@/lib/text/view";

export type Named = Span & { readonly name: string; readonly key: string; readonly house: boolean };

/** Bound for hostile text. */
const LONGEST = 14_000;
/** A line that ends before this many characters is an end of its own: no name runs over it. */
const FULL_LINE = 48;
/** "Cy Roe, her husband, deceased", "Cy Roe, late of Elm". */
const DEAD = /^,? (?:(?:her|his|the|late|now|husband|wife|spouse|since),? ){0,4}deceased\b|^,? late of\b/i;
/** "formerly Ada Roe", "its President, B. Roe", "heirs of C. Roe": another name of one, an officer, one for whose sake others are named. */
const BESIDE =
  /\b(?:formerly|n[eé]e|aka|a\/k\/a|d\/b\/a|doing business as|known as|(?:estate|heirs|will|trust|guardian|ward|agreement|widow|relict) (?:of|with|under)|(?:president|secretary|manager|officer|agent|attorney|trustee),?|by) (?:the (?:said |late )?)?$/i;
const PLACE =
  /\b(?:county|parish)(?: (?:in|of) \w+(?: \w+)?)?$|\b(?:city|meridian|survey|league|grant|subdivision|addition|street|avenue|road|records?|notary|office|creek|river|bayou|ranch)$/i;
/** "Records of Elm County", "the Elm Oil Co. lease": what is called after a name. */
const CALLED_AFTER = /^(?:['’]s)? (?:(?:oil|gas|mineral|and|&|No\.|\d+),? ?){0,6}(?:leases?|wells?|farm|ranch|unit|survey|league|grant|tract|section)\b/i;

/** "at San Antonio, Texas", ", of Fort Worth", "600 N. Marienfeld": where somebody lives or has his office, of no house. */
const WHERE = /\b(?:at|in|near) $|[,)] (?:(?:both|all|each|now|late|herein|mail|office) )?of (?:the (?:city|town|village) of )?$|\d[A-Za-z]? $/i;
const NO_PERSON =
  /\band state of\b|^of the\b|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|north|south|east|west)[ -]|\b(?:township|village|counties|heirs|court|reservation|plaza|place|building|tower|drive|lane|expressway|lease|court case|act|patent|nos?|office|deed|minerals|section|exhibit|survey)\b/i;
/** "that farm in Green Township", "of Elm Borough": where land lies or somebody lives. */
const LOCAL_BODY = /\b(?:township|borough|town|village|city|county|parish)$/i;
const LIES_IN = /\b(?:in|of|at|near|within|through) (?:the |said )?$/i;
/** "the above Cooper", "said White": one whom the paper has named in full. */
const SAID_ONE = /\b(?:[Tt]he (?:said|above|aforesaid|above[- ]named)|[Ss]aid|Mrs?\.) ([A-Z][a-z]+|[A-Z]{3,})(?![\w'’]| [A-Z])/g;

/** Those spoken of by surname alone, where one person of the paper has it. */
function bySurname(text: string, named: readonly Named[]): Named[] {
  return [...text.matchAll(SAID_ONE)].flatMap((m) => {
    const end = m.index + m[0].length;
    const start = end - (m[1] ?? "").length;
    const people = new Map(named.filter((n) => !n.house && n.key.endsWith(` ${nameKey(m[1] ?? "")}`)).map((n) => [n.key, n]));
    const one = [...people.values()][0];
    return one && people.size === 1 && !named.some((n) => n.start < end && n.end > start) ? [{ ...one, start, end }] : [];
  });
}

/** Namings of two words or of a house, from the head of the paper to `end`, in order. Places, things and offices are left out. */
export function paperNames(a: Anatomy, end: number): Named[] {
  const text = a.view.text.slice(0, Math.min(end, LONGEST));
  const lines = a.view.lines.filter((l) => l.end - l.start < Math.min(FULL_LINE, a.view.fullLine)).map((l) => l.end);
  const whole = a.sentences
    .filter((x) => x.start < text.length)
    .flatMap((x) =>
      namesIn(
        withBreaks(
          tokenise(text, x.start, Math.min(x.end, text.length)),
          lines.filter((l) => l > x.start && l < x.end),
        ),
        text,
      ),
    );
  const named = whole.flatMap(({ name, organisation, start, end: last }) => {
    const key = nameKey(name);
    const lone = !key.includes(" ");
    const before = text.slice(Math.max(0, start - 40), start);
    if (DEAD.test(text.slice(last, last + 50))) return [];
    if (!organisation && (WHERE.test(before) || NO_PERSON.test(name) || isTown(name, before, text.slice(last, last + 40)))) return [];
    if (
      lone ||
      isThing(name) ||
      (LOCAL_BODY.test(name) && LIES_IN.test(before)) ||
      stateCode(name) !== null ||
      (PLACE.test(name) && !(organisation && / of /i.test(name))) ||
      isNoName(text, start, last) ||
      CALLED_AFTER.test(text.slice(last, last + 60))
    )
      return [];
    return [{ name: /(?:\b[A-Z]|Inc|Co|Ltd|Corp|Jr|Sr)\.$/.test(name) ? name : name.replace(/\.$/, ""), key, house: organisation, start, end: last }];
  });
  return [...named, ...bySurname(text, named)].sort((x, y) => x.start - y.start);
}

const KIN =
  "(?:wife|husband|spouse|sons?|daughters?|child(?:ren)?|brothers?|sisters?|mother|father|parents?|widow(?:er)?|heirs?|nephews?|nieces?|partners?|trustees?|executor|executrix|administrat\\w+)";
/** What may stand between two names of one list: marks, "and", kin, "joined by", what one is or where he lives; no verb and no other relation. */
const JOINED = new RegExp(
  `^(?:[\\s,;&()]|\\d{1,2}[.)]|\\b(?:and|also|likewise|both|all|each|joined|joining|joins|together|along|(?<=joined )by|with|herein|pro forma|as|being|who is|now|whom|in person|individually|an?|the|said|his|her|their|my|our|whose|is|single|unmarried|married|feme|sole|divorced|man|woman|person|persons|of legal age|residents?|residing|resident|living|of|in|at|near|County|State|Texas|Oklahoma|${KIN}|[A-Z][a-z]+(?= County| Parish|,| and\\b)|County|Parish|corporation|company|limited|liability|partnership|original|grantee|patentee|aforesaid|same|place|address|Route|Box|Street|\\d+)\\b|(?<=\\b(?:[A-Z]|No|St|Rt|Co|Mrs?|Dr|wf|Tex|Okla))\\.)*$`,
);
/** "the first settler, together with his wife". */
const JOINS = /\b(?:joined by|joined with|together with|along with|with) (?:him |her )?(?:his|her) (?:said )?(?:wife|husband|spouse),? $/;
const FAR = 150;
/** "to A, of Elm": the words that part a list from the next side. */
const LEADS = /\b(?:to|unto|from|between|paid|received)\s*$/i;

/** "and Birch Oil Company holds": who opens a clause of his own. */
const ACTS_HIMSELF =
  /^,? (?:(?:now|also|each|hereby|has|have|had|shall|will) )*(?:[a-z]{2,}(?<!i|u|o)s|is|was|are|were|has|have|had|shall|will|do)\b(?<! (?:as|his|its|heirs))/;
/** "A. ROE, Route 1, Elm, North Dakota, and B. ROE": nothing but where the first lives stands between the two. */
function isPlaceOfFirst(text: string, last: Span, next: Span): boolean {
  const from = last.end + (/^, (?:of )?(?=[A-Z\d])/.exec(text.slice(last.end, last.end + 6))?.[0].length ?? 0);
  const end = from > last.end ? placeEnd(text, from) : from;
  return end > from && end < next.start && /^[,;]? and $/.test(text.slice(end, next.start)) && !ACTS_HIMSELF.test(text.slice(next.end, next.end + 40));
}

/** Whether `next` goes on with the list in which `last` stands. */
export function goesOn(text: string, last: Span, next: Span): boolean {
  const gap = text.slice(last.end, next.start);
  if (BESIDE.test(text.slice(Math.max(0, next.start - 40), next.start)) && !/\bjoined by (?:the )?$/.test(gap)) return false;
  if (/;/.test(gap) && gap.length < FAR && !/[.:]|\b(?:to|unto|paid|sells?|conveys?|leases?|grants?)\b/.test(gap)) return true;
  if (gap.length < FAR && !/[.;:]/.test(gap) && JOINS.test(gap)) return true;
  if (gap.length < FAR && isPlaceOfFirst(text, last, next)) return true;
  return gap.length < FAR && !LEADS.test(gap) && /[,;&]|\band\b|\bwith\b|\bby\b|\d[.)]|^\s+$/.test(gap) && JOINED.test(gap);
}

/** Names one behind the other with nothing but marks between them: rows of a list, "A. Roe. B. Roe.". */
export function rowsFrom(text: string, names: readonly Named[], at: number): Named[] {
  const out: Named[] = [];
  for (const n of names.slice(at)) {
    const last = out.at(-1);
    if (last && !/^[\s,;.]*(?:and )?(?:\d{1,2}[.)]? ?)?$/.test(text.slice(last.end, n.start))) break;
    out.push(n);
  }
  return once(out);
}

/** The list that `names[at]` opens. */
export function listFrom(text: string, names: readonly Named[], at: number, to: number): Named[] {
  const first = names[at];
  if (!first) return [];
  const out = [first];
  for (let k = at + 1; k < names.length; k++) {
    const [last, next] = [out.at(-1), names[k]];
    if (!last || !next || next.start >= to || !goesOn(text, last, next)) break;
    out.push(next);
  }
  return once(out);
}

/** The list that ends with `names[at]`. */
export function listUpTo(text: string, names: readonly Named[], at: number, from: number): Named[] {
  const last = names[at];
  if (!last) return [];
  const out = [last];
  for (let k = at - 1; k >= 0; k--) {
    const [next, before] = [out[0], names[k]];
    if (!next || !before || before.start < from || !goesOn(text, before, next)) break;
    out.unshift(before);
  }
  return once(out);
}

const once = (list: readonly Named[]): Named[] => list.filter((n, i) => list.findIndex((o) => o.key === n.key) === i);
