// Disclaimers of an inheritance: they give nothing to anybody; what is given up, and of which estate, is a fact for the law of succession.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { inOneBreath, type Scene } from "@/lib/extract/rules/conveyance/scene";
import { readFacts } from "./facts";

const GIVES_UP = /\b(?:disclaims?|renounces?|refuses? to (?:accept|take)|declines? to (?:accept|take)|disclaimed|renounced)\b/i;
const MINERALS = /\b(?:oil|gas|minerals?)\b/i;
const SURFACE = /\bsurface\b/i;
const ONLY = /\b(?:only|solely|alone|but not|not (?:including|extend)|limited to|and no (?:other|more)|retain\w*|keeps?|accepts? the)\b/i;

/** Which estate alone is given up: "only the oil, gas and other minerals … and I accept the surface" → mineral; null where no estate is kept. */
function estateOf(words: string): "mineral" | "surface" | null {
  const given = words.slice(words.search(GIVES_UP));
  if (!ONLY.test(given)) return null;
  const [mineral, surface] = [given.search(MINERALS), given.search(SURFACE)];
  if (mineral >= 0 && (surface < 0 || mineral < surface)) return "mineral";
  return surface >= 0 ? "surface" : null;
}

/** One fact of the giving up, its value the estate to which it is limited, beside the deaths told. */
export function readDisclaimer(scene: Scene): Draft {
  const said = scene.sentences.find((s) => GIVES_UP.test(s.text));
  const facts = readFacts(scene, ["death"]);
  if (!said) return { ...emptyDraft("affirm"), facts };
  const at = inOneBreath(said, scene, () => false);
  return {
    ...emptyDraft("affirm"),
    facts: [
      ...facts,
      { kind: "other", text: at.text.trim(), date: null, value: estateOf(at.text), parties: scene.parties.from, span: { start: at.start, end: at.end } },
    ],
  };
}
