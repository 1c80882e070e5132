// A tract's part of a unit's production: what the agreement allocates to it, else its acres in the unit over the unit's acres.
import { compare, div, mul, ONE, parseRational, type Rational, rational, sum, toText, ZERO } from "@/lib/fraction/rational";
import type { Case } from "@/lib/title/engine/case";
import type { Holding } from "@/lib/title/engine/holding";
import type { Matter } from "@/lib/title/engine/matter";
import type { Holder } from "@/lib/title/ledger/interest";
import { participationOf } from "./tract-participation";
import type { UnitFactor } from "./tract-revenue";
import { unratifiedFactor } from "./unratified-royalty";

const number = (text: string | null | undefined): Rational | null => (text ? parseRational(text.replace(/,/g, "").trim()) : null);

const PART_OF =
  /\b(?:of|out of|from|in|within) (?:the |a |an |said |that )*(?:certain |larger )*(?:[\w.]+ ){0,3}?\(?(?:the )?(\d[\d,]*(?:\.\d+)?)[- ]acres?\b/gi;

/** "the South 180 acres of the 240 acre tract": the acres listed for a part of the one tract that has so many acres; null where no row or several say so. */
export function partListed(rows: readonly { text: string; acres: string | null }[], whole: Rational | null): Rational | null {
  if (!whole) return null;
  const parts = rows.flatMap((row) => {
    const acres = number(row.acres);
    const larger = [...row.text.matchAll(PART_OF)].some((m) => compare(number(m[1]) ?? ZERO, whole) === 0);
    return acres && larger && compare(acres, whole) < 0 ? [acres] : [];
  });
  return parts.length === 1 ? (parts[0] ?? null) : null;
}

/** Acres of a tract within the unit as the declaration lists them, else the tract's own. */
function acresIn(kase: Case, m: Matter, tract: string): Rational | null {
  const locals = m.covers.find((c) => c.tract === tract)?.locals ?? [];
  const rows = m.conveyance.unit?.tracts ?? [];
  const listed = rows.filter((t) => t.tract !== null && locals.includes(t.tract));
  const whole = number(kase.tracts.get(tract)?.acres);
  const stated = listed.length === 1 ? number(listed[0]?.acres) : partListed(rows, whole);
  return stated ?? whole;
}

const PERCENT = /(\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent)/i;
const DECIMAL = /(?<![\d.])0?(\.\d{2,8})\b/;

type Rows = NonNullable<NonNullable<Matter["conveyance"]["unit"]>["tracts"]>;
type Row = Rows[number];

/** The row of a well through several units for the section of the tract: "Section 27: 47.00%"; none where the paper allocates none. */
function sectionRow(kase: Case, m: Matter, tract: string): { row: Row; rows: Rows } | null {
  const label = kase.tracts.get(tract)?.label ?? "";
  const rows = (m.conveyance.unit?.tracts ?? []).filter((t) => /^section \d+$/i.test(t.tract ?? ""));
  const row = rows.find((t) => new RegExp(`\\b${t.tract}\\b`, "i").test(label));
  return row ? { row, rows } : null;
}

/** "5280/7920", "two parts in three, 2/3"; not the part of a section or a mile: "W 1/2", "East 1/2", "1/4 mile". */
const RATIO =
  /(?<![\d/.]|\b(?:[NSEW]{1,2}|(?:north|south|east|west)(?:ern|erly|east|west)?) ?)(\d{1,5})\/(\d{1,5})(?:ths?|nds?|rds?)?\b(?!\/| ?(?:of (?:the |said )?)?(?:miles?|sec(?:tion|\.)))/i;
const FEET = /(\d[\d,]*(?:\.\d+)?)(?: \w+)? ?(?:feet|ft)\b/i;

/** The part of production that such a row allocates: by percent, decimal or fraction, else its feet of all that the rows tell; null where it tells none. */
function partOf({ row, rows }: { row: Row; rows: Rows }): Rational | null {
  const percent = number(PERCENT.exec(row.text)?.[1]);
  if (percent) return div(percent, rational(100));
  const decimal = DECIMAL.exec(row.text)?.[1];
  if (decimal) return number(`0${decimal}`);
  const ratio = RATIO.exec(row.text);
  const below = number(ratio?.[2]);
  if (ratio && below && below.n > 0n) return div(number(ratio[1]) ?? ZERO, below);
  const feet = rows.map((r) => number(FEET.exec(r.text)?.[1]));
  const own = feet[rows.indexOf(row)];
  return own && feet.every((f) => f !== null) ? div(own, sum(feet.map((f) => f ?? ZERO))) : null;
}

/** What an order, or a later affidavit of completion on the well, allocates to the section of the tract, and the acres of the unit there. */
function allocatedTo(kase: Case, unit: Matter, tract: string): { part: Rational; acres: string | null } {
  const papers = [...new Set([...kase.papers().citing(unit.id), ...kase.papers().covering(tract)])]
    .filter((m) => m.id !== unit.id && m.conveyance.action === "affirm" && (m.day ?? "") >= (unit.day ?? "") && (m.day ?? "9999") <= kase.asOf)
    .sort((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
  const told = [unit, ...papers].flatMap((m) => sectionRow(kase, m, tract) ?? []);
  const part = told.map(partOf).findLast((p) => p !== null);
  return { part: part ?? ONE, acres: told.find((t) => t.row.acres)?.row.acres ?? null };
}

const ENDS_UNIT =
  /\b(?:dissolv|terminat|cancel|vacat|releas)\w*\b[^.;]{0,80}\bunit\b|\bunit\b[^.;]{0,60}\b(?:dissolved|terminated|cancelled|vacated|released)\b/i;

/** Whether a later paper on the unit says that it is dissolved. */
const isDissolved = (kase: Case, unit: Matter): boolean =>
  kase
    .papers()
    .citing(unit.id)
    .some(
      (m) =>
        m.id !== unit.id &&
        m.conveyance.action !== "pool" &&
        (m.day ?? "9999") <= kase.asOf &&
        (m.conveyance.facts ?? []).some((f) => f.kind === "unit" && ENDS_UNIT.test(f.text)),
    );

const GAS_ONLY =
  /\b(?:as to|for|of|to|in)(?: the)?(?: production of)? (?:natural )?gas (?:only|alone|rights only|and not (?:for |of |as to )?(?:the )?oil)\b|\boil (?:(?:rights?|royalt\w+) )?(?:is|are|shall|being) not (?:be )?(?:hereby )?(?:pooled|unitized|included)\b|\bbut not (?:of |for |as to )?oil\b|\bfor (?:the )?(?:sole )?(?:purpose of |production of |producing |making |taking |the taking of )*(?:natural )?gas\b[^.;]{0,70}\b(?:only|alone|nothing else|no other (?:thing|substance|mineral|purpose))\b/i;
/** "into one gas unit", and not the name of a unit: "Ash Gas Unit No. 2". */
const A_GAS_UNIT = /\b(?:an?|one|single|common) (?:single |common |pooled )?gas (?:pooling )?unit\b/;
const OIL_LEASES = /\boil,? (?:and )?gas,?(?: and (?:other )?minerals?)? (?:leases?|estates?|rights)\b/gi;
const gasOnly = (text: string): boolean => GAS_ONLY.test(text) || (A_GAS_UNIT.test(text) && !/\boil\b/i.test(text.replace(OIL_LEASES, "")));
const OIL_WELL = /\b(?:as an? |an? )oil well\b|\bproduc\w+ oil\b|\boil (?:has been|was|is|is being) (?:produced|run|sold|taken)\b/i;
const GAS_WELL =
  /\b(?:as an? |an? )(?:oil (?:and|or|&) )?gas well\b|\bproduc\w+ (?:(?:only|both|oil|condensate|distillate|and|or)\b,? ){0,5}gas\b|\bgas (?:has been|have been|was|were|is|are|is being|are being) (?:produced|run|sold|taken|delivered)\b/i;
const NONE = /\b(?:no|never|not|nor)\b[^.;]{0,60}$/i;

const says = (pattern: RegExp, text: string): boolean => {
  const m = pattern.exec(text);
  return m !== null && !NONE.test(text.slice(0, m.index));
};

/** A unit of gas alone on whose land, by the papers, oil is produced and no gas: the oil is the tract's own. */
function oilUnderGasUnit(kase: Case, unit: Matter, tract: string): boolean {
  const words = [unit.conveyance.unit?.name ?? "", unit.conveyance.unit?.formations ?? "", unit.conveyance.granting_clause ?? ""];
  const facts = (unit.conveyance.facts ?? []).map((f) => f.text);
  if (![...words, ...facts].some(gasOnly)) return false;
  const papers = new Set([...kase.papers().covering(tract), ...kase.papers().citing(unit.id)]);
  const told = [...papers]
    .filter((m) => m.id !== unit.id && (m.day ?? "9999") <= kase.asOf)
    .flatMap((m) => (m.conveyance.facts ?? []).filter((f) => f.kind === "production"));
  return told.some((f) => says(OIL_WELL, f.text)) && !told.some((f) => says(GAS_WELL, f.text));
}

/** The factor by which production of a unit is shared to a tract, or null where no unit covers it or its acres are not read. */
export function unitFactor(kase: Case, holding: Holding, tract: string): UnitFactor | null {
  const shares = (m: Matter) => m.type !== "spacing_order" || kase.tracts.get(tract)?.state === "OK";
  const pooled = holding.unitsOf(tract).filter((u) => shares(u.matter) && u.matter.day !== null && u.matter.day <= kase.asOf && !isDissolved(kase, u.matter));
  const m = (pooled.at(-1) ?? holding.unitTold(tract, kase.asOf))?.matter;
  const participation = m ? participationOf(m.conveyance.unit?.tracts ?? [], kase.tracts.get(tract)?.label ?? "", number(kase.tracts.get(tract)?.acres)) : null;
  const share = m && !participation ? allocatedTo(kase, m, tract) : null;
  const acres = number(share?.acres) ?? number(m?.conveyance.unit?.acres);
  const own = m ? acresIn(kase, m, tract) : null;
  if (!m || oilUnderGasUnit(kase, m, tract)) return null;
  const byAcres = acres && own && acres.n > 0n && compare(own, acres) <= 0 ? mul(div(own, acres), share?.part ?? ONE) : null;
  const factor = participation ?? byAcres;
  if (!factor) return null;
  const unbound = (holder: Holder) => unratifiedFactor(kase, holding, m, tract, holder);
  return { name: m.conveyance.unit?.name ?? (acres ? `unit of ${toText(acres)} acres` : "unit"), factor, unbound };
}
