// The words and names that stand for those who give and those who take in one paper.
import type { Parties, Party } from "@/lib/contracts/aspects/parties";
import { parsePersonName } from "@/lib/names/parse-name";
import { literalWords } from "@/lib/text/literal";
import { asSurname, formsOfGiven, sideIds } from "./people";

export const oneOf = (...list: readonly string[]): string => `\\b(?:${list.join("|")})\\b`;

/** "Grantor's brothers", "my mother", "our late father": kin and others by way of the giver, and not the giver. */
const BY_WAY_OF_HIM =
  "(?!(?:['’]s?)? (?:(?:own|late|former|deceased|two|three|four|five|six|older|younger|other|only) )*(?:brothers?|sisters?|mother|father|parents?|grand\\w+|wife|husband|children|sons?|daughters?|cousins?|uncles?|aunts?|nephews?|nieces?|co-?tenants?|co-?owners?|partners?|predecessors?|ancestors?)\\b)";
export const GIVER = `${oneOf(
  ...["grantors?", "vendors?", "sellers?", "donors?", "assignors?", "first part(?:y|ies)", "part(?:y|ies) of the (?:first|one) part", "undersigned"],
  "makers?(?! of (?:the|said|a|an|any|that|such|his|her|their) )",
  ...["we", "us", "our(?:s|selves)?", "me", "mine", "my(?:self)?"],
)}${BY_WAY_OF_HIM}`;
export const TAKER = oneOf(
  "grantees?",
  "vendees?",
  "buyers?",
  "purchasers?",
  "donees?",
  "assignees?",
  "second part(?:y|ies)",
  "part(?:y|ies) of the (?:second|other) part",
);
/** The names of one side, longest first, as one pattern; null where it has none. */
export function namesOf(parties: Parties, side: "from" | "to"): string | null {
  const ids = new Set(sideIds(parties, side));
  const own = parties.parties.filter((p) => ids.has(p.id));
  const known = [...new Set(own.flatMap((p) => [p.name, p.display]).filter((n) => n.length > 4))].sort((a, b) => b.length - a.length);
  return known.length ? `\\b(?:${known.map((n) => literalWords(n.trim())).join("|")})` : null;
}

/** "Mrs. Roe", "the said Roe", "the Roes" for one side that alone bears the surname, as one pattern that minds capitals; null where none does. */
export function housesOf(parties: Parties, side: "from" | "to"): string | null {
  const ids = new Set(sideIds(parties, side));
  const others = new Set(parties.parties.filter((p) => !ids.has(p.id)).map((p) => p.surname));
  const own = parties.parties.filter((p) => ids.has(p.id)).flatMap((p) => (p.surname !== null && p.surname.length > 2 ? [p.surname] : []));
  const house = [...new Set(own.filter((n) => !others.has(n)))].map(asSurname).filter(Boolean).join("|");
  return house ? `\\b(?:[Tt]he said|[Ss]aid|Mrs?\\.|Messrs\\.|Miss) (?:${house})\\b|\\b(?:[Tt]he|THE) (?:${house})(?:e?s|E?S)\\b` : null;
}

/** "Ada and Bo Venn" for givers whose given names no other party bears, as one pattern that minds capitals; null where there are none. */
export function calledOf(parties: Parties, side: "from" | "to"): string | null {
  const ids = new Set(sideIds(parties, side));
  const given = (p: Party): string => (p.entity_type === "individual" ? (parsePersonName(p.display).given ?? "") : "");
  const own = parties.parties.filter((p) => ids.has(p.id) && given(p).length > 2 && parties.parties.every((o) => o.id === p.id || given(o) !== given(p)));
  return own.length
    ? `\\b(?:${own
        .slice(0, MANY)
        .map((p) => formsOfGiven(given(p)))
        .join("|")})\\b`
    : null;
}
/** "Oak" for Oak Oil Company where no other party's name begins so, as one pattern that minds capitals; null where there are none. */
export function firmsCalled(parties: Parties, side: "from" | "to"): string | null {
  const ids = new Set(sideIds(parties, side));
  const first = (p: Party): string => (p.entity_type === "individual" ? (p.surname ?? "") : p.display).trim().split(/[\s,.]+/)[0] ?? "";
  const own = parties.parties.filter(
    (p) =>
      ids.has(p.id) &&
      p.entity_type !== "individual" &&
      /^\S+ \S/.test(p.display) &&
      first(p).length > 2 &&
      !NO_CALL.test(first(p)) &&
      parties.parties.every((o) => o.id === p.id || first(o).toUpperCase() !== first(p).toUpperCase()),
  );
  const forms = own.slice(0, MANY).map((p) => literalWords(first(p).charAt(0).toUpperCase() + first(p).slice(1).toLowerCase()));
  return forms.length
    ? `\\b(?:${forms.join("|")})\\b(?= (?:shall|will|is|has|keeps?|retains?|reserves?|receives?|gets?|takes?|holds?|to)\\b)|\\bto (?:${forms.join("|")})\\b`
    : null;
}
/** First words of firms that stand for too many things beside. */
const NO_CALL =
  /^(?:the|first|second|american?|national|united|state|county|city|texas|oklahoma|kansas|ohio|new|north|south|east|west|western|eastern|royalty|mineral|land|oil|gas|said|estate|trustees?|bank)$/i;
/** Names that stand for a side, at most so many. */
const MANY = 40;

/** The names and words that stand for those who take, as one pattern. */
export const takerWords = (parties: Parties): string => [namesOf(parties, "to"), housesOf(parties, "to"), TAKER].filter((p) => p !== null).join("|");

/** "Cy Mott and not Grantor keeps", before the name: the one who does not. */
export const NOT_HE = /\b(?:not|neither|nor|instead of|rather than)(?: (?:the|said))* $/i;

const BODY = /\b(company|bank|corporation|railroad|railway|church|university|trust|association|partnership|district|estate|state|city|board|school)\b/gi;

/** "the said Company" for a giver that is one, where no taker is one too; null otherwise. */
export function bodyOf(parties: Parties): string | null {
  const nouns = (side: "from" | "to") => {
    const ids = new Set(sideIds(parties, side));
    return new Set(parties.parties.filter((p) => ids.has(p.id)).flatMap((p) => (p.display.match(BODY) ?? []).map((n) => n.toLowerCase())));
  };
  const takers = nouns("to");
  const own = [...nouns("from")].filter((n) => !takers.has(n));
  return own.length ? `\\b(?:the |said )+(?:${own.join("|")})\\b` : null;
}
