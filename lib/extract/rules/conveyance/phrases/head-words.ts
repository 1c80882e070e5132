// The words in which the head noun of a share's object may stand: what modifies it, or is told of it aside, is blanked.

/** "the surface owner's royalty", "the tract's minerals": whose or of what, not what. */
const WHOSE =
  /\b(?:(?:surface|mineral|land|royalty|fee|coal|oil|gas)(?: and \w+)?(?: (?:estate|interest))?[- ]?(?:owner|holder|proprietor)(?:'s|s')|(?:tract|land|property|farm|section|parcel|survey)(?:'s|s'))(?= )/gi;
/** ", in which the life estate of A has ended", ", upon which a lease stands": told of the thing, up to the next stop. */
const RELATIVE = /,? (?:in|of|to|over|under|upon|on|against|from|for|as to|with respect to|by) which\b[^.,;:]*/gi;
/** ", subject to the lease to A, ", ", free of the royalty of B": a burden between the share and its object. */
const BURDEN =
  /,? (?:(?:now|still|presently|heretofore) )*(?:subject(?:,? (?:however|nevertheless|only))?,? to|burdened (?:by|with)|charged with|free (?:of|from)|clear of|after (?:the (?:death|life estate|termination)))\b[^.,;:]*/gi;
/** "(which is seven and one-half acres net)": acres told aside are a size, no land. */
const ACRES_ASIDE = /\([^()]{1,140}\bacres?\b[^()]{0,40}\)/gi;

/** "above and beneath the surface", "on, in or under the surface thereof": how far up and down a thing reaches, no estate in the surface. */
const ABOVE = "(?:up)?on|above|over|at|in|within";
const BELOW = "below|beneath|under|underneath";
const LEVELS = new RegExp(
  `\\b(?:(?:(?:${ABOVE}),? (?:(?:and|or|as well as|to),? )?){1,4}(?:${BELOW})|(?:${BELOW}),? (?:and|or|as well as) (?:${ABOVE})) (?:the |its )?surface\\b(?! (?:estate|rights?|interests?|only|owner))`,
  "gi",
);

const blank = (w: string): string => " ".repeat(w.length);

/** The words with "above and beneath the surface" and its kin put blank, each place kept: they name no estate. */
export const withoutLevels = (words: string): string => words.replace(LEVELS, blank);

/**
 * The words after a share with possessives, relative clauses, burdens, levels and asides of acres put blank, each place kept.
 * " of the surface owner's royalty" → " of the                 royalty"; ", in which the life estate of A ended, of the oil" → the oil alone.
 */
export const headWords = (words: string): string => [LEVELS, ACRES_ASIDE, RELATIVE, BURDEN, WHOSE].reduce((text, aside) => text.replace(aside, blank), words);
