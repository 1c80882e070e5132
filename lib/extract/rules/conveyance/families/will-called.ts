// Takers of a will whom a list of names tells by kin alone: "to my said wife and to my two children, A and B".
import type { Party } from "@/lib/contracts/aspects/parties";
import { relationWord } from "@/lib/extract/rules/parties/kinship/kin-words";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";

type Heir = { readonly party: string; readonly relation: string };
/** A word of kin in the singular that no name follows: "my said wife", "my beloved mother"; not "my wife, ANN ROE", "my wife's sister". */
const KIN =
  /\b(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]he|[Ss]aid) (?:(?:said|own|beloved|dear|faithful|surviving|aforesaid|good) ){0,3}(wife|husband|spouse|widow|widower|mother|father|sister|brother|son|daughter)\b(?!['’]|-in-law|,? (?:(?:the |said |namely,? )*(?=[A-Z])(?!I\b)(?!(?:One|Two|Three|An?|The|And|To)\b)[A-Z][\w.'’-]*)| of\b)/g;

/** Where `words` tell one heir of the testator by kin alone; nobody where two may be meant. */
export function placesByKin(words: string, heirs: readonly Heir[], pool: readonly Party[]): NameAt[] {
  return [...words.matchAll(KIN)].flatMap((m) => {
    const meant = new Set(heirs.filter((h) => h.relation === relationWord(m[1] ?? "")).map((h) => h.party));
    const [id] = meant;
    return id && meant.size === 1 && pool.some((p) => p.id === id) ? [{ id, start: m.index, end: m.index + m[0].length }] : [];
  });
}
