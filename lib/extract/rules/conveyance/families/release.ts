// Releases of leases and liens, whole or in part.

import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest } from "@/lib/extract/rules/conveyance/interest";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import { findCitations } from "@/lib/extract/rules/conveyance/phrases/citation";
import { depthsOf } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { type LeaseAct, leaseActOf } from "@/lib/extract/rules/lease-act/act";
import { ONE, toWire } from "@/lib/fraction/rational";
import { readFacts } from "./facts";

const PARTIAL = /\b(?:insofar(?: and only insofar)?|in so far|partial(?:ly)? release|only as to|as to the following|in part)\b[^.;]*/i;
/** "in respect of the west half", "so far as it concerns depths below 900 feet": in the words of releasing, and of land itself. */
const AS_TO_LAND =
  /\b(?:with respect to|in respect of|so far as(?: (?:it|they|the same|(?:said|the|this) lease))? (?:covers?|concerns?|relates? to|affects?|regards?|embraces?|includes?|touch(?:es)?|is upon|lies? in))(?: (?:only|but|the|said|that|those|these|all|of|following|described|certain|an?|north\w*|south\w*|east\w*|west\w*|upper|lower|deep\w*|\d+),?){0,8} (?:tracts?|sections?|lands?|acres?|acreage|depths?|formations?|zones?|sands?|quarters?|half|premises|lots?|blocks?|[NSEW]{1,2} ?\/ ?[24]|[NSEW]{1,2}[¼½])\b[^.;]*/i;
/** "releases unto A the overriding royalty of 1.5%": the override is given up, and no lease. */
const OVERRIDE = /^(?:(?!\bleases?\b)(?:[^.;]|\.(?=,)|(?<=\b(?:Co|Inc|Corp|Ltd))\.)){0,200}\boverrid/i;

/** "…, but not otherwise, the lease to continue as to the rest": what a partial release leaves alone. */
const LEFT_ALONE =
  /[,;:]? ?(?:\b(?:but|and|with|while|leaving|retaining|reserving|excepting)\b|\b(?:the |said |this )*(?:lease|rest|remainder|balance|same)\b|[,;])(?=[^.;]{0,80}\b(?:not otherwise|no further|continu\w+|remain\w*|retain\w*|(?:full )?force|unaffected|not (?:affected|released)|kept|keeps)\b)/i;
const limits = (words: string): string => words.slice(0, LEFT_ALONE.exec(words)?.index ?? words.length);

const VERB =
  /\b(?:releas(?:e|es|ed)|surrender(?:s|ed)?|relinquish(?:es|ed)?|cancel(?:s|led|ed)?|discharged?|given (?:up|back)|gives? (?:up|back)|yielded up|yields? up|(?:hands?|handed|turns?|turned|renders?|rendered) (?:back|over)|quit-?claims?)\b(?:[^.;]|\.(?=,)|(?<=\b(?:Co|Inc|Corp|Ltd))\.)*/gi;
/** What the lessee must or may do, or once did, is no release: "bound to release what is not retained", "leave to surrender". */
const NO_ACT =
  /\b(?:to|shall|may|must|will|would|can|not|nor|never|or|right of|leave of|has(?: not)? (?:been )?|had(?: been)?|of|this|said|partial|for (?:a|the|such))(?: \w+ly)? $/i;
const DONE = /\b(?:do|does|doth|hereby|presents|is|are|be|been|has|have|and),? (?:\w+ ){0,3}$|(?:^|[.;:,] )$/i;

/** The words of releasing with the rest of their clause: the first that do it, active or passive; else the first that speak of it. */
function releasing(text: string): { index: number; 0: string } | null {
  const all = [...text.matchAll(VERB)];
  const acts = all.find((m) => {
    const before = text.slice(Math.max(0, m.index - 40), m.index);
    return !NO_ACT.test(before) && DONE.test(before);
  });
  return acts ?? all.find((m) => !NO_ACT.test(text.slice(Math.max(0, m.index - 40), m.index))) ?? all[0] ?? null;
}

/** The clause of an act in words of its own: from its verb to the end of the sentence. */
function behindAct(text: string, act: LeaseAct): { index: number; 0: string } {
  return { index: act.verb, 0: /^(?:[^.;]|\.(?=,| ?\d)|(?<=\b(?:Co|Inc|Corp|Ltd))\.)*/i.exec(text.slice(act.verb))?.[0] ?? "" };
}

const ALL_DOWN = /cent(?:er|re) of the earth|all depths$/i;
/** The depths given back; "from the surface to the center of the earth" is all of them. */
function downTo(words: string): string | null {
  const depths = depthsOf(words);
  return depths && !ALL_DOWN.test(depths) ? depths : null;
}

/** Reads a release: the leasehold or lien given back, `of: lease_interest`, with the words that limit a partial one. */
export function readRelease(scene: Scene): Draft {
  const from = scene.anatomy.title?.end ?? 0;
  const act = leaseActOf(scene.text.slice(from, scene.anatomy.acknowledgments[0]?.start ?? scene.text.length));
  if (act?.deed === "clears_claim") return { ...emptyDraft("affirm"), facts: readFacts(scene) };
  const draft = emptyDraft("release");
  draft.gives = true;
  const verb = releasing(scene.text.slice(from)) ?? (act ? behindAct(scene.text.slice(from), act) : null);
  const start = from + (verb?.index ?? 0);
  const words = verb?.[0] ?? "";
  const lien =
    act?.deed === "clears_lien" ||
    scene.docType === "release_of_mortgage" ||
    (/\b(?:mortgage|deed of trust|lien|judgment)\b/i.test(scene.text.slice(0, start + 700)) && !/\blease\b/i.test(scene.text.slice(0, start + 300)));
  const override = OVERRIDE.test(words);
  const cited = findCitations(scene.text.slice(0, Math.max(start + 900, 1400)))[0]?.reference ?? null;
  const created = cited ? { book: cited.book, page: cited.page, instrument_no: cited.instrument_no, text: words.slice(0, 200) } : null;
  const partial = PARTIAL.exec(scene.text.slice(start)) ?? AS_TO_LAND.exec(words);
  draft.granting = { start, end: start + Math.min(words.length, 240) };
  draft.grants = [
    {
      interest: {
        ...bareInterest(lien ? "lien" : override ? "overriding_royalty" : "leasehold", limits(partial?.[0] ?? words).trim()),
        fraction: toWire(ONE),
        of: "lease_interest",
        from: sideIds(scene.parties, "from"),
        to: sideIds(scene.parties, "to"),
        depths: downTo(partial?.[0] ?? limits(words)),
        ...(created ? { created_in: created } : {}),
      },
      span: { start, end: start + words.length },
      fraction: null,
      confidence: 0.88,
      ...(partial ? { scope: limits(partial[0]) } : {}),
    },
  ];
  draft.facts = readFacts(scene);
  return draft;
}
