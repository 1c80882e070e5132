// "The Grantor has sold one-third of the minerals to A (Book 4, page 9), and that third is excepted": told of an earlier deed. It gives nothing here; the share is another's.
import { toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found } from "./interest";
import { estateOf } from "./phrases/estate";
import { createdInOne } from "./phrases/holder";
import { findShares } from "./phrases/share";
import type { Scene, Sentence } from "./scene";
import { calledOf, GIVER, housesOf, namesOf, takerWords } from "./side-words";
import { NAME } from "./told-owners";

const WHEN =
  "(?:,? ?(?:has|have|had|also|heretofore|already|previously|formerly|once|lately|since|theretofore|before (?:this|now)|in (?:the year )?\\d{4}|on [A-Z]\\w+ \\d{1,2}, \\d{4}|by (?:my |his |her |their |our |a |an |former |prior |earlier )*deed(?: of \\d{4})?),?)";
const GAVE = "(?:sold|conveyed|deeded|granted|gave|given|assigned|transferred|parted with|let go|made over)";
const THING = "((?:(?!\\b(?:hereby|herein|presents|grants?|conveys?|sells?)\\b)[^.;]){4,140}?)";

/** "That third does not pass", "and that share is excepted": said of it once more. */
const SAID_AGAIN =
  /^\W*(?:(?:and|but|so|therefore) )?(?:that|the said|said|such|this|the same)\b[^.;]{0,60}\b(?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|shares?|interests?|part|fraction|minerals?|same)\b[^.;]{0,60}\b(?:not|no part|except\w*|left out|excluded|omitted|outstanding)\b[^.;]{0,80}[.;]?\s*$/i;

function pattern(scene: Scene): RegExp {
  const named = [namesOf(scene.parties, "from"), housesOf(scene.parties, "from"), calledOf(scene.parties, "from")].filter((p) => p !== null);
  const who = `(?:(?:[Tt]he |[Tt]he said |[Ss]aid )?(?:${[GIVER, "\\b[Gg]rantors?", "\\b(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey)\\b", "\\b[Ff]irst party", ...named].join("|")}))`;
  return new RegExp(
    `^\\W*(?:[Bb]ut |[Aa]nd |[Ww]hereas,? |[Aa]s )?${who}${WHEN}{0,5} ${GAVE}(?: and ${GAVE})? ${THING},? (?:un)?to (?:the )?(?:said )?(${NAME})`,
  );
}

function outstanding(s: Sentence, re: RegExp, taker: RegExp): Found | null {
  const m = re.exec(s.text);
  const thing = m?.[1] ?? "";
  const share = findShares(thing)[0];
  const estate = estateOf(thing);
  if (!m || !share || !(estate === "mineral" || estate === "royalty") || taker.test(m[2] ?? "")) return null;
  const at = s.start + m[0].indexOf(thing);
  const made = createdInOne(s.text);
  return {
    interest: {
      ...bareInterest(estate, m[0].trim()),
      fraction: toWire(share.value),
      held_by: (m[2] ?? "").replace(/[,.]$/, ""),
      ...(made ? { created_in: made } : {}),
    },
    span: { start: s.start, end: s.start + m[0].length },
    fraction: { start: at + share.start, end: at + share.end },
    confidence: 0.82,
  };
}

/** Deeds alone; of leases and orders others tell. */
const DEED = /deed/;

/** The paper without what it tells of shares sold before, every other word at its place, and those shares as left out. Behind the granting sentence alone. */
export function withoutSoldBefore(scene: Scene): { scene: Scene; left: Found[] } {
  const from = scene.anatomy.granting?.start ?? null;
  if (from === null || !DEED.test(scene.docType ?? "") || /correct|partition/.test(scene.docType ?? "")) return { scene, left: [] };
  const re = pattern(scene);
  const taker = new RegExp(takerWords(scene.parties));
  const out: Sentence[] = [];
  const left: Found[] = [];
  for (const [i, s] of scene.sentences.entries()) {
    const before = scene.sentences[i - 1];
    if (s.start <= from || s.kind !== "clause") continue;
    const found = outstanding(s, re, taker);
    if (found) left.push(found);
    if (found || (before && out.includes(before) && SAID_AGAIN.test(s.text))) out.push(s);
  }
  if (!left.length) return { scene, left };
  const text = out.reduce((t, s) => t.slice(0, s.start) + " ".repeat(s.end - s.start) + t.slice(s.end), scene.text);
  return { scene: { ...scene, text, sentences: scene.sentences.filter((s) => !out.includes(s)) }, left };
}
