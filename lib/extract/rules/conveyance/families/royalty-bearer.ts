// Who is to bear a royalty of others by the words of a deed: "shall be borne wholly by the interest hereby conveyed".
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import { inRoles } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

type Side = "grantor" | "grantee";

/** A royalty that stood before the deed, not one that the deed makes. */
const OF_OTHERS =
  /\b(?:outstanding|existing|prior|previous(?:ly)?|heretofore|earlier|of record|reserved (?:by|in)|created (?:by|in)|held by|owned by|belonging to)\b/i;
const HIS_ROYALTY = /\broyalt\w+ (?:interests? )?of (?:the )?[A-Z]|[A-Z][\w.-]+(?:['’]s|s['’]) (?:[\w/-]+ ){0,3}royalt/;
const SHARED = /\b(?:proportion\w*|pro rata|rateabl[ey]|ratabl[ey]|each (?:party|side|of)|both|alike|equally)\b/i;
const OTHER_BURDEN = /\b(?:costs?|tax(?:es)?|expenses?|rentals?|notes?|liens?|debts?)\b/i;

const BORNE =
  /\b(?:borne|born|carried|paid|satisfied|charged|taken|deducted|discharged|supplied|met|provided|(?:shall|will|is to|are to|must|to) (?:come|fall|rest|lie)|falls?|rests?|lies?|chargeable|payable|charge)\b((?: (?:and|or|paid|borne|satisfied|wholly|solely|entirely|only|exclusively|alone|first|in full|as a whole))*),? (?:by|out of|from|against|upon|on|to)\b([^.;,]{3,110})/gi;
const BEARS =
  /((?:[^.;,:]|,(?! (?:and|but)\b)){3,130}?)\b(?:shall|will|must|is to|are to|does|do|agrees? to|alone) (?:(?:alone|solely|wholly|exclusively|hereafter|also) )*(?:bears?|carr(?:y|ies)|satisf(?:y|ies)|suppl(?:y|ies)|pays?|assumes?|take up|be (?:charged|burdened|laden) with|stand(?:s)? (?:charged|burdened) with|be (?:alone )?subject to)\b((?:[^.;,]|,(?! (?:and|but)\b)|\.(?= \d)){0,120})/gi;
const FREE =
  /((?:[^.;,:]|,(?! (?:and|but|so)\b)){3,110}?)\b(?:free(?: and clear)? (?:of|from)|not (?:be )?(?:bear|burdened|charged|subject|liable)|bears? (?:no part|none)|unburdened by)\b/gi;
/** "and no part of it by the minerals which the grantors keep": who is said to bear nothing. */
const NO_PART = /[,;]? (?:and|but) (?:no part|none|nothing|not)\b[^.;]*/gi;

const BORNE_THING = /^(?:(?!\b(?:costs?|tax(?:es)?|expenses?|rentals?|notes?|liens?|debts?)\b)[^;]){0,60}?(?:\broyalt|\b(?:it|them|the same|the whole)\b)/i;

const GRANTEES =
  /\bgrantees?\b|\b(?:hereby|herein|here|now|hereunder|thereby) (?:being )?(?:conveyed|granted|sold|transferred)\b|\b(?:conveyed|granted|sold|passing|passed) (?:hereby|herein|here|by this|hereunder)\b/i;
const PASSES = /\b(?:conveyed|granted|sold|passing|transferred)\b/i;
const GRANTORS = /\bgrantors?\b|\b(?:reserved|retained|kept|withheld|excepted)\b/i;

/** Whose interest a phrase names; null where it names both or neither. */
function sideIn(phrase: string): Side | null {
  const to = GRANTEES.test(phrase);
  const from = GRANTORS.test(phrase.replace(/\broyalt\w+[^.;,]{0,40}\b(?:reserved|retained|kept|excepted)\b/gi, ""));
  if (to && from) return PASSES.test(phrase) && !/\b(?:reserved|retained|kept|withheld|excepted)\b/i.test(phrase) ? "grantee" : null;
  return to ? "grantee" : from ? "grantor" : null;
}

const OTHER: Readonly<Record<Side, Side>> = { grantor: "grantee", grantee: "grantor" };

function bearerIn(said: string): Side | null {
  const words = said.replace(NO_PART, "");
  const borne = [...words.matchAll(BORNE)].filter((m) => {
    const ahead = words.slice(0, m.index);
    return /\broyalt/i.test(ahead) && !OTHER_BURDEN.test(ahead.slice(ahead.search(/\broyalt\w*(?![\s\S]*\broyalt)/i)));
  });
  const bears = [...words.matchAll(BEARS)].filter((m) => BORNE_THING.test(m[2] ?? ""));
  const free = [...said.matchAll(FREE)];
  const sides = [
    ...borne.map((m) => sideIn(m[2] ?? "")),
    ...bears.map((m) => sideIn((m[1] ?? "").slice(-110))),
    ...free.map((m) => sideIn((m[1] ?? "").slice(-110))).map((s) => (s ? OTHER[s] : null)),
  ].filter((s): s is Side => s !== null);
  return sides.length && new Set(sides).size === 1 ? (sides[0] ?? null) : null;
}

/**
 * What a deed says of who bears a royalty of others when it parts the minerals: a fact with the value "royalty_borne_by_grantor" or "…_grantee".
 * Errs to silence: the royalty must be told to stand already, and one side alone to bear it.
 */
export function royaltyBearer(scene: Scene): Fact[] {
  for (const s of scene.sentences) {
    if (!/\broyalt/i.test(s.text) || !(OF_OTHERS.test(s.text) || HIS_ROYALTY.test(s.text)) || SHARED.test(s.text)) continue;
    const side = bearerIn(inRoles(s.text, scene.parties));
    if (side) return [{ kind: "other", text: s.text.trim(), date: null, value: `royalty_borne_by_${side}`, parties: [], span: { start: s.start, end: s.end } }];
  }
  return [];
}
