// Patents: the sovereign gives the land; what the law of its date keeps stands in the text or is known by the act.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { readExceptions } from "@/lib/extract/rules/conveyance/excepting";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { readReservations } from "@/lib/extract/rules/conveyance/keeping";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { type Segment, segmentsOf } from "@/lib/extract/rules/conveyance/segments";
import { equals, fromWire, ONE, toWire } from "@/lib/fraction/rational";

/** "excluding all mineral lands should any be found": a condition of old grants to railroads that keeps nothing out of land once patented. */
const MINERAL_LANDS = /\bmineral lands\b/i;

/** Who has a burden on land that the sovereign grants: he himself, or a fund of his. */
const SOVEREIGN = /\b(?:state|commonwealth|united states|government|(?:school|university|public) (?:school )?fund|fund|free royalty)\b/i;
const BURDEN: ReadonlySet<string> = new Set(["royalty", "mineral"]);

/** What is kept with its keeper, who can be no other than the giver; a share beside "free royalty" is one of what is produced. */
function asKept(found: Found, words: string, from: string[]): Found {
  const { interest } = found;
  const to = interest.to.length ? interest.to : from;
  return interest.estate_type === "mineral" && found.fraction !== null && /\bfree royalty\b/i.test(words)
    ? { ...found, interest: { ...interest, to, estate_type: "royalty", floating: false } }
    : { ...found, interest: { ...interest, to } };
}

/** "sold without reservation of minerals". */
const DENIED = /\b(?:without|no|nor|free (?:of|from)) (?:\w+ ){0,3}(?:reservations?|royalt(?:y|ies)|burden)\b/i;
const isPart = (f: Found): boolean => f.interest.fraction !== null && f.interest.fraction !== undefined && !equals(fromWire(f.interest.fraction), ONE);

/**
 * What a patent burdens the land with for the sovereign, however it says so: "subject to a free royalty of 1/16", "charged with", "the School Fund shall receive".
 * All was his before, so that what he is to have of it he keeps. Only a share that stands in the words; errs toward none.
 */
function burdens(segments: readonly Segment[], from: string[]): Found[] {
  for (const s of segments) {
    const found = SOVEREIGN.test(s.text) ? readInterests(s.text, s.start).filter((f) => BURDEN.has(f.interest.estate_type) && isPart(f)) : [];
    const own = found.find((f) => f.interest.estate_type === "royalty") ?? found[0];
    if (own && !DENIED.test(s.text)) return [asKept({ ...own, interest: { ...own.interest, held_by: null } }, s.text, from)];
  }
  return [];
}

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
  const from = sideIds(scene.parties, "from");
  const burden = kept.found.length ? [] : burdens(segments, from);
  draft.reservations = [...kept.found.map((f) => asKept(f, "", from)), ...burden];
  draft.exceptions = burden.length ? [] : readExceptions(segments, kept.spans);
  return draft;
}
