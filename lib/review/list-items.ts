// Items that a person adds to a list of an aspect or takes from it: a party, an interest, a tract.
import { type Conveyance, type Interest, interestSchema } from "@/lib/contracts/aspects/conveyance";
import type { Land, Tract } from "@/lib/contracts/aspects/land";
import { type Parties, type Party, partyRoleSchema } from "@/lib/contracts/aspects/parties";
import type { Aspect } from "@/lib/contracts/pipeline";
import { emptyTract } from "@/lib/land/empty-tract";
import { readLand } from "@/lib/land/parse-land";
import { normaliseParty } from "@/lib/names/normalise-party";
import { sideOfRole } from "./follow-parties";

export type ListPlace = { list: string; index: number | "-" };

const lists: Partial<Record<Aspect, readonly string[]>> = {
  parties: ["parties"],
  conveyance: ["grants", "reservations", "exceptions"],
  land: ["tracts"],
};

/** ("parties", "/parties/2") → {list:"parties", index:2}; "/grants/-" → past the end; null for the place of a value. */
export function listPlace(aspect: Aspect, pointer: string): ListPlace | null {
  const found = /^\/([a-z_]+)\/(\d{1,4}|-)$/.exec(pointer);
  if (!found?.[1] || !lists[aspect]?.includes(found[1])) return null;
  return { list: found[1], index: found[2] === "-" ? "-" : Number(found[2]) };
}

/** "p4" where p1 to p3 are taken. */
function freeId(letter: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map((t) => t.id));
  let n = 1;
  while (ids.has(`${letter}${n}`)) n += 1;
  return `${letter}${n}`;
}

const textOf = (value: unknown, name: string): string => {
  const text = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : null;
  return typeof text === "string" ? text.trim() : "";
};

/** {name:"LENA HART", role:"grantee"} → the party, its name taken apart; null without a name or a role. */
function newParty(value: unknown, parties: readonly Party[]): Party | null {
  const name = textOf(value, "name");
  const role = partyRoleSchema.safeParse(textOf(value, "role"));
  if (name === "" || !role.success) return null;
  const nothing = { given: null, middle: null, surname: null, suffix: null, capacity: null, marital_status: null, spouse_of: null, address: null, share: null };
  const side = sideOfRole(role.data, "other");
  return normaliseParty({ ...nothing, id: freeId("p", parties), name, display: name, role: role.data, side, entity_type: "unknown", aliases: [] });
}

/** {estate_type:"mineral", fraction, text} → an interest in all tracts, from and to whom the others are; null where the value is none. */
function newInterest(value: unknown, list: string, conveyance: Conveyance): Interest | null {
  const given = conveyance.grants[0];
  const people = list === "grants" ? { from: given?.from ?? [], to: given?.to ?? [] } : { from: [], to: list === "reservations" ? (given?.from ?? []) : [] };
  const nothing = { fraction: null, of: "whole", text: "", tracts: [], term: null, depths: null, floating: null, executive: null, readings: [] };
  const read = interestSchema.safeParse({ ...nothing, ...people, ...(typeof value === "object" ? value : {}) });
  return read.success ? read.data : null;
}

/** {text:"NE/4 of Section 5 …"} → the tracts read in the words; words that place no land are kept as a tract that is not placed. */
function newTracts(value: unknown, land: Land): Tract[] {
  const text = textOf(value, "text");
  if (text === "") return [];
  const { county = null, state = null } = land.tracts[0] ?? {};
  const { tracts } = readLand(text, { county, state });
  const found = tracts.length > 0 ? tracts : [emptyTract("other", text, 0, text.length)];
  const made: Tract[] = [];
  for (const t of found)
    made.push({
      ...t,
      id: freeId("t", [...land.tracts, ...made]),
      county: t.county ?? county,
      state: t.state ?? state,
      text: found.length === 1 ? text : t.text,
    });
  return made;
}

/** The list with the item added; null where the value makes none. */
function added(aspect: Aspect, resolved: unknown, list: string, value: unknown): unknown[] | null {
  if (aspect === "parties") {
    const { parties } = resolved as Parties;
    const party = newParty(value, parties);
    return party && [...parties, party];
  }
  if (aspect === "land") {
    const tracts = newTracts(value, resolved as Land);
    return tracts.length > 0 ? [...(resolved as Land).tracts, ...tracts] : null;
  }
  const conveyance = resolved as Conveyance;
  const interest = newInterest(value, list, conveyance);
  return interest && [...(conveyance[list as "grants"] ?? []), interest];
}

/** What a list is after one item is added ("-", with the value) or taken out (a place, with null); null where that cannot be. */
export function changedList(aspect: Aspect, resolved: unknown, { list, index }: ListPlace, value: unknown): unknown[] | null {
  if (index === "-") return added(aspect, resolved, list, value);
  const items = (resolved as Record<string, unknown[] | undefined>)[list] ?? [];
  return value === null && index < items.length ? items.filter((_, i) => i !== index) : null;
}
