// A deed of the whole that one cotenant gave, ratified by another: his share passes as if he had joined in it.
import { RATIFIES_DEED } from "@/lib/text/ratifies-deed";
import type { Case } from "./case";
import type { Matter } from "./matter";

const LANDED = new Set(["fee", "mineral", "surface"]);
/**
 * The ratification as a deed of its makers to the grantees of the deed that it cites; null where it cites a lease or several deeds, where its makers were parties of the deed or own nothing in the tract,
 * and where the deed keeps or leaves out anything, as the paper does not say whose that would be.
 */
export function asJoinder(kase: Case, matter: Matter, tract: string): Matter | null {
  if (matter.type !== "ratification" || matter.conveyance.action !== "ratify") return null;
  if (!(matter.conveyance.facts ?? []).some((f) => RATIFIES_DEED.test(f.text))) return null;
  const cited = [...new Set(matter.cites.values())].flatMap((d) => kase.matters.get(d) ?? []);
  const [deed] = cited;
  if (!deed || cited.length > 1 || deed.conveyance.action !== "convey" || !deed.covers.some((c) => c.tract === tract)) return null;
  const whole = deed.conveyance.grants.every(
    (g) => LANDED.has(g.estate_type) && g.of === "whole" && (g.fraction?.fraction ?? "1") === "1" && !g.term && !g.depths,
  );
  if (!whole || !deed.conveyance.grants.length || deed.conveyance.reservations.length || deed.conveyance.exceptions.length) return null;
  const parties = new Set([...deed.from, ...deed.to].map((a) => a.party_id));
  const owns = kase
    .ledger(tract)
    .of([...matter.from])
    .some((i) => LANDED.has(i.estate));
  if (!owns || matter.from.some((f) => parties.has(f.party_id))) return null;
  const grants = deed.conveyance.grants.map((g) => ({ ...g, of: "grantor_interest" as const, from: [], to: [], tracts: [] }));
  return { ...matter, to: deed.to, conveyance: { ...matter.conveyance, action: "convey", warranty: "none", grants } };
}
