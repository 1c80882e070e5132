// Grants of a number of mineral acres, as shares of the tracts that they cover.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { compare, div, isZero, ONE, parseRational, sum, toWire } from "@/lib/fraction/rational";
import type { Case } from "./case";
import { evidenceAt, type Matter } from "./matter";

/**
 * "20 mineral acres" over 160 acres in the package → 1/8. Where the acres are not known, or are fewer, nothing is known of the share; nor of a number
 * of royalty acres, which measure now a royalty of one eighth on an acre, now all the royalty of it.
 */
function shareOf(kase: Case, m: Matter, words: Interest): Interest {
  const count = !words.fraction && words.mineral_acres ? parseRational(words.mineral_acres) : null;
  if (!count || words.estate_type === "royalty") return words;
  const covers = m.covers.filter((c) => !words.tracts.length || c.locals.some((l) => words.tracts.includes(l)));
  const acres = covers.map((c) => parseRational(kase.tracts.get(c.tract)?.acres ?? ""));
  const whole = sum(acres.flatMap((a) => (a ? [a] : [])));
  if (!acres.length || acres.some((a) => a === null) || isZero(whole)) return words;
  const share = div(count, whole);
  return compare(share, ONE) > 0 ? words : { ...words, fraction: toWire(share), of: "whole" };
}

const KINDS = ["grants", "reservations", "exceptions"] as const;

/**
 * The matter with a share for each number of mineral acres; the same matter where it has none. A number that makes no share of the tract moves
 * nothing and is shown: never all that the giver has.
 */
export function withAcreShares(kase: Case, m: Matter): Matter {
  const counted = (w: Interest) => w.mineral_acres != null && !w.fraction;
  if (!KINDS.some((k) => m.conveyance[k].some(counted))) return m;
  const conveyance = { ...m.conveyance };
  const aside = new Set(m.aside);
  for (const kind of KINDS) {
    conveyance[kind] = m.conveyance[kind].map((w) => (counted(w) ? shareOf(kase, m, w) : w));
    conveyance[kind].forEach((w, n) => {
      if (!counted(w)) return;
      aside.add(`/${kind}/${n}`);
      kase.issue("ACREAGE_OR_FRACTION_CONFLICT", m, {
        tract: m.covers[0]?.tract ?? null,
        evidence: evidenceAt(m, "conveyance", `/${kind}/${n}`),
        detail:
          w.estate_type === "royalty"
            ? `${w.mineral_acres} royalty acres are dealt with, and the paper does not say what share of production or royalty they come to.`
            : `${w.mineral_acres} mineral acres are dealt with, and the acres of the land do not turn them into a share.`,
      });
    });
  }
  return { ...m, conveyance, aside };
}
