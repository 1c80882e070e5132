// A survey of Texas bears the name of its first grantee: the land of the patent to Hiram Roe is the "H. Roe Survey".
import { compareNames } from "@/lib/resolve/parties/compare-names";
import { isConflict } from "@/lib/resolve/parties/comparison";
import { nameKeyOf } from "@/lib/resolve/parties/mention";
import type { LandMention } from "./land-mention";

const isPatent = (m: LandMention): boolean =>
  m.document.doc_type.resolved.doc_type === "state_patent" && (m.tract.state === "TX" || m.tract.kind === "texas_survey");

/** The name of a survey without its number and noun: "H. Roe Survey No. 12" → "H. Roe". */
const personOf = (survey: string): string => survey.replace(/,? (?:pre-?emption |headright )?(?:survey|grant|league)\b.*$/i, "").trim();

/** The key of a survey as the patent gives it, under the name by which a later paper calls it; null where that name is not its taker's. */
function underItsName(patent: LandMention, later: LandMention): string | null {
  const called = later.tract.survey?.name;
  const [name = ""] = later.features.survey?.split("|") ?? [];
  const [here, there] = [patent.features.county, later.features.county].map((c) => c?.toLowerCase());
  if (here && there && here !== there) return null;
  const takers = patent.document.parties.resolved.parties.filter((p) => p.side === "to");
  const [taker] = takers;
  if (!called || !name || !taker || takers.length !== 1) return null;
  const [own, other] = [nameKeyOf(taker.name, taker.entity_type), nameKeyOf(personOf(called), taker.entity_type)];
  const same = own.kind === "person" && other.kind === "person" && own.surname === other.surname && !isConflict(compareNames(own, other));
  return same ? [name, ...(patent.features.survey?.split("|").slice(1) ?? ["", "", "", "", "", ""])].join("|") : null;
}

/**
 * The mentions, those of patents of Texas whose land has no name of its own under the name of their taker where a later paper calls the survey so.
 * Errs towards leaving a patent without a name: nothing is taken where several took, or from land of another county.
 */
export function namedByPatentees(mentions: readonly LandMention[]): LandMention[] {
  const surveyed = mentions.filter((m) => m.tract.survey?.name);
  return mentions.map((m) => {
    if (!isPatent(m) || m.tract.survey?.name || m.tract.survey?.section || m.tract.plss) return m;
    const key = surveyed.map((later) => underItsName(m, later)).find((k) => k !== null);
    return key ? { ...m, features: { ...m.features, survey: key } } : m;
  });
}
