// Units: declarations of pooling, unit agreements, spacing and forced pooling orders.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import { type Draft, emptyDraft, type UnitFound } from "@/lib/extract/rules/conveyance/draft";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { acresText } from "@/lib/fraction/net-acres";
import { parseRational, type Rational, sum, toWire } from "@/lib/fraction/rational";
import { numberWord } from "@/lib/text/number-words";
import { readFacts } from "./facts";
import { poolingOptions } from "./pooling-options";
import { sectionParts } from "./section-parts";

type Unit = NonNullable<Conveyance["unit"]>;

const NAME =
  /\b((?:[A-Z][\w.&'-]* ){1,5}(?:\([A-Za-z]+\) )?(?:(?:POOLED |GAS |OIL |Gas |Oil |Pooled )*(?:UNIT|Unit)))\b(?! (?:AGREEMENT|DESIGNATION|Agreement|Area|Operator|for\b))/;
const ACRES = /\b(\d[\d,]*(?:\.\d+)?)(?:[- ])(?:acres?\b|ac\b)/;
/** A row of a table of tracts: number, acres, words of the land. */
const ROW = /^[ \t|]*(\d{1,3})[.)]?[ \t|]+(\d[\d,]*\.\d{1,4}|\d{2,4})(?:[ \t|]+(?:acres?|ac\.?))?[ \t|]+(?=[A-Z(]|\d{1,3}(?:\.\d+)?%)/;
/** A row whose acres stand behind lease and land: "1  NDM 91200  Sec. 2: S½  320.00  25". */
const LATER_ACRES = /^[ \t|]*(\d{1,3})[.)]?[ \t|]+(?=[A-Z])[^\n]{3,120}?[ \t|](\d[\d,]*\.\d{2,4})(?![\d%])(?! ?%)/;
/** A row of a table whose last column is that of acres, in whole numbers: "1  Roe lease, Vol. 7, page 80  120". */
const LAST_ACRES = /^[ \t|]*(\d{1,3})[.)]?[ \t|]+(?=[A-Z])[^\n]{3,140}?[ \t|](\d[\d,]*(?:\.\d+)?)(?: acres?)?[ \t|]*$/;
const ACRES_HEAD = /\b(?:tracts?|nos?\.?|lease|lessor)\b.{0,120}\bacres(?: in (?:the )?(?:unit|pool))?\W*$/i;
const UNIT_ACRES =
  /\b(\d[\d,]*(?:\.\d+)?) acres,? (?:as |into |to be )?an? (?:\w+ ){0,3}unit\b|\b(\d[\d,]*(?:\.\d+)?)[- ]acre (?:\w+ ){0,4}unit\b|\b(?:unit (?:(?:is|being|was|shall be) )?(?:of|containing|comprising)|one unit of|containing|total:?|consisting of|into a unit of|said|a|the)\s+(?:approximately )?(\d[\d,]*(?:\.\d+)?)(?:[- ]acres?\b)(?:[^.;]{0,60}\bunit\b)?|\b(?:proportion|ratio)[^.;]{0,90}\bto (?:the )?(\d[\d,]*(?:\.\d+)?)(?: acres)?|\b(?:[Uu]nit|UNIT)\b(?: no\.? ?\w+)?,? (?:of |containing |comprising |being )?(\d[\d,]*(?:\.\d+)?) acres\b|\b(?:communitiz(?:e|es|ed)|unitiz(?:e|es|ed)|pools?)\b[^;]{0,220}?\b(\d[\d,]*(?:\.\d+)?) acres\b/i;
/** "a gas unit of 320 acres", "a 240-acre oil and gas unit", "as its acres bear to 240": of the unit itself, whatever acres of a tract stand between it and "pools". */
const OF_UNIT =
  /\bunit\b,? (?:(?:is|being|was|shall be) )?(?:of|containing|comprising|consisting of|embracing|totall?ing) (?:approximately |about )?(\d[\d,]*(?:\.\d+)?)[- ]acres?\b|\b(\d[\d,]*(?:\.\d+)?)[- ]acre (?:(?!drilling|spacing|proration)\w+ ){0,5}unit\b|\bacres?(?:age)?\b[^.;]{0,60}\bbears? to (?:the )?(?:total |whole )?(?:of )?(\d[\d,]*(?:\.\d+)?)\b/gi;
const FORMATION =
  /\b(?:from the surface to the base of (?:the )?[A-Z][\w ]{2,40}(?:formation)?|as to (?:gas|oil)[^.;,]{0,20} from the [A-Z][\w ]{2,30}|the ([A-Z][\w]*(?: [A-Z][\w]*){0,3}?) (?:Geological )?(?:common source|formation|Formation|sand|Sand|in said|in the \d)|for the ([A-Z]\w+)(?= \(|,|\.)|(?:formation|sand|zone|horizon|reservoir|stratum|source of supply)[^.;]{0,24} known as the ([A-Z][\w ]{2,30}?)(?=,))/;
const LEVEL =
  "(?:(?:the |a )?(?:depths? of )?\\d[\\d,]* ?(?:feet\\b|ft\\b\\.?|['’′])|the surface(?: of the (?:ground|earth))?|the (?:top|base) of (?:the )?[A-Z][\\w ]{2,30})";
/** "confined to the interval between the depths of 9,000 feet and 9,400 feet", "pools from the surface to the base of the Ash": what is pooled by depth. */
const POOLED_DEPTHS = new RegExp(
  `\\b(?:pool\\w*|unit\\w*|intervals?|formations?|strata|stratum|zones?|horizons?|rights|depths?|confined|limited|restricted)\\b(?:(?!\\b(?:except|excluding|not|no|acres|wells?|casing|cement\\w*|pipe)\\b)[^;]){0,160}?\\b((?:between|from) ${LEVEL} (?:and|to|down to) ${LEVEL})`,
);
const TRACT_LINE = /\btracts? ?(?:no\.? ?)?\d+\b|\b(?:lease|lessor)\b|\b(?:leases?|covering) (?:of|the|on)\b/i;

const plain = (n: string): string => n.replace(/,/g, "");

/** The foot of a table: "TOTAL   600.00". */
const TOTAL = /^\W*totals?\b[^\n\d]{0,60}(\d[\d,]*(?:\.\d+)?)\W*(?:acres?|ac\.?)?\W*$/im;

/** "212 acres in …; and 402 acres in …; together 614 acres": what the tracts come to. */
const TOGETHER = /\b\d[\d,.]* acres\b[^.]{3,400}?\b(?:together|in all|altogether|making(?: in all)?|aggregating|a total of),? (\d[\d,]*(?:\.\d+)?) acres\b/i;

function footOf(scene: Scene): string | null {
  const foot = TOTAL.exec(scene.anatomy.view.lines.map((l) => scene.text.slice(l.start, l.end)).join("\n"));
  return foot?.[1] ? plain(foot[1]) : null;
}

/** Acres of the unit where the paper states none: the foot of its table, else the sum of all tracts that it lists with acres. */
function addedAcres(scene: Scene, tracts: Unit["tracts"]): string | null {
  const foot = footOf(scene);
  if (foot) return foot;
  const each = tracts.map((t) => parseRational(t.acres ?? ""));
  return each.length > 1 && each.every((x): x is Rational => x !== null) ? acresText(sum(each)) : null;
}

/** "Unit: All of Section 10, being 640 acres", "Spacing unit ..... Sections 17 and 20, 1280 acres": what stands behind the label. */
const LABELLED_UNIT =
  /(?:^|[.;:] )(?:(?:spacing|drilling|proration|pooled|producing|production|gas|oil|and|or|the|&|\/) ?)*\bunit(?: (?:area|description|acreage))?(?: ?(?::|\.{2,}|-{2,}|—|–)| (?=(?:all of |the )?(?:sections?|sec\.|lots?|[NSEW]{1,2} ?[/½¼])))[^;]{0,220}?\b(\d[\d,]*(?:\.\d+)?)[- ](?:acres?|ac)\b/im;
/** "80/640 x 1/2 x 3/16": acres of the tract over those of the unit. */
const OF_ACRES = /(?<![\d/.])(\d{2,5}(?:\.\d+)?)\/(\d{2,5}(?:\.\d+)?)(?![\d/])/g;

/**
 * The unit that a paper tells of by which owners are paid (a division order): its acres by its label, as the divisor of the tract's acres, or as "a 640-acre unit".
 * Null where none is told. It pools nothing: no tracts, formations or royalty are taken from it.
 */
export function unitTold(scene: Scene): UnitFound | null {
  const at = scene.sentences.find((s) => /\bunit\b/i.test(s.text));
  if (!at) return null;
  const divisors = new Set([...scene.text.matchAll(OF_ACRES)].flatMap((m) => (Number(m[2]) >= 40 && Number(m[1]) <= Number(m[2]) ? [m[2] ?? ""] : [])));
  const lines = scene.anatomy.view.lines.map((l) => scene.text.slice(l.start, l.end)).join("\n");
  const acres = LABELLED_UNIT.exec(lines)?.[1] ?? (divisors.size === 1 ? [...divisors][0] : unitAcres(scene));
  return acres ? { unit: { name: null, acres: plain(acres), tracts: [], formations: null, royalty: null }, span: { start: at.start, end: at.end } } : null;
}

/** "four hundred eighty (480) acres" → "480 acres". */
const WORDED_TOO = new RegExp(`\\b${numberWord}(?:[ -](?:and )?${numberWord}){0,5} \\((\\d[\\d,]*(?:\\.\\d+)?)\\)(?=[ -]acres?\\b)`, "gi");

function unitAcres(scene: Scene): string | null {
  const counts = new Map<string, number>();
  const words = scene.text.replace(WORDED_TOO, "$1");
  const foot = footOf(scene);
  if (foot) counts.set(foot, 3);
  for (const m of words.matchAll(new RegExp(UNIT_ACRES.source, "gi"))) {
    const acres = plain(m.slice(1).find((g) => g !== undefined) ?? "");
    if (acres) counts.set(acres, (counts.get(acres) ?? 0) + (/unit/i.test(m[0]) || m[4] ? 3 : m[6] ? 2 : 1));
  }
  for (const m of words.matchAll(OF_UNIT)) {
    const acres = plain(m[1] ?? m[2] ?? m[3] ?? "");
    if (acres) counts.set(acres, (counts.get(acres) ?? 0) + 6);
  }
  const together = TOGETHER.exec(words)?.[1];
  // "Tract 1: 40 acres in … and 80 acres in …, together 120 acres": a unit said to be greater holds more than those.
  const greater = [...counts].some(([acres, weight]) => weight >= 3 && Number(acres) > Number(plain(together ?? "")));
  if (together && !greater) counts.set(plain(together), (counts.get(plain(together)) ?? 0) + 4);
  return [...counts].sort((a, b) => b[1] - a[1] || Number(b[0]) - Number(a[0]))[0]?.[0] ?? null;
}

/** Lines of the unit's tracts: "Tract 1: 45.50 acres, …;" or a description with its lease and acres. */
function tractLines(scene: Scene, whole: string | null): Unit["tracts"] {
  const out: Unit["tracts"] = [];
  let listing = false;
  for (const s of scene.sentences) {
    const before = out.length;
    const labels = [...s.text.matchAll(/\btracts? ?(?:no\.? ?)?\d+(?: through \d+)?\b(?=[:. ,(])/gi)].map((m) => m.index);
    const colon = s.text.lastIndexOf(": ");
    const from = labels.length ? labels : [colon > 0 && s.text.length - colon < 200 ? colon + 2 : 0];
    from.forEach((at, i) => {
      const line = s.text.slice(at, from[i + 1] ?? s.text.length).trim();
      const acres = ACRES.exec(line);
      const percent = /^tract/i.test(line) && /\d\s?(?:%|per ?cent)/i.test(line);
      if ((!acres && !percent) || !(TRACT_LINE.test(line) || (listing && line.length < 70)) || out.length > 200) return;
      const value = acres ? plain(acres[1] ?? "") : null;
      if (value === whole && value !== null) return;
      out.push({ text: line, acres: value, tract: /^tracts? ?(?:no\.? ?)?\d+(?: through \d+)?/i.exec(line)?.[0] ?? null });
    });
    listing = out.length > before;
  }
  if (out.length) return out;
  const rows = tableRows(scene, whole);
  return rows.length ? rows : rowsBeforeAcres(scene, whole);
}

/** Rows of a table headed "Tract  Acres …": "1   120.00   Green DeWitt, A-181 …". */
function tableRows(scene: Scene, whole: string | null): Unit["tracts"] {
  if (!/\btracts?\b[^.;]{0,60}\bacres\b/i.test(scene.text)) return [];
  return scene.anatomy.view.lines.flatMap((line) => {
    const text = scene.text.slice(line.start, line.end);
    const m = ROW.exec(text) ?? LATER_ACRES.exec(text);
    const acres = plain(m?.[2] ?? "");
    return m && acres !== whole ? [{ text: text.trim(), acres, tract: `Tract ${m[1]}` }] : [];
  });
}

/** Rows whose last number is that of their acres, where the heading says so and they come to the acres of the unit. */
function rowsBeforeAcres(scene: Scene, whole: string | null): Unit["tracts"] {
  const lines = scene.anatomy.view.lines.map((l) => scene.text.slice(l.start, l.end).trim());
  const head = lines.findIndex((l) => ACRES_HEAD.test(l));
  if (head < 0 || whole === null) return [];
  const rows = lines.slice(head + 1).flatMap((text) => {
    const m = LAST_ACRES.exec(text);
    return m ? [{ text, acres: plain(m[2] ?? ""), tract: `Tract ${m[1]}` }] : [];
  });
  const all = sum(rows.flatMap((r) => parseRational(r.acres) ?? []));
  return rows.length > 1 && acresText(all) === whole ? rows : [];
}

const ORDERED = /\b(?:it is|is hereby|be it)(?: therefore| hereby| further)*,? ordered\b/i;
/** "a total royalty of 3/16", "the royalty of said owner be 1/5". */
const ROYALTY_AHEAD =
  /\broyalt(?:y|ies)(?: (?:of|for|to) (?:the |said )*[A-Za-z]+(?: [A-Z][a-z]+)*)?,?(?: (?:shall )?(?:be|is)| of| at| equal to)?(?: an?)? \(?$/i;
const BESIDE = /\boverrid|\bexcess\b|\badditional\b/i;

/** The one royalty that the ordering part of an order fixes; null where it leaves several. */
function orderedRoyalty(scene: Scene): Unit["royalty"] {
  const from = ORDERED.exec(scene.text)?.index ?? scene.text.length;
  const told = scene.sentences
    .filter((s) => s.end > from)
    .flatMap((s) =>
      findShares(s.text).filter((x) => {
        const before = s.text.slice(Math.max(0, x.start - 60), x.start);
        return s.start + x.start > from && ROYALTY_AHEAD.test(before) && !BESIDE.test(before);
      }),
    );
  const values = new Set(told.map((x) => toWire(x.value).fraction));
  return values.size === 1 && told[0] ? toWire(told[0].value) : null;
}

function orderRoyalty(scene: Scene): Unit["royalty"] {
  for (const s of scene.sentences)
    for (const share of findShares(s.text))
      if (
        /^\s*(?:\)\s*)?(?:landowner'?s? )?royalt/i.test(s.text.slice(share.end, share.end + 24)) &&
        !/overrid/i.test(s.text.slice(Math.max(0, share.start - 60), share.start))
      )
        return toWire(share.value);
  return orderedRoyalty(scene);
}

function readUnit(scene: Scene): UnitFound | null {
  const at = scene.sentences.find((s) => /\b(?:unit|communiti[sz]\w*|unitiz\w*)\b/i.test(s.text));
  if (!at) return null;
  const said = unitAcres(scene);
  const sections = sectionParts(scene.text);
  const tracts = sections.length ? sections : tractLines(scene, said);
  const acres = said ?? (sections.length ? null : addedAcres(scene, tracts));
  const depths = POOLED_DEPTHS.exec(scene.text)?.[1];
  const formation = FORMATION.exec(scene.text);
  const name =
    NAME.exec(
      scene.text.replace(/\b(?:UNIT DESIGNATION|UNIT AGREEMENT|DECLARATION OF (?:GAS |OIL |POOLED )*UNIT|DESIGNATION OF (?:GAS |OIL |POOLED )*UNIT)\b/g, (w) =>
        w.replace(/./g, "-"),
      ),
    )?.[1]?.trim() ?? null;
  return {
    unit: {
      name: name && !/^(?:THE|The|A|Said|SPACING|DRILLING|WHOLE|POOLED) (?:UNIT|Unit)$/.test(name) ? name : null,
      acres,
      tracts,
      formations: depths ?? (formation ? (formation[1] ?? formation[2] ?? formation[3] ?? formation[0]) : null),
      royalty: orderRoyalty(scene),
    },
    span: { start: at.start, end: at.end },
  };
}

const ENDS =
  "(?:dissol(?:ved?|ves|ving|ution)|terminat(?:ed?|es|ing|ion)|cancel\\w*|vacat(?:ed?|es|ing|ion)|releas\\w+|revo(?:ked?|kes|king|cation)|abandon\\w*)";
const UNIT_ENDED = new RegExp(
  `\\b${ENDS} (?:of )?(?:(?:the|said|its|a|an|pooled|gas|oil|and) |[A-Z][\\w.&'-]* ){0,6}unit\\b|\\bunit\\b[^.;]{0,60}\\b(?:is|are|stands?|be) (?:hereby )?${ENDS}\\b`,
  "i",
);
const POOLS =
  /\b(?:(?:does|do|hereby|and|now) ?)+(?:declares?,? |designates?,? |creates?,? |forms?,? )?(?:(?:hereby|and|to be|a|the) )*(?:pools?|unitizes?|combines?|consolidates?|communitizes?)\b|\b(?:are|is) (?:hereby )?(?:pooled|unitized|communitized|combined)\b|\b(?:anew|re-?pool|in (?:its|their) (?:place|stead)|amended)\b/i;
const IF = /\b(?:if|when|unless|until|upon|may|should|in the event|so long|as long|right to)\b/i;

/** A paper that only ends a unit: a sentence says that the unit is dissolved, not that it may be, and none pools. Errs toward pooling. */
const endsUnit = (scene: Scene): boolean =>
  scene.sentences.some((s) => UNIT_ENDED.test(s.text) && !IF.test(s.text)) && !scene.sentences.some((s) => POOLS.test(s.text));

/** A declaration or order that pools; one that dissolves a unit pools nothing and only tells it. */
export function readPooling(scene: Scene): Draft {
  if (endsUnit(scene)) return { ...emptyDraft("affirm"), facts: readFacts(scene, ["unit", "production", "non_production"]) };
  const facts = [...readFacts(scene, ["pooling", "unit", "election", "production", "non_production"]), ...poolingOptions(scene)];
  return { ...emptyDraft("pool"), unit: readUnit(scene), facts };
}

/** A spacing order sets a unit up and pools nothing. */
export function readSpacing(scene: Scene): Draft {
  return { ...emptyDraft("none"), unit: readUnit(scene), facts: readFacts(scene, ["unit"]) };
}
