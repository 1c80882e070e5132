// Papers by which two give each to the other, read as the deed of each alone: "A conveys to B the north half, but keeps half of the oil; B conveys to A the south half, with all its oil".
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { type MutualGrant, mutualGrants } from "./mutual-grants";

/** "Each party reserves one-half of the oil under the land which he conveys": told of both givers at once. */
const OF_EACH =
  /\b(?:each|both|neither)(?: (?:of (?:the|them|us)|(?:the |said )*(?:part(?:y|ies)|grantors?|owners?)|hereto|side))*,? [^.;]{0,60}?\b(?:reserv|retain|keep|except|with?h[eo]ld)/i;
/** Words of the land that say where an interest lies. */
const LAND_MAX = 400;

const within = (scene: Scene, start: number, end: number): Sentence[] =>
  scene.sentences
    .filter((s) => s.end > start && s.start < end)
    .map((s) => {
      const [from, to] = [Math.max(s.start, start), Math.min(s.end, end)];
      return { ...s, start: from, end: to, text: scene.text.slice(from, to) };
    });

/** Sentences behind the last grant that speak of this giver's keeping, by his name or of each. */
function behindAll(scene: Scene, last: number, g: MutualGrant): Sentence[] {
  const own = scene.parties.parties.filter((p) => g.from.includes(p.id)).map((p) => p.name.toUpperCase());
  return within(scene, last, scene.text.length).filter(
    (s) =>
      s.kind === "clause" &&
      (OF_EACH.test(s.text) ||
        own.some((n) =>
          s.text
            .toUpperCase()
            .slice(0, n.length + 12)
            .includes(n),
        )),
  );
}

/** The paper as if it held the grant of one giver alone, with what stands behind it up to the next grant. */
function ofOne(scene: Scene, grants: readonly MutualGrant[], i: number, g: MutualGrant): Scene {
  const last = Math.max(...grants.map((x) => x.until));
  const end = grants[i + 1]?.opens ?? last;
  const blank = scene.text.slice(0, g.opens).replace(/\S/g, " ");
  return {
    ...scene,
    text: grants[i + 1] ? blank + scene.text.slice(g.opens, end) : blank + scene.text.slice(g.opens),
    anatomy: { ...scene.anatomy, granting: g.verb, habendum: null, testimonium: null },
    parties: { ...scene.parties, from: g.from, to: g.to },
    sentences: [...within(scene, g.opens, end), ...behindAll(scene, last, g)],
  };
}

/** The draft of a paper of mutual grants, each read by `one`; null where the paper has none, or one of them gives nothing by such a reading. */
export function readTrade(scene: Scene, one: (scene: Scene) => Draft): Draft | null {
  const grants = mutualGrants(scene);
  if (grants.length < 2) return null;
  const draft = { ...emptyDraft("convey"), gives: true };
  for (const [i, g] of grants.entries()) {
    const read = one(ofOne(scene, grants, i, g));
    if (!read.grants.length) return null;
    const inLand = (f: Found): Found => ({ ...f, scope: g.words.slice(0, LAND_MAX) });
    draft.grants.push(...read.grants.map(inLand));
    draft.reservations.push(...read.reservations.map(inLand));
    draft.exceptions.push(...read.exceptions.map(inLand));
    draft.subjectTo.push(...read.subjectTo.filter((x) => !draft.subjectTo.some((y) => y.span.start === x.span.start)));
  }
  return { ...draft, granting: draft.grants[0]?.span ?? null };
}
