// Deeds that pass at the owner's death: what the beneficiaries are to have of his interest.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { ONE, toWire } from "@/lib/fraction/rational";
import { readDeed } from "./deed";

const GIVES = /\b(?:transfers?|conveys?|designates?|grants?|devolves?|pass(?:es)?)\b[^.;]{0,120}/i;

/** Reads the deed by its granting words; where a form has none, all of the owner's interest goes to the beneficiaries. Whether and when it passes is for the law. */
export function readDeathDeed(scene: Scene): Draft {
  const deed = readDeed(scene);
  const to = sideIds(scene.parties, "to");
  if (!to.length) return { ...deed, action: "none", gives: false, grants: [] };
  const given = deed.grants.map((f): Found => ({ ...f, interest: { ...f.interest, of: f.interest.of === "whole" ? "grantor_interest" : f.interest.of, to } }));
  if (given.length) return { ...deed, grants: given };
  const words = GIVES.exec(scene.text);
  const span = { start: words?.index ?? scene.anatomy.body.start, end: (words?.index ?? scene.anatomy.body.start) + (words?.[0].length ?? 200) };
  const interest = {
    ...bareInterest("fee", scene.text.slice(span.start, span.end).trim()),
    fraction: toWire(ONE),
    of: "grantor_interest" as const,
    from: sideIds(scene.parties, "from"),
    to,
  };
  return { ...deed, action: "convey", gives: true, granting: span, grants: [{ interest, span, fraction: null, confidence: 0.75 }] };
}
