// Shares of a list that name no thing of their own: each is measured as the share beside it that names one.
import type { Found } from "./interest";

/** "one-eighth to A, and one-eighth to B, of the royalty": a share that names no thing of its own is of the thing named behind the next. */
export function onNextBase(item: Found, next: Found | undefined, behind: string): Found {
  const [own, base] = [item.interest, next?.interest];
  if (own.estate_type !== "royalty" || base?.estate_type !== "royalty" || base.of !== "royalty" || own.of !== "whole") return item;
  return own.readings.length === 0 && NO_THING.test(behind) ? { ...item, interest: { ...own, of: "royalty", floating: base.floating, readings: [] } } : item;
}
const NO_THING = /^\)?(?: ?\([\d/. %]{1,9}\))?(?: (?:part|share|interest))?,?;? (?:and )?(?:un)?(?:to|by|for|in) (?![^.;]*\b(?:oil|gas|produc|royalt))/i;

/** "one-eighth of the royalties to A and one-eighth to B": a share that names no thing of its own is measured as the one before it. */
export function onSameBase(item: Found, before: Found | undefined, behind: string): Found {
  const [own, first] = [item.interest, before?.interest];
  if (own.estate_type !== "royalty" || first?.estate_type !== "royalty" || first.of !== "royalty" || own.of !== "whole" || !BARE_SHARE.test(behind))
    return item;
  return { ...item, interest: { ...own, of: "royalty", floating: first.floating, readings: [] } };
}
const BARE_SHARE = /^\)?(?: ?\([\d/. %]{1,9}\))?(?: (?:part|share|interest))?(?:,? (?:to|by|for)\b(?![^.;]*\b(?:oil|gas|produc|royalt))|,? and\b|[,.;)]|$)/i;
