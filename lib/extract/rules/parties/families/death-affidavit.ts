// Affidavits that a life tenant or joint tenant has died: affiant, decedent, those who now own.

import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { recordingPlace } from "@/lib/extract/rules/doc-type/recording/county";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { DeathFacts, PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { findAffiants } from "@/lib/extract/rules/parties/succession/affiants";
import { findDeaths } from "@/lib/extract/rules/parties/succession/deaths";
import { findDecedent } from "@/lib/extract/rules/parties/succession/decedent";
import { findPeople } from "@/lib/extract/rules/parties/succession/find-people";
import { readSuccession } from "@/lib/extract/rules/parties/succession/read-succession";

const owners =
  /\b(?:remainder(?:men|man)s?|states? that|said|surviving (?:joint )?(?:tenants?|owners?)|survived by|title (?:is )?(?:now )?(?:vested )?in|owners? (?:is|are)|survivors?),? (?=[A-Z])/g;
const ownersAfter =
  /^[^.;]{0,60}\b(?:acquired (?:the )?(?:real estate|title|said)|(?:is|are) (?:now )?the (?:sole )?(?:owners?|remainder)|are all living|(?:is|are) (?:now )?(?:vested|seized)|survived|who (?:is|are) the surviving)/i;

/** A paper on those who held together or for life may tell the deaths of several. */
const TENANCY = /\b(?:joint tenan(?:ts?|cy)|life tenan(?:ts?|cy)|life estates?|surviv(?:or|ing|orship)|survives)\b/i;

/** Reads them; with a plain statement of heirs the paper is read as one of heirship. */
export const readDeathAffidavit: PartyReader = (a) => {
  const { text } = a.view;
  const people = findPeople(text, a.title?.start ?? 0);
  const main = findDecedent(a, people);
  const deaths = findDeaths(text, people, main);
  const death = deaths[0];
  const later = death && TENANCY.test(text) ? deaths.slice(1).filter((d) => d.died !== null && d.died.length === 10 && d.name !== death.name) : [];
  const affiants = findAffiants(a);
  const parties: ReadParty[] = affiants.map((mention) => ({ mention, side: "other", role: "affiant" }));
  if (death) {
    const at = people.find((p) => p.name === death.name);
    parties.push({ mention: emptyMention(death.name, at ?? death.at), side: "from", role: "decedent", died: death.died });
  }
  for (const d of later)
    parties.push({ mention: emptyMention(d.name, people.find((p) => p.name === d.name) ?? d.at), side: "from", role: "decedent", died: d.died });
  for (const m of text.matchAll(owners)) {
    const start = m.index + m[0].length;
    const { mentions } = parseMentions(text, start, Math.min(text.length, start + 500), a.view.blocks);
    const first = mentions[0];
    if (!first || first.span.start - start > 2) continue;
    const cut = mentions.findIndex((x, i) => i > 0 && x.strays > 0);
    const group = cut > 0 ? mentions.slice(0, cut) : mentions;
    const last = group.at(-1);
    if (!last || (!ownersAfter.test(text.slice(last.span.end, last.span.end + 120)) && !/remainder|surviv/i.test(m[0]))) continue;
    for (const mention of group)
      if (!(death && mention.name.toLowerCase() === death.name.toLowerCase())) parties.push({ mention, side: "other", role: "other" });
    break;
  }
  if (!death) return { parties, deaths: [] };
  const family = familyTold(a, death.name);
  for (const p of family?.parties ?? []) if (!parties.some((o) => sameFirstAndLast(o.mention.name, p.mention.name))) parties.push({ ...p, side: "other" });
  const factsOf = (death: (typeof deaths)[number]): DeathFacts => ({
    decedent: death.name,
    died: death.died,
    testate: death.testate,
    state: recordingPlace(a)?.state ?? null,
    character: null,
    spouse: null,
    spouse_died: null,
    children_all_of_spouse: null,
    spouses_count: null,
    heirs: [],
    statement_complete: false,
    spans: { died: death.at },
  });
  const own = family ? { ...family.facts, died: death.died, testate: family.facts.testate ?? death.testate } : factsOf(death);
  return { parties, deaths: [own, ...later.map(factsOf)] };
};

/** "but one child was ever born to him", "two children and no others", "his only heirs": the words tell them all. */
const ALL_TOLD =
  /\b(?:(?:only|sole|but one|no other|no others|all (?:of )?(?:his|her|the))(?! surviving (?:joint )?tenant)\b[^.;]{0,60}\b(?:child(?:ren)?|heirs?|issue|descendants?)|(?:one child|(?:two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?children)\b[^.;]{0,60}\b(?:born|others?|namely|to-wit))\b/i;

/** The children of the dead, with the rest of his family, where the paper tells them all; null where it tells no more than who survives in a tenancy. */
function familyTold(a: Anatomy, dead: string): { facts: DeathFacts; parties: ReadParty[] } | null {
  if (!ALL_TOLD.test(a.view.text)) return null;
  const read = readSuccession(a);
  const facts = read.deaths.find((d) => sameFirstAndLast(d.decedent, dead));
  if (!facts?.heirs.some((h) => h.relation === "child")) return null;
  return { facts, parties: read.parties.filter((p) => p.role === "heir" && facts.heirs.some((h) => sameFirstAndLast(h.name, p.mention.name))) };
}
