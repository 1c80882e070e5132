// What the papers say of production, so that a lease or term interest can be tested on any day.
import { lastDayIn, writtenDay } from "./calendar";
import type { Case } from "./case";
import { LabelledTracts, type Labels, plainWords } from "./labelled-tracts";
import { type Ending, endingsOf } from "./lease-endings";
import type { Matter } from "./matter";
import { type Sign, signsByTract } from "./signs";
import { isTrial } from "./test-flow";

export type Production = {
  readonly matter: Matter;
  readonly day: string | null /** Where the well stands, as far as the paper says. */;
  readonly tracts: ReadonlySet<string> /** Pooled with the well. */;
  readonly pooled: ReadonlySet<string>;
  readonly kind: "production" | "shut_in" | "capable" | "dealing" | "none";
  /** The day is that on which production began. */
  readonly begins: boolean;
  /** The day is that on which production came back after a stop: no reasonable pause, where the lease itself measures how long one may last. */
  readonly again?: boolean;
  /** The first day on which it may have begun, where the paper tells the month or the year only; else the day. */
  readonly earliest: string | null;
  /** The day is that on which production stopped. */
  readonly stops?: boolean;
  /** What stopped is production in paying quantities, or the well itself: it is not merely shut in or unsold. */
  readonly barren?: boolean;
  /** The day on which production came back, where the paper tells the whole time without any. */
  readonly until?: string;
  /** The paper says that the well could produce and yet does not. */
  readonly idle?: boolean;
  /** Nothing was produced before the day, which is itself that of the first production. */
  readonly upTo?: boolean;
  /** The well was completed, and the paper says that nothing has come from it yet. */
  readonly untapped?: boolean;
  /** The day of the paper, where it says that production goes on to that day. */
  readonly through?: string | null;
  /** Neither production nor drilling: nothing that carries a lease over the end of its years. */
  readonly bare?: boolean;
};
export type Unit = { readonly matter: Matter; readonly tracts: ReadonlySet<string>; readonly statutory: boolean };

const tractsOf = (m: Matter) => new Set(m.covers.map((c) => c.tract));

/** Land that the sentences on production name as the place of the well: a paper on a unit covers more than the well does. */
function wellTracts(m: Matter, labels: LabelledTracts): Set<string> | null {
  const said = (m.conveyance.facts ?? []).filter(
    (f) => ["production", "shut_in"].includes(f.kind) && !/\bno (?:well|oil|gas|other|part|production|producing|mineral)/i.test(f.text),
  );
  const told = said.map((f) => plainWords(f.text));
  const spoken = m.doc.land.resolved.tracts.filter((t) => t.text.length < 120 && told.some((f) => f.includes(plainWords(t.text).slice(0, 40))));
  const named = spoken.filter((t) => !spoken.some((o) => o.text.length > t.text.length && plainWords(o.text).includes(plainWords(t.text))));
  const locals = new Set(named.map((t) => t.id));
  if (named.length) return new Set(m.covers.filter((c) => c.locals.some((l) => locals.has(l))).map((c) => c.tract));
  return labels.named(m, told);
}

/** The land of the paper was not read: it borrows the tracts of others. */
const landless = (m: Matter) => m.covers.every((c) => c.locals.every((l) => l === "assumed"));

