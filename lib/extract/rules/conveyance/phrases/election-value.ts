// What an election or an option of a pooling order comes to.
import { add, compare, ONE, toText } from "@/lib/fraction/rational";
import { findShares } from "./share";

const ROYALTY_BEHIND = /^\s*(?:\)\s*)?(?:(?:landowner|lessor)'?s?'? )?royalt/i;
const ROYALTY_AHEAD = /\broyalt(?:y|ies)(?: interest)? (?:of|equal to|at) (?:an? )?\(?$/i;
/** "an excess royalty of 1/16", "together with an additional 1/16": beside the royalty told with it. */
const EXCESS_AHEAD = /\b(?:excess|additional|extra|overriding|further)\b[^.;%]{0,40}$/i;
const EXCESS_BEHIND = /^\s*\)?\s*(?:excess|additional|extra|overrid\w*|over and above)\b/i;
/** "a 1/16 override in addition to the normal 1/8 royalty": both are paid. */
const BOTH = /\b(?:together with|plus|and|in addition to|over and above|as well as|with)\b/i;

/** "overriding_royalty 1/20", "royalty 3/16", "participate", "not_participate"; null where the words tell none of them. A royalty and an excess beside it come together. */
export function electionValue(text: string): string | null {
  const shares = findShares(text).filter((s) => compare(s.value, ONE) < 0);
  const isExcess = (s: (typeof shares)[number]): boolean => EXCESS_AHEAD.test(text.slice(0, s.start)) || EXCESS_BEHIND.test(text.slice(s.end));
  const excess = shares.find(isExcess);
  const royalty = shares.find((s) => s !== excess && !isExcess(s) && (ROYALTY_BEHIND.test(text.slice(s.end)) || ROYALTY_AHEAD.test(text.slice(0, s.start))));
  const between = excess && royalty ? text.slice(Math.min(excess.end, royalty.end), Math.max(excess.start, royalty.start)) : "";
  if (excess && royalty && BOTH.test(between)) return `royalty ${toText(add(excess.value, royalty.value))}`;
  const override = shares.find((s) => /\boverrid\w*[^.;%]{0,40}$/i.test(text.slice(0, s.start)) || /^[^.;]{0,24}\boverrid/i.test(text.slice(s.end)));
  if (override) return `overriding_royalty ${toText(override.value)}`;
  const told = royalty ?? excess;
  if (told) return `royalty ${toText(told.value)}`;
  if (/\b(?:does|do|did|will) not participate|\bdeclin|\bnot to participate/i.test(text)) return "not_participate";
  return /\bparticipat(?:e|es|ed|ing|ion)\b/i.test(text) ? "participate" : null;
}
