// Shares of others told by the owner's name: "the mineral interests of A (one-half) and of B (one-fourth)", "all the minerals, including the one-half owned by A".
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { EstateType } from "@/lib/contracts/estates";
import { toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found } from "./interest";
import { findShares } from "./phrases/share";

/** A name of one or of several, as it stands in running words. */
export const NAME = "[A-Z][\\w.'’&-]*(?:,? (?:(?:and|&|of|the|de|van) )?(?:[A-Z][\\w.'’&-]*|(?:et (?:al|ux))\\.?))*";
const OWNER = `(?:(?:of|in|by|to) )?(?:the )?(${NAME}) \\(([^()]{2,40})\\)`;
const LIST = new RegExp(
  `\\b([Mm]ineral|[Rr]oyalty|[Oo]il and gas) (?:interests?|estates?|rights?|shares?|reservations?)(?: (?:now |heretofore )?(?:owned|held|reserved|outstanding))? ${OWNER}(?:(?:, and|,| and) ${OWNER})+`,
);
const ITEM = new RegExp(OWNER, "g");

/** "the mineral interests of A (one-half) and of B (one-fourth)" → mineral 1/2 of A, mineral 1/4 of B. Empty where no such list stands. */
export function listedOwners(text: string, start: number): Found[] {
  const list = LIST.exec(text);
  if (!list) return [];
  const estate: EstateType = /^royalty$/i.test(list[1] ?? "") ? "royalty" : "mineral";
  const items = [...list[0].matchAll(ITEM)];
  const found = items.flatMap((m): Found[] => {
    const share = findShares(m[2] ?? "")[0];
    const at = start + list.index + m.index;
    if (!share) return [];
    const fraction = { start: at + m[0].lastIndexOf("(") + 1 + share.start, end: at + m[0].lastIndexOf("(") + 1 + share.end };
    const interest = { ...bareInterest(estate, m[0]), fraction: toWire(share.value), held_by: (m[1] ?? "").trim() };
    return [{ interest, span: { start: at, end: at + m[0].length }, fraction, confidence: 0.8 }];
  });
  return found.length === items.length ? found : [];
}

/** "the right to lease all the minerals, including the one-half owned by A": a share that is no party's, told beside what the deed deals with. */
const BESIDE = new RegExp(
  `\\b(?:minerals?|oil|gas|royalt(?:y|ies))\\b[^.;]{0,40},? including (?:therein )?(?:the |that )?(?:undivided )?([^.;,]{3,40}?)(?: (?:interest|part|share))?(?: (?:therein|thereof|of the minerals))? (?:now |which is )?(?:owned|held|reserved) by (?!(?:[Tt]he )?(?:said )?(?:[Gg]rantor|[Gg]rantee))(${NAME})`,
);

export function ownedBeside(text: string, start: number, { parties }: Parties): Found[] {
  const m = BESIDE.exec(text);
  const share = m ? findShares(m[1] ?? "")[0] : undefined;
  const owner = (m?.[2] ?? "").toUpperCase();
  if (!m || !share || parties.some((p) => p.side !== "other" && owner.startsWith(p.name.toUpperCase()))) return [];
  const at = start + m.index;
  const interest = { ...bareInterest("mineral", m[0]), fraction: toWire(share.value), held_by: (m[2] ?? "").trim() };
  return [{ interest, span: { start: at, end: at + m[0].length }, fraction: null, confidence: 0.75 }];
}
