// What papers say of claims, notices and operations on severed minerals, tract by tract.
import { writtenDay } from "./calendar";
import type { Matter } from "./matter";

export type Sign = { readonly matter: Matter; readonly day: string | null; readonly kind: "notice" | "claim" | "use"; readonly text: string };

const NOTICE =
  /notice of (?:(?:the|an?|claimed|presumed|alleged) )*(?:lapse|intent\w*|non-?use|abandon\w*|dormant|unused)|intent\w* to declare[^.]{0,80}abandon|declar\w+[^.]{0,60}abandon|affidavit of abandonment|lapse of (?:the )?mineral|(?:lapse|abandonment|dormant minerals?) notice|notice (?:to|for|regarding|concerning) [^.;]{0,80}\b(?:dormant|unused|abandoned|lapsed)\b/i;
/** "the said mineral interest has not been used for twenty years and has lapsed", told by the owner of the surface under the statute. */
const LAPSED_UNUSED =
  /\b(?:has|have) (?:not been used|been unused|lain unused|lain dormant|gone unused)\b[^.;]{0,60}\b(?:twenty|20|twenty-three|23)\b[^.;]{0,80}\b(?:lapsed|abandoned|extinguished)\b|\basserts? the (?:lapse|abandonment)\b/i;
/** Words by which a paper gives notice itself, and does not only tell of one. */
const GIVES_NOTICE = /\b(?:take notice|notice is (?:hereby )?given|(?:hereby|you are|do) (?:hereby )?notif(?:y|ies|ied)|are (?:hereby )?notified)\b/i;
const HELD_LAPSED =
  /\b(?:claim\w*|deem\w*|presum\w*|consider\w*|treat\w*)(?: (?:as|to be|is|been|the|said|interest|minerals?)){0,4} (?:abandoned|lapsed)\b|\bha(?:s|ve) (?:lapsed|been abandoned)\b|\b(?:intends?|proposes?) to succeed to\b/i;
const CLAIM =
  /statement of claim|claim\w* (?:to )?preserv|preserv\w+ (?:of )?(?:the |an? |his |her |its |their |said )?(?:severed |dormant )?(?:mineral|interest|oil|royalt)|notice of claim|claim of (?:mineral )?interest|\b(?:claims?|asserts?) (?:and asserts? )?(?:(?:to own|ownership (?:of|in)|title to|an interest in) )?(?:(?:all|any|the|said|such|an?|his|her|their|its|my|our|of|undivided|severed|aforesaid|above|reserved|\d\/\d|one-\w+) ){0,6}(?:oil|gas|coal|minerals?|mineral (?:interests?|estate|rights?))\b(?! (?:interests? )?(?:has|have|is|are|was|were) (?:\w+ )?(?:lapsed|abandoned|unused|dormant))|\b(?:do(?:es)? not|no) inten(?:d|ds|t|tion) (?:to |of )?abandon/i;
const USE = /spudded|drill(?:ed|ing)|re-?work(?:ed|ing)|produc(?:ed|tion|ing)|operations/i;
const NEGATED = /\b(?:no|not|never|without|nor)\b[^.;]{0,80}$/i;

/** "unless a statement of claim is recorded", "sixty days in which to file a statement of claim": a claim that may come, and is none. */
const MAY_COME =
  /\b(?:unless|until|if|except|absent|failing|should)\b[^.;]{0,90}$|\b(?:have|has|days?|time|may|must|right|required|entitled)\b[^.;]{0,70}\b(?:file|record|make|present)\b[^.;]{0,24}$/i;
const claimMade = (text: string): boolean => {
  const claim = CLAIM.exec(text);
  const ahead = text.slice(0, claim?.index ?? 0);
  return claim !== null && !NEGATED.test(ahead) && !MAY_COME.test(ahead);
};

/** "no notice of abandonment was ever served" gives none. */
function noticeGiven(text: string): boolean {
  const said = NOTICE.exec(text) ?? LAPSED_UNUSED.exec(text) ?? (GIVES_NOTICE.test(text) ? HELD_LAPSED.exec(text) : null);
  return said !== null && !NEGATED.test(text.slice(0, said.index));
}

/** Whether a paper only tells, and moves no title: what it says of lapse and claim is its own act. */
const speaksOnly = (m: Matter): boolean => ["other", "affirm", "none"].includes(m.conveyance.action) || m.type === "other" || m.type.startsWith("affidavit");

/** Not the abandonment of a well or a lease. */
const OF_MINERALS = /^(?![\s\S]*\b(?:wells?|leases?|leasehold)\b)[\s\S]*\bminerals?\b/i;
/** Whether a paper is itself a notice that severed minerals lapsed or will lapse. */
export const isNoticeOfLapse = (m: Matter): boolean =>
  speaksOnly(m) && (m.conveyance.facts ?? []).some((f) => OF_MINERALS.test(f.text) && !claimMade(f.text) && noticeGiven(f.text));

function signsOf(m: Matter): Sign[] {
  const out: Sign[] = [];
  const speaks = speaksOnly(m);
  for (const f of m.conveyance.facts ?? []) {
    const day = m.recorded ?? m.day;
    if (speaks && claimMade(f.text)) out.push({ matter: m, day, kind: "claim", text: f.text });
    else if (speaks && noticeGiven(f.text)) out.push({ matter: m, day: m.day ?? m.recorded, kind: "notice", text: f.text });
    const verb = USE.exec(f.text);
    if (!verb || NEGATED.test(f.text.slice(0, verb.index)) || !["production", "other", "non_production"].includes(f.kind)) continue;
    const spud = /\bspudded\b[^.;]{0,80}/i.exec(f.text);
    const last = f.kind === "production" ? m.day : (f.date ?? null);
    for (const d of [f.date ?? null, last, spud ? writtenDay(spud[0]) : null]) if (d) out.push({ matter: m, day: d, kind: "use", text: f.text });
  }
  return out;
}

/** Every sign by tract, read once. */
export function signsByTract(matters: readonly Matter[]): Map<string, Sign[]> {
  const out = new Map<string, Sign[]>();
  for (const m of matters) {
    const list = signsOf(m);
    if (list.length) for (const c of m.covers) out.set(c.tract, [...(out.get(c.tract) ?? []), ...list]);
  }
  return out;
}
