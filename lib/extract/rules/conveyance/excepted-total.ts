// A share left out as a whole, and then told piece by piece: "three-fourths of the minerals: one-half having been sold to A and the remaining one-fourth being kept by me".
import { compare, equals, fromWire, type Rational, sub, sum, toWire } from "@/lib/fraction/rational";
import type { Found } from "./interest";

const NEAR = 500;
const IN_PIECES = /(?::|\bbeing|\bof which|\bnamely|\bto-?wit|\bconsisting of|\bmade up of|\bas follows)[,:]? (?:an? |the )?(?:undivided )?$/i;

const shareOf = (f: Found): Rational | null => (f.interest.fraction && f.interest.of === "whole" ? fromWire(f.interest.fraction) : null);
const placeOf = (f: Found): number => f.fraction?.start ?? f.span.start;

/** "less 3/8 of the minerals, of which the grantor keeps one-eighth": what is left of a total beside the piece of it that is kept. */
function besideKept(x: Found, reservations: readonly Found[], text: string): Found {
  const total = shareOf(x);
  const at = placeOf(x);
  const kept = reservations.filter(
    (r) =>
      r.interest.estate_type === x.interest.estate_type &&
      placeOf(r) > at &&
      placeOf(r) < at + NEAR &&
      /\bof which\b/i.test(text.slice(at, (r.fraction?.end ?? placeOf(r)) + 30)) &&
      !/[a-z)]{3}\.\s/.test(text.slice(at, placeOf(r))),
  );
  const own = sum(kept.flatMap((r) => shareOf(r) ?? []));
  return total && kept.length && compare(own, total) < 0 && !equals(own, sub(own, own))
    ? { ...x, interest: { ...x.interest, fraction: toWire(sub(total, own)) } }
    : x;
}

/** One share of one thing at one place of the words, which two readings have found. */
const isSamePlace = (a: Found, b: Found): boolean =>
  a.fraction !== null &&
  a.fraction.start === b.fraction?.start &&
  a.interest.estate_type === b.interest.estate_type &&
  a.interest.fraction?.fraction === b.interest.fraction?.fraction &&
  (a.interest.held_by ?? b.interest.held_by) === (b.interest.held_by ?? a.interest.held_by);

/** A share told of what is left out already: "one-third thereof belongs to A", "one-fourth of which was sold to B", "a half is owned by C". */
const PIECE =
  /^\)?(?: ?\([\d/. %]{1,9}\))?(?: (?:undivided )?(?:part|share|interest))?(?: (?:thereof|of (?:it|them|these|those|the same|which)))?,? (?:is|are|was|were|being|belongs?|belonging|having|has|have|stands?|vested|owned|held|sold|outstanding)\b/i;
/** Without what is only told of minerals that are all left out: whose they are is no second thing. */
function withoutPieces(exceptions: readonly Found[], text: string): Found[] {
  const total = exceptions.find((x) => x.interest.estate_type === "mineral" && !x.interest.held_by && !x.scope && shareOf(x)?.n === 1n && shareOf(x)?.d === 1n);
  if (!total) return [...exceptions];
  const told = (f: Found): boolean =>
    f.fraction !== null &&
    f.fraction.start > placeOf(total) &&
    f.fraction.start < placeOf(total) + NEAR &&
    PIECE.test(text.slice(f.fraction.end, f.fraction.end + 80));
  return exceptions.filter((f) => f === total || f.interest.estate_type !== "mineral" || f.scope !== undefined || !told(f));
}

/** The exceptions without one that the pieces behind it, excepted or reserved, make up. Errs toward keeping: a sum is dropped only where it comes out even. */
export function withoutTotals(all: readonly Found[], reservations: readonly Found[], text: string): Found[] {
  const exceptions = all.filter((x, i) => !all.slice(0, i).some((o) => isSamePlace(o, x)));
  const left = withoutPieces(exceptions, text).filter((x) => {
    const total = shareOf(x);
    const at = placeOf(x);
    if (!total || x.interest.held_by) return true;
    const pieces = [...exceptions, ...reservations]
      .filter((f) => f !== x && f.interest.estate_type === x.interest.estate_type && placeOf(f) > at && placeOf(f) < at + NEAR)
      .sort((a, b) => placeOf(a) - placeOf(b));
    const values = pieces.map(shareOf).filter((v): v is Rational => v !== null);
    const first = pieces[0];
    return !(first && values.length > 1 && values.length === pieces.length && equals(sum(values), total) && IN_PIECES.test(text.slice(at, placeOf(first))));
  });
  return left.length === exceptions.length ? left.map((x) => besideKept(x, reservations, text)) : left;
}
