// Patents: the sovereign gives the land; what the law of its date keeps stands in the text or is known by the act.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { readExceptions } from "@/lib/extract/rules/conveyance/excepting";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { readReservations } from "@/lib/extract/rules/conveyance/keeping";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { segmentsOf } from "@/lib/extract/rules/conveyance/segments";
import { ONE, toWire } from "@/lib/fraction/rational";

/** "excluding all mineral lands should any be found": a condition of old grants to railroads that keeps nothing out of land once patented. */
const MINERAL_LANDS = /\bmineral lands\b/i;

/** Reads a patent: the whole fee, less what it reserves to the sovereign. */
export function readPatent(scene: Scene): Draft {
  const draft = emptyDraft("convey");
  draft.gives = true;
  const segments = segmentsOf(scene).filter((s) => !MINERAL_LANDS.test(s.text));
  const start = scene.anatomy.granting?.start ?? scene.anatomy.body.start;
  const end = Math.min(scene.text.length, start + 240);
  const fee: Found = {
    interest: {
      ...bareInterest("fee", scene.text.slice(start, end).trim()),
      fraction: toWire(ONE),
      from: sideIds(scene.parties, "from"),
      to: sideIds(scene.parties, "to"),
    },
    span: { start, end },
    fraction: null,
    confidence: 0.9,
  };
  const kept = readReservations(scene, segments);
  draft.granting = { start, end };
  draft.grants = [fee];
  draft.reservations = kept.found;
  draft.exceptions = readExceptions(segments, kept.spans);
  return draft;
}
