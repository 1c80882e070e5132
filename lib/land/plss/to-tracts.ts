// Sections read → tracts: parts summed, exceptions subtracted exactly where they are parts of the grid, else carried.
import type { Tract } from "@/lib/contracts/aspects/land";
import { emptyTract } from "@/lib/land/empty-tract";
import { regionCodes } from "@/lib/land/set/aliquot-codes";
import { type Region, union } from "@/lib/land/set/region";
import { distribute, regionOf } from "./distribute";
import { isPartial } from "./is-partial";
import type { PlssReading, SectionGroup } from "./items";
import { landWarning } from "./land-warning";
import { lotId } from "./lot-id";
import { spreadSections } from "./spread-sections";
import { stripsOf } from "./strip-acres";
import { subtract } from "./subtract";
import { spreadTotals, tractAcres } from "./tract-acres";
import { tractLabel } from "./tract-label";

export type PlaceContext = { township?: string | undefined; range?: string | undefined; meridian?: string | undefined };

/** More than any instrument describes; a longer list is hostile or no land. */
const TRACTS_MAX = 10_000;

/** One tract a section of each group, in the order of the text. */
export function plssTracts(reading: PlssReading, text: string, context: PlaceContext): Tract[] {
  spreadTotals(reading);
  const all = spreadSections(reading.groups);
  const last = all[TRACTS_MAX - 1];
  if (last && all.length > TRACTS_MAX)
    reading.warnings.push(landWarning("too_many", `The text names ${all.length} sections; the first ${TRACTS_MAX} were read.`, last.group));
  return all.slice(0, TRACTS_MAX).map((one) => sectionTract(one.group, one.section, text, context));
}

function sectionTract(g: SectionGroup, section: number, text: string, context: PlaceContext): Tract {
  const t = emptyTract("plss", text.slice(g.start, g.end), g.start, g.end);
  const spread = distribute(g.items);
  for (const a of spread.ambiguous)
    t.warnings.push(
      landWarning(
        "ambiguous_list",
        `"${text.slice(a.start, a.end)}" may stand alone or be governed by the part named after it; the usual reading was taken.`,
        a,
      ),
    );
  const unread = unreadPart(g, text);
  const gross: Region = unread !== null ? 0 : g.items.length === 0 ? 1 : regionOf(spread.items, union);
  const net = subtract(g, { items: spread.items, gross }, section, text, t.warnings);
  place(t, g, section, context);
  const partial = isPartial(g);
  const plss = t.plss;
  if (plss) Object.assign(plss, { aliquots: regionCodes(net.region), lots: net.lots.map(lotId), label: unread ?? tractLabel(net, stripsOf(g.items)) });
  if (unread !== null)
    t.warnings.push(landWarning("unread_part", "The words after the section name no part that could be read; they are kept as they stand.", g.unread ?? g));
  if (stripsOf(g.items).length > 0)
    t.warnings.push(landWarning("strip", "A share off one side: its acreage is exact, its outline lies off the grid of quarters.", g));
  t.exceptions = net.exceptions;
  if (g.named) t.name = g.named;
  if (partial) t.warnings.push(landWarning("partial", "Only a part of the land named, not placed exactly within it.", g));
  if (section > 36) t.warnings.push(landWarning("section_out_of_range", `Section ${section}: a township has 36 sections.`, g));
  tractAcres(t, g, net, partial || unread !== null);
  return t;
}

/** Words that stand where the parts of a section should, and are none: "Mineral Survey No. 12". Null where the section stands alone or in its county. */
function unreadPart(g: SectionGroup, text: string): string | null {
  if (!g.unread || g.items.length > 0 || g.exceptions.length > 0 || g.partial) return null;
  const words = text.slice(g.unread.start, g.unread.end);
  return /count|parish|state|acre|being|situate|locat|lying|contain|page|continued/i.test(words) || !/[a-z]{2}/i.test(words)
    ? null
    : words.replace(/\s+/g, " ").trim();
}

function place(t: Tract, g: SectionGroup, section: number, context: PlaceContext): void {
  const assumed = [...(g.place?.assumed ?? [])];
  const fill = (name: "township" | "range" | "meridian"): string | null => {
    const own = g.place?.[name] ?? null;
    const given = context[name];
    if (own !== null || !given || (name !== "meridian" && g.place?.township)) return own;
    assumed.push(name);
    return name === "meridian"
      ? given
      : given
          .toUpperCase()
          .replace(/^[TR]\.?\s*/, "")
          .replace(/[^0-9.NSEW]/g, "");
  };
  t.plss = { meridian: fill("meridian"), township: fill("township"), range: fill("range"), section, aliquots: [], lots: [], label: "" };
  if (assumed.length > 0) {
    t.assumed = assumed;
    t.warnings.push(landWarning("assumed", `Not in the text, assumed: ${assumed.map((a) => a.replace("_", " ")).join(", ")}.`, g));
  }
  if (g.place?.also) t.warnings.push(landWarning("several_townships", "Several townships are named together; each section is meant in every one of them.", g));
  if (!t.plss.township) t.warnings.push(landWarning("no_township", "The text gives no township and range for this section.", g));
}
