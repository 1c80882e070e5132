// Takers called by their kin to the dead: "to the widow, one-half; to each of the children, one-fourth".
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";

const LEAD = "(?:(?:[Tt]he|said|his|her|such|surviving|decedent's|two|three|four|five|six|seven|eight|nine|ten|each|of) ){1,5}";
/** Kin whose name does not follow, and who are not told of another: "the children of Ann Roe". */
const ALONE = "(?!-|,? (?:namely|to-wit|viz|[A-Z]|of (?!(?:the |said )*(?:decedent|deceased)))|:)";
const CALLED: readonly (readonly [string, RegExp])[] = [
  ["spouse", new RegExp(`\\b${LEAD}(?:widow|widower|wife|husband|spouse)\\b${ALONE}`, "g")],
  ["child", new RegExp(`\\b${LEAD}(?:children|sons and daughters)\\b${ALONE}`, "g")],
  ["sibling", new RegExp(`\\b${LEAD}(?:brothers and sisters|brothers|sisters)\\b${ALONE}`, "g")],
  ["grandchild", new RegExp(`\\b${LEAD}grandchildren\\b${ALONE}`, "g")],
];

/** Where `words` mean heirs by their kin alone, for the one dead of whom the paper tells; all of that kin stand at one place. */
export function placesByKin(words: string, scene: Scene): NameAt[] {
  const [family, more] = scene.parties.succession ?? [];
  if (!family || more) return [];
  return CALLED.flatMap(([relation, pattern]) => {
    const ids = family.heirs.filter((h) => h.relation === relation && h.living !== false).map((h) => h.party);
    return [...words.matchAll(pattern)].flatMap((m) => ids.map((id): NameAt => ({ id, start: m.index, end: m.index + m[0].length })));
  });
}
