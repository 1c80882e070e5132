// Partitions and exchanges: several grants in one paper, each with its own giver and taker.
import type { EstateType } from "@/lib/contracts/estates";
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { readExceptions, readSubjections } from "@/lib/extract/rules/conveyance/excepting";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { calledIn, namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { segmentsOf } from "@/lib/extract/rules/conveyance/segments";
import { ONE, toWire } from "@/lib/fraction/rational";
import { landMarks } from "@/lib/land/named/land-marks";
import { dividedItems, UNDIVIDED } from "./divided-items";
import { lotRows } from "./lot-rows";
import { mutualGrants } from "./mutual-grants";
import { undividedLots } from "./undivided-lots";

const ALLOTS =
  /\b(?:(?:there is )?(?:set (?:apart|off|aside|over)|allotted|partitioned|granted and conveyed|conveyed|assigned)[^.;]{0,60}?(?<!\bas) (?:un)?to\b|shall (?:from henceforth |henceforth |hereafter |thereafter )?(?:own|have|take|hold|receive)|(?:grants?|conveys?|quit-?claims?|releases?|deeds?)(?:,? (?:and |sells? and )?(?:grants?|conveys?|quit-?claims?|releases?|deeds?))*[^.;]{0,30} (?:un)?to)\b/i;
/** "and Share Two (204 acres), as to the surface only, to B": goes on a list of allotments with no verb of its own. */
const GOES_ON =
  /^(?:and |also )?(?:\(?\w{1,3}\)\s?)?(?:the )?(?:(?:share|tract|part|lot|parcel|allotment)\b|\w+ (?:half|third|fourth|quarter|part|portion)\b)[^;]{0,200}?(?<!\bas) (?:un)?to (?=[A-Z])/i;
const GIVES_TO = /^(?:grants?|conveys?|quit-?claims?|releases?|deeds?)\b/i;
const GRANTS = /\b(?:do(?:es)? |hereby )?(?:grant|grants),? (?:sell|sells)?[^.;]{0,30}(?:convey|conveys)\b/i;
const UNTO = /\b(?:un)?to\b/i;
const WHEREAS = /^\s*(?:whereas|and whereas)\b/i;

/** "surface and minerals" is the land itself. */
const SURFACE =
  /\bsurface\b(?!(?: estate| rights?)?,? (?:and|&|as well as|together with) (?:all )?(?:of )?(?:the )?(?:oil|gas|coal|minerals?|sub-?surface)\b)/i;

function estateOfAllotment(words: string, offset: number): Found {
  const surface = SURFACE.test(words.slice(0, 400));
  const blank = (w: string): string => " ".repeat(w.length);
  const item = readInterests(words.slice(0, 500).replace(LEFT_UNDIVIDED, blank).replace(WITH_ITS_MINERALS, blank), offset)[0];
  const estate: EstateType = surface ? "surface" : item && item.interest.estate_type !== "easement" ? item.interest.estate_type : "fee";
  const base: Found = {
    interest: { ...bareInterest(estate, words.trim().slice(0, 400)), fraction: toWire(ONE) },
    span: { start: offset, end: offset + words.length },
    fraction: null,
    confidence: 0.82,
  };
  return item?.fraction && /\bundivided\b[^.;]{0,60}\b(?:of|in)\b/i.test(words) && item.interest.fraction
    ? { ...base, fraction: item.fraction, interest: { ...base.interest, fraction: item.interest.fraction } }
    : base;
}

/** ", each with its oil and gas", "including the minerals": what goes with a lot. */
const WITH_ITS_MINERALS =
  /,? (?:(?:each|all|both|every) )?(?:together with|along with|with|including|and with) (?:(?:all|the|its|their|any|of|other|whatever|such) ){0,4}(?:oil|gas|minerals?|coal)\b(?:(?:,| and|,? or)? (?:the |all |any |other )*(?:oil|gas|minerals?|coal|mineral rights))*[^.;]{0,40}/gi;

/** What follows "NOW, THEREFORE" where recitals and agreement stand in one sentence. */
function afterRecitals(s: Sentence): Sentence {
  const at = WHEREAS.test(s.text) || /\bwhereas\b/i.test(s.text) ? s.text.search(/\bnow,? therefore\b/i) : -1;
  return at < 0 ? s : { ...s, start: s.start + at, text: s.text.slice(at) };
}

/** "A conveys to B the west half, and B conveys to A the east half": where each conveyance begins. */
const MUTUAL = /(?<=^|[:;,.] |\band )[A-Z][^,;.:]{2,40} (?:hereby |do |does )?(?:conveys?|grants?|quit-?claims?|releases?|deeds?) (?:un)?to\b/g;
const LEFT_UNDIVIDED = /,? (?:all |with )?(?:of )?(?:the )?(?:oil,? gas and (?:other )?)?minerals?\b[^.;]{0,60}\bundivided\b[^.;]*/gi;

/** "Jude takes Lot 1, Marie takes Lot 2 and Claude shall have Lot 3": where each one's lot begins. */
const TAKES =
  /(?<=^|[:;,.] |\band )(?:the said )?[A-Z][\w.'-]+(?: [A-Z][\w.'-]+){0,4} (?:takes?|receives?|gets?|shall (?:take|have|receive)|is to (?:take|have|receive))\b(?! (?:nothing|no\b))/g;