function productionOf(m: Matter, labels: LabelledTracts): Production[] {
  const out: Production[] = [];
  const unit = isUnit(m);
  const tracts = wellTracts(m, labels) ?? (unit ? new Set<string>() : withoutDry(m, labels, tractsOf(m)));
  const pooled = unit ? tractsOf(m) : new Set<string>();
  const facts = m.conveyance.facts ?? [];
  const onLand = (named: readonly string[] | undefined): ReadonlySet<string> | null =>
    named?.length ? new Set(m.covers.filter((c) => c.locals.some((l) => named.includes(l))).map((c) => c.tract)) : null;
  const put = (kind: Production["kind"], day: string | null, begins = false, text = "", named?: readonly string[]) =>
    out.push({
      matter: m,
      day,
      earliest: earliestOf(day, text),
      tracts: onLand(named) ?? labels.named(m, [plainWords(text)]) ?? tracts,
      pooled,
      kind,
      begins,
      again: AGAIN.test(text),
      idle: IDLE.test(text),
      untapped: COMPLETED_ONLY.test(text) && facts.some((f) => f.kind === "non_production" && NOT_YET.test(f.text) && (!TIMED.test(f.text) || isUpTo(f, day))),
      through: kind === "production" && GOES_ON.test(text) ? m.day : null,
    });
  const shut = new Set(facts.filter((f) => f.kind === "shut_in" && !/\b(?:no|nor|never|without)\b[^.;]{0,60}\bshut[- ]?in/i.test(f.text)).map((f) => f.text));
  for (const f of facts) {
    const day = (COMPLETED_ONLY.test(f.text) ? firstTold(facts, f) : null) ?? f.date ?? firstProduction(facts, f.text) ?? m.day;
    if (f.kind === "production" && !shut.has(f.text) && !UNSURE.test(f.text))
      put(
        CAPABLE.test(f.text) || isTrial(f, facts) ? "capable" : "production",
        day,
        day !== m.day && BEGINS.test(`${f.text} ${firstText(facts)}`),
        f.text,
        f.tracts,
      );
    if (f.kind === "shut_in" && !/\b(?:no|nor|never|without)\b[^.;]{0,60}\bshut[- ]?in/i.test(f.text)) put("shut_in", f.date ?? m.day, false, f.text, f.tracts);
    if (f.kind === "non_production") {
      const since = f.date ?? ceasedIn(f.text);
      put("none", since ?? m.day, false, f.text, f.tracts);
      const told = out.at(-1);
      const last = told && { ...told, ...(NO_WORK.test(f.text) ? { bare: true } : {}), ...(since && NONE_BEFORE.test(f.text) ? { upTo: true } : {}) };
      if (last) out[out.length - 1] = last;
      const gap = since && GAP.test(f.text) ? lastDayIn(f.text) : null;
      if (last && since && gap && gap > since) out[out.length - 1] = { ...last, until: gap };
      if (last && since && (f.value === "stopped" || STOPS.test(f.text)))
        out[out.length - 1] = { ...last, ...(gap && gap > since ? { until: gap } : {}), stops: true, barren: BARREN.test(f.text) };
    }
  }
  const titled = /\bproduction\b/i.test(m.doc.doc_type.resolved.title ?? "") && !/\bnon-?production\b/i.test(m.doc.doc_type.resolved.title ?? "");
  if (!out.length && ((m.type === "affidavit_of_production" && titled) || m.type === "division_order")) put("production", m.day);
  if (!out.length && m.type === "affidavit_of_non_production") put("none", m.day);
  return out;
}

/** Of the land of a paper that does not place its well, what is left beside the parts on which it says that no well was ever drilled. */
function withoutDry(m: Matter, labels: LabelledTracts, all: Set<string>): Set<string> {
  const dry = (m.conveyance.facts ?? [])
    .filter((f) => f.kind === "non_production" && NO_WELL.test(f.text))
    .flatMap((f) => [...(labels.named(m, [plainWords(f.text)]) ?? [])]);
  const left = [...all].filter((t) => !dry.includes(t));
  // The paper speaks of other land too, where no tract of the package lies: its well can stand there.
  const elsewhere = m.doc.land.resolved.tracts.some((t) => !m.covers.some((c) => c.locals.includes(t.id)));
  return left.length || (dry.length && elsewhere) ? new Set(left) : all;
}

