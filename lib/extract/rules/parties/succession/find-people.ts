// Every person named in running text, with place. Places and papers in capitals are passed over.
import { matchName } from "@/lib/extract/rules/parties/mentions/name-matcher";
import { stateCode } from "@/lib/text/states";
import { tokenise } from "@/lib/text/tokens";
import type { Span } from "@/lib/text/view";

export type PersonAt = Span & { name: string };

const thing =
  /\b(?:county|parish|court|state|survey|grant|league|township|section|affidavit|estate|deed|lease|records?|notary|public|clerk|recorder|title|death|heirship|book|vol|volume|page|street|avenue|road|city|land|lands|office|judge|decree|will|testament|order|statement|certificate|document|official|block|lot|range|north|south|east|west|meridian|commission|mineral|oil|gas|royalty|article|share|code|texas|oklahoma|ohio|kansas|florida|colorado|pennsylvania|first|second|third|fourth|fifth|item|ranch|tract|unit|well|exhibit|addition|subdivision|probate|no|inc|box|village|real|transfer|greeting|witnesses|carried|san antonio|fort worth|el paso|new york|los angeles|codicil)\b/i;

/** "Otis R. Roe died at Reno, Lake County" → one person, Otis R. Roe. One word alone is nobody. */
export function findPeople(text: string, from = 0, to = text.length): PersonAt[] {
  const tokens = tokenise(text, from, to);
  const out: PersonAt[] = [];
  let i = 0;
  while (i < tokens.length) {
    const t = tokens[i];
    const m = t && (t.kind === "cap" || t.kind === "initial") ? matchName(tokens, text, i) : null;
    if (!m || !t) {
      i++;
      continue;
    }
    const end = tokens[m.to - 1]?.end ?? t.end;
    const words = m.name.split(" ").filter((w) => /[A-Za-z]{2}/.test(w) || /^[A-Z]\.?$/.test(w));
    const after = text.slice(end, end + 14);
    const place =
      /^,? (?:county|parish|township)\b/i.test(after) ||
      (/\b(?:at|in|of|near|County,) $/.test(text.slice(t.start - 8, t.start)) && stateCode(/^, ([A-Z][A-Za-z]+)/.exec(after)?.[1] ?? "") !== null);
    if (!m.organisation && words.length >= 2 && !thing.test(m.name) && stateCode(m.name) === null && !place) out.push({ name: m.name, start: t.start, end });
    i = Math.max(i + 1, m.to);
  }
  return out;
}
