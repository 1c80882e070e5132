// What a fiduciary's paper tells of the court that appointed him or ordered the sale.
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

const OFFICE = /\b(?:guardian|conservator|curator|committee|administrat(?:or|rix))s?\b/i;
const COURT = /\b(?:courts?|letters of (?:guardianship|administration)|ancillary)\b/i;
const ACT = /\b(?:appoint(?:ed|ment)|letters|qualified|orders?|ordered|decree|licen[sc]ed?|authori[sz]\w+|confirmed|approved|proceedings?|bond)\b/i;
/** The officer before whom it was acknowledged is no court that appointed anybody. */
const BEFORE_OFFICER = /\backnowledg\w+|\bnotary\b|\bsubscribed and sworn\b/i;

/** Sentences on letters, appointments and orders of sale, where a guardian, conservator or administrator acts. */
export function appointments(scene: Scene): Fact[] {
  if (!scene.parties.parties.some((p) => p.side === "from" && OFFICE.test(p.capacity ?? ""))) return [];
  return scene.sentences
    .filter((s) => COURT.test(s.text) && ACT.test(s.text) && !BEFORE_OFFICER.test(s.text))
    .slice(0, 6)
    .map((s) => ({ kind: "other", text: s.text.trim(), date: null, parties: namedIn(s.text, scene.parties.parties), span: { start: s.start, end: s.end } }));
}
