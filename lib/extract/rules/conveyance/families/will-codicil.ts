// A codicil that takes from one what the will gave him and puts another in his place.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";

/** "I revoke the devise to A", "I strike out the name of A". */
const TAKES_BACK =
  /\b(?:revok\w+|rescind\w*|cancel\w*|annul\w*|withdraw\w*|strik(?:e|ing) (?:out|from)|tak(?:e|ing) (?:away|back|out)|substitut\w+|replac\w+)\b(?! (?:all|any) (?:former|prior|other|previous))/i;
/** "in his place and stead", "instead", "his half", "what I gave him", "substitute A for B": another comes in. */
const IN_PLACE =
  /\b(?:in (?:his|her|their|the|its) (?:place|stead|room)|in place of|in lieu|instead|(?:his|her|their|said|that|such|the same) (?:\w+ ){0,2}(?:share|half|third|fourth|quarter|part|portion|interest|gift|devise)|substitut\w+|replac\w+)\b/i;

/**
 * The gifts of the will with another in the place of one from whom a sentence of a codicil takes his part: "I revoke the devise to A, and in his place I
 * give his half to B". Where the sentence names one who took and one besides, of whom the will gave nothing in that gift; else null, and the gifts stand.
 * Errs towards leaving the will as it was: a sentence that only revokes puts nobody in the place.
 */
export function inPlaceOf(gifts: readonly Found[], s: Sentence, scene: Scene): Found[] | null {
  const codicil = scene.text.slice(0, s.start).search(/\bcodicil\b/i);
  if (codicil < 0 || !TAKES_BACK.test(s.text) || !IN_PLACE.test(s.text)) return null;
  const named = placesOf(s.text, scene.parties.parties)
    .sort((a, b) => a.start - b.start)
    .filter((n, i, all) => all.findIndex((o) => o.id === n.id) === i && !scene.parties.parties.some((p) => p.id === n.id && p.role === "decedent"));
  const took = (id: string) => gifts.some((f) => f.interest.to.includes(id));
  const [out] = named.filter((n) => took(n.id));
  const into = named.filter((n) => n.id !== out?.id && !gifts.some((f) => f.interest.to.includes(out?.id ?? "") && f.interest.to.includes(n.id)));
  if (!out || !into.length || named.length > into.length + 1) return null;
  const put = (ids: readonly string[]) => ids.flatMap((id) => (id === out.id ? into.map((n) => n.id) : [id]));
  // Several in the place of one of several: their shares are no longer even, which the words of one gift cannot say.
  if (into.length > 1 && gifts.some((f) => f.interest.to.length > 1 && f.interest.to.includes(out.id))) return null;
  return gifts.map((f) => (f.interest.to.includes(out.id) ? { ...f, interest: { ...f.interest, to: put(f.interest.to) } } : f));
}
