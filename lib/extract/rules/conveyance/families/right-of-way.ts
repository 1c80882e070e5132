// Papers called right-of-way deeds: an easement, unless their words give the land itself.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { readDeed } from "./deed";
import { readSurfaceRight } from "./statement";

const LAND_ITSELF = /\b(?:strip|belt|tract|parcel|piece)s? of (?:land|ground)\b|\breal (?:property|estate)\b|\bpremises\b/i;
const USE = "(?:rail(?:road|way)|road|highway|street|public|pipe ?line|ditch|canal|transmission)";
const ONLY_A_USE = new RegExp(
  `\\brights?[- ]of[- ]way\\b|\\beasements?\\b|\\bfor (?:\\w+ ){0,3}(?:purposes?|uses?)\\b|\\b${USE} purposes\\b|\\b(?:so|as) long as\\b|\\brevert|\\bthe right to\\b`,
  "i",
);

/**
 * "grant, bargain, sell and convey the following described real property: a strip of land 100 feet wide" → the fee, whatever the paper is called; a
 * grant of a right of way, or of land for a use that the words name, → an easement. Errs towards the easement.
 */
export function readRightOfWay(scene: Scene): Draft {
  const start = scene.anatomy.granting?.start ?? scene.anatomy.body.start;
  const words = scene.sentences
    .filter((s) => s.end > start)
    .map((s) => scene.text.slice(Math.max(s.start, start), s.end))
    .join(" ");
  const conveys = /\b(?:sell|convey|warrant)s?\b/i.test(words.slice(0, 200));
  return conveys && LAND_ITSELF.test(words) && !ONLY_A_USE.test(words) ? readDeed(scene) : readSurfaceRight(scene);
}
