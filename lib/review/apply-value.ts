// A corrected value and what follows from it in the same aspect: a name is taken apart again, a land description is read again.
import type { Conveyance, Reading } from "@/lib/contracts/aspects/conveyance";
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Land, Tract } from "@/lib/contracts/aspects/land";
import { type Parties, type Party, partiesSchema } from "@/lib/contracts/aspects/parties";
import { type InstrumentType, instrumentCategory, instrumentLabel } from "@/lib/contracts/instrument-types";
import type { Aspect } from "@/lib/contracts/pipeline";
import { readLand } from "@/lib/land/parse-land";
import { normaliseParty } from "@/lib/names/normalise-party";
import { sideOfRole, withSides } from "./follow-parties";
import { changedList, listPlace } from "./list-items";
import { valueAt, withValue } from "./pointer";

const isInterestList = (list: string | undefined): list is "grants" | "reservations" | "exceptions" =>
  list === "grants" || list === "reservations" || list === "exceptions";

/** The name as a person wrote it; an all-capitals name is shown in title case as everywhere. Kind and side stay. */
function renamed(resolved: Parties, index: number, name: string): Parties {
  const parties = resolved.parties.map(
    (p, i): Party => (i === index ? normaliseParty({ ...p, name, display: name, given: null, middle: null, surname: null, suffix: null }) : p),
  );
  return { ...resolved, parties };
}

/** The party on the side that its role is of. */
const inRole = (resolved: Parties, index: number): Parties => ({
  ...resolved,
  parties: resolved.parties.map((p, i) => (i === index ? { ...p, side: sideOfRole(p.role, p.side) } : p)),
});

/** Township, range and meridian that a tract lies in: a description may leave them to the words around it. */
const placeOf = ({ plss }: Tract) => ({
  ...(plss?.township ? { township: plss.township } : {}),
  ...(plss?.range ? { range: plss.range } : {}),
  ...(plss?.meridian ? { meridian: plss.meridian } : {}),
});

/** The description read anew. What the words do not say (county, state, name) stays. Words that hold several tracts give several: the first keeps the id, the others take free ones. */
function redescribed(resolved: Land, index: number, text: string): Land {
  const before = resolved.tracts[index];
  if (!before) return resolved;
  const read = readLand(text, { county: before.county, state: before.state, defaults: placeOf(before) }).tracts;
  const taken = new Set(resolved.tracts.map((t) => t.id));
  const freeId = (): string => {
    let n = 1;
    while (taken.has(`t${n}`)) n += 1;
    taken.add(`t${n}`);
    return `t${n}`;
  };
  const made = read.map((t, i): Tract => {
    const own = { county: t.county ?? before.county, state: t.state ?? before.state, name: t.name ?? (i === 0 ? (before.name ?? null) : null) };
    return { ...t, ...own, id: i === 0 ? before.id : freeId(), text: read.length === 1 ? text : t.text };
  });
  const after = made.length > 0 ? made : [{ ...before, text }];
  return { ...resolved, tracts: resolved.tracts.flatMap((t, i) => (i === index ? after : [t])) };
}

/** One of several readings chosen: the interest is then what that reading says, and bears no other. */
function readAs(resolved: Conveyance, list: "grants" | "reservations" | "exceptions", index: number, chosen: Reading): Conveyance {
  const { fraction, floating, estate_type, of } = chosen;
  const said = { fraction, ...(floating === undefined ? {} : { floating }), ...(estate_type ? { estate_type } : {}), ...(of ? { of } : {}) };
  return { ...resolved, [list]: resolved[list].map((interest, i) => (i === index ? { ...interest, ...said, readings: [chosen] } : interest)) };
}

/**
 * ("parties", {parties:[{name:"JON DOE",…}]}, "/parties/0/name", "JOHN DOE") → the party with display, given name and surname made anew.
 * ("land", …, "/tracts/0/text", "NE/4 of Section 5, T9N-R7W") → the tract with parts, section and acres read from the new words.
 * ("parties", …, "/parties/-", {name, role}) → one party more; ("parties", …, "/parties/2", null) → one less, its sides with it.
 */
export function applyValue(aspect: Aspect, resolved: unknown, pointer: string, value: unknown): unknown {
  const set = setValue(aspect, resolved, pointer, value);
  const made = aspect === "parties" ? partiesSchema.safeParse(set) : null;
  return made?.success ? withSides(resolved as Parties, made.data) : set;
}

function setValue(aspect: Aspect, resolved: unknown, pointer: string, value: unknown): unknown {
  const place = listPlace(aspect, pointer);
  if (place) return { ...(resolved as object), [place.list]: changedList(aspect, resolved, place, value) ?? valueAt(resolved, `/${place.list}`) };
  const [, list, index, name] = pointer.split("/");
  if (aspect === "parties" && list === "parties" && name === "name" && typeof value === "string") return renamed(resolved as Parties, Number(index), value);
  if (aspect === "land" && list === "tracts" && name === "text" && typeof value === "string") return redescribed(resolved as Land, Number(index), value);
  if (aspect === "conveyance" && name === "readings" && isInterestList(list) && Array.isArray(value) && value.length === 1)
    return readAs(resolved as Conveyance, list, Number(index), value[0] as Reading);
  const set = withValue(resolved, pointer, value);
  if (aspect === "parties" && name === "role") return inRole(set as Parties, Number(index));
  if (aspect !== "doc_type" || pointer !== "/doc_type") return set;
  const type = value as InstrumentType;
  return { ...(set as DocType), label: instrumentCategory[type] ? instrumentLabel(type) : String(value), category: instrumentCategory[type] ?? "other" };
}
