// Which pieces of a section a figure by calls lies in, by clipping the figure where it is tied to a corner, else by the part its words name.
import { compare, parseRational, type Rational, sub } from "@/lib/fraction/rational";
import { areaOf, common, type Polygon, polygonOf } from "@/lib/land/polygon/polygon";
import { regionPolygon } from "@/lib/land/polygon/region-polygon";
import type { Region } from "@/lib/land/set/region";
import { ACRES_PER_UNIT } from "@/lib/land/shapes/region-rectangles";
import type { Element } from "./coverage";
import type { Parcel } from "./parcel";
import { around, type SectionCoverage } from "./section-coverage";
import type { SectionPart } from "./section-part";

/** Descriptions that hold all of the parcel, and the pieces of the section that it takes land from, each with what is left of it. */
export type InSection = { parts: SectionPart[]; left: { atom: Element; acres: Rational | null }[] };

/** A line drawn twice never falls on itself to the inch. */
const NEARLY = 0.98;

const overlap = (figure: Polygon, region: Region): number => {
  const land = regionPolygon(region);
  const both = land && common(figure, land);
  return both ? areaOf(both) : 0;
};

/** `named`: the part of the section that the words name, for a parcel whose place in it is not told. */
export function inSection(section: SectionCoverage, parcel: Parcel, named: Region): InSection {
  const figure = parcel.placed ? polygonOf(parcel.placed.points) : null;
  return figure ? byFigure(section, parcel, figure) : byWords(section, parcel, named);
}

function byFigure(section: SectionCoverage, parcel: Parcel, figure: Polygon): InSection {
  const size = areaOf(figure);
  const parts = section.parts.filter((p) => p.region !== 0 && overlap(figure, p.region) >= NEARLY * size);
  const taken = section.atoms.map((a) => ({ atom: a.element, area: overlap(figure, a.region) })).filter((t) => t.area > (1 - NEARLY) * size);
  const left = taken.map(({ atom, area }) => {
    const own = taken.length === 1 ? parcel.features.acres : parseRational((area * ACRES_PER_UNIT).toFixed(4));
    return { atom, acres: atom.acres && own && compare(own, atom.acres) < 0 ? sub(atom.acres, own) : null };
  });
  return { parts, left };
}

function byWords(section: SectionCoverage, parcel: Parcel, named: Region): InSection {
  const { parts, atom } = around(section, named);
  const own = parcel.features.acres;
  if (atom?.acres && own && compare(own, atom.acres) > 0) return { parts: [], left: [] };
  return { parts, left: atom?.acres && parts.length > 0 ? [{ atom, acres: own && compare(own, atom.acres) < 0 ? sub(atom.acres, own) : null }] : [] };
}