/** "capable of producing", "tested and found able to make gas in paying quantities": what a well could do, not what it did. */
const CAPABLE = /\bcapab(?:le|ility)\b|\b(?:found|shown|proved|believed|considered)?(?: to be)? ?able to (?:produce|make|flow|yield|give)\b/i;
/** "was completed September 4, 1981", with no word of oil or gas that was had. */
const COMPLETED_ONLY =
  /^(?!.*\b(?:produc(?:es|ed|ing|tion)|sold|sales?|pump\w+|flow\w+|barrels|(?:has|have) made|runs?|delivered|marketed)\b).*\bcomplet(?:ed|ion)\b/is;
/** "No gas has yet been sold or taken from the well". */
const NOT_YET =
  /\b(?:no (?:oil|gas|production|other mineral)|nothing|neither oil nor gas|none)\b[^.;]{0,40}\b(?:has|have|had|was|is)\b[^.;]{0,20}\b(?:produced|sold|taken|marketed|delivered|run|moved)\b[^.;]{0,40}(?:\bwells?\b|\bland\b|\btract\b|\bit\b|[.;]?\s*$)/i;
/** "before that day", "since May, 1949": the time told is another than that since the well was completed. */
const TIMED = /\b(?:before|prior to)\b|\b(?:from|since|after)\b (?!(?:(?:the|said|such|its|that|this|any) )?(?:wells?|complet\w+|land|tract|premises|it\b))/i;
/** "Before May 5, 1982, no gas was sold or used": none up to a day behind that of the completion. */
const isUpTo = (f: Facts[number], completed: string | null): boolean =>
  /\b(?:before|prior to|until|up to)\b(?! (?:that|this|the present))/i.test(f.text) && f.date != null && completed !== null && f.date > completed;
const IDLE = /\b(?:no|not|nothing|none|never|without)\b[^.;]{0,60}\b(?:produc(?:ed|tion)|sold|sales?|marketed|market|taken|runs?)\b/i;
const NO_WELL = /\bno well\b|\bnever been (?:drilled|produced)\b/i;

type Facts = NonNullable<Matter["conveyance"]["facts"]>;
/** "It ceased to produce in March 2002 and nothing has been produced since": the month in which production stopped; null where the words tell none. */
function ceasedIn(text: string): string | null {
  const told = /\b(?:ceas\w+|stopp?ed)\b[^.;]{0,40}\b(?:in|on|about)\b[^.;]{0,40}/i.exec(text)?.[0];
  const day = told ? lastDayIn(told) : null;
  return day?.length === 7 ? `${day}-28` : day;
}
/** "Whether oil is produced I cannot say", "If the well is producing": told of by nobody as so. */
const UNSURE = /^\W*(?:if|whether|unless)\b/i;
/** "From May 3, 2008 to this day oil has been produced": production that a later lease of the land finds going on. */
const GOES_ON =
  /\b(?:to|until|till|up to|through) (?:this|the present|the) (?:day|date|time)\b(?! (?:of|when|in))|\bto date\b|\b(?:ever )?since(?: (?:then|that (?:day|date|time)))?\b[^.;]{0,60}\bwithout\b[^.;]{0,40}\b(?:break|interruption|stop|pause|missed|ceasing)\b|(?<!\b(?:no|not|nor|neither|never|none|nothing)\b[^.;]{0,40})\b(?:still|now|yet|presently|currently|today) (?:producing|pumping|flowing|produces?|pumps?|flows?|makes?(?= (?:\w+ ){0,3}(?:oil|gas|barrels|bbls?|mcf)\b))\b|\b(?:produces?|pumps?|flows?|producing|pumping|flowing) (?:still|now|yet|today|at present|at this time)\b|(?<!\b(?:no(?!\.)|not|nor|neither|never|none|nothing|if|when|whenever|unless|while|whether|long)\b[^.;]{0,60})\b(?:(?:is|are|remains?|continues?)(?: (?:in|on|to be|still|yet|a|an|now|steadily|active|as|being))* (?:producing|pumping|flowing|producer|production|produced?|productive)|ha(?:s|ve) (?:been (?:producing|pumping|flowing)|produced)\b[^.;]{0,60}\bsince|stands?\b[^.;]{0,40}\bproducing (?:oil |gas |and )*wells?)\b/i;