/** A name as it stands in a list, with the small words that Spanish and Dutch names have inside. */
const NAME = "[A-Z][\\w.'’-]*(?: (?:(?:de|del|la|las|los|von|van|der) ){0,2}[A-Z][\\w.'’-]*){0,5}";
const LOT_WORD = "(?:the|all|lots?|shares?|tracts?|parcels?|parts?|portions?|blocks?|sections?|surveys?|allotments?|divisions?)";
/** "to Ora is set apart the west half and to Hugh the east half": the taker stands before the verb, and the verb but once. */
const TO_EACH = new RegExp(
  `(?<=^|[:;,.] |\\b(?:and|that) )(?:[Uu]n)?[Tt]o (?:the said )?${NAME},? (?:is (?:hereby )?(?:set (?:apart|off|aside)|allotted|given|conveyed|awarded)|(?=(?:${LOT_WORD}|${LOT_WORD.toUpperCase()}|(?:Lots?|Shares?|Tracts?|Parcels?|Parts?|Blocks?|Sections?|Surveys?|Allotments?|Divisions?))\\b))`,
  "g",
);
/** "and to Hugh, Share No. 2;" in a list of allotments. */
const ROW = /^(?:and |also )+(?=(?:un)?to\b)/i;

/** Cuts a sentence at each allotment, so that "to A the east half and there is set apart to B the west half" gives two. */
function allotments(s: Sentence): { words: string; offset: number }[] {
  const apart = [...s.text.matchAll(/\b(?:there is )?(?:set apart|set aside|allotted)\b/gi)].map((m) => m.index);
  const mutual = [...s.text.matchAll(MUTUAL)].map((m) => m.index);
  const takes = [...s.text.matchAll(TAKES)].map((m) => m.index);
  const toEach = [...s.text.matchAll(TO_EACH)].map((m) => m.index);
  const starts = toEach.length > 1 ? toEach : apart.length > 0 ? apart : mutual.length > 1 ? mutual : takes.length > 1 ? takes : apart;
  if (starts.length === 0) return [{ words: s.text, offset: s.start }];
  return starts.map((at, i) => ({ words: s.text.slice(at, starts[i + 1] ?? s.text.length), offset: s.start + at }));
}

/** "Share One (204 acres, the North part) is set apart … to A": the thing stands before its verb. */
const LOT_AHEAD =
  /(?:the )?(?:share|tract|part|lot|parcel|allotment) (?:no\.? )?(?:one|two|three|four|five|six|\d{1,2}|[A-H])\b(?:(?!\b(?:share|tract|parcel|allotment) )[^;]){0,200}\bto$/i;

/** "and the parties do each" before "grant": all give, not the one named last. */
const ALL_GIVE = /\b(?:(?:the |said )+parties|they|we|each of (?:them|us))\b[^,;.]{0,40}$/i;

