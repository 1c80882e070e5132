// Separate or community: how the dead had come by the land that descends.
import type { Interest } from "@/lib/title/ledger/interest";
import type { FamilyFacts } from "@/lib/title/rules/succession/family";
import type { Case } from "./case";
import type { Succession } from "./family";
import type { Matter } from "./matter";

/** Day of the marriage to the surviving spouse, where the paper tells it. */
function marriedOn(matter: Matter, s: Succession): string | null {
  const spouse = s.spouse ? matter.actors.get(s.spouse) : undefined;
  const name = spouse?.name.toUpperCase() ?? "";
  const told = (matter.conveyance.facts ?? []).find(
    (f) => f.kind === "marital" && f.date && name.length > 0 && f.text.toUpperCase().includes(name) && !/divorc/i.test(f.text),
  );
  return told?.date ?? null;
}

/** States in which what spouses buy is presumed to be of the community. */
const COMMUNITY = new Set(["TX", "NM", "LA", "AZ", "CA", "ID", "NV", "WA"]);
/** Words of a deed that make what it gives the taker's own. */
const SEPARATE = /love and affection|\bgift\b|\b(?:sole and )?separate (?:property|estate)\b/i;
const wordsOfGift = (m: Matter): string =>
  `${m.conveyance.consideration.text ?? ""} ${m.conveyance.granting_clause ?? ""} ${m.conveyance.habendum ?? ""} ${m.conveyance.grants.map((g) => g.text).join(" ")}`;

/** Whether an instrument gives without a price: by gift, devise or descent, or as the taker's own. */
export const isGratuitous = (by: Matter | undefined): boolean =>
  by !== undefined && (by.type === "gift_deed" || ["devise", "descend"].includes(by.conveyance.action) || SEPARATE.test(wordsOfGift(by)));

const plain = (s: string) =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, " ")
    .trim();

/** What the paper says of this land alone: the words that name it as its own description does. */
function toldOfLand(matter: Matter, s: Succession, tract: string): FamilyFacts["character"] | null {
  const locals = matter.covers.find((c) => c.tract === tract)?.locals ?? [];
  const named = matter.doc.land.resolved.tracts.filter((t) => locals.includes(t.id)).map((t) => plain(t.text).slice(0, 60));
  return s.by_land?.find((l) => named.some((n) => n.length > 4 && plain(l.text).includes(n)))?.character ?? null;
}

/** Land that came by gift, devise or descent is separate, whatever an affidavit calls it; what was bought is left to the papers. */
export function characterOf(kase: Case, matter: Matter, s: Succession, i: Interest): { character: FamilyFacts["character"]; known: boolean } {
  const by = i.by ? kase.matters.get(i.by) : undefined;
  if (isGratuitous(by)) return { character: "separate", known: true };
  const told = toldOfLand(matter, s, i.tract);
  if (told) return { character: told, known: true };
  const wed = marriedOn(matter, s);
  if (by?.day && wed && by.day < wed && by.conveyance.action === "convey") return { character: "separate", known: true };
  if (s.character && s.character !== "unknown") return { character: s.character, known: true };
  const state = kase.tracts.get(i.tract)?.state ?? s.state;
  if (s.character === "unknown" && by?.day && wed && by.day >= wed && by.conveyance.action === "convey")
    return { character: COMMUNITY.has(state ?? "") ? "community" : "joint_industry", known: true };
  return { character: "unknown", known: false };
}

/** What is bought in a marriage is taken for community where the state presumes it and no paper tells. */
export const presumed = (character: FamilyFacts["character"], state: string | null, s: Succession): FamilyFacts["character"] =>
  character === "unknown" && COMMUNITY.has(state ?? "") && s.spouse !== null ? "community" : character;
