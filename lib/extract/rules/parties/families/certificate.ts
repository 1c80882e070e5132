// Certificates by which a company goes on under another name: merger, consolidation, conversion, amendment of the name.

import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { matchName } from "@/lib/extract/rules/parties/mentions/name-matcher";
import type { PartyReader } from "@/lib/extract/rules/parties/reading";
import { isOrganisation } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";
import { tokenise } from "@/lib/text/tokens";
import type { Span } from "@/lib/text/view";

const OFFICE =
  /^(?:the )?(?:united states\b|(?:filing|fact|record)\b.*\boffice\b|office|secretary|department|state|commonwealth|county|corporation commission|division|articles?|certificates?|plan|agreement|clerk|recorder|limited liability company|business corporation|texas business|general corporation)\b|\b(?:act|law|code|records?|county|parish)$|\brecords vol\.?$/i;
const HEADING =
  /^(?:(?:certificate|articles|plan|agreement) )?(?:and )?(?:of|for) (?:ownership and )?(?:merger|conversion|consolidation|amendment|name change)(?: of(?: (?:certificate|articles) of (?:incorporation|formation|organization|limited partnership))?|[.:;,])? +|^incorporation +|^(?:of|and|merging|that) |^(?:(?:assistant|vice|deputy|corporate|executive) )*(?:secretary|president|treasurer|manager|clerk) of (?:the )?/i;
const TERM =
  /^(?:the )?(?:surviving|merging|disappearing|resulting|converting|converted|merged|new|successor|absorbed|constituent) (?:corporation|company|entity|bank|party|partnership|corporations|entities)$/i;
