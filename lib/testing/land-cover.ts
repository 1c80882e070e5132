// Descriptions of public land with what they cover, in a short notation: "131N-58W-14 NE,N2SE,L3", several parted by " ; ", "~" where only a part is meant.
import { parseLand } from "@/lib/land/parse-land";
import { codesRegion } from "@/lib/land/set/aliquot-codes";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { type Region, union, WHOLE } from "@/lib/land/set/region";

type Cover = { region: Region; lots: Set<string>; part: boolean };

/** Lines "description => cover"; "\n" in a description is a line break. */
export function coverTable(text: string): [string, string][] {
  return text
    .split("\n")
    .filter((line) => line.includes(" => "))
    .map((line) => {
      const [description = "", cover = ""] = line.split(" => ");
      return [description.replaceAll("\\n", "\n"), cover.trim()];
    });
}

function add(all: Map<string, Cover>, key: string, codes: readonly string[], lots: readonly string[], part = false): void {
  const known = all.get(key) ?? { region: 0, lots: new Set<string>(), part };
  const region = codes.includes("ALL") ? WHOLE : union(known.region, codesRegion(codes));
  all.set(key, { region, lots: new Set([...known.lots, ...lots]), part: known.part || part });
}

const printed = (all: ReadonlyMap<string, Cover>, parts: ReadonlySet<string>): string =>
  [...all]
    .map(([key, c]) => `${key}: ${parts.has(key) ? "part" : [printAliquots(c.region), ...[...c.lots].sort()].filter(Boolean).join(", ")}`)
    .sort()
    .join(" ; ");

/** What a description covers and what it should, printed alike: expect(got).toBe(want). */
export function compareCover(description: string, cover: string): { got: string; want: string } {
  const wanted = new Map<string, Cover>();
  for (const piece of cover.split(" ; ").filter((p) => p !== "-")) {
    const [key = "", codes = "ALL"] = piece.replace(/~$/, "").trim().split(" ");
    const list = codes.split(",");
    const isLot = (c: string): boolean => /^L(?:\d|[NSEW].*_of_|Tract)/.test(c);
    add(
      wanted,
      key,
      list.filter((c) => !isLot(c)),
      list.filter(isLot).map((c) => c.slice(1).replaceAll("_", " ")),
      piece.endsWith("~"),
    );
  }
  const read = new Map<string, Cover>();
  for (const { plss } of parseLand(description)) if (plss) add(read, `${plss.township}-${plss.range}-${plss.section}`, plss.aliquots, plss.lots.map(String));
  const parts = new Set([...wanted].filter(([, c]) => c.part).map(([key]) => key));
  return { got: printed(read, parts), want: printed(wanted, parts) };
}