/** Neither drilling nor other work; "no oil was sold from the well drilled there" tells of a well. */
const NO_WORK =
  /\b(?:no|nor|not|neither|without|nothing)\b(?:(?!\b(?:from|by|of|in|at) (?:the|said|such|that|any|its|a) (?:\w+ )?wells?\b)[^.;]){0,40}\b(?:drilling|(?<!\b(?:the|said|such|that|any|its|a) (?:\w+ )?wells? )drilled|rigs?|operations|work)\b/i;
const BEGINS =
  /complet\w*|\b(?:came|brought) in\b|\b(?:came|comes?|brought|put|placed|went|turned|hooked|tied) (?:(?:first|then|thereafter|initially|up) )?(?:in|into|on|onto|to)(?:to)?[ -](?:the )?(?:(?:gas|sales|pipe) ?)?(?:line|stream|producti(?:on|ve)|producing|sales?)\b|commenc\w*|\b(?:first|initial(?:ly)?) (?:\w+ ){0,3}(?:sale|sold|produc|deliver|oil|gas|runs?\b|taken|marketed|used|flow|went|came|passed|entered|moved|ran\b|pump)|started|began|begun|\bbefore\b|\bproducing (?:\w+ ){0,4}(?:from|since)\b|\bproduced\b[^.;]{0,60}\bsince (?:about |early |late )?(?:[A-Z][a-z]{2,8}\.? \d|\d)|\b(?:sold|marketed|delivered|(?:gas|oil|condensate) (?:sales|runs|deliveries))\b[^.;]{0,60}\b(?:since|from) (?:about |early |late )?(?:[A-Z][a-z]{2,8}\.? \d|\d{1,2}[-/ ]|(?:18|19|20)\d\d\b)(?![^.;]{0,14}\b(?:until|till|to|through)\b (?!(?:the|this|now|date)\b))|\bsince (?:about |early |late )?(?:[A-Z][a-z]{2,8}\.? \d|\d)[^;]{0,40}\b(?:gas|oil|condensate|well|it)\b[^.;]{0,40}\b(?:sold|marketed|delivered)\b|\b(?:since|from) (?:that|the same|said|this) (?:day|date|time)\b/i;
const STOPS =
  /\bsince (?:about |early |late )?(?:in )?(?:[A-Z][a-z]{2,8}\.?,? (?:\d{1,2},? |of )?)?(?:18|19|20)\d\d\b|\bceas\w+|\bstopp?ed\b|\bshut (?:off|down)\b|\bsince (?:that|the|then)\b|\bfrom (?:that|the) (?:day|date)\b|\bplugg(?:ed|ing)\b/i;
/** "From July 29, 1958 until September, 1959, no oil or gas was produced from any well": a time told from end to end. */
const GAP =
  /\b(?:from|between)\b[^;]{0,60}\b(?:until|till|to|through|and)\b[^;]{0,140}\b(?:nothing|neither oil nor gas|no (?:oil|gas|production|mineral|well))\b[^;]{0,90}\b(?:produced|had|obtained|any well|production|taken|sold|marketed|removed|run)\b/i;
const BARREN =
  /\bpaying quantit\w+|\bprofit\w*|\bplugg(?:ed|ing)\b|\bdepleted\b|\bexhausted\b|\bwatered out\b|\b(?:to|all|only|nothing but|made|makes|making|flooded (?:with|by)|full of|filled with) (?:salt ?)?water\b(?! (?:line|well|supply|pump|tank)s?\b)|\b(?:went|gone) (?:dry|dead)\b|\b(?:played|gave) out\b|\bdried up\b|\b(?:casing|tubing|rods|pump)\b[^.;]{0,30}\bpulled\b|\bpulled (?:the |all |its )*(?:casing|tubing|rods|pump)\b|\babandon\w*/i;
