// Whether a clause of a lease lets production or a well keep only the part of the land that has it (a "Pugh" or retained-acreage clause), in any wording:
// a part of the land, what it lacks or has, and that the lease ends or lives on there.

const PART =
  "(?:each|every|any|all|such|those|that|the|separate|only|\\d+(?:\\.\\d+)?)(?: (?:[\\w-]+,?)){0,4}? (?:lands?|acres?|acreage|tracts?|parts?|portions?|quarters?|quarter[- ]sections?|sections?|parcels?|lots?|units?|subdivisions?|forties|forty|depths)|remainder|balance|everything else|all else";
const PRODUCTION = "(?:wells?|(?:un|non-?)?produc\\w+|(?:un)?drill\\w*|undeveloped|units?|operations|pays?|paying)";
/** "upon which there is then no well", "not within a unit", "outside the section in which it stands", "undrilled". */
const LACKS = `(?:not|no|without|lacking|wanting|outside|beyond|other than|save|except|unless|undrilled|undeveloped|unproductive|non-?producing)`;
const BARREN_PART = new RegExp(`\\b(?:${PART})\\b[^.;]{0,90}\\b${LACKS}\\b[^.;]{0,90}\\b${PRODUCTION}\\b`, "i");
const UNDRILLED_PART = new RegExp(
  `\\b(?:undrilled|undeveloped|unproductive|non-?producing)\\b[^.;]{0,40}\\b(?:lands?|acres?|acreage|tracts?|parts?|quarters?|sections?)\\b|\\b${LACKS}\\b[^.;]{0,50}\\b${PRODUCTION}\\b[^.;]{0,40}\\b(?:each|every)\\b[^.;]{0,30}\\b(?:acre|tract|part|quarter|section|parcel|lot|unit|forty)s?\\b`,
  "i",
);
const ENDS =
  /\b(?:shall|will|must|is to|are to|to)(?: (?:also|thereupon|then|automatically|at once|\w+ly))? (?:(?:terminate|expire|end|cease|lapse|determine|revert|fall|drop|go|come|return|release|surrender|relinquish|reconvey|reassign)|(?:give|yield|turn|hand) (?:back|up)|be (?:released|surrendered|reconveyed|free|freed|void|at an end|given (?:back|up)|no longer))\b|\b(?:terminates|expires|ends|ceases|lapses|determines|reverts?|falls? (?:out|away)|drops? (?:out|away)|goes back|go back|comes? to an end)\b|\b(?:is|are|be) (?:then |thereby |hereby |thenceforth )?(?:released|free|freed|void|at an end|no longer)\b/i;
/** "shall not be required to" release. */
const DENIED = /\b(?:not|never|nor)\b[^.;,]{0,30}$/i;
/** What the lessee is left free to do ends nothing by itself. */
const MAY = /\b(?:may|right to|privilege|at any time|option|permitted|entitled|free to)\b/i;
const KEEP =
  "(?:ke(?:ep|pt)|h[eo]ld|perpetuat|continu|extend|maintain|preserv|cover|retain|carr(?:y|ies)|sav(?:e|es)|sustain|appl(?:y|ies)|remain|last|embrac|includ|(?:in|of) (?:full )?force|alive|effective)\\w*";
const UNIT = "(?:sections?|units?|tracts?|quarters?|acres?|acreage|parts?|lands?|lots?|parcels?|subdivisions?|forties|forty)";
const ALONE = "(?:only|no more|alone|solely|no further|nothing (?:more|else)|none other|no other|and not elsewhere|no greater)";
/** "A well keeps this lease only as to …", "covers only those tracts on which", "holds the quarter where it is, and no more". */
const KEEPS_ONLY = [
  new RegExp(`\\b(?:wells?|production|operations|lease|lessees?|it)\\b[^.;]{0,90}\\b${KEEP}[^.;]{0,40}\\bonly\\b[^.;]{0,70}\\b${UNIT}\\b`, "i"),
  new RegExp(`\\b(?:wells?|production|operations)\\b[^.;]{0,60}\\b${KEEP}[^.;]{0,90}\\b${UNIT}\\b[^.;]{0,60}\\b${ALONE}\\b`, "i"),
  new RegExp(
    `\\b(?:no|neither) (?:well|production|operations|unit)\\b[^.;]{0,60}\\b${KEEP}[^.;]{0,60}\\b(?:outside|beyond|other than|except|elsewhere|but)\\b`,
    "i",
  ),
  new RegExp(`\\bonly\\b[^.;]{0,60}\\b${UNIT}\\b[^.;]{0,60}\\b(?:wells?|produc\\w+)\\b[^.;]{0,60}\\b${KEEP}`, "i"),
  new RegExp(
    `\\b(?:wells?|production|operations|unit)\\b[^.;]{0,60}\\bnot\\b[^.;]{0,20}\\b${KEEP}[^.;]{0,60}\\b(?:outside|beyond|other than|not (?:with)?in\\w*)\\b`,
    "i",
  ),
];
/** Rentals, wells to be begun, interests less than the whole, taxes and notices: other clauses that speak of parts. */
const OTHER_CLAUSE =
  /\b(?:rentals?|deferring|deferment|commenc\w+ (?:a |of )|begun within|offset|drainage|lesser (?:interest|estate)|less than the (?:entire|whole)|(?:up)?on (?:the |such |any )?(?:surrender|release)|damages?|taxes|assign(?:s|ment)?|warrant\w*|royalt(?:y|ies) (?:shall|to) be paid|bury|pipe ?lines?|feet of)\b/i;
const HOLDS_ALL =
  /\b(?:hold|keep|maintain|extend|perpetuat|continu|preserv)\w*[^.;]{0,50}\b(?:all of|the whole|whole of|entire(?:ty)?|as to all|every part|in (?:its|their) entirety)\b|\bshall not (?:terminate|expire|end)\b/i;

/**
 * "When the primary term is up, lessee must give back all quarter sections having no producing well" → true; "Lessee may at any time release any part",
 * "Production anywhere keeps the whole" → false. Errs toward false: it must say of a part of the land that the lease ends or lives on there alone.
 */
export function holdsOnlyParts(sentence: string): boolean {
  if (OTHER_CLAUSE.test(sentence) || !new RegExp(`\\b${PRODUCTION}\\b`, "i").test(sentence)) return false;
  if (KEEPS_ONLY.some((k) => k.test(sentence))) return true;
  if (MAY.test(sentence) || HOLDS_ALL.test(sentence)) return false;
  const end = ENDS.exec(sentence);
  return end !== null && !DENIED.test(sentence.slice(0, end.index)) && (BARREN_PART.test(sentence) || UNDRILLED_PART.test(sentence));
}
