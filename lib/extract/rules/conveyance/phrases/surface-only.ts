// Words that give the surface and no minerals: "surface only", "no minerals pass by this deed", "minerals excluded".

const SURFACE_ONLY =
  /\b(?:surface (?:estate |rights? )?only|(?<!\bnot )only the surface(?: estate)?|(?:only )?the top (?:of the (?:ground|land|soil)|only)|what(?:ever)? (?:is|lies) (?:above|on top)(?: (?:of )?(?:the )?(?:ground|soil))?)\b/i;
/** "as to the surface": the surface only, where nothing is said of the minerals besides. */
const AS_TO_SURFACE = /\bas to the surface(?: estate)?(?! and\b)\b/i;
const SURFACE = "(?:the )?surface(?: estate| rights?)?";
const PASSES = new RegExp(
  `\\b${SURFACE} (?:only|alone),? (?:is |being |are |to be )?(?:intended |meant |hereby |herein )*(?:to )?(?:be )?(?:pass(?:es|ed|ing)?|convey(?:ed|s)?|grant(?:ed)?|sold|go(?:es|ing)?|transferred|deeded)\\b|\\b(?:conveys?|passes|grants?|sells?|conveyed|pass|transfers?|convey) (?:by this deed |hereby |herein )?(?:(?<!not )only ${SURFACE}|${SURFACE} (?:only|alone))\\b|\\b${SURFACE}(?: thereof| of (?:it|the same|said \\w+))?,? (?:and|but) (?:nothing|naught|none of what lies|no part of what lies|not what lies) (?:that (?:is|lies) |more |else )?(?:beneath|below|underneath|under)\\b|\\bthis (?:is a )?(?:deed|conveyance|grant)(?: is)? (?:of |to |limited to |confined to )?(?:only ${SURFACE}|${SURFACE} (?:only|alone))\\b`,
  "i",
);
const MINERALS =
  "(?=(?:other )?(?:oil|gas|coal|mineral|royalt))(?:(?:oil|gas|coal|and|or|&|other|minerals?|mineral (?:rights?|interests?|estate)|of whatever (?:kind|nature|sort)|royalt(?:y|ies)),? ?){1,9}";
/** "all their lands, minerals excluded", "but no minerals", "no oil, gas or other mineral passes by this deed". */
const NO_MINERALS = new RegExp(
  `,? (?:all |the )?${MINERALS}(?:being |are )?(?:expressly )?(?:excluded|not included|not conveyed|not passing)\\b|\\b(?:but no|exclusive of(?: the| all)?|not including(?: the| any)?|excluding(?: the| all| any)?|without(?: the| any| any of the| all the)?) ${MINERALS}(?!,? ?(?:(?:and|or|&),? )?(?:other )?(?:oil|gas|coal|mineral|royalt))(?=[,.;)]|in |therein|thereunder|under)|\\b(?:no|none of the) ${MINERALS}(?:[^.;]{0,40}, )?(?:shall |do |does |is |are )?(?:hereby |herein )?(?:to be )?(?:pass(?:es|ed)?|conveyed|granted|included|go(?:es)?)\\b`,
  "i",
);
/** "Section 4; and, without minerals, the other 90 acres", "Section 4, whole; also Lot 2, but no minerals": said of one of several lands, each an item of its own. */
const ITEMS = /;|\balso\b|\band(?=, )/gi;
function leavesOutOfOne(words: string, m: RegExpExecArray): boolean {
  const sentence = words.slice(0, m.index).search(/(?:[a-z]{4,}|\d)\. [^.]*$/) + 1;
  const head = words.slice(sentence, m.index);
  const cut = [...head.matchAll(ITEMS)].at(-1)?.index ?? -1;
  const item = words.slice(sentence + cut).split(/[;.] /)[0] ?? "";
  return cut >= 0 && ATTACHED.test(m[0]) && LAND.test(head.slice(0, cut)) && LAND.test(item);
}
const ATTACHED = /^\W*(?:(?:but|exclusive|not|excluding|without)\b|.*\b(?:excluded|not included)$)/i;

/** "The surface only is intended to pass by this deed", "this deed conveys only the surface", "no minerals pass": said behind the description. */
export function saysSurfaceOnly(words: string): boolean {
  if (PASSES.test(words)) return true;
  const left = NO_MINERALS.exec(words);
  return left !== null && !leavesOutOfOne(words, left);
}
const LAND = /\b(?:acres?|sections?|surveys?|lots?|tracts?|parcels?|[NSEW]{1,2} ?(?:\/ ?[24]|[½¼])|half|quarter|abstract)\b/i;
const NEXT_ITEM = /;|,? (?:and|also) (?:also )?(?=\(?[a-z\d]{1,2}\) |(?:only )?(?:the )?surface\b)/gi;
/** "Survey 21, and (b) the surface only of 3 acres in Survey 22", "Survey 21, with its minerals; also 3 acres, the surface only": said of one of several lands. */
function ofOneLand(words: string): boolean {
  const m = SURFACE_ONLY.exec(words);
  const head = m ? words.slice(0, m.index) : "";
  const cut = [...head.matchAll(NEXT_ITEM)].at(-1)?.index ?? -1;
  if (!m || cut < 0 || !LAND.test(head.slice(0, cut))) return false;
  if (/^,? (?:of|in|to) [^.;]{0,60}/i.test(words.slice(m.index + m[0].length)) && !LAND.test(head.slice(cut)))
    return LAND.test(words.slice(m.index + m[0].length));
  return LAND.test(head.slice(cut)) && /\bminerals?\b/i.test(head.slice(0, cut));
}
/** True where the object itself is called the surface only; `keeps`: the giver keeps something by words of its own, which tell what he keeps of the minerals. */
export const isSurfaceOnly = (words: string, keeps = false): boolean =>
  (SURFACE_ONLY.test(words) && !ofOneLand(words)) || (!keeps && AS_TO_SURFACE.test(words));