const LATER_AHEAD =
  /(?:\b(?:with and |and )?into|\bbecame (?:an? )?(?:integral )?part of|\bvested in(?: the)?(?: said)?|\b(?:change[ds]?|changing|converted|conver(?:sion|ts|ting)|amend(?:ed|s|ing)?)\b[^.;]{0,160}? (?:in)?to(?: read| be| that of)?|\b(?:now|hereafter|henceforth|to be|be|shall be) known as|\bunder the (?:new )?(?:name|style)(?: of)?|\bnew name(?: of [^:]{0,60})?(?: is|:)|\bsurviv(?:or|ing (?:corporation|company|entity|partnership|bank|party))(?: (?:is|being|shall be|will be)|:|,)|\b(?:resulting|converted|successor) (?:entity|corporation|company|bank)(?: (?:is|being)|:|,)|\bname(?: of [^.;]{0,90})?(?: (?:is|shall be|as amended is))?(?: now|:)|\bdoing business as|\bunder the corporate title)[: ]*(?:the |")*$/i;
const LATER_BEHIND =
  /^"?(?:,? an? (?:(?!\binto\b)[^.;]){0,90}?)?(?:,| ?\(|,? (?:which )?(?:is|was|being|as|shall be)) ?(?:which (?:is|was|shall be) |being |is |as )?(?:the )?"?(?:surviv(?:or|ing)|resulting|continuing|successor (?:corporation|entity|company))\b|^"? (?:survives|survived|(?:has |have )?absorbed|absorbs|took over|takes over)\b|^"?,?(?: an? [^.;]{0,60}?,)? (?:formerly|successor by|f\/k\/a)\b/i;
const FORMER_AHEAD =
  /(?:\b(?:formerly(?: known as)?|f\/k\/a|old name(?: of [^:]{0,60})?(?: is|:)|(?:change|changed|changing|conver\w+|amend\w*)\b[^.;]{0,80}? from|previous name(?: is|:)|(?:merged|merging|disappearing|absorbed|converting|terminating|retiring|acquired|non-?surviv(?:ing|or)) (?:corporation|company|entity|bank|party|partnership)(?: (?:is|being)|:|,)?|\b(?:absorb(?:s|ed|ing)|took over|taking over)))[: ]*(?:the |")*$/i;

/** "Ames Oil Corporation\\nSurviving" before "corporation: Basin, Inc.": the label of the next row. */
const NEXT_LABEL = /\s+(?:the )?(?:surviving|merging|disappearing|resulting|converting|converted|merged|new|successor|absorbed|constituent)$/i;

/** "OF MERGER. AMES OIL, INC." → from the name; "AMES OIL, INC. INTO BASIN, INC." → two; a term defined ("the "Surviving Company"") is none. */
function ownName(name: string, at: number): Span[] {
  let head = 0;
  for (let m = HEADING.exec(name); m && m[0].length > 0 && head < name.length; m = HEADING.exec(name.slice(head))) head += m[0].length;
  const parts: Span[] = [];
  let from = head;
  for (const m of name.slice(head).matchAll(/,? (?:(?:WITH )?AND )?INTO /gi)) {
    parts.push({ start: at + from, end: at + head + m.index });
    from = head + m.index + m[0].length;
  }
  const stop = NEXT_LABEL.exec(name)?.[0].length ?? (/\b(?:LLC|LP|LLP|PLC|Company|Corporation|Partnership|Bank)\.$/i.test(name) ? 1 : 0);
  return [...parts, { start: at + from, end: at + name.length - stop }];
}

/** Every company named in the text, each naming in its place. */
function companies(text: string): Mention[] {
  const tokens = tokenise(text);
  const out: Mention[] = [];
  for (let i = 0; i < tokens.length && out.length < 200; i++) {
    const t = tokens[i];
    const m = t && (t.kind === "cap" || t.kind === "initial") ? matchName(tokens, text, i) : null;
    if (!m || !t) continue;
    const end = tokens[m.to - 1]?.end ?? t.end;
    const defined = /\((?:the |hereinafter |herein )*"?$/i.test(text.slice(Math.max(0, t.start - 24), t.start));
    const place = /\b(?:at|in) the $/i.test(text.slice(Math.max(0, t.start - 8), t.start)) && /^(?:city|county|state|town)\b/i.test(m.name);
    if (m.organisation && !defined && !place)
      for (const s of ownName(text.slice(t.start, end), t.start)) {
        const name = text.slice(s.start, s.end);
        if (!OFFICE.test(name) && !TERM.test(name) && isOrganisation(name)) out.push(emptyMention(name, s));
      }
    i = Math.max(i, m.to - 1);
  }
  return out;
}

/** "the oil and gas lease of Elm Ranch Company", "index in the name of the lessor, Elm Ranch Company": who made a paper that the company holds is no part of its merger. */
const PAPER_OF =
  /\b(?:leases?|deeds?|mortgages?|assignments?|grants?|patents?|easements?)\b(?:(?!\b(?:propert(?:y|ies)|assets?|rights|all|other)\b)[^.;]){0,60}\b(?:from|of|by|with)(?: the)? $|\b(?:[Ll]essors?|[Gg]rantors?|[Mm]ortgagors?|LESSORS?|GRANTORS?)(?: named)?[,:]? (?:is |was |being )?(?:the )?$|\b(?:[Ll]eases?|[Dd]eeds?|LEASES?|DEEDS?)(?:,|:| from)(?: dated [^;:]{3,30},)? $/;
const inPassing = (text: string, m: Mention): boolean => PAPER_OF.test(text.slice(Math.max(0, m.span.start - 100), m.span.start));

const isLater = (text: string, m: Mention): boolean => {
  const before = text.slice(Math.max(0, m.span.start - 240), m.span.start);
  if (FORMER_AHEAD.test(before)) return false;
  return LATER_AHEAD.test(before) || LATER_BEHIND.test(text.slice(m.span.end, m.span.end + 160));
};

/** "Elm Oil (Delaware), since May 1, 1990 named | OAK ENERGY, INC.", "Elm Oil, whose name is now | Oak Energy": the name under which the one before it goes on. */
const RENAMED =
  /^"?(?: ?\([^()]{2,40}\))?,? ?\(?(?:an? [^.;,]{3,60}, )?(?:(?:which|and|it|that|has|had|was|is|been|being|now|since|then|thereafter|later|afterwards|from|on|in|of|after|by|its|whose|corporate|name|changed?|having|to|[A-Z][a-z]{2,8}\.?|\d{1,4}),? ){0,14}(?:named|renamed|re-named|(?<!\b(?:having|had) been )called|(?<!\b(?:having|had) been )known as|styled|name(?: (?:is|was|being|has been changed|having been changed|changed))?(?: (?:now|since|then|on [A-Z]\w+ \d{1,2}, \d{4}))?(?: to)?) "?$/;

/** "changed to Elm Oil on May 1, 1980, and to | OAK ENERGY": changed once more. */
const AGAIN = /^"?,? (?:(?:on|in|effective) [^.;]{3,30}?,? )?and (?:(?:again|later|then|thereafter|afterwards|finally|(?:on|in) [^.;]{3,30}?),? ){0,2}to "?$/;

/** The name under which a company goes on, where words right behind its own tell a newer one. */
function newestName(text: string, names: readonly Mention[], key: string): string {
  const own = names.filter((m) => nameKey(m.name) === key);
  const newer = names.find((m) => nameKey(m.name) !== key && own.some((o) => o.span.end < m.span.start && isNewer(text.slice(o.span.end, m.span.start))));
  return newer ? nameKey(newer.name) : key;
}
const isNewer = (between: string): boolean => between.length < LONGEST_GAP && (RENAMED.test(between) || AGAIN.test(between));
const LONGEST_GAP = 160;

/**
 * The companies that end (giving) and the one that goes on (taking).
 * "AMES OIL, INC. was merged with and into BASIN ENERGY, LLC" → from Ames Oil, Inc., to Basin Energy, LLC.
 * Of several steps it is the survivor of the first; where no word tells which goes on, the last named.
 */
export const readCertificate: PartyReader = (a) => {
  const { text } = a.view;
  const all = companies(text.slice(0, 20_000));
  const own = new Set(all.filter((m) => !inPassing(text, m)).map((m) => nameKey(m.name)));
  const names = own.size > 1 ? all.filter((m) => own.has(nameKey(m.name))) : all;
  const first = new Map<string, Mention>();
  for (const m of names) if (!first.has(nameKey(m.name))) first.set(nameKey(m.name), m);
  const told = names.filter((m) => isLater(text, m)).map((m) => nameKey(m.name));
  const last = told[0] ?? (first.size > 1 ? [...first.keys()].at(-1) : undefined);
  const later = last && newestName(text, names, last);
  const parties = [...first].map(([k, mention]) =>
    k === later ? { mention, side: "to" as const, role: "other" as const } : { mention, side: "from" as const, role: "other" as const },
  );
  return { parties, deaths: [] };
};
