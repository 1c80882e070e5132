// What a kept share of the minerals brings, told once more as a share of the royalties: "bonuses belong to Grantee; royalties, to the extent of one-fourth, to Grantor".
import type { Found } from "./interest";
import type { Scene } from "./scene";

const LEASE_MONEY = /\b(?:bonus(?:es)?|rentals?)\b/i;
const ADDED = /\b(?:in addition|additional(?:ly)?|also|further(?:more)?|besides|beyond|separate(?:ly)?|another|moreover|as well as|over and above|plus)\b/i;

/** Whether `f` is the royalty that `kept` brings: the same share to the same keepers, in a sentence that parts the benefits of a lease and adds nothing. */
function isYieldOf(f: Found, kept: Found, scene: Scene): boolean {
  if (kept === f || kept.interest.estate_type !== "mineral" || kept.span.start > f.span.start) return false;
  if (!f.interest.fraction || f.interest.fraction.fraction !== kept.interest.fraction?.fraction) return false;
  const own = scene.sentences.find((s) => s.start <= f.span.start && s.end > f.span.start);
  const before = own && scene.sentences[scene.sentences.indexOf(own) - 1];
  const words = `${before?.text.trimEnd().endsWith(";") ? before.text : ""} ${own?.text ?? ""}`;
  const sameKeepers = f.interest.to.length === 0 || f.interest.to.every((id) => kept.interest.to.includes(id));
  return sameKeepers && own !== undefined && own.start > kept.span.start && LEASE_MONEY.test(words) && !ADDED.test(words);
}

/** All that a paper keeps without the royalty that its kept minerals bring; errs toward keeping it where another share, keeper or a word of adding is told. */
export const withoutYield = (found: readonly Found[], scene: Scene): Found[] =>
  found.filter((f) => f.interest.estate_type !== "royalty" || !found.some((kept) => isYieldOf(f, kept, scene)));
