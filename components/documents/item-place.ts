import type { ReviewGroup } from "@/lib/contracts/review";
import type { Aspect } from "@/lib/contracts/vocabulary/pipeline";

const lists: Partial<Record<Aspect, readonly string[]>> = { parties: ["parties"], conveyance: ["grants", "reservations", "exceptions"], land: ["tracts"] };

/** The place of the item that a group shows: a party, an interest, a tract ("/parties/2"); null for a group that is none. */
export function itemPlace(group: Pick<ReviewGroup, "aspect" | "fields">): string | null {
  const [, list = "", index = ""] = group.fields[0]?.pointer.split("/") ?? [];
  return lists[group.aspect]?.includes(list) && /^\d+$/.test(index) ? `/${list}/${index}` : null;
}

/** What a person can add: its section, the key under which that stands open for it, and what it is called. */
export const newItems: readonly { aspect: Aspect; key: string; label: string }[] = [
  { aspect: "parties", key: "add:parties", label: "New party" },
  { aspect: "conveyance", key: "add:conveyance", label: "New interest" },
  { aspect: "land", key: "add:land", label: "New tract" },
];
