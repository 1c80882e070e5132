// People of a suit by their part in it: "Petitioner", "the Wife", "Defendant".
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { isWomansName } from "@/lib/names/womens-names";

const CROSS = "(?:cross|counter)-?(?:petitioner|complainant|plaintiff|claimant|defendant)";
const ROLE = `(?:${CROSS}|petitioner|respondent|plaintiff|defendant|husband|wife|intervenor|complainant)`;
const BEHIND = new RegExp(`^,? (?:as )?(?:the )?\\(?(?:hereinafter )?(?:called )?["“”']?(?:the )?(${ROLE})\\b`, "i");
const AHEAD = new RegExp(`\\b(${ROLE})(?:\\(s\\)|\\/\\w+)?[,:]? ?$`, "i");

/** "ANN ROE, Petitioner (the wife)": a second part of the same. */
const AND_ALSO = new RegExp(`^,? (?:as )?(?:the )?\\(?["“]?${ROLE}["”]?\\)?,? (?:and )?\\(?["“]?(?:the )?(husband|wife|${CROSS})\\b`, "i");
/** "is awarded, as his sole and separate property": told of the husband. */
const OWNS = "(?:is|shall be|shall have|shall take|takes?|gets?|receives?)[^.;:]{0,30}? as (his|her) (?:sole|separate|own)\\b";
const OWN_OF = new RegExp(`^,? ${OWNS}`, "i");
const spouseBy = (word: string | undefined): string | undefined => (word === undefined ? undefined : /his/i.test(word) ? "husband" : "wife");

/** Who sues across is sued; a complainant sues. */
const PARTS_OF = {
  plaintiff: ["plaintiff", "complainant", "cross-defendant", "counter-defendant"],
  defendant: ["defendant", "cross-petitioner", "cross-complainant", "cross-plaintiff", "cross-claimant", "counter-claimant", "counterclaimant"],
} as const;

const read = new WeakMap<Scene, ReadonlyMap<string, string>>();

/** Whom each part of the suit means: "ANN ROE, Petitioner" → petitioner is Ann; the part of two people means none alone. Read once for each paper. */
export function rolesOf(scene: Scene): ReadonlyMap<string, string> {
  const known = read.get(scene) ?? rolesIn(scene);
  read.set(scene, known);
  return known;
}

function rolesIn(scene: Scene): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  const put = (role: string | undefined, id: string) => {
    const key = role?.toLowerCase();
    if (key && !out.has(key)) out.set(key, id);
  };
  for (const p of placesOf(scene.text, scene.parties.parties)) {
    put(BEHIND.exec(scene.text.slice(p.end, p.end + 50))?.[1], p.id);
    put(AHEAD.exec(scene.text.slice(Math.max(0, p.start - 20), p.start))?.[1], p.id);
    put(AND_ALSO.exec(scene.text.slice(p.end, p.end + 60))?.[1], p.id);
    put(spouseBy(OWN_OF.exec(scene.text.slice(p.end, p.end + 90))?.[1]), p.id);
  }
  for (const role of ["petitioner", "respondent", "plaintiff", "defendant"]) {
    const id = out.get(role);
    const said = new RegExp(`\\b${role}\\b,? ${OWNS}`, "i").exec(scene.text)?.[1];
    if (id !== undefined && said) put(spouseBy(said), id);
  }
  for (const [role, one] of [
    ["plaintiff", "from"],
    ["defendant", "to"],
  ] as const) {
    const own = scene.parties.parties.filter((p) => p.role === role);
    if (own.length !== 1 || !own[0] || !one) continue;
    for (const part of PARTS_OF[role]) put(part, own[0].id);
  }
  for (const [role, id] of spousesByName(scene)) put(role, id);
  return out;
}

/** Of the two who part by a divorce, the one with a woman's name is the wife where the paper does not tell. */
function spousesByName(scene: Scene): [string, string][] {
  const [one, other, more] = scene.parties.parties;
  if (scene.docType !== "divorce_decree" || !one || !other || more || isWomansName(one.given) === isWomansName(other.given)) return [];
  const [wife, husband] = isWomansName(one.given) ? [one, other] : [other, one];
  return [
    ["wife", wife.id],
    ["husband", husband.id],
  ];
}

/** Where `words` mean somebody by name or by his part in the suit, in order. */
export function placesByRole(words: string, scene: Scene, pool = scene.parties.parties): NameAt[] {
  const named = placesOf(words, pool);
  const roles = rolesOf(scene);
  const parts = [...words.matchAll(new RegExp(`(?<!-)\\b(?:the |said ){0,2}(${ROLE})(?!['’])\\b`, "gi"))].flatMap((m): NameAt[] => {
    const id = roles.get((m[1] ?? "").toLowerCase());
    return id && pool.some((p) => p.id === id) ? [{ id, start: m.index, end: m.index + m[0].length }] : [];
  });
  return [...named, ...parts.filter((r) => !named.some((n) => r.start < n.end && n.start < r.end))].sort((a, b) => a.start - b.start);
}
