// What the sentences behind a keeping say of it: leases, bonus and rentals, and how it is shared.
import { postponedIn } from "./phrases/postponed";
import type { Scene } from "./scene";

const RIDER = /\b(?:bonus(?:es)?|rentals?|leas(?:e|es|ing)|join|non-?particip\w*|executive|royalt(?:y|ies) (?:interest )?(?:so|herein|hereby|thus))\b/i;

/** What one sentence may add to a rider, how many may, and how many are asked. */
const LONG = 1500;
const RIDERS = 5;
const ASKED = 200;

/** "Exceptions: the non-participating royalty of A, Vol. 9", "subject to the royalty reserved by A": of another's interest, which says nothing of this one. */
const TELLS_OF_ANOTHERS =
  /^(?:\(?\w{1,3}[.)] ?)?(?:the (?:following|matters below) (?:are|is) )?(?:the )?exceptions?\b|\broyalty\b[^.;]{0,90}\b(?:belonging to|owned by|held by|of) (?!(?:the )?(?:said )?[Gg]rant)[A-Z][^.;]{0,90}\b(?:reserved|created|conveyed|granted|excepted) (?:in|by|under) |\b(?:subject to|outstanding|heretofore|previously|formerly)\b(?![^.;]{0,60}\b(?:this|foregoing|said) reservation)|\b(?:royalty|minerals?|interests?)\b[^.;]{0,60}\b(?:reserved|conveyed|held|owned|granted) (?:by|in|to) (?!(?:the )?(?:said )?grant)[A-Z][^.;]{0,120}\b(?:Vol|Book|page|recorded)\b/i;

/** The reserving sentence and those after it that speak of leases, bonus and rentals belong to it. */
export function riderOf(scene: Scene, from: number): string {
  const out: string[] = [];
  const first = scene.sentences.findIndex((s) => s.end > from);
  for (const s of first < 0 ? [] : scene.sentences.slice(first, first + ASKED)) {
    if (s.kind !== "clause" && s.start >= from) continue;
    const start = s.start < from && (s.kind !== "clause" || s.text.length > LONG) ? from - s.start : 0;
    const words = s.text.slice(start, start + LONG);
    const own = s === scene.sentences[first];
    if ((RIDER.test(words) && (own || !TELLS_OF_ANOTHERS.test(words))) || postponedIn(words) !== null) out.push(words);
    if (out.length === RIDERS) break;
  }
  return out.join(" ");
}

/** The two sentences behind the place, which may say how what is kept is shared. */
export const wordsBehind = (scene: Scene, at: number): string =>
  scene.sentences
    .filter((s) => s.start > at && s.kind === "clause")
    .slice(0, 2)
    .map((s) => s.text)
    .join(" ");
