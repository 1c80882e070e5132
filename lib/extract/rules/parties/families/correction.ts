// Corrections that name their parties only in the recital of the deed they correct: "the undersigned A and wife, B, conveyed to C".

import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { groupAt, groupBefore } from "@/lib/extract/rules/parties/sides/group-before";
import { plainName } from "@/lib/names/name-key";
import { readDeedLike } from "./deed-like";

/** "A conveyed to" C, "A executed and delivered a deed to" C. */
const gave =
  /\b(?:conveyed|granted|sold|deeded|quitclaimed|assigned|executed(?: and delivered)?|delivered|made|gave)\b[^.;]{0,120}?\b(?:un)?to (?:the said |said )?(?=[A-Z])/g;
/** "the deed from A to" C. */
const between = /\b(?:deed|conveyance|assignment|instrument|lease)\b[^.;]{0,60}?\bfrom (?=[A-Z])/g;

const toward = /^[^.;]{0,60}?\b(?:un)?to (?:the said |said )?(?=[A-Z])/;

type Sides = { from: Mention[]; to: Mention[] };

/** Giver and taker of the corrected deed as the recital tells them; null where it does not name both. */
function recited(a: Anatomy): Sides | null {
  const { text } = a.view;
  const end = Math.min(text.length, a.testimonium?.start ?? text.length, a.acknowledgments[0]?.start ?? text.length);
  const body = text.slice(0, end);
  for (const m of body.matchAll(gave)) {
    const opens = a.sentences.findLast((s) => s.start <= m.index)?.start ?? 0;
    const from = groupBefore(a, Math.max(opens, m.index - 600), m.index);
    const to = groupAt(a, m.index + m[0].length, Math.min(end, m.index + m[0].length + 400));
    if (from.length > 0 && to.length > 0) return { from, to };
  }
  for (const m of body.matchAll(between)) {
    const start = m.index + m[0].length;
    const from = groupAt(a, start, Math.min(end, start + 300));
    const behind = from.at(-1)?.span.end ?? end;
    const unto = toward.exec(text.slice(behind, behind + 80));
    const to = unto ? groupAt(a, behind + unto[0].length, Math.min(end, behind + 400)) : [];
    if (from.length > 0 && to.length > 0) return { from, to };
  }
  return null;
}

/** Reads a correction: the sides of the deed it corrects, of those who signed it; so too where one stands on both sides of its own words, for who joins to give back the excess is no second giver. Who is only told of is no party of it, for a correction binds who joins in it. */
export const readCorrectionParties: PartyReader = (a, type) => {
  const own = readDeedLike(a, type);
  const side = (which: "from" | "to") => (own?.parties ?? []).filter((p) => p.side === which).map((p) => plainName(p.mention.name));
  const apart = !side("from").some((name) => side("to").includes(name));
  if (side("from").length && side("to").length && apart) return own;
  const told = recited(a);
  if (!told) return own;
  const foot = plainName(a.view.text.slice(a.testimonium?.start ?? a.signatures?.start ?? a.body.end));
  const signed = (m: Mention): boolean => foot.includes(plainName(m.name));
  const parties: ReadParty[] = [
    ...told.from.filter(signed).map((mention): ReadParty => ({ mention, side: "from", role: "grantor" })),
    ...told.to.filter(signed).map((mention): ReadParty => ({ mention, side: "to", role: "grantee" })),
  ];
  return parties.some((p) => p.side === "from") ? { parties, deaths: [] } : own;
};
