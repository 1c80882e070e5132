// Land outside the rectangular system: parcels, placed in order of the instruments, and what each description covers of them.
import type { LandException } from "@/lib/contracts/aspects/land";
import type { Geometry } from "@/lib/contracts/geometry";
import { compare, isZero, mul, type Rational, rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import { compareNames } from "@/lib/resolve/parties/compare-names";
import { isConflict } from "@/lib/resolve/parties/comparison";
import { type NameKey, nameKeyOf } from "@/lib/resolve/parties/mention";
import type { DocumentIndex } from "@/lib/resolve/references/document-index";
import { hasPlace, hintsFor, noteName, type Placed, underOtherNames } from "./citation-hints";
import { type Coverage, cover, type Element } from "./coverage";
import { inSection } from "./in-section";
import { type LandMention, landFeatures } from "./land-mention";
import { isNet, sameRest, withWholeOfRest } from "./net-acres";
import { type Parcel, sameAcres } from "./parcel";
import { type ParcelForest, parcelForest, remainderAcres } from "./parcel-forest";
import type { SectionCoverage } from "./section-coverage";
import { frameOf, namedRegion } from "./section-part";
import { toldWithWhole } from "./told-with-whole";

type Held = { key: NameKey; parcel: Parcel };

const kindOf = (f: LandMention["features"], fallback: Element["kind"]): Element["kind"] =>
  f.lots.length && f.subdivision ? "lot_block" : f.survey ? "texas_survey" : fallback;

/** Whether a description says enough to be told from other land. */
export const isParcel = (m: LandMention): boolean =>
  Boolean(m.features.survey || m.features.subdivision || m.features.acres || m.features.names.length || m.features.calls || hasPlace(m.tract.reference));

export function parcelLabel(tract: LandMention["tract"]): string {
  const s = tract.survey;
  const survey = s
    ? [
        s.section && `Section ${s.section}`,
        s.block && `Block ${s.block}`,
        s.name && (/survey|grant/i.test(s.name) ? s.name : `${s.name} Survey`),
        s.abstract && `A-${s.abstract.replace(/^A-?/i, "")}`,
      ]
    : [];
  const sub = tract.subdivision;
  const plat = sub?.name
    ? [
        sub.lots.length && `${s && !/\blots?\b/i.test(tract.text) ? "Tract" : "Lot"}${sub.lots.length > 1 ? "s" : ""} ${sub.lots.join(", ")}`,
        sub.block && `Block ${sub.block}`,
        sub.name,
      ]
    : [];
  const parts = [tract.name, tract.acres_stated && `${tract.acres_stated} acres`, ...plat, ...survey].filter((p): p is string => Boolean(p));
  return parts.length ? parts.join(", ") : tract.text.replace(/\s+/g, " ").slice(0, 80);
}

function takers(mention: LandMention, side: "from" | "to"): NameKey[] {
  return mention.document.parties.resolved.parties.filter((p) => p.side === side).map((p) => nameKeyOf(p.name, p.entity_type));
}

function place(
  mention: LandMention,
  forest: ParcelForest,
  index: DocumentIndex,
  ofDocument: Map<string, Parcel[]>,
  held: ReadonlyMap<string, Held[]>,
  told: readonly Placed[],
): Placed {
  const holds = takers(mention, "from").flatMap((k) => (held.get(heldKey(k)) ?? []).filter((h) => !isConflict(compareNames(k, h.key))).map((h) => h.parcel));
  const mentioned = mention.document.conveyance.resolved.references.flatMap((r) => {
    const found = index.find(r, mention.document);
    return "none" in found ? [] : (ofDocument.get(found.document.id) ?? []);
  });
  const hints = {
    ...hintsFor(mention, mention.tract.reference, index, ofDocument),
    held: [...new Set(holds)],
    mentioned,
    apart: underOtherNames(mention, told),
  };
  const { acres } = mention.features;
  const together = hints.cited.length > 1 && (!acres || sameAcres(acres, sum(hints.cited.map((p) => p.features.acres ?? ZERO))));
  const whole = together ? hints.cited : [forest.place(withWholeOfRest(mention), parcelLabel(mention.tract), hints)];
  const without = isNet(mention.tract) ? [] : mention.tract.exceptions.flatMap((e) => exceptionParcel(e, mention, forest, whole[0], index, ofDocument));
  const [only] = whole;
  if (only && whole.length === 1 && mention.tract.ring?.length) only.ring ??= mention.tract.ring;
  const section = frameOf(mention.tract, null)?.section;
  if (only && whole.length === 1 && mention.tract.placed?.length && section) only.placed ??= { section, points: mention.tract.placed };
  return { mention, covers: [...whole], without };
}

function exceptionParcel(
  e: LandException,
  mention: LandMention,
  forest: ParcelForest,
  whole: Parcel | undefined,
  index: DocumentIndex,
  ofDocument: Map<string, Parcel[]>,
): Parcel[] {
  const features = { ...landFeatures(e) };
  if (!whole || !(features.acres || features.lots.length || features.names.length || hasPlace(e.reference))) return [];
  const hints = hintsFor(mention, e.reference, index, ofDocument);
  const survey = features.survey ?? whole.features.survey;
  return [
    forest.place({ ...features, survey }, e.text.replace(/\s+/g, " ").slice(0, 80), {
      ...hints,
      relation: "part",
      cited: hints.cited.length ? hints.cited : [whole],
      held: [whole],
      mentioned: [],
    }),
  ];
}

const heldKey = (k: NameKey): string => (k.kind === "person" ? `p:${k.surname}` : `o:${k.core}`);

/** In its section where it is tied to a corner, else in feet on a sheet of its own. */
function drawing(p: Parcel): { geometry?: Geometry } {
  const points = p.placed?.points ?? p.ring;
  if (!points) return {};
  return { geometry: { frame: p.placed ? "section" : "feet", section: p.placed?.section ?? null, shapes: [{ kind: "polygon", label: p.label, points }] } };
}

function elementsOf(p: Parcel, mention: LandMention | undefined): Element[] {
  const inner = p.children.flatMap((c) => elementsOf(c, mention));
  const rest = remainderAcres(p);
  if (p.children.length && rest && isZero(rest)) return inner;
  const label = p.children.length ? `${p.label}, less ${p.children.map((c) => c.label).join(" and ")}` : p.label;
  const own: Element = {
    id: `parcel#${p.index}`,
    kind: kindOf(p.features, mention?.tract.kind ?? "other"),
    label: label.length > 200 ? `${label.slice(0, 197)}…` : label,
    group: `parcel#${p.index}`,
    acres: rest,
    county: p.features.county,
    state: p.features.state,
    assumed: p.assumed,
    ...drawing(p),
  };
  return [...inner, own];
}

/** The atom as it is by now, without one more piece: `left` is what the piece alone would leave of it. */
function lessPiece(now: Element, atom: Element, left: Rational | null, piece: Parcel): Element {
  const taken = atom.acres && left ? sub(atom.acres, left) : null;
  const all = sameAcres(taken, now.acres);
  const acres = all ? ZERO : now.acres && taken && compare(taken, now.acres) < 0 ? sub(now.acres, taken) : null;
  return { ...now, acres, label: `${now.label}, less ${piece.label}` };
}

/** A piece that a description of a section leaves out by its acres or by the paper that tells of it: it is the section's, and not that description's. */
type CutOut = { mention: LandMention; parcel: Parcel };

/** The key of a section without the part of it that is named: what is left out may lie in another part. */
const sectionAlone = (key: string | null): string | null =>
  key
    ?.split("|")
    .map((word, i) => (i === 4 ? "" : word))
    .join("|") ?? null;

function cutOuts(mention: LandMention, forest: ParcelForest, index: DocumentIndex, ofDocument: ReadonlyMap<string, Parcel[]>): CutOut[] {
  return mention.tract.exceptions.flatMap((e) => {
    if (e.subtracted && e.plss) return [];
    const own = landFeatures(e);
    const hints = hintsFor(mention, e.reference, index, ofDocument);
    const told = own.acres ? hints.cited.filter((p) => sameAcres(p.features.acres, own.acres)) : hints.cited;
    if (told.length === 1 && told[0]) return [{ mention, parcel: told[0] }];
    if (!own.acres) return [];
    const features = { ...own, survey: sectionAlone(landFeatures(mention.tract).survey), places: [] };
    return [{ mention, parcel: forest.place(features, `${e.acres_stated} acres`, { cited: [], relation: null, source: null, held: [], mentioned: [] }) }];
  });
}

/** Pieces of a section are part of whatever covers the place where they lie; the atom around them loses their acres. */
function inSections(
  coverage: Coverage,
  placed: readonly Pick<Placed, "mention" | "covers">[],
  cut: readonly CutOut[],
  sections: ReadonlyMap<string, SectionCoverage>,
  state: string | null,
): void {
  const done = new Set<Parcel>();
  const leavesOut = (key: string, parcel: Parcel) => cut.some((c) => c.mention.key === key && c.parcel === parcel);
  for (const { mention, covers } of placed) {
    const frame = frameOf(mention.tract, state);
    const section = frame && sections.get(frame.key);
    if (!section) continue;
    for (const parcel of covers) {
      if (done.has(parcel) || (parcel.parent && (done.has(parcel.parent) || !cut.some((c) => c.parcel === parcel)))) continue;
      const { parts, left } = inSection(section, parcel, namedRegion(mention.tract));
      if (parts.length) done.add(parcel);
      for (const part of parts.filter((p) => !leavesOut(p.mention.key, parcel)))
        for (const element of elementsOf(parcel, mention)) cover(coverage, part.mention.key, element);
      for (const { atom, acres } of left) coverage.elements.set(atom.id, lessPiece(coverage.elements.get(atom.id) ?? atom, atom, acres, parcel));
    }
  }
  dropFilled(coverage, sections);
}

const sliver = rational(1, 100);

/** "north of the railroad 317.42 acres, south of it 322": pieces that fill their part of the section but for what surveys differ by leave nothing of it. */
function dropFilled(coverage: Coverage, sections: ReadonlyMap<string, SectionCoverage>): void {
  for (const { element } of [...sections.values()].flatMap((s) => s.atoms)) {
    const now = coverage.elements.get(element.id);
    if (!now?.acres || !element.acres || now.acres === element.acres || compare(now.acres, mul(element.acres, sliver)) > 0) continue;
    coverage.elements.delete(element.id);
    for (const set of coverage.covered.values()) set.delete(element.id);
  }
}

/** Whether a document gives or keeps something in one of its tracts that it does not in another. */
const treatsApart = ({ conveyance, land }: LandMention["document"]): boolean =>
  [...conveyance.resolved.grants, ...conveyance.resolved.reservations].some(
    (i) => i.tracts.length > 0 && land.resolved.tracts.some((t) => !i.tracts.includes(t.id)),
  );

/** "Tract I, 300 acres, the West part of the 640 acres; Tract II, 340 acres, the East part": parts that fill their whole are the whole, and whatever else lies in it. */
function filledWholes(placed: readonly Placed[]): void {
  const byDocument = new Map<LandMention["document"], Placed[]>();
  for (const p of placed) byDocument.set(p.mention.document, [...(byDocument.get(p.mention.document) ?? []), p]);
  for (const [document, own] of byDocument) {
    if (treatsApart(document)) continue;
    const parts = new Set(own.flatMap((p) => p.covers));
    for (const whole of new Set([...parts].flatMap((p) => (p.parent && !parts.has(p.parent) ? [p.parent] : [])))) {
      const named = [...parts].filter((p) => p.parent === whole);
      const filled = named.length > 1 && sameAcres(whole.features.acres, sum(named.map((p) => p.features.acres ?? ZERO)));
      if (!filled) continue;
      const holder = own.find((p) => p.covers.some((c) => c.parent === whole));
      if (crossedOver(whole, named, own, placed)) dissolve(whole, named, own);
      else holder?.covers.push(whole);
    }
  }
}

/** Whether a further piece lies in a filled whole and nothing says in which of its parts, which no other paper tells of. */
const crossedOver = (whole: Parcel, named: readonly Parcel[], own: readonly Placed[], placed: readonly Placed[]): boolean =>
  whole.children.some((c) => !named.includes(c)) &&
  named.every((p) => p.children.length === 0 && !placed.some((x) => !own.includes(x) && (x.covers.includes(p) || x.without.includes(p))));

/** Parts that only one paper tells of, and of which it does the same with each, are but its words for the whole. */
function dissolve(whole: Parcel, named: readonly Parcel[], own: readonly Placed[]): void {
  whole.children = whole.children.filter((c) => !named.includes(c));
  for (const p of own) if (p.covers.some((c) => named.includes(c))) p.covers = [...new Set(p.covers.map((c) => (named.includes(c) ? whole : c)))];
}

/** Adds what the descriptions of parcels cover. `mentions` stand in the order of their instruments; `sections` are covered already. */
export function coverParcels(
  coverage: Coverage,
  mentions: readonly LandMention[],
  index: DocumentIndex,
  sections: ReadonlyMap<string, SectionCoverage>,
  state: string | null,
): void {
  const forest = parcelForest();
  const ofDocument = new Map<string, Parcel[]>();
  const held = new Map<string, Held[]>();
  const placed: Placed[] = [];
  let told: Placed[] = [];
  for (const mention of mentions) {
    const before = placed.at(-1)?.mention.document === mention.document ? told : [];
    const p = place(mention, forest, index, ofDocument, held, before);
    told = [...before, p];
    noteName(p);
    placed.push(p);
    ofDocument.set(mention.document.id, [...new Set([...(ofDocument.get(mention.document.id) ?? []), ...p.covers])]);
    for (const key of takers(mention, "to")) for (const parcel of p.covers) held.set(heldKey(key), [...(held.get(heldKey(key)) ?? []), { key, parcel }]);
  }
  filledWholes(placed);
  toldWithWhole(placed, treatsApart);
  for (const { mention, covers, without } of placed) {
    const out = new Set(without.flatMap((p) => elementsOf(p, mention).map((e) => e.id)));
    for (const parcel of covers) for (const element of elementsOf(parcel, mention)) if (!out.has(element.id)) cover(coverage, mention.key, element);
  }
  const cut = [...sections.values()].flatMap((s) =>
    s.parts.flatMap((p) => cutOuts(sameRest(p, s.parts), forest, index, ofDocument).map((c) => ({ ...c, mention: p.mention }))),
  );
  const pieces = cut.map(({ mention, parcel }) => ({ mention, covers: [parcel] }));
  inSections(coverage, [...placed, ...pieces], cut, sections, state);
}
