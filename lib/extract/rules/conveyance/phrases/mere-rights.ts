// "together with all easements for drilling and transporting oil, gas or any of said minerals": rights to use the land, which give none of what they name.
import { findShares } from "./share";

const KIND = "(?:rights?|privileges?|powers?|libert(?:y|ies)|easements?|licen[cs]es?|servitudes?)";
const QUALIFIED =
  "(?:(?:all|the|any|such|every|full|free|usual|customary|necessary|needful|convenient|proper|reasonable|requisite|perpetual|exclusive|sole|further|other|additional|and|or|of|an?|its|surface),? )*";
const USING =
  "(?:ingress|egress|entry|entering|access|way|passage|prospect\\w*|enter|use|using|min(?:e|ing)\\b|explor\\w*|remov\\w*|go\\b|drill\\w*|bor(?:e|ing)\\b|sink\\w*|search\\w*|dig\\w*|operat\\w*|develop\\w*|produc(?:e|ing)\\b|sav(?:e|ing)\\b|stor(?:e|ing)\\b|transport\\w*|haul\\w*|lay\\w*|build\\w*|construct\\w*|erect\\w*|work\\w*|open\\w*|tak(?:e|ing)\\b|carry\\w*|the (?:free )?use|the purposes?|mining|such purposes?)";
const OPENS = new RegExp(
  `^\\W*(?:and )?(?:(?:together|along) )?(?:with )?(?:it |them )?${QUALIFIED}(?:easements?\\b|rights?[- ]of[- ]way\\b|ingress\\b|(?:free )?use of\\b|${KIND}(?:,? (?:and|or) (?:\\w+ )?${KIND})* (?:(?:at (?:all|any) times?|needed|necessary|usual|proper|convenient|requisite|incident(?:al)?|which|that|as|may|be|needful|from time to time),? )*(?:of|to|for|in)\\b (?:the (?:purposes? of )?|free )?${USING})`,
  "i",
);

/** Whether a clause that adds to a grant or a keeping gives only rights to use the land. A share of anything in it, and it is read. */
export const isMereRights = (clause: string): boolean => OPENS.test(clause) && findShares(clause).length === 0;

const LED_IN = /,? (?=(?:and )?(?:(?:together|along) with|with|and(?: also)? (?:the|all)) )/gi;

/** The words of a thing without the rights of use that are told behind it: "all minerals, with the right to mine any of said minerals" → "all minerals". */
export function beforeMereRights(clause: string): string {
  for (const m of clause.matchAll(LED_IN)) if (isMereRights(clause.slice(m.index))) return clause.slice(0, m.index);
  return clause;
}
