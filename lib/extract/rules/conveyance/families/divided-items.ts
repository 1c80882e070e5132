// A division told item by item, in whatever words: who takes the land of an item is told by "to", by a verb of having, or by who conveys.
import { placesByGiven, placesBySurname, placesOf, sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { landMarks } from "@/lib/land/named/land-marks";

/** The land words of an item with those who take it; `start`: their place in the paper. */
export type DividedItem = { takers: string[]; words: string; start: number };

const ORDINAL = "(first|second|third|fourth)";
const PART = new RegExp(`\\b(?:the |said )*(?:part(?:y|ies) of the ${ORDINAL} part|${ORDINAL}[- ](?:named )?part(?:y|ies))\\b(?!['’])`, "gi");
/** Between a name and the part it is called by. */
const CALLS = /^,?(?: [^;.]{0,90}?)?[,(]? ?(?:as |(?:herein\w*|hereafter) )?(?:called |styled |the )*["“]?$/i;
const LEADS_NAME = /^["”)]?[,:]? (?:is |being |means )?$/i;

/** Whom "first party" and "party of the second part" mean: the one name beside the part where it is first told. */
function partsOf(scene: Scene): ReadonlyMap<string, string> {
  const names = placesOf(scene.text, scene.parties.parties).sort((a, b) => a.start - b.start);
  const out = new Map<string, string>();
  for (const m of scene.text.matchAll(PART)) {
    const part = (m[1] ?? m[2] ?? "").toLowerCase();
    if (out.has(part)) continue;
    const before = names.findLast((n) => n.end <= m.index);
    const behind = names.find((n) => n.start >= m.index + m[0].length);
    if (before && CALLS.test(scene.text.slice(before.end, m.index))) out.set(part, before.id);
    else if (behind && LEADS_NAME.test(scene.text.slice(m.index + m[0].length, behind.start))) out.set(part, behind.id);
  }
  return out;
}

/** Everyone whom the words mean, by name, surname, given name or part, in order. */
function peopleIn(words: string, scene: Scene, parts: ReadonlyMap<string, string>): NameAt[] {
  const people = scene.parties.parties;
  const byPart = [...words.matchAll(PART)].flatMap((m): NameAt[] => {
    const id = parts.get((m[1] ?? m[2] ?? "").toLowerCase());
    return id ? [{ id, start: m.index, end: m.index + m[0].length }] : [];
  });
  const all = [...placesOf(words, people), ...byPart, ...placesBySurname(words, people), ...placesByGiven(words, people)];
  return all.filter((p, i) => !all.some((o, k) => k < i && o.start < p.end && p.start < o.end)).sort((a, b) => a.start - b.start);
}

const TO_HIM = /\b(?:(?:un)?to|in(?= )|upon|with|(?:property|share|lot|part|portion|allotment|home) of)(?: the| said| Mrs?\.| Miss)*:? ?$/i;
const VERB_TO_HIM =
  /\b(?:vest\w*|belong\w*|go(?:es)?|fall\w*|pass(?:es)?|set|allot\w*|assign\w*|award\w*|given?s?|convey\w*|grant\w*|releas\w*|quit-?claim\w*|deed\w*|sells?|sold|over|remise\w*|is|be|stays?|remains?)\b[^;]*$/i;
const HAS =
  /^,? ?(?:(?:shall|is to|are to|will|may|hereby|henceforth|hereafter|thereafter|from now on|alone|do|does|then) )*(?:be(?:comes?)? (?:the )?(?:sole |only |absolute )?owners?|takes?|ha(?:s|ve)|own|holds?|receives?|gets?|keeps?)\b/i;
const GIVES =
  /^,?(?: (?:an?|the) [a-z ]{3,24},)?(?: (?:does|do|hereby|also|likewise|for (?:his|her) part|in turn|,))*,? ?(?:grants?|conveys?|conveying|granting|quit-?claims?|releas(?:es?|ing)|remises?|deeds?|sells?|gives?|transfers?|assigns?|bargains?|sets? over)\b/i;
const TO_PRONOUN = /\b(?:un)?to (?:her|him|them)\b(?! (?:heirs|own))/i;

/** "A. Roe -- the NE/4", "B. Roe to A. Roe: all his share of the surface of the NE/4": the name that heads an item. */
const HEADS = /^ ?(?:[:–—]|--?) ?/;
const OPENS_ITEM = /^\W*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)] )?(?:(?:un)?to )?(?:the |said )*$/i;

/** Who takes by the words of one sentence; none where they do not tell, or tell of all. */
function takersIn(words: string, scene: Scene, parts: ReadonlyMap<string, string>, all: readonly string[]): string[] {
  const people = peopleIn(words, scene, parts).filter((p) => all.includes(p.id));
  const led = people.filter((p) => {
    const ahead = words.slice(Math.max(0, p.start - 120), p.start);
    return (
      TO_HIM.test(ahead) &&
      (VERB_TO_HIM.test(ahead) || /^\W*(?:un)?to\b[^;]{0,20}$/i.test(ahead) || /\b(?:property|share|lot|part|portion|allotment) of[^;]{0,12}$/i.test(ahead))
    );
  });
  const [first, second] = people;
  const heads = (p: NameAt | undefined): NameAt[] => (p && HEADS.test(words.slice(p.end)) ? [p] : []);
  const headed =
    first && OPENS_ITEM.test(words.slice(0, first.start)) ? (/^ (?:un)?to $/.test(words.slice(first.end, second?.start)) ? heads(second) : heads(first)) : [];
  const having = people.filter((p) => HAS.test(words.slice(p.end, p.end + 80)));
  const takers = [...new Set((headed.length ? headed : [...led, ...having]).map((p) => p.id))];
  if (takers.length) return takers.length < all.length ? takers : [];
  const givers = [...new Set(people.filter((p) => GIVES.test(words.slice(p.end, p.end + 80))).map((p) => p.id))];
  const rest = all.filter((id) => !givers.includes(id));
  return givers.length === 1 && rest.length === 1 && TO_PRONOUN.test(words) ? rest : [];
}

const OWNERS =
  /\b(?:whereas|being (?:the )?(?:co-?|joint )?(?:owners|tenants|seized)|are (?:the )?(?:co-?|joint )?(?:owners|tenants)|own(?:ing)?\b[^.;]{0,200}?\b(?:together|in common|jointly|half and half|in equal|share and share|each|undivided)|each own\w*|as tenants in common)\b/i;
/** What says of minerals that a division leaves them as they were. */
export const UNDIVIDED =
  /\b(?:minerals?|oil|gas)\b[^.;]{0,160}\b(?:undivided|in common|common property|jointly|not|no (?:part|change)|remains?|continues?|excluded|excepted|left (?:out|as)|stays?|kept|keeps?|untouched|one-half (?:in|by|to) each|as (?:now|before|heretofore|they))\b|\b(?:nothing|neither|no (?:part|change))\b[^.;]{0,120}\b(?:minerals?|oil|gas)\b|\beach (?:of them |party )?(?:keeps?|retains?|shall (?:keep|retain))\b[^.;]{0,60}\b(?:minerals?|oil|gas)\b|\b(?:division|partition|deed)\b[^.;]{0,60}\b(?:surface (?:alone|only)|only the surface)\b|\bsurface (?:alone|only) is\b/i;
const OPENS_ACT = /\b(?:therefore|as follows|thus|in this manner|to[- ]wit)[,:]?\s|:\s/i;

/** The operative words of a sentence: what stands behind the recital of who owns what, or behind the names of all owners. */
function operative(s: Sentence, names: (words: string) => number, count: number): { words: string; start: number } {
  const owned = OWNERS.exec(s.text)?.index ?? 0;
  const at = OPENS_ACT.exec(s.text.slice(owned));
  const opens = at ? owned + at.index + at[0].length + (/^:\s/.exec(s.text.slice(owned + at.index + at[0].length))?.[0].length ?? 0) : 0;
  const from = at && (owned > 0 || (/^\w/.test(at[0]) && names(s.text.slice(0, opens)) === count)) ? opens : 0;
  return { words: s.text.slice(from), start: s.start + from };
}

/**
 * The items of a division, each with its takers and the words that name its land; empty unless two items at least go to different people.
 * An item whose taker stands in the next sentence ("2. SOUTH TRACT. S/2, 80 acres. Allotted to A") goes on in it. Errs toward none.
 */
export function dividedItems(scene: Scene): DividedItem[] {
  const all = [...new Set([...sideIds(scene.parties, "from"), ...sideIds(scene.parties, "to")])];
  const parts = partsOf(scene);
  const out: DividedItem[] = [];
  const named = (words: string): number => new Set(peopleIn(words, scene, parts).map((p) => p.id)).size;
  let open: { words: string; start: number } | null = null;
  for (const s of scene.sentences.filter((x) => x.kind === "clause")) {
    const own = operative(s, named, all.length);
    if ((OWNERS.test(own.words) && own.start === s.start) || UNDIVIDED.test(own.words.slice(0, 260)) || /^\W*(?:and )?whereas\b/i.test(own.words)) {
      open = null;
      continue;
    }
    const land = landMarks(own.words).length > 0;
    const takers = takersIn(own.words, scene, parts, all);
    if (land && takers.length) out.push({ takers, ...own });
    else if (takers.length && open) out.push({ takers, words: scene.text.slice(open.start, s.end), start: open.start });
    open = land && !takers.length ? (open ?? own) : null;
  }
  return new Set(out.map((i) => i.takers.join())).size > 1 ? out : [];
}
