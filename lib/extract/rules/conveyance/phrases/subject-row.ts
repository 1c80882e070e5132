// The row of subjects of one verb: "all of the oil and gas, and all right to royalty, are reserved".

const VERB =
  /\b(?:is|are|be|being|was|were|shall|will|may|do|does|has|have|had|having|to|grants?|sells?|conveys?|gives?|keeps?|reserv\w+|except\w*|retain\w*|warrants?|convey(?:ed|ing)|sold)\b/i;
const NAMES_THING = /^\W*(?:(?:but|and|save|saving|except|excepting|provided|that) )*(?:an? |all\b|the |one|two|three|\d)[^.;]*\b(?:oil|gas|coal|minerals?)\b/i;

/** Where the row of subjects of the clause opens: "All of the oil and gas, and all right to royalty, are reserved" keeps both. */
export function subjectsFrom(text: string, starts: readonly number[], i: number): number {
  const at = starts[i] ?? 0;
  const before = starts[i - 1];
  if (before === undefined || !/^, and /i.test(text.slice(at, at + 6))) return at;
  const words = text.slice(before, at);
  return NAMES_THING.test(words) && !VERB.test(words) ? subjectsFrom(text, starts, i - 1) : at;
}
