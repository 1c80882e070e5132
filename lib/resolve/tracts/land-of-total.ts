// Land told by how much it is and by nothing else: "the Roe farm of 461.5 acres" is the land of the paper that deals with its giver and comes to as many acres.
import { sum, ZERO } from "@/lib/fraction/rational";
import { compareNames } from "@/lib/resolve/parties/compare-names";
import { isConflict } from "@/lib/resolve/parties/comparison";
import { nameKeyOf } from "@/lib/resolve/parties/mention";
import type { CitedLand } from "./cited-land";
import type { LandMention } from "./land-mention";
import { sameAcres } from "./parcel";
import { frameOf } from "./section-part";

/** Acres, and nothing that says where they lie but the township and the county. */
const isMereTotal = ({ tract, features: f }: LandMention): boolean =>
  tract.kind === "other" &&
  f.stated &&
  !(f.survey || f.subdivision || f.calls || f.part || f.lots.length || f.places.length || tract.exceptions.length) &&
  !tract.reference;

const plain = (s: string): string =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

/** "730.5 acres, Roe Co. and J. Poe Surveys": one body by its acres, in several surveys of which none has a number of its own. */
const isInSeveralSurveys = ({ tract, features: f }: LandMention): boolean =>
  tract.kind === "texas_survey" &&
  f.stated &&
  / and /i.test(tract.survey?.name ?? "") &&
  !(tract.survey?.abstract || tract.survey?.section || f.calls || f.part || f.lots.length || tract.exceptions.length) &&
  !tract.reference;

/** Whether the words name the survey of every piece of the land. */
const namesAll = (mention: LandMention, land: readonly LandMention[]): boolean =>
  land.every((m) => {
    const own = plain(m.tract.survey?.name ?? "");
    return own.length > 3 && plain(mention.tract.survey?.name ?? "").includes(own);
  });

const surveyKey = (m: LandMention): string | undefined =>
  m.tract.kind === "texas_survey" ? plain(m.tract.survey?.abstract ?? m.tract.survey?.name ?? "") || undefined : undefined;

const TOWNSHIP = /\b(?:township|twp\.?|t\.?)[ -]?(\d{1,3})[ -]?([ns])/gi;
const RANGE = /\b(?:range|rge\.?|r\.?)[ -]?(\d{1,3})[ -]?([ew])/gi;
const namedIn = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map((m) => `${m[1]}${m[2]}`.toUpperCase());

/** Whether the township and range that the words name, if any, are those of the land. */
function liesThere(words: string, land: readonly LandMention[]): boolean {
  const agrees = (named: readonly string[], own: (m: LandMention) => string | null | undefined) =>
    named.length === 0 || land.every((m) => named.includes((own(m) ?? "").toUpperCase()));
  return agrees(namedIn(words, TOWNSHIP), (m) => m.tract.plss?.township) && agrees(namedIn(words, RANGE), (m) => m.tract.plss?.range);
}

const sameCounty = (a: LandMention, b: LandMention): boolean => !a.features.county || !b.features.county || a.features.county === b.features.county;

/** Whether the other paper deals with somebody who gives by this one. */
function dealsWithGiver(mention: LandMention, other: LandMention): boolean {
  const keys = (m: LandMention, from: boolean) =>
    m.document.parties.resolved.parties.filter((p) => !from || p.side === "from").map((p) => nameKeyOf(p.name, p.entity_type));
  const others = keys(other, false);
  return keys(mention, true).some((k) => others.some((o) => !isConflict(compareNames(k, o))));
}

/**
 * Descriptions by a mere total of acres, each with the descriptions of the paper whose sections make up just that total: one that deals with the giver, in the
 * same county and township. None where such papers tell of different sections, or where the description stands beside others. Errs toward a land of its own.
 */
export function landsOfTotal(mentions: readonly LandMention[], state: string | null): CitedLand[] {
  const byDocument = new Map<string, LandMention[]>();
  for (const m of mentions) byDocument.set(m.document.id, [...(byDocument.get(m.document.id) ?? []), m]);
  const lands = [...byDocument.values()];
  const totals = lands.map((land) => sum(land.map((m) => m.features.acres ?? ZERO)));
  const framesOf = (land: readonly LandMention[]): string | null => {
    const keys = land.map((m) => frameOf(m.tract, state)?.key ?? surveyKey(m));
    return keys.every((k) => k !== undefined) ? [...new Set(keys)].sort().join(" ") : null;
  };
  return lands.flatMap((own) => {
    const [mention] = own;
    const several = mention !== undefined && isInSeveralSurveys(mention);
    if (!mention || own.length > 1 || !(several || isMereTotal(mention))) return [];
    const fits = lands.filter(
      (land, i) =>
        land !== own &&
        sameAcres(totals[i] ?? ZERO, mention.features.acres ?? ZERO) &&
        land.every((m) => sameCounty(m, mention)) &&
        framesOf(land) !== null &&
        (several ? land.length > 1 && namesAll(mention, land) : land.every((m) => frameOf(m.tract, state) !== null)) &&
        liesThere(mention.text, land) &&
        land.some((m) => dealsWithGiver(mention, m)),
    );
    const [cited] = fits;
    return cited && new Set(fits.map(framesOf)).size === 1 ? [{ mention, cited, less: [] }] : [];
  });
}
