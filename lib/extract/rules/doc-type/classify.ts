// The type of an instrument by what it is called and, above that, what it does.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { joinBrokenCapitals } from "@/lib/extract/anatomy/title";
import { typeRules } from "./registry";
import type { TypeContext, TypeRule } from "./type-rule";

export type TypeScore = { type: InstrumentType; score: number };

export function typeContext(anatomy: Anatomy): TypeContext {
  const { text } = anatomy.view;
  const slice = (s: { start: number; end: number } | null) => (s ? text.slice(s.start, s.end) : "");
  const start = anatomy.title?.start ?? anatomy.premises?.start ?? 0;
  const grantStart = anatomy.granting?.start ?? -1;
  return {
    anatomy,
    text,
    title: joinBrokenCapitals(slice(anatomy.title).toUpperCase()),
    opening: text.slice(start, start + 1500),
    granting: grantStart >= 0 ? text.slice(grantStart, grantStart + 900) : "",
    index: slice(anatomy.head).slice(0, 900).toUpperCase(),
  };
}

function scoreRule(rule: TypeRule, c: TypeContext, titleTaken: boolean): { score: number; titled: boolean } {
  if (rule.not?.test(c.title)) return { score: 0, titled: false };
  const titled = rule.title?.test(c.title) ?? false;
  let score = titled ? (titleTaken ? 4 : 8) : 0;
  if (!titled && rule.title && c.title === "" && rule.title.test(c.index)) score += 4;
  if (!titled && rule.weakTitle?.test(c.title)) score += 2.5;
  for (const [pattern, weight] of rule.acts ?? []) if (pattern.test(c.text.slice(0, 6000))) score += weight;
  score += rule.judge?.(c) ?? 0;
  return { score, titled };
}

/**
 * Scores every type and returns those above nought, best first.
 * "QUIT CLAIM DEED … with general warranty covenants" → warranty_deed before quitclaim_deed.
 */
export function classify(anatomy: Anatomy): TypeScore[] {
  const c = typeContext(anatomy);
  const scores = new Map<InstrumentType, number>();
  let titleTaken = false;
  for (const rule of typeRules) {
    const { score, titled } = scoreRule(rule, c, titleTaken);
    titleTaken ||= titled;
    if (score > 0) scores.set(rule.type, Math.max(scores.get(rule.type) ?? 0, score));
  }
  return [...scores].map(([type, score]) => ({ type, score })).sort((a, b) => b.score - a.score);
}
