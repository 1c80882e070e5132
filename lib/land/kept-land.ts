// Land that the giver says he keeps: "the grantor retains 30 acres of his tract with the minerals entire". It is no land of the grant.
const NUMBER =
  "(?:\\d[\\d,.]*|(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty(?:-\\w+)?|hundred|and)[ -]){1,6}(?:\\([\\d,.]+\\) ?)?)";
const VERB = "(?:retain|keep|reserve|withhold|hold back)(?:s|ing|ed)?(?: out| back)?";
const FOR_SELF = "(?:,? (?:un)?(?:to|for) (?:himself|herself|itself|themselves|myself|ourselves|(?:the )?(?:said )?grantors?|me|us),?)?";
const WHICH = "(?:(?:the|all|an?|his|her|my|our|their|its|that|said|other|remaining|rest of|balance of|north|south|east|west|entire|about|some) )*";
const KEPT_LAND = new RegExp(
  `\\b${VERB}${FOR_SELF} ${WHICH}${NUMBER} ?acres\\b(?! (?:undivided |net )?(?:interests? )?(?:of|in) (?:all |the |said )*(?:oil|gas|minerals?|royalt|coal))(?!\\W{0,2}(?:mineral|royalty) )`,
  "i",
);

/** Whether a clause keeps land itself, whatever it says goes with that land: "keeps the other forty acres, minerals and all" → true; "keeps the minerals in 40 acres" → false. */
export const keepsLand = (clause: string): boolean => KEPT_LAND.test(clause);
