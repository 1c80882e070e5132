// Takers called by their kin to the dead: "to the widow, one-half; to the son, one-fourth; to the children of his deceased daughter, the share their mother would have had".
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { parsePersonName } from "@/lib/names/parse-name";

const LEAD = "(?:(?:[Tt]he|said|his|her|such|surviving|living|decedent's|two|three|four|five|six|seven|eight|nine|ten|each|of) ){1,5}";
/** Kin whose name does not follow, and who are not told of another: "the children of Ann Roe". */
const ALONE =
  "(?!-| having | who (?:has|had) |,? (?:namely|to-wit|viz|[A-Z]|of (?!(?:the |said )*(?:decedent|deceased)\\b(?! (?:son|daughter|child|brother|sister))))|:)";
const RELATIONS: readonly (readonly [string, RegExp])[] = [
  [
    "spouse",
    new RegExp(
      `\\b${LEAD}(?:widow|widower|wife|husband|spouse)\\b${ALONE}|(?<=[;:] )(?:[Ww]idow(?:er)?|[Ww]ife|[Hh]usband|[Ss]pouse)(?=,? (?:\\d|an?\\b|one|two))`,
      "g",
    ),
  ],
  [
    "child",
    new RegExp(
      `\\b(?:${LEAD}(?:children|sons and daughters)|(?:[Ee]ach|[Ee]very)(?: one)?(?: (?:of the|such|said|surviving|living))* child(?:ren)?)\\b${ALONE}|(?<=[;:] )[Cc]hildren(?=,? (?:\\d|an?\\b|one|two|each))`,
      "g",
    ),
  ],
  ["sibling", new RegExp(`\\b${LEAD}(?:brothers and sisters|siblings)\\b${ALONE}`, "g")],
  ["grandchild", new RegExp(`\\b${LEAD}grandchildren\\b${ALONE}`, "g")],
];
const CALLED = new RegExp(`\\b${LEAD}(son|daughter|brother|sister|mother|father|nephew|niece|grandson|granddaughter)(s)?\\b${ALONE}`, "g");

/** "the two children of Heber Roe", "the issue of a deceased son": those who stand in the place of one who is dead. */
const ISSUE = "(?:children|child|sons?|daughters?|issue|descendants|heirs)";
const OF_DEAD = new RegExp(
  `\\b(?:(?:the|said|his|her|such|two|three|four|five|six|surviving) ){0,4}${ISSUE} of (?:(?:the|said|his|her|such|a|an?|decedent's) ){0,3}(?:(?:deceased|predeceased|dead) )?(?:(?:son|daughter|child|brother|sister),? )?([A-Z][\\w.'-]+)?`,
  "g",
);
/** "the share of the deceased daughter, one-third, to her two sons": said of the dead one right before. */
const HIS_OWN = new RegExp(`\\b(?:his|her|their) (?:(?:own|said|surviving|two|three|four|five|six) ){0,3}${ISSUE}\\b${ALONE}`, "g");
const DEAD_CHILD = /\b(?:deceased|predeceased|dead) (?:son|daughter|child|brother|sister)\b[^.;]{0,80}$/i;

type Heir = { party: string; relation: string; per_stirpes_of: string | null; living: boolean | null };

const KIN_WORD = /\b(son|daughter|brother|sister|mother|father|nephew|niece|grandson|granddaughter)s?\b/gi;

/** The kin word that stands nearest before the heir's name where the paper first tells it: "a son, ROY ROE, and a daughter, MAY LANE". */
function calledAs(scene: Scene, id: string): string | null {
  const name = scene.parties.parties.find((p) => p.id === id)?.name.toUpperCase();
  const text = scene.text.toUpperCase();
  for (let at = name ? text.indexOf(name) : -1; name && at >= 0; at = text.indexOf(name, at + name.length)) {
    const ahead =
      scene.text
        .slice(Math.max(0, at - 90), at)
        .split(/[.;:]/)
        .at(-1) ?? "";
    const kin = [...ahead.matchAll(KIN_WORD)].at(-1)?.[1];
    if (kin) return kin.toLowerCase();
  }
  return null;
}

/** Those who take in the place of `dead`, as an heir's issue or as heirs of one whose own death the paper tells. */
function issueOf(scene: Scene, dead: string): string[] {
  const all = (scene.parties.succession ?? []).flatMap((f) => f.heirs.filter((h) => h.per_stirpes_of === dead || f.decedent === dead));
  return [...new Set(all.filter((h) => h.living !== false && h.party !== dead).map((h) => h.party))];
}

/** The dead heir whom the words call by his first name; the only one who left issue where they call none. */
function deadCalled(scene: Scene, heirs: readonly Heir[], given: string | undefined): string | null {
  const dead = heirs.map((h) => h.party).filter((id) => issueOf(scene, id).length > 0);
  const named = given
    ? dead.filter((id) => parsePersonName(scene.parties.parties.find((p) => p.id === id)?.display ?? "").given?.toUpperCase() === given.toUpperCase())
    : dead;
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Where `words` mean heirs by their kin alone, for the one dead of whom the paper tells first; all of that kin stand at one place. */
export function placesByKin(words: string, scene: Scene): NameAt[] {
  const [family, ...more] = scene.parties.succession ?? [];
  if (!family || more.some((f) => !family.heirs.some((h) => h.party === f.decedent))) return [];
  const gone = new Set(more.map((f) => f.decedent));
  const living = family.heirs.filter((h) => h.living !== false && !gone.has(h.party));
  const at = (m: RegExpMatchArray, ids: readonly string[]): NameAt[] => ids.map((id) => ({ id, start: m.index ?? 0, end: (m.index ?? 0) + m[0].length }));
  const ofDead = [...words.matchAll(OF_DEAD)].flatMap((m) => {
    const dead = deadCalled(scene, family.heirs, m[1]);
    return dead ? at(m, issueOf(scene, dead)) : [];
  });
  const own = [...words.matchAll(HIS_OWN)].flatMap((m) => {
    const dead = DEAD_CHILD.test(words.slice(Math.max(0, m.index - 110), m.index)) ? deadCalled(scene, family.heirs, undefined) : null;
    return dead ? at(m, issueOf(scene, dead)) : [];
  });
  const inPlace = [...ofDead, ...own];
  const kin = [
    ...RELATIONS.flatMap(([relation, pattern]) => [...words.matchAll(pattern)].flatMap((m) => at(m, livingOf(living, relation)))),
    ...[...words.matchAll(CALLED)].flatMap((m) => {
      const ids = living.filter((h) => calledAs(scene, h.party) === m[1]?.toLowerCase()).map((h) => h.party);
      return ids.length === 1 || m[2] ? at(m, ids) : [];
    }),
  ];
  return [...inPlace, ...kin.filter((k) => !inPlace.some((p) => p.start < k.end && k.start < p.end))];
}

const livingOf = (heirs: readonly Heir[], relation: string): string[] => heirs.filter((h) => h.relation === relation).map((h) => h.party);
