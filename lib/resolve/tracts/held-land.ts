// "my farm in Sections 21 and 28", "all the land that I own in Section 12": of the sections named, what the giver held there by the other papers.
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { intersection, type Region, union, WHOLE } from "@/lib/land/set/region";
import { compareNames } from "@/lib/resolve/parties/compare-names";
import { isConflict } from "@/lib/resolve/parties/comparison";
import { type NameKey, nameKeyOf } from "@/lib/resolve/parties/mention";
import type { SectionPart } from "./section-part";

const LAND = "(?:(?:half|quarter)[- ]section|farms?|ranch|lands?|place|homestead|plantation|property|premises|acreage|acres|real estate|holdings?)";
const IN = "(?:,? (?:lying|situated|located|being|standing))?,? (?:in|within|on)(?: (?:the|said))? (?:[^.;:]{0,60}\\b)?sec(?:tions?|s?\\.)";
const OWNER = "(?:I|we|he|she|they|it|(?:the )?(?:said )?(?:grantors?|testat(?:or|rix)|decedent|vendors?|lessors?))";
/** Land told by whose it is, with the section that it lies in; "my ranch, being all of Section 8" tells the land itself. */
const BY_HOLDER = new RegExp(
  `\\b(?:my|our|his|her|its|their|(?:grantor|testator|decedent)'s) (?:(?!\\b(?:undivided|interest|half)\\b)[\\w.,'-]+ ){0,4}${LAND}${IN}|\\b(?:(?:all|the|whatever|any|such|what) )*(?:of )?(?:the )?${LAND} (?:(?:that|which|as) )?${OWNER} (?:\\w+ )?(?:owns?|holds?|ha(?:ve|s)|possess(?:es)?)${IN}`,
  "i",
);

/** "any mineral rights that may be found to belong to the decedents in Sections 25 and 26": a succession that does not know what the dead had there. */
const OF_THE_DEAD =
  /\b(?:any|whatever|such)\b[^.;]{0,60}\b(?:may|might|shall)\b[^.;]{0,40}\b(?:belong|owned?|found)\b[^.;]{0,60}\b(?:decedents?|deceased|testat(?:or|rix)|intestate|estate)\b[^.;]{0,60}\bsec(?:tions?|s?\.)/i;
const succeeds = (d: ResolvedDocument): boolean => d.conveyance.resolved.action === "devise" || d.conveyance.resolved.action === "descend";

/** The description alone: words on the minerals of a section that he owns tell no land. */
const toldByHolder = (d: ResolvedDocument, text: string): boolean =>
  [text, ...d.conveyance.resolved.grants.flatMap((g) => [g.text, `${d.conveyance.resolved.granting_clause?.slice(-200) ?? ""} ${g.text}`])].some(
    (words) => BY_HOLDER.test(words.slice(0, 1200)) || (succeeds(d) && OF_THE_DEAD.test(words.slice(0, 1200))),
  );

const sideOf = (d: ResolvedDocument, side: "from" | "to"): NameKey[] =>
  d.parties.resolved.parties.filter((p) => p.side === side).map((p) => nameKeyOf(p.name, p.entity_type));

const shares = (a: readonly NameKey[], b: readonly NameKey[]): boolean => a.some((x) => b.some((y) => !isConflict(compareNames(x, y))));

/**
 * The `parts` with whole sections that are told by their holder cut down to what papers of the package (`all` parts, those told by citation among them)
 * gave him there. Left as they are where none did, or where a paper gave him all of it. Errs toward the words.
 */
export function asHeld(parts: readonly SectionPart[], all: readonly SectionPart[]): Map<SectionPart, Region> {
  const out = new Map<SectionPart, Region>();
  for (const p of parts) {
    const { document, tract } = p.mention;
    if (p.region !== WHOLE || p.lots.length || !toldByHolder(document, tract.text)) continue;
    const givers = sideOf(document, "from");
    const held = all.filter(
      (o) => o.frame.key === p.frame.key && o.mention.document !== document && !o.lots.length && shares(givers, sideOf(o.mention.document, "to")),
    );
    const region = intersection(p.region, held.map((o) => o.region).reduce<Region>(union, 0));
    if (region !== 0 && region !== WHOLE) out.set(p, region);
  }
  return out;
}