/** "gas was sold again from July 18, 1977", "production was resumed on", "put the well back on the pump". */
const AGAIN =
  /\b(?:produc(?:ed|es|ing|tion)|sold|sales?|runs?|pump(?:ed|ing)|flow(?:ed|ing)|made|taken|deliver(?:ed|ies)|marketed|oil|gas|wells?)\b[^.;]{0,30}\b(?:again|anew|once more|resum(?:ed|es|ption)|restored|re-?established|re-?commenced|came back|renewed)\b|\b(?:resum(?:ed|es|ption)|restor(?:ed|ation)|re-?establish(?:ed|ment)|re-?commenced|renewed|again|back (?:on|in|into|to))\b[^.;]{0,40}\b(?:produc(?:ed|es|ing|tion)|sold|sales?|runs?|pump(?:ed|ing)?|flow(?:ed|ing)|line|deliver(?:ed|ies))\b/i;
const NONE_BEFORE = /\b(?:no|never|nothing|none|nor)\b[^.;]{0,140}\b(?:before|prior to|until)\b/i;

/** "since 1977" and "since July, 2009" are read as their last days; what is told may have been so from their first. */
function earliestOf(day: string | null, text: string): string | null {
  if (day === null || writtenDay(text) !== null) return day;
  if (day.endsWith("-12-31")) return `${day.slice(0, 4)}-01-01`;
  return day.endsWith("-28") ? `${day.slice(0, 7)}-01` : day;
}

/** "since then the well has produced": the day before which nothing was produced, where the paper says so. */
const firstProduction = (facts: Facts, text: string): string | null =>
  /\bsince (?:then|that)|\bthereafter\b|\bever since\b/i.test(text)
    ? (facts.find((f) => f.kind === "non_production" && NONE_BEFORE.test(f.text))?.date ?? null)
    : null;
/** "The first oil produced was produced October 7, 2011": the day from which a well of whose completion alone the paper tells beside it has produced. */
const firstTold = (facts: Facts, completed: Facts[number]): string | null =>
  facts.find((f) => f.kind === "production" && f.date != null && f.date > (completed.date ?? "9999") && FIRST_HAD.test(f.text) && !AGAIN.test(f.text))?.date ??
  null;
const FIRST_HAD =
  /\bfirst\b[^.;]{0,60}\b(?:produc\w+|sales?|sold|runs?|run|deliver\w+|taken|marketed|obtained|had|recovered|flowed)\b|\b(?:produc\w+|sales?|runs?|deliver\w+)\b[^.;]{0,40}\bfirst\b/i;
const firstText = (facts: Facts): string => facts.find((f) => f.kind === "non_production" && NONE_BEFORE.test(f.text))?.text ?? "";

const isUnit = (m: Matter) => UNITS.has(m.type) || m.conveyance.action === "pool" || (m.conveyance.action === "assign" && m.conveyance.unit != null);
const UNITS = new Set(["unit_designation", "pooling_agreement", "unitization_agreement", "communitization_agreement", "forced_pooling_order", "spacing_order"]);

/** Production, shut-in and non-production of the package, and its units, read once before the engine runs. */
export class Holding {
  readonly production: Production[] = [];
  readonly units: Unit[] = [];
  /** Papers that pool nothing and tell of the unit by which owners are paid. */
  private readonly told: Unit[] = [];
  private readonly byPlace: ReadonlyMap<string, readonly number[]>;
  private readonly byCited: ReadonlyMap<string, readonly number[]>;
  private readonly unitsIn: ReadonlyMap<string, readonly Unit[]>;
  /** Notices, claims and operations on severed minerals, by tract. */
  readonly signs: ReadonlyMap<string, readonly Sign[]>;
  /** Papers that say a lease has ended, by the leasing document. */
  readonly endings: ReadonlyMap<string, Ending>;

