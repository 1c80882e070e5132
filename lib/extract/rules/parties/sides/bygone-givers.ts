// Who is named only as the one from whom something came: "two leases, the one from A. Cole and wife, the other from Elm Land Company". He gives nothing by this paper.
import { type InstrumentCategory, type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { standsAtFoot } from "./at-foot";
import { namingsOf } from "./took-before";

const ACTS: ReadonlySet<InstrumentCategory> = new Set<InstrumentCategory>(["conveyance", "assignment", "release"]);
/** What came, or how it came, and the word that leads to its source; names joined to his may stand between. */
const SOURCE =
  /\b(?:leases?|deeds?|title|one|other|first|second|third|former|latter|comes?|came|held|bought|purchased|acquired|derived|obtained|inherited|descended|received|had|taken|got|made|given|granted|executed|dated|owned|holding|lessors?)\b(?: (?:being|is|are|was|were|to (?:him|her|it|them|me|us)|by (?:deed|lease|inheritance|purchase)|these|the|as|follows|lessors?),?){0,4}(?:,? (?:from|by|under)|:)(?: (?:the|said|one|late))*(?: (?:[A-Z][\w.&'’]*|and|wife|husband|his|her|et|ux\.?|vir\.?|a|widow|widower|both)[,.]?){0,8} $/;

/** "THIS DEED made by": the paper's own opening. */
const THIS_PAPER =
  /\b(?:this|these|the within|the present) (?:(?:warranty|mineral|quit-?claim|royalty|gift|grant|trust|oil and gas|surface|special|general) )*(?:deed|indenture|instrument|conveyance|agreement|presents|lease|assignment|release)s?,? (?:is |was )?(?:(?:this|the) [^.;]{0,40} )?(?:made|given|granted|executed|dated)\b[^.;]*$/i;

/**
 * The parties without givers of earlier papers, where another giver signs this one or stands before its notary. One who is named in any other way stays.
 * Errs toward a party: one from whom something came may well join.
 */
export function withoutEarlierGivers(a: Anatomy, parties: ReadParty[], type: InstrumentType): ReadParty[] {
  const givers = parties.filter((p) => p.side === "from");
  if (givers.length < 2 || !ACTS.has(instrumentCategory[type])) return parties;
  const { text } = a.view;
  const foot = Math.min(a.testimonium?.start ?? text.length, a.acknowledgments[0]?.start ?? text.length);
  const ahead = (at: number): string => text.slice(Math.max(0, at - 150), at);
  const isOpening = (words: string): boolean => THIS_PAPER.test(words);
  const isSource = (p: ReadParty): boolean => {
    const namings = namingsOf(text, p.mention.name);
    return (
      namings.length > 0 &&
      namings.every((n) => n.start < foot && SOURCE.test(ahead(n.start).replace(/\s+/g, " ")) && !isOpening(ahead(n.start).replace(/\s+/g, " ")))
    );
  };
  const signs = (p: ReadParty): boolean => standsAtFoot(a, p.mention.name, foot);
  const sources = givers.filter((p) => isSource(p) && !signs(p));
  if (!sources.length || sources.length === givers.length) return parties;
  return givers.some((p) => !sources.includes(p) && signs(p)) ? parties.filter((p) => !sources.includes(p)) : parties;
}