const TO_EACH_LEAD = new RegExp(`^${TO_EACH.source.slice(TO_EACH.source.indexOf("(?:[Uu]n)"))}`);
const TAKES_LOTS = new RegExp(TAKES.source);
const OWNS =
  /\b(?:shall (?:from henceforth |henceforth |hereafter |thereafter )?(?:own|have|take|hold|receive)|is to (?:take|have|receive)|takes|receives|gets)\b|(?<=\b(?:[A-Z][\w.'-]+|they) )(?:take|receive)\b/;
/** The parties named in the words, by their given names where these alone stand there. */
const namedOrCalled = (words: string, people: Scene["parties"]["parties"]): string[] => {
  const named = namedIn(words, people);
  return named.length ? named : calledIn(words, people);
};

function readAllotments(scene: Scene): Found[] {
  const people = scene.parties.parties;
  const all = [...new Set([...sideIds(scene.parties, "from"), ...sideIds(scene.parties, "to")])];
  const out: Found[] = [];
  const clauses = scene.sentences.map(afterRecitals).filter((x) => x.kind === "clause" && !WHEREAS.test(x.text));
  for (const [i, clause] of clauses.entries()) {
    const lead = out.length > 0 ? (ROW.exec(clause.text)?.[0].length ?? 0) : 0;
    const s = lead > 0 && TO_EACH_LEAD.test(clause.text.slice(lead)) ? { ...clause, start: clause.start + lead, text: clause.text.slice(lead) } : clause;
    const listed = i > 0 && out.length > 0 && /;\s*$/.test(clauses[i - 1]?.text ?? "");
    const goesOn = !ALLOTS.test(s.text) && !TAKES_LOTS.test(s.text) && listed && (GOES_ON.test(s.text) || TO_EACH_LEAD.test(s.text));
    if (!ALLOTS.test(s.text) && !TAKES_LOTS.test(s.text) && !goesOn) continue;
    for (const part of goesOn ? [{ words: s.text, offset: s.start }] : allotments(s)) {
      const named = TO_EACH_LEAD.exec(part.words);
      const own = named ? named[0].length - 1 : part.words.search(OWNS);
      const verb = named ?? ALLOTS.exec(part.words) ?? (own > 0 ? OWNS.exec(part.words) : null) ?? (goesOn ? GOES_ON.exec(part.words) : null);
      if (!verb || /\b(?:do(?:es)? not|remain)\b/i.test(part.words.slice(0, 60))) continue;
      const before = own > 0 ? namedOrCalled(part.words.slice(0, own), people) : [];
      const ahead = part.words.slice(Math.max(0, verb.index - 90), verb.index);
      const giver = own < 0 && GIVES_TO.test(verb[0]) && !ALL_GIVE.test(ahead) ? namedIn(ahead, people).slice(-1) : [];
      const after = namedIn(
        part.words.slice(verb.index + verb[0].length).split(/\bthe (?:surface|east|west|north|south|following|tract|land)/i)[0] ?? "",
        people,
      );
      const to = before.length ? before : after.slice(0, 1);
      if (!to.length) continue;
      const told = s.text.slice(0, part.offset - s.start + verb.index + verb[0].length);
      const lot = LOT_AHEAD.exec(told.trimEnd());
      const start = lot ? lot.index + lot[0].length - lot[0].trimStart().length : told.length;
      const end = part.offset - s.start + part.words.length;
      const found = estateOfAllotment(s.text.slice(start, end), s.start + start);
      const from = giver.length && !to.includes(giver[0] ?? "") ? giver : all.filter((id) => !to.includes(id));
      out.push({ ...found, interest: { ...found.interest, from, to } });
    }
  }
  return out;
}

function readMutualGrants(scene: Scene): Found[] {
  const people = scene.parties.parties;
  const out: Found[] = [];
  for (const s of scene.sentences) {
    const verb = GRANTS.exec(s.text);
    if (!verb || s.kind === "habendum") continue;
    const from = namedIn(s.text.slice(0, verb.index), people).slice(-2);
    const tail = s.text.slice(verb.index + verb[0].length);
    const unto = UNTO.exec(tail);
    if (!unto) continue;
    const named = namedIn(tail.slice(unto.index, unto.index + 90), people).slice(0, 1);
    if (!from.length || !named.length) continue;
    const offset = s.start + verb.index + verb[0].length;
    const found = estateOfAllotment(tail, offset);
    out.push({ ...found, interest: { ...found.interest, from: from.filter((id) => !named.includes(id)), to: named } });
  }
  return out;
}

/** Each lot of a list to its taker, from all the others. */
function readLotRows(scene: Scene): Found[] {
  const all = [...new Set([...sideIds(scene.parties, "from"), ...sideIds(scene.parties, "to")])];
  return lotRows(scene).map((r) => {
    const found = estateOfAllotment(r.words, r.start);
    return { ...found, scope: r.lot, interest: { ...found.interest, from: all.filter((id) => id !== r.taker), to: [r.taker] } };
  });
}

/** In a division everyone takes land told by words of its own from others than himself, and two at least take apart. */
const isDivision = (grants: readonly Found[]): boolean =>
  new Set(grants.map((f) => f.interest.to.join())).size > 1 &&
  grants.every((f) => f.interest.from.length > 0 && !f.interest.to.some((id) => f.interest.from.includes(id)) && (f.fraction !== null || namesLand(f)));
const namesLand = (f: Found): boolean => landMarks(`${f.scope ?? ""} ${f.interest.text}`).length > 0;

/** The items of a division by whatever words tell their takers, where the other readers found none; `read` where there are no such items. */
function readItems(scene: Scene, read: Found[]): Found[] {
  const all = [...new Set([...sideIds(scene.parties, "from"), ...sideIds(scene.parties, "to")])];
  const items = dividedItems(scene).map((item) => {
    const found = estateOfAllotment(item.words, item.start);
    return { ...found, scope: item.words, interest: { ...found.interest, from: all.filter((id) => !item.takers.includes(id)), to: item.takers } };
  });
  return items.length ? items : read;
}

/** Words of an item by which its minerals go with it. */
const WITH_MINERALS =
  /\b(?:surface (?:and|&|as well as|with) (?:all )?(?:the |its )?(?:oil|gas|minerals?)|(?:with|including) (?:all )?(?:its|the|their|his|her) (?:oil|gas|minerals?)|minerals?,? (?:too|also|likewise|and all)|top and bottom)\b/i;
/** "All oil, gas and other minerals … are left out of this division and shall continue to be held in common"; not where the items pass minerals. */
const mineralsStay = (scene: Scene): boolean =>
  scene.sentences.some(
    (s) => s.kind !== "habendum" && !WHEREAS.test(s.text) && s.text.split(/; |, (?=(?:but|and|the minerals|all)\b)/).some((c) => UNDIVIDED.test(c)),
  ) && !scene.sentences.some((s) => s.kind === "clause" && WITH_MINERALS.test(s.text) && !UNDIVIDED.test(s.text));
const ofSurface = (f: Found): Found => (f.interest.estate_type === "fee" ? { ...f, interest: { ...f.interest, estate_type: "surface" } } : f);

/** Reads a partition or exchange. Minerals the paper leaves undivided stand in `exceptions`. */
export function readPartition(scene: Scene): Draft {
  const draft = emptyDraft("convey");
  draft.gives = true;
  const segments = segmentsOf(scene);
  const given = mutualGrants(scene).map((g) => {
    const found = estateOfAllotment(g.words, g.offset);
    return { ...found, interest: { ...found.interest, from: g.from, to: g.to } };
  });
  const mutual = scene.docType === "partition_deed" ? [] : given.length ? given : scene.docType === "exchange_deed" ? readMutualGrants(scene) : [];
  const undivided = undividedLots(scene);
  const allotted = mutual.length ? mutual : undivided.length ? undivided : readAllotments(scene);
  const rows = mutual.length ? [] : readLotRows(scene);
  const lots = rows.length >= Math.max(2, allotted.length) ? rows : allotted;
  const read = lots.length < given.length ? given : lots;
  draft.grants = (isDivision(read) ? read : readItems(scene, read)).map(mineralsStay(scene) ? ofSurface : (f) => f);
  draft.granting = draft.grants[0]?.span ?? null;
  draft.exceptions = readExceptions(segments, []).slice(0, 4);
  draft.subjectTo = readSubjections(segments);
  return draft;
}
