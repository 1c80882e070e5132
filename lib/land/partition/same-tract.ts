// Do two descriptions of like acreage in one survey mean the same tract?
import type { Tract } from "@/lib/contracts/aspects/land";
import { ringRelation } from "@/lib/land/set/ring-relation";
import { sharedFrame } from "./shared-frame";

const words = (s: string | null | undefined): string => (s ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");
const calls = (t: Tract): string => (t.calls ?? []).map((c) => `${words(c.bearing)}:${c.distance ?? ""}${c.unit ?? ""}`).join(";");
/** A numbered heading ("Tract 2") is the drafter's own and names no land. */
const name = (t: Tract): string => (/^(?:Tract|Parcel|First|Second|Third|Fourth|Fifth)\b/.test(t.name ?? "") ? "" : words(t.name));
const reference = (t: Tract): string =>
  t.reference && t.reference.relation !== "part" ? `${t.reference.book}:${t.reference.page}:${t.reference.instrument_no}` : "";

/**
 * "same" by ring, calls, reference or name; "other" where rings in one frame or names contradict; "silent" where nothing beyond acreage speaks.
 * Errs towards "silent": a description may cite a later deed of the same land, and calls may be run anew.
 */
export function likeness(a: Tract, b: Tract): "same" | "silent" | "other" {
  const rings = sharedFrame(a, b);
  if (rings) return ringRelation(rings[0], rings[1]) === "equals" ? "same" : "other";
  if (calls(a) !== "" && calls(a) === calls(b)) return "same";
  if (reference(a) !== "" && reference(a) === reference(b)) return "same";
  if (name(a) !== "" && name(b) !== "") return name(a) === name(b) ? "same" : "other";
  return "silent";
}
