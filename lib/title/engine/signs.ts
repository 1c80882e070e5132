// What papers say of claims, notices and operations on severed minerals, tract by tract.
import { writtenDay } from "./calendar";
import type { Matter } from "./matter";

export type Sign = { readonly matter: Matter; readonly day: string | null; readonly kind: "notice" | "claim" | "use"; readonly text: string };

const NOTICE =
  /notice of (?:lapse|intent\w*|non-?use|abandonment)|intent\w* to declare[^.]{0,80}abandon|declar\w+[^.]{0,60}abandon|affidavit of abandonment|lapse of (?:the )?mineral/i;
const CLAIM =
  /statement of claim|claim\w* (?:to )?preserv|preserv\w+ (?:of )?(?:the |an? |his |her |its |their |said )?(?:severed |dormant )?(?:mineral|interest|oil|royalt)|notice of claim|claim of (?:mineral )?interest/i;
const USE = /spudded|drill(?:ed|ing)|re-?work(?:ed|ing)|produc(?:ed|tion|ing)|operations/i;
const NEGATED = /\b(?:no|not|never|without|nor)\b[^.;]{0,80}$/i;

/** "no notice of abandonment was ever served" gives none. */
function noticeGiven(text: string): boolean {
  const said = NOTICE.exec(text);
  return said !== null && !NEGATED.test(text.slice(0, said.index));
}

function signsOf(m: Matter): Sign[] {
  const out: Sign[] = [];
  const papers = ["other", "affirm", "none"];
  const speaks = papers.includes(m.conveyance.action) || m.type === "other" || m.type.startsWith("affidavit");
  for (const f of m.conveyance.facts ?? []) {
    const day = m.recorded ?? m.day;
    const claim = CLAIM.exec(f.text);
    if (speaks && claim && !NEGATED.test(f.text.slice(0, claim.index))) out.push({ matter: m, day, kind: "claim", text: f.text });
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
