// Narrow strips that a deed of the land beside them carries along.
import { sameHolder } from "@/lib/title/ledger/interest";
import { type StripAnswer, type StripFacts, stripRules } from "@/lib/title/rules/conveyance/strip";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { evidenceAt, type Matter } from "./matter";
import { isQuitclaim } from "./sources";
import { ACRES_OF_A_WAY, BESIDE_WAY, FOR_A_WAY, STRIP, STRIP_ACRES } from "./strip-words";

const APART = /\bno part\b[^.;]{0,40}\badjoin/i;

const landOf = (m: Matter) => [...m.doc.land.resolved.tracts, ...m.conveyance.grants].map((x) => x.text).join("; ");
const FEE = new Set(["fee", "surface", "mineral"]);

/** The deed that made a tract a strip: it covers this small tract alone and calls its land a strip or way. */
function madeBy(kase: Case, tract: string): Matter | undefined {
  const acres = Number(kase.tracts.get(tract)?.acres ?? "NaN");
  if (!(acres > 0 && acres < ACRES_OF_A_WAY)) return undefined;
  const words = acres < STRIP_ACRES ? STRIP : FOR_A_WAY;
  return kase
    .papers()
    .covering(tract)
    .find((m) => m.conveyance.action === "convey" && m.covers.length === 1 && words.test(landOf(m)));
}

/** Other land of the package that the grantors keep: for it the strip may still be of use to them. */
const keepsOther = (kase: Case, m: Matter, strip: string): boolean =>
  kase
    .ledgersOf(m.from)
    .some((l) => l.tract !== strip && !m.covers.some((c) => c.tract === l.tract) && l.of(m.from).some((i) => i.estate === "fee" || i.estate === "surface"));

/** Tracts of the package that a deed of all the land beside them carries, though it does not name them. */
export function stripsBeside(kase: Case, m: Matter): string[] {
  const allOf = (g: Matter["conveyance"]["grants"][number]) => g.estate_type === "fee" && (!g.fraction || g.fraction.fraction === "1");
  const deed = m.conveyance.action === "convey" && !isQuitclaim(m) && m.covers.length > 0 && m.conveyance.grants.some(allOf);
  if (!deed) return [];
  const words = landOf(m);
  return kase.ledgersOf(m.from).flatMap((ledger) => {
    const { tract } = ledger;
    if (m.covers.some((c) => c.tract === tract) || !ledger.of(m.from).some((i) => FEE.has(i.estate))) return [];
    const made = madeBy(kase, tract);
    if (!made || made.id === m.id || !made.from.some((f) => m.from.some((g) => sameHolder(f, g)))) return [];
    const kept = [...m.conveyance.reservations, ...m.conveyance.exceptions].map((w) => w.text).join(" ");
    const facts: StripFacts = {
      narrow: true,
      adjoins: BESIDE_WAY.test(words) && !APART.test(words),
      keepsOther: keepsOther(kase, m, tract),
      reserved: STRIP.test(kept),
    };
    const inputs = [
      input("strip", kase.tracts.get(tract)?.label ?? tract, evidenceAt(made, "land", "/tracts").slice(0, 1), made.id),
      input("land beside it", words.slice(0, 160), evidenceAt(m, "land", "/tracts").slice(0, 1), m.id),
    ];
    const d = decide<StripFacts, StripAnswer>(stripRules, facts, kase.place(tract, m), inputs, (a) => ({ name: "strip", value: a }));
    if (d?.answer !== "passes") return [];
    kase.natures.set(`${m.id} strip ${tract}`, d.steps);
    return [tract];
  });
}

/** The steps by which a deed reached a strip that it does not name; none where it names the tract. */
export const stepsToStrip = (kase: Case, m: Matter, tract: string) => kase.natures.get(`${m.id} strip ${tract}`) ?? [];
