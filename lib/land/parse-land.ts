// Land descriptions → tracts. The public door of lib/land.
import type { Tract, Warning } from "@/lib/contracts/aspects/land";
import { emptyTract } from "./empty-tract";
import { plainText } from "./lex/plain-text";
import { readFigures } from "./metes/read-figures";
import { metesPart } from "./metes/to-tract";
import { readPlss } from "./plss/read-plss";
import { plssTracts } from "./plss/to-tracts";

export type LandContext = { county?: string | null; state?: string | null; defaults?: { township?: string; range?: string; meridian?: string } };
export type LandReading = { tracts: Tract[]; warnings: Warning[] };

export function readLand(text: string, context: LandContext = {}): LandReading {
  const plain = plainText(text);
  const figures = readFigures(plain, text);
  const reading = readPlss(plain);
  const tracts = figures.length
    ? figures.map((f) => {
        const t = emptyTract("metes_bounds", text.slice(f.start, f.end), f.start, f.end);
        const m = metesPart(f);
        t.calls = m.calls;
        t.acres_computed = m.acres;
        t.closure = m.closure;
        t.ring = m.ring;
        t.warnings = m.warnings;
        return t;
      })
    : plssTracts(reading, text, context.defaults ?? {});
  tracts.forEach((t, i) => {
    t.id = `t${i + 1}`;
  });
  return { tracts, warnings: reading.warnings };
}
export const parseLand = (text: string, context: LandContext = {}): Tract[] => readLand(text, context).tracts;
