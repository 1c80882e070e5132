// Whether a lease lasts beyond its years while something is produced, in whatever words its habendum says so.
import { findPeriods } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { primaryTermEnd, primaryTermOf } from "./primary-term";

const PRODUCED =
  "(?:\\b(?:produc(?:ed|es|ing|tion)|yields?|yielded|yielding|won|raised|obtained|pumped|flow(?:s|ing)?)\\b|\\b(?:is|are|be|being) (?:being |there |still |so )?(?:found|had|got|taken|sold|marketed)\\b)";
const TIME = "(?:time|times|period|term|space)";
const STAYS = "(?:stays?|stands?|remains?|continues?|runs?|holds?|goes|lives?|endures?|lasts?|survives?|kept|keeps?|be)";
const KEEPS = "(?:keeps?|carr(?:y|ies)|holds?|extends?|continues?|prolongs?|perpetuates?|maintains?|preserves?)";

/** The usual words: "so long thereafter as", "as long as". */
const SO_LONG = /\b(?:so|as) long (?:(?:there)?after(?:wards?)? (?:that |this |them |then |the same )?)?as\b[^.;]{0,120}/i;

const FORMS: readonly RegExp[] = [
  // "for such further time as gas is produced", "for whatever time oil is produced", "for any time during which the land yields oil"
  new RegExp(
    `\\b(?:for|and|plus|then|during) (?:for |during )?(?:whatever|such|so much|as much|any|all)(?: the)?(?: (?:further|longer|other|more|additional|later))? ${TIME}\\b[^.;]{0,90}${PRODUCED}[^.;]{0,40}`,
    "gi",
  ),
  // "runs on while such production lasts", "and thereafter while oil is produced"
  new RegExp(
    `\\b(?:lease|grant|it|term|same|thereafter|afterwards?|after that|beyond|then(?= (?:while|whilst|during)))\\b[^.;]{0,40}\\b(?:while|whilst|during)\\b[^.;]{0,70}${PRODUCED}[^.;]{0,40}`,
    "gi",
  ),
  // "for thirty years and while gas is produced"
  new RegExp(`\\byears?\\)?,? (?:and|or) (?:also )?(?:for )?(?:while|whilst|(?:so|as) long as)\\b[^.;]{0,70}${PRODUCED}[^.;]{0,40}`, "gi"),
  // "the lease stays in effect if oil is being produced"
  new RegExp(
    `\\b(?:lease|grant|it|term|same)\\b (?:\\w+ )?${STAYS}\\b[^.;]{0,30}\\b(?:if|where|provided|whenever|when)\\b[^.;]{0,60}${PRODUCED}[^.;]{0,40}`,
    "gi",
  ),
  // "production will carry the lease past that term while it continues", "oil or gas production keeps it running after that"
  new RegExp(`\\bproduction\\b[^.;]{0,70}\\b(?:(?:will|shall|is to|does|to) )?${KEEPS} (?:the|this|it|said|that|such|in)\\b[^.;]{0,60}`, "gi"),
  // "and beyond them until production ceases", "until the oil is exhausted"
  /\b(?:thereafter|afterwards?|beyond|(?:after|past) (?:it|that|them)|(?:and|or|then)(?= until))\b[^.;]{0,50}\buntil\b[^.;]{0,40}\b(?:production\b[^.;]{0,20}\b(?:ceases?|ends?|stops?|fails?)|(?:oil|gas|minerals?)\b[^.;]{0,20}\bexhausted)\b/gi,
  // "held thereafter by production"
  /\b(?:thereafter|afterwards?|beyond (?:it|that|them)|after (?:it|that|them))\b[^.;]{0,20}\b(?:by|with|through) (?:such |actual |continued )?production\b/gi,
];

/** Nothing lasts by words that tell when nothing is produced, or what is paid, used or grown meanwhile. */
const OF_OTHER = /\b(?:not|no|neither|nor|rentals?|shut-?in|royalt(?:y|ies)|crops?|cattle|dwelling|houses?|pipe ?-?lines?|damages?|roads?|water)\b/i;
/** "After the primary term …", in a sentence of its own. */
const NAMES_TERM = /\b(?:primary|fixed|initial|base|original|said|such) (?:terms?|period)\b/i;

/** "The lease shall last, as to the land kept, while …". */
const LASTS = new RegExp(`\\b(?:lease|grant|term)(?: shall| is to| will| does| itself)? ${STAYS}\\b`, "i");
/** "Six years; and …", "Afterwards, for …": nothing ahead of the term but a word or two. */
const opensWithTerm = (words: string): boolean =>
  /^\W*(?:(?:there)?after(?:wards?)?|(?:and|or|then|plus) (?:for )?(?:such|whatever|any|as much|so much))\b/i.test(words) ||
  findPeriods(words.slice(0, 60)).some((p) => p.start < 14);

/** The words of the term: the sentence that tells its years with the one behind it, habendums, and sentences that name the term, open with it or say what lasts. */
function ofTheTerm(scene: Scene): string[] {
  const told = (primaryTermOf(scene) ?? primaryTermEnd(scene))?.span.start ?? -1;
  return scene.sentences
    .filter((s, i, all) => {
      const before = all[i - 1];
      const tells = (x: Sentence) => x.start <= told && told < x.end;
      return (
        s.kind === "habendum" || tells(s) || (before !== undefined && tells(before)) || NAMES_TERM.test(s.text) || LASTS.test(s.text) || opensWithTerm(s.text)
      );
    })
    .map((s) => s.text);
}

/** "Three years, and on while oil is produced" → the words that say so; null where no words keep the lease beyond its years. */
export function productionTerm(scene: Scene): string | null {
  const usual = SO_LONG.exec(scene.text);
  if (usual) return usual[0];
  for (const words of ofTheTerm(scene)) for (const form of FORMS) for (const m of words.matchAll(form)) if (!OF_OTHER.test(m[0])) return m[0];
  return null;
}
