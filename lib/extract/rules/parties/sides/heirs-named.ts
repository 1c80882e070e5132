// "by the widow and children, being all the heirs, of A. ROE, late of Elm County, to wit: B. ROE and C. ROE … they grant": those who come after the dead act, and he is no party.
import { type InstrumentCategory, type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { keysOf } from "@/lib/extract/rules/parties/same-party";

const ACTS: ReadonlySet<InstrumentCategory> = new Set<InstrumentCategory>(["conveyance", "lease", "assignment", "release"]);
const WHO = "(?:heirs?(?:[- ]at[- ]law)?|widow(?:er)?|children|devisees?|legatees|distributees|descendants|issue|survivors)";
const NAME = "(?:(?:Mr|Mrs|Dr)\\.? )?[A-Z][\\w.'’-]*(?: [A-Z][\\w.'’-]*){1,4}";
/** Words beside the name of the dead. */
const DEAD = "(?:,? (?:now )?(?:deceased|dec'd)|,? (?:late|formerly) of [^;:]{3,60}?|,? who (?:died|departed this life)[^;:]{0,80}?)?";
const HEIRS_NAMED = new RegExp(
  `\\b${WHO}\\b[^.;:]{0,80}?,? of (?:the )?(?:said |late )*(${NAME})${DEAD},? (?:to[- ]?wit|namely|that is(?: to say)?|being)[:,]? (?=["']?[A-Z][\\w.'-]* [A-Z])`,
);
const isSame = (p: ReadParty, o: ReadParty): boolean => keysOf(p).some((k) => keysOf(o).includes(k));

/**
 * The parties of a paper that names the heirs of one who is dead as those who act, each as a giver, without the dead; as they were where no such words stand
 * ahead of the act, or the names behind them take.
 */
export function withNamedHeirs(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  const { text, blocks } = a.view;
  const act = a.granting?.start ?? 0;
  const told = ACTS.has(instrumentCategory[type]) ? HEIRS_NAMED.exec(text.slice(0, act)) : null;
  if (!told) return [...parties];
  const start = told.index + told[0].length;
  const heirs = parseMentions(text, start, act, blocks).mentions.filter((m) => !m.deceased && m.strays < 2);
  const named = heirs.map((mention): ReadParty => ({ mention, side: "from", role: rolesOf(type)[0] }));
  if (!named.length || named.some((h) => parties.some((p) => p.side === "to" && isSame(p, h)))) return [...parties];
  const inName = (p: ReadParty): boolean => p.mention.span.start >= told.index && p.mention.span.end <= start;
  const rest = parties.filter((p) => !(p.side === "from" && inName(p)));
  const known = (h: ReadParty): ReadParty => rest.find((p) => p.side === "from" && isSame(p, h)) ?? h;
  return [...named.map(known), ...rest.filter((p) => !named.some((h) => isSame(p, h)))];
}
