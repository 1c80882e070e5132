// Deeds of officers: a sheriff, constable, trustee or commissioner conveys what another had.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { ONE, toWire } from "@/lib/fraction/rational";
import { readDeed } from "./deed";
import { ownersSoldOut } from "./sold-out";

const NAME = "([A-Z][\\w.'&-]*(?:,? (?:and|et|ux\\.?|(?:his |her )?(?:wife|husband),?|[A-Z][\\w.'&-]*)){0,8})";
const HAD = [
  new RegExp(
    `\\b(?:right|title|interest|estate)\\b[^.;]{0,40}\\b(?:which|that|of) (?:the said |said |the defendants?,? )?${NAME}(?:,? \\w+){0,2} (?:had|has|owned|held|may have had)\\b`,
  ),
  new RegExp(`\\b(?:as the property|interest|estate|title) of (?:the said |said |the defendants?,? )?${NAME}`),
  new RegExp(`\\blevied (?:up)?on\\b[^.;]{0,120}\\bof (?:the said |said )?${NAME}`),
  new RegExp(
    `\\b(?:WHEREAS|[Ww]hereas)\\b(?:,? (?:on|by|heretofore)\\b[^;A-Z]{0,20}(?:[A-Z][a-z]+ \\d{1,2},? \\d{4})?)?,? (?:one |the said )?${NAME},? (?:(?:made|did|duly|heretofore|and|then)[, ]+){0,3}(?:executed?|gave|made?|delivered|conveyed)\\b[^;]{0,60}\\b(?:[Dd]eed of [Tt]rust|[Mm]ortgage|[Tt]rust [Dd]eed|DEED OF TRUST)`,
  ),
  new RegExp(
    `\\b(?:WHEREAS|[Ww]hereas)\\b,? by (?:his |her |their |a |that )?(?:certain )?(?:[Dd]eed of [Tt]rust|[Mm]ortgage|[Tt]rust [Dd]eed|DEED OF TRUST)\\b[^;]{0,60}?, ${NAME},? (?:conveyed|granted|mortgaged)`,
  ),
  new RegExp(
    `\\b(?:[Dd]eed of [Tt]rust|[Mm]ortgage|[Tt]rust [Dd]eed|DEED OF TRUST)\\b(?:[^;]{0,60}?\\b(?:executed|made|given|granted)(?: and delivered)? by|,? from|: [^;]{0,60}?\\bfrom) (?:the said |said )?${NAME}`,
  ),
];

/** "all the interest therein of each of the parties to said action": those of the caption. */
const OF_SUITORS =
  /\b(?:interests?|title|estate|right)\b[^.;]{0,40}\bof (?:each of |all (?:of )?)?(?:the |said )*(?:(?:several |respective )?parties (?:to|in) (?:the |said |this )*(?:action|suit|cause|proceeding)|plaintiffs? and defendants?)/i;
const CAPTION =
  /(?:^|[,:;.] |\b(?:of|styled|entitled) )([A-Z][\w.' ]{2,60}?(?:,? (?:and|et al\.?,?) [A-Z][\w.' ]{2,60}?)?,? v(?:s|ersus)?\.? [A-Z][\w.',& ]{2,120}?)(?=,? (?:the|wherein|in which|being|numbered|No\.|adjudged)|[;.]? (?!and\b|et\b)[a-z])/;

/** The one whose interest an officer conveys, by his name: "all right, title and interest which A had" → "A"; null where the deed names nobody. */
export function debtorIn(text: string): string | null {
  for (const pattern of HAD) {
    const name = pattern.exec(text)?.[1]?.replace(/[ ,]+(?:and|et)?$/, "");
    if (name && /\s/.test(name)) return name;
  }
  return OF_SUITORS.test(text) ? (CAPTION.exec(text)?.[1] ?? null) : null;
}

/** What an officer keeps out of a sale he keeps for nobody but those whose land he sells: it is no part of what passes, and told twice it is kept once. */
function keptByOwners(deed: Draft, scene: Scene): Draft {
  if (!byOfficer(scene) || !deed.reservations.length) return deed;
  const key = (f: Draft["exceptions"][number]) => JSON.stringify([f.interest.estate_type, f.interest.fraction?.fraction, f.interest.of]);
  const all = [...deed.exceptions, ...deed.reservations.map((f) => ({ ...f, interest: { ...f.interest, from: [], to: [] } }))];
  return { ...deed, reservations: [], exceptions: all.filter((f, i) => all.findIndex((o) => key(o) === key(f)) === i) };
}

/** Reads an officer's deed: what passes is the debtor's; he gives by id where he is a party, else by his name in `held_by`. */
export function readOfficersDeed(scene: Scene): Draft {
  const end = scene.anatomy.acknowledgments[0]?.start ?? scene.text.length;
  const sides = scene.parties.parties.filter((p) => p.side !== "other").map((p) => p.name);
  const deed = keptByOwners(readDeed(scene), scene);
  const suit = byOfficer(scene) ? (CAPTION.exec(scene.text)?.[1] ?? null) : null;
  const name = debtorIn(scene.text) ?? ownersSoldOut(scene.text.slice(0, end), sides) ?? suit;
  if (!name) return deed;
  const ids = namedIn(name, scene.parties.parties);
  const grants = deed.grants.map((f) => ({ ...f, interest: { ...f.interest, ...(ids.length ? { from: ids } : { held_by: name }) } }));
  return { ...deed, grants };
}

/** Officers who convey what another had, by their capacity, whatever the deed is called; a commissioner of public lands gives the state's own. */
const OFFICER =
  /\b(?:sheriff|constable|marshal|(?:special|master|court|circuit|sale) commissioner|commissioner(?:s)?(?: appointed| of sale)|special master|master (?:in|of)|referee|receiver)\b/i;

/** Whether an officer gives. */
export const byOfficer = (scene: Scene): boolean =>
  scene.parties.parties.some((p) => p.side === "from" && OFFICER.test(p.capacity ?? "") && !/\b(?:lands?|state)\b/i.test(p.capacity ?? ""));

const SALE = /\b(?:default|foreclos\w*|public (?:auction|outcry|sale|vendue)|highest (?:and best )?bid(?:der)?|power of sale)\b/i;

/** "all the right and interest of said minors, the same being each an undivided one-third": what each of them has is told, and all of it passes. */
const ALL_OF_EACH =
  /\ball (?:of )?(?:the |their )?(?:right|title|interest|estate|shares?)\b[^.;]{0,160}\b(?:being|is|are|namely)\b[^.;]{0,20}\beach\b[^.;]{0,24}$/i;

function wholeOfEach(draft: Draft, scene: Scene): Draft {
  const grants = draft.grants.map((f) => {
    const at = f.fraction?.start;
    if (at === undefined || f.interest.of !== "whole" || !ALL_OF_EACH.test(scene.text.slice(Math.max(0, at - 240), at))) return f;
    return { ...f, interest: { ...f.interest, fraction: toWire(ONE), of: "grantor_interest" as const } };
  });
  return { ...draft, grants };
}

/** Reads a trustee's deed: a sale under a deed of trust passes what the debtor had; any other trustee gives what he holds. */
export const readTrusteesDeed = (scene: Scene): Draft =>
  SALE.test(scene.text) || OF_SUITORS.test(scene.text) || byOfficer(scene) ? wholeOfEach(readOfficersDeed(scene), scene) : wholeOfEach(readDeed(scene), scene);
