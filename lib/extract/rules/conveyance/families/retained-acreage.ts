// A clause by which an assignment ends but for the units of its wells: "save and except that portion included within the proration unit of each well".
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

/** The value of such a fact. */
export const RETAINED_ACREAGE = "retained_acreage";

const UNITS = /\bretain(?:ed|s)? acreage\b|\b(?:proration|spacing|drilling|pooled) (?:or (?:proration|spacing|drilling|pooled) )?units?\b/i;
const ENDS = /\b(?:terminat\w+|revert\w*|re-?assign\w*|reconvey\w*|expir\w+|come to an end)\b/i;
const BUT_FOR = /\b(?:save|except|excepting|retain\w*|excluding|other than|outside (?:of )?)\b/i;

/** The clause of an assignment as a fact; none in other papers or where units are spoken of without an end. */
export function retainedAcreage(scene: Scene, action: string): Fact[] {
  if (action !== "assign") return [];
  const said = scene.sentences.find((s) => UNITS.test(s.text) && ENDS.test(s.text) && BUT_FOR.test(s.text));
  return said ? [{ kind: "other", text: said.text, date: null, value: RETAINED_ACREAGE, parties: [], span: { start: said.start, end: said.end } }] : [];
}
