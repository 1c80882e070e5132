// What the kind of a paper bounds: a royalty deed grants no land. Where its one grant was read as land, the row or sentence that tells a share of royalty is what it grants; and a share called a royalty ahead of its figure stays called so.
import type { Draft } from "./draft";
import { type Found, readInterests } from "./interest";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";

const YIELD = /\broyalt(?:y|ies)\b|\bproduction\b|\bproduced\b/i;
/** "Interest: 1/16 royalty (non-participating)": the label of the thing that a form grants. */
const ROW =
  /\b((?:INTEREST|ROYALTY|SHARE|(?:The )?(?:Interest|Royalty|Share|Estate|Quantum|Amount|Fraction|Thing|Property|What is))s?(?: (?:interest|hereby|conveyed|granted|sold|assigned|given|and|share|to be)){0,3}(?: \([^()]{2,40}\))? ?[:—] ?)/g;
/** Where the next row begins. */
const NEXT_ROW = /(?<!^)\b[A-Z][A-Za-z]+(?: [a-z]+){0,3}(?: \([^()]{2,40}\))?: /;
const KEPT = /\b(?:reserv\w+|except\w*|retain\w*|keeps?|kept|subject to|outstanding)\b/i;

/** The royalty that a labelled row tells, else null. */
function royaltyInRow(scene: Scene): Found | null {
  for (const m of scene.text.matchAll(ROW)) {
    const start = m.index + m[0].length;
    const end = scene.sentences.find((s) => s.end > start)?.end ?? scene.text.length;
    const row = scene.text.slice(start, Math.min(end, start + 300));
    const words = row.slice(0, NEXT_ROW.exec(row)?.index ?? row.length);
    if (!YIELD.test(`${m[1]} ${words}`) || KEPT.test(words) || !findShares(words).length) continue;
    const [found, ...more] = readInterests(words, start, "royalty");
    if (found && !more.length && found.interest.estate_type === "royalty") return found;
  }
  return null;
}

/** "ROYALTY DEED. Grantee: B. Interest: 1/16 royalty. Land: …" → royalty 1/16, not the land. Errs toward what was read: other papers, several grants or no row leave the draft as it was. */
export function withinKind(scene: Scene, draft: Draft): Draft {
  const [grant] = draft.grants;
  if (scene.docType !== "royalty_deed" || draft.grants.length !== 1 || grant?.interest.estate_type !== "fee") return draft;
  const row = royaltyInRow(scene);
  if (!row) return draft;
  const { from, to, tracts } = grant.interest;
  return { ...draft, grants: [{ ...row, interest: { ...row.interest, from, to, tracts } }] };
}

/** "a royalty of", "as royalty, ": the name of the thing right ahead of its share. */
const CALLED =
  /\b(?:an?|the|his|her|its|their|my|our)? ?(?:[a-z-]+ ){0,3}royalt(?:y|ies)(?: interests?)?,? (?:of|being|equal to|amounting to|to the extent of|consisting of|in the amount of)(?: an?| the)?(?: undivided)? ?$/i;

/** "a royalty of one-sixteenth of all oil and gas": the words of the share with the name they bear. */
export function asCalled(scene: Scene, found: readonly Found[]): Found[] {
  return found.map((f) => {
    if (f.interest.estate_type !== "royalty" || /royalt/i.test(f.interest.text)) return f;
    const at = f.fraction?.start ?? f.span.start;
    const ahead = CALLED.exec(scene.text.slice(Math.max(0, at - 90), at));
    return ahead && scene.text.startsWith(f.interest.text.slice(0, 12), at)
      ? { ...f, interest: { ...f.interest, text: `${ahead[0].trimStart()}${f.interest.text}` } }
      : f;
  });
}
