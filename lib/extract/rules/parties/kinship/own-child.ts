// An affiant who swears in the first person to be the only child or heir: "I was the one child that my mother ever had".
import { type KinFact, sameName } from "./kin-fact";

const ONLY = "(?:one|only|sole)(?:,? (?:and|or) (?:only|sole|one))?(?: living| surviving| lawful| remaining)?";
const OF_THAT_PARENT =
  "(?:(?:that|whom|which) )?(?:(?:my|the said|said) (?:mother|father|parents?|decedent)|she|he|they|(?:the )?decedent)\\b[^.;]{0,24}\\b(?:had|left|bore|raised|reared|adopted)\\b|(?:of|born to|left by) (?:my (?:said )?(?:mother|father|parents)|the (?:decedent|deceased)|her|him|them)\\b";
const I_AM = new RegExp(
  `\\bI (?:am|was|alone am|alone was)(?:,? and (?:am|was|have always been),?)? (?:the |her |his |their |my (?:mother|father|parents?)'s? )?${ONLY} (?:child|son|daughter|issue)\\b(?=(?: ${OF_THAT_PARENT})?)`,
  "i",
);
/** "her only son", "the one child that my mother ever had": it is told whose. */
const WHOSE = new RegExp(`\\b(?:her|his|their|my (?:mother|father|parents?)'s?) ${ONLY} |${OF_THAT_PARENT}`, "i");

/** The affiant as the child of `main`, where he says so and nothing else of him is told; else null. */
export function ownChild(text: string, facts: readonly KinFact[], main: string, affiant: string | null): KinFact | null {
  if (!affiant || sameName(affiant, main) || facts.some((f) => sameName(f.name, affiant))) return null;
  const m = I_AM.exec(text);
  if (!m || !WHOSE.test(text.slice(m.index, m.index + m[0].length + 90))) return null;
  return { name: affiant, at: { start: m.index, end: m.index + m[0].length }, relation: "child", of: [main], living: true };
}