  constructor(matters: readonly Matter[], tracts: Labels) {
    const labels = new LabelledTracts(tracts);
    for (const m of matters) {
      this.production.push(...productionOf(m, labels));
      if (m.type === "division_order" && m.conveyance.unit?.acres) this.told.push({ matter: m, tracts: tractsOf(m), statutory: false });
      if (isUnit(m)) this.units.push({ matter: m, tracts: tractsOf(m), statutory: m.type === "spacing_order" || m.type === "forced_pooling_order" });
    }
    this.place(labels);
    this.byUnit(matters, labels);
    this.byPlace = numbered(this.production, (p) => [...p.tracts, ...p.pooled]);
    this.byCited = numbered(this.production, (p) => p.matter.cites.values());
    const units = numbered(this.units, (u) => u.tracts);
    this.unitsIn = new Map([...units].map(([tract, list]) => [tract, list.flatMap((n) => this.units[n] ?? [])]));
    this.signs = signsByTract(matters);
    const leasing = new Set(matters.filter((m) => m.conveyance.action === "lease").map((m) => m.id));
    this.endings = endingsOf(matters, (id) => leasing.has(id));
  }

  /** A paper that does not place its well speaks of the well that others place, where its own land was not read. */
  private place(labels: LabelledTracts): void {
    const known = new Set(this.production.filter((p) => wellTracts(p.matter, labels)).flatMap((p) => [...p.tracts]));
    if (!known.size) return;
    for (const [n, p] of this.production.entries())
      if (landless(p.matter) && !wellTracts(p.matter, labels)) this.production[n] = { ...p, tracts: new Set([...p.tracts].filter((t) => known.has(t))) };
  }

  /** A paper on the well of a unit that it cites speaks of every tract of the unit; of its own land only where it places the well there. */
  private byUnit(matters: readonly Matter[], labels: LabelledTracts): void {
    const units = new Map(matters.filter(isUnit).map((m) => [m.id, m]));
    for (const [n, p] of this.production.entries()) {
      const cited = [...p.matter.cites.values()].map((id) => units.get(id)).filter((m): m is Matter => m !== undefined);
      if (!cited.length || isUnit(p.matter) || p.kind === "none") continue;
      const pooled = new Set([...p.pooled, ...cited.flatMap((m) => [...tractsOf(m)])]);
      const tracts = wellTracts(p.matter, labels) ?? new Set([...p.tracts].filter((t) => pooled.has(t)));
      this.production[n] = { ...p, pooled, tracts };
    }
  }

  /** Units that cover a tract. */
  unitsOf(tract: string): readonly Unit[] {
    return this.unitsIn.get(tract) ?? [];
  }

  /** The unit by which owners of a tract are paid, as the last division order up to a day tells it; for where no paper pools it. */
  unitTold(tract: string, day: string): Unit | null {
    return this.told.filter((u) => u.tracts.has(tract) && u.matter.day !== null && u.matter.day <= day).at(-1) ?? null;
  }

  /** Production in any of these tracts, or tied to the document by citation. */
  on(tracts: ReadonlySet<string>, document: string | null): Production[] {
    const found = new Set([...tracts].flatMap((t) => this.byPlace.get(t) ?? []));
    for (const n of document === null ? [] : (this.byCited.get(document) ?? [])) found.add(n);
    return [...found].sort((a, b) => a - b).flatMap((n) => this.production[n] ?? []);
  }
}

/** The numbers of a list by the keys of each. */
function numbered<T>(list: readonly T[], keys: (of: T) => Iterable<string>): Map<string, number[]> {
  const out = new Map<string, number[]>();
  for (const [n, of] of list.entries())
    for (const key of new Set(keys(of))) {
      const known = out.get(key);
      if (known) known.push(n);
      else out.set(key, [n]);
    }
  return out;
}

/** Tracts that one leasing instrument covers in this run. */
export function tractsOfLease(kase: Case, document: string): Set<string> {
  return new Set(kase.leasesOf(document).map((l) => l.tract));
}
