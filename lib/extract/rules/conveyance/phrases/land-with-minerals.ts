// The land itself, its minerals only named along with it: "the farm, with whatever oil and gas he owned under it".

import { isPropertyByKinds } from "./property-kinds";

const NOUN = "(?:acres|section|quarter|county|range|survey|lands?|premises|property|tract|real estate|realty|farm|ranch|home ?place|homestead|plantation)";
const MINERALS = "(?:oil|gas|minerals?|mineral rights)";
/** Words that leave open how much: all, what there is of it. */
const MUCH =
  "(?:all|of|the|every|any|and|its|such|other|what|whatever|whatsoever|said|(?:(?:decedent|deceased|testat(?:or|rix)|intestate|grantor)['’]s)|(?:his|her|their)(?= (?:oil|gas|minerals)))";
const TOLD_TOGETHER = new RegExp(
  `\\b${NOUN},?(?: and| with| together with)(?: ${MUCH})* ${MINERALS}\\b|\\b${NOUN}\\b(?:[^.;]|(?<=\\b[A-Z])\\.){0,120}?(?:,|\\band\\b|\\d) ?(?:together with|along with|with|including|and) (?:${MUCH} )*${MINERALS}\\b|\\bsurface and (?:all )?(?:the )?minerals?\\b|\\bminerals? and (?:all |the |its |his |her )*surface\\b`,
  "i",
);
/** "all the residue, including Section 21 and all the minerals therein": no mineral is named ahead of the land. */
const LAND_FIRST = new RegExp(
  `^(?:(?!\\b(?:oil|gas|coal|minerals?|royalt))[^.;])*?\\b${NOUN}\\b(?:(?!\\b(?:oil|gas|coal|minerals?|royalt))[^.;]){0,60}\\band all (?:of )?(?:the )?${MINERALS}\\b`,
  "i",
);

/** "all the coal in the land, and all oil and gas": minerals ahead of the land that they lie in. */
const MINERALS_FIRST = new RegExp(
  `^(?:(?!\\b(?:${NOUN}|surface)\\b)[^.;])*?\\b(?:oil|gas|coal|minerals?|royalt(?:y|ies))\\b(?:(?!\\b(?:${NOUN}|surface)\\b)[^.;]){0,60}? (?:in|under|beneath|upon|from) `,
  "i",
);

const ALL_THE = `(?:(?:${MUCH}|his|her|their|said|decedent's|deceased's|testator's|grantor's) )*`;
/** Words on the way from the surface to the minerals that tell of no share and of no mere right: "all that remained to the decedent of the". */
const ON_THE_WAY =
  "(?:(?!(?:one|two|three|four|five|six|seven|nine|half|thirds?|fourths?|quarters?|eighths?|sixteenths?|undivided|reserv\\w*|except\\w*|save|less|no|not|subject|rights?|use|easement|access|royalty)\\b)[a-z'’]+ ){0,10}?";
/** "the surface of the NW/4, and all of the decedent's oil, gas and other minerals therein": the two halves of the fee, both whole. */
const SURFACE_AND_ALL = new RegExp(
  `\\bsurface(?: estate| rights)?,? (?:and|with|together with|along with) ${ON_THE_WAY}(?:oil\\b|gas\\b|minerals?\\b)|\\bsurface (?:estate )?(?:of|in|to)\\b[^;]{0,160}?,? (?:and|with|together with|along with) (?=all\\b|the\\b|every\\b)${ALL_THE}${MINERALS}[^.;]{0,40}\\b(?:therein|thereunder|thereof|(?:under|beneath|in) (?:it|the same|said))\\b`,
  "i",
);

const THINGS = "(?:(?:rights?|titles?|interests?|shares?|parts?|estates?|claims?),? ?(?:(?:and|or) )?)+";
const WHOSE = "(?:the |my |his |her |their |our |(?:the )?(?:said )?(?:decedent|deceased|testat(?:or|rix)|grantor|intestate|estate|ward)['’]?s?['’]? )";
/** "600 acres, and whatever I have in the minerals under it", "the land, and the decedent's interest, whatever it be, in the oil and gas thereunder": land, and what the giver has below it. */
const AND_HIS_IN_MINERALS = new RegExp(
  `\\b${NOUN}\\b[^;]{0,120}?,? (?:and|with|together with|along with|also|including|as well as) (?:(?:all|also|of|any|such) )*(?:${WHOSE}?${THINGS}(?:of (?:the )?(?:said )?(?:decedent|deceased|testat(?:or|rix)|grantor)\\b)?|whatever|what|such)(?:,? (?:if any|rights?|titles?|interests?|shares?|parts?|claims?|whatever|such as|as|that|which|what|it|I|he|she|they|we|(?:the )?(?:decedent|deceased|testat(?:or|rix)|grantors?)|be|is|may|might|have|has|had|owns?|owned|held|holds?)\\b)*,? ?(?:in|to)(?:,? and to)? (?:${MUCH} )*${MINERALS}\\b[^.;]{0,60}\\b(?:thereunder|therein|thereof|thereon|(?:under|beneath|in|on|of) (?:it|them|the same|said|such|that|those))\\b`,
  "i",
);
/** "the land of decedent, being 460 acres, with all interest of decedent in its minerals": those of the land just told. */
const AND_HIS_IN_ITS = new RegExp(
  `\\b${NOUN}\\b[^;]{0,160}?,? (?:and|with|together with|along with|also|including|as well as) (?:(?:all|also|of|any|such) )*${WHOSE}?${THINGS}(?:of (?:the )?(?:said )?(?:decedent|deceased|testat(?:or|rix)|grantor|intestate)\\b)?,? ?(?:in|to)(?:,? and to)? (?:(?:all|of|any) )*(?:its|their|the underlying) ${MINERALS}\\b`,
  "i",
);
/** "(Book R, page 402)", "Vol. 9": citations, whose points end no sentence. */
const withoutCitations = (words: string): string => words.replace(/\([^()]*\)/g, "").replace(/\b(vol|no|bk|pp?|abst?|co|ry)\./gi, "$1");

/** Whether the words give land with the minerals under it, and not minerals alone. */
export const isLandWithMinerals = (said: string): boolean => {
  const words = withoutCitations(said);
  return (
    (TOLD_TOGETHER.test(words) && !MINERALS_FIRST.test(words)) ||
    LAND_FIRST.test(words) ||
    SURFACE_AND_ALL.test(words) ||
    isPropertyByKinds(words) ||
    ((AND_HIS_IN_MINERALS.test(words) || AND_HIS_IN_ITS.test(words)) && !MINERALS_FIRST.test(words))
  );
};
