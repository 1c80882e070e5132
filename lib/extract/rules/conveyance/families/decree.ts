// Decrees of distribution and like orders: who takes which share of an estate.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { readExceptions } from "@/lib/extract/rules/conveyance/excepting";
import { withoutMakeUps } from "@/lib/extract/rules/conveyance/how-made-up";
import { type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { withoutToldOf } from "@/lib/extract/rules/conveyance/phrases/told-of";
import { inOneBreath, type Scene, type Sentence } from "@/lib/extract/rules/conveyance/scene";
import { segmentsOf } from "@/lib/extract/rules/conveyance/segments";
import { ordersAlone } from "@/lib/extract/rules/orders/mood";
import { readShareList, type ShareGroup, totalOf } from "@/lib/extract/rules/shares/share-list";
import { equals, fromWire, mul, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";
import { certified } from "./decree-certificate";
import { inFamily, meantAhead } from "./decree-class";
import { downTheLine, fromOwn } from "./decree-estates";
import { itemGrants } from "./decree-items";
import { forLife } from "./decree-life";
import { listStart, OPENS_LIST, withList } from "./decree-lists";
import { leavesToWill } from "./decree-of-will";
import { parcelsIn, parcelsSaid } from "./decree-parcels";
import { tableGrants } from "./decree-table";
import { dead, notTaking, takersIn } from "./decree-takers";
import { estateIn, givesWholeEstate, isRestTold, leavesSurface, orderAlone, thingAhead, withSurfaceBeside } from "./decree-thing";
import { readFacts } from "./facts";
import { fuller } from "./holdings";
import { placesByKin } from "./kin-places";
import { orderAwards } from "./order-awards";
import { inPossession } from "./possession";
import { placesByRole } from "./role-places";
import { readHeirship } from "./statement";
import { readGifts } from "./will";

const DISTRIBUTES =
  /\b(?:distributed(?: to)?|(?:assigned|awarded|decreed|transferred|set (?:over|off|apart|aside))(?=,? (?:undivided|in (?:equal|undivided|common|like|the following|these)|(?:share|equally|one|two|three|to be)\b)[^.;:]{0,60}\b(?:un)?to\b)|distribution of the assets|assigned (?:to|and|accordingly|as follows)|vest(?:s|ed)?(?: (?:an?|one|two|three|the whole|all)\b[^.;,]{0,30})? in|(?:assigns|decrees|distributes|confirms|transfers|assigns and (?:decrees|distributes|transfers)|sets over)(?: and (?:assigns|decrees|distributes|confirms|transfers|sets over))? (?:un)?to|(?:there )?(?:passed|descended|went)(?: by (?:the|said|his|her) will)?,? (?:an? |one |in )[^.;:]{0,40}\b(?:un)?to|to whom (?:there )?(?:passed|descended|went|goes)|which (?:now )?belongs? to|set aside (?:to|unto)|confirmed (?:in|to|unto)|set (?:over|apart|off) (?:to|unto)|awarded to|awards (?=(?:to|unto|the|all|an?) )|decreed to(?! (?:be|have been)\b)|(?:is|are|be) (?:(?:and (?:is|are)|hereby|now) ){0,2}transferred to|shall (?:pass|be transferred) to|descend(?:s|ed)? to|pass(?:es|ed)? to|title (?:is|be) (?:hereby )?(?:vested|quieted) in|portion inherited|(?:(?:have|take|receive|hold|own)s?,? and (?:to (?!hold\b))?(?:be vested with|hold|own|enjoy|possess|take|have|receive)|(?:is|are|be|stands?|becomes?) (?:hereby )?(?:vested|seized|invested) with)(?! (?:(?:all|any|the|full|exclusive|complete|such|said|no|sole|and|actual|quiet|peaceable|immediate|general|original|necessary|its|his|her|their|usual) ){0,4}(?:powers?|authority|jurisdiction|discretion|rights? to|possession|control|custody|management|rents?|funds?|moneys?|proceeds|office|letters|nothing)\b)|(?:be and )?stands? (?:vested )?in|is the owner of|are the owners of|(?:is|are) (?:hereby )?owned:? (?=by\b))\b/i;
/** What is given subject to another's right does not go to him. */
const BURDEN = /\b(?:subject to|in favou?r of)\b/i;
const NOT_YET = /\b(?:to be distributed|petition for distribution|account and petition|power)\b/i;
/** "all of his estate passed to her": how the dead came by it. */
const TO_THE_DEAD = /\b(?:vested in|descended to|passed to|distributed to) (?:him|her|them(?= respectively)|the decedent|(?:the )?deceased)\b/i;

const EACH = /\b(?:to each|each (?:an?|of|one|taking)|apiece|respectively|each)\b/i;

const THOSE = /\b(?:those|said|such|their|the (?:above|foregoing|following|same|aforesaid)) (?:respective )?(?:shares|proportions|interests|fractions)\b/i;

/** "in accordance with said will", "as so found": the order gives what was found before. */
const AS_FOUND =
  /\b(?:(?:in accordance with|according to|pursuant to|under(?: the terms of)?|as (?:provided|directed|set out) (?:in|by)) (?:the |said |his |her |decedent's |such )+(?:last )?(?:will|findings?)|as (?:so |above |aforesaid |hereinabove |herein )*(?:found|set forth|provided)|accordingly)\b/i;

/** The sentences right before one, the nearest first. */
const nearBefore = (sentence: Sentence, scene: Scene): Sentence[] =>
  scene.sentences
    .filter((s) => s.end <= sentence.start)
    .slice(-8)
    .reverse();

/** Findings that part the surface from the minerals, item by item: "the surface passes to A, and all minerals to B". */
function itemsFound(sentence: Sentence, scene: Scene): Found[] {
  for (const s of nearBefore(sentence, scene)) {
    const said = inOneBreath(s, scene, opensOrder).text;
    const gives = /\b(?:devise[sd]?|bequeath(?:s|ed)?|pass(?:es|ed)?|goes|gave|gives|left|leaves|vest(?:s|ed)?|descend(?:s|ed)?)\b/i.exec(said);
    const items = gives ? itemsFrom(said, s.start, gives.index, scene) : [];
    if (items.length) return items;
  }
  return [];
}

/** Items of an order that begin at the thing said before its verb, else at the verb: "the surface passes to A and the minerals pass to B". */
function itemsFrom(words: string, offset: number, verbAt: number, scene: Scene): Found[] {
  const thing = words.slice(0, verbAt).search(/\b(?:(?:all|the) )+(?:of )?(?:the )?(?:surface|minerals?|oil|land)\b/i);
  return itemsAt(words, offset, thing >= 0 ? thing : verbAt, scene);
}

/** Items of an order from one place of its words on. */
function itemsAt(words: string, offset: number, from: number, scene: Scene): Found[] {
  const own = words.slice(from);
  return itemGrants(own, offset + from, takersIn(own, scene), dead(scene));
}

const SUBJECT_TO = /,? subject to\b/i;

/** What the order gives: the words before the verb where they name a thing, else those between it and the list (`listAt`), else the whole sentence. */
function thingGiven(sentence: Sentence, verbAt: number, listAt = verbAt): Found {
  const before = sentence.text.slice(0, Math.max(0, verbAt)).split(SUBJECT_TO)[0] ?? "";
  if (givesWholeEstate(before)) return { ...estateIn("", sentence.start), span: { start: sentence.start, end: sentence.end } };
  if (readInterests(before, sentence.start).length) return estateIn(before, sentence.start);
  const between = sentence.text.slice(verbAt, listAt);
  if (readInterests(between, sentence.start + verbAt).length) return estateIn(between, sentence.start + verbAt);
  return estateIn(verbAt > 0 && before.length < verbAt ? before : sentence.text, sentence.start);
}

/** A share of the thing for one taker: of what the dead had where the shares make a whole, else of the stated part. */
function shareOf(base: Found, share: Rational, whole: boolean): Found["interest"] {
  const stated = base.interest.fraction ? fromWire(base.interest.fraction) : ONE;
  if (whole || base.interest.of === "grantor_interest" || equals(stated, ONE)) return { ...base.interest, of: "grantor_interest", fraction: toWire(share) };
  return { ...base.interest, fraction: toWire(mul(stated, share)) };
}

/** An item that goes on from the one before it, whatever its verb: "and that B have the rest". */
const ITEM_ON = /^\W*(?:\(?\w{1,3}[.)] )?(?:and )?(?:also )?(?:that |to |unto |in |the (?:other|remaining|rest|balance) )/i;
const opensNext = (s: Sentence): boolean => opensOrder(s) && !ITEM_ON.test(s.text);
const opensOrder = (s: Sentence): boolean => DISTRIBUTES.test(s.text);

/** A heading in capitals near the top, "ESTATE DISTRIBUTED", orders nothing. */
const HEADING_END = 400;
const isOrder = (s: Sentence): boolean => {
  const word = DISTRIBUTES.exec(s.text)?.[0];
  return word !== undefined && !(s.start < HEADING_END && word === word.toUpperCase() && !/[A-Z]{3} (?:IS|BE|ORDERS)\b/.test(s.text));
};

const lifeOf = (ids: readonly string[]) => ({ kind: "life" as const, measuring_life: ids.length === 1 ? (ids[0] ?? null) : null, text: "life estate" });

/** One grant for each share of a list, of the whole where the list adds up to the part that is divided; a life estate and the remainder behind it as such. */
function toGroups(base: Found, groups: readonly ShareGroup[], offset: number, words: string, scene: Scene): Found[] {
  const stated = base.interest.fraction;
  const parts = base.interest.of === "whole" && stated !== null && groups.length > 1 && equals(totalOf(groups), fromWire(stated));
  const whole = !parts && equals(totalOf(groups), ONE);
  return groups.flatMap((g) => {
    const shared = parts ? { ...base.interest, fraction: toWire(g.value) } : shareOf(base, g.value, whole);
    const estate =
      g.estate === "life" && shared.estate_type !== "fee" ? ("life_estate" as const) : g.estate === "remainder" ? ("remainder" as const) : shared.estate_type;
    const one = (to: string[]): Found => ({
      ...base,
      fraction: { start: offset + g.start, end: offset + g.end },
      interest: { ...shared, estate_type: estate, term: g.estate === "life" ? lifeOf(g.ids) : null, from: dead(scene), to, text: words.trim() },
    });
    return g.each ? g.ids.map((id) => one([id])) : [one(g.ids)];
  });
}

/** The order as a list of shares: "to A one-third; and to B and C one-third each"; empty where it is none. */
function byList(sentence: Sentence, verbAt: number, scene: Scene): Found[] {
  const text = orderAlone(inOneBreath(sentence, scene, opensOrder).text);
  // The words behind the verb, all of them, and at last those before it alone: "A 1/2, B 1/2. It is ordered that there go to them the undivided 1/6 of …".
  const starts = verbAt > 0 ? [verbAt, 0] : [0];
  const ends = verbAt > 0 ? [text.length, text.length, verbAt] : [text.length];
  for (const [i, end] of ends.entries()) {
    const at = starts[i] ?? 0;
    const words = text.slice(at, end);
    const named = takersIn(words, scene);
    const groups = readShareList(words, named);
    if (groups.length < 2 && !groups.some((g) => g.each)) continue;
    if (end < text.length && !equals(totalOf(groups), ONE)) continue;
    const listAt = at + Math.min(...groups.map((g) => g.start), ...named.map((n) => n.start));
    return withSurfaceBeside(text.slice(0, listAt), thingGiven({ ...sentence, text }, verbAt, listAt)).flatMap((thing) =>
      toGroups(thing, groups, sentence.start + at, text, scene),
    );
  }
  return [];
}

/** "… in those shares": the list stands in what was found before. */
function asSaidBefore(sentence: Sentence, verbAt: number, scene: Scene): Found[] {
  for (const s of nearBefore(sentence, scene)) {
    const words = scene.text.slice(s.start, sentence.start);
    const groups = readShareList(words, takersIn(words, scene));
    if (groups.length > 1 && equals(totalOf(groups), ONE)) return toGroups(thingGiven(sentence, verbAt), groups, s.start, sentence.text, scene);
  }
  return [];
}

/** "the other two-thirds thereof be assigned in equal parts to": the part of the whole that stands ahead of the verb. */
function partAhead(words: string, verbAt: number, thing: Found): Found {
  const [part, more] = findShares(words.slice(0, verbAt));
  const whole = thing.interest.of === "grantor_interest" && (thing.interest.fraction === null || thing.interest.fraction.fraction === "1");
  if (!part || more || !whole || !/\b(?:other|remaining) (?:undivided )?$/i.test(words.slice(0, part.start)) || findShares(words.slice(verbAt)).length)
    return thing;
  return { ...thing, interest: { ...thing.interest, fraction: toWire(part.value) } };
}

/** One grant a taker where the order states a share to each; one grant to all where it does not. */
function distribution(sentence: Sentence, scene: Scene): Found[] {
  const words = orderAlone(sentence.text);
  const verbAt = DISTRIBUTES.exec(words)?.index ?? 0;
  const breath = inOneBreath(sentence, scene, opensOrder).text;
  const order = { breath, start: sentence.start, end: sentence.start + breath.length, verbAt };
  const life = forLife(order, (text) => thingGiven({ ...sentence, text }, verbAt), takersIn, scene);
  if (life.length) return life;
  const items = itemsAt(orderAlone(breath), sentence.start, listStart(breath), scene);
  if (items.length) return items;
  const later = itemsFrom(orderAlone(breath), sentence.start, verbAt, scene);
  if (later.length) return later;
  const listed = byList(sentence, verbAt, scene);
  if (listed.length) return listed;
  const found = AS_FOUND.test(words) && !findShares(words.slice(verbAt)).length ? itemsFound(sentence, scene) : [];
  if (found.length) return found;
  const before = !findShares(words.slice(verbAt)).length && THOSE.test(words) ? asSaidBefore(sentence, verbAt, scene) : [];
  if (before.length) return before;
  const from = dead(scene);
  const gone = notTaking(scene);
  const named = (w: string) => {
    const byName = namedIn(withoutToldOf(w), scene.parties.parties);
    return (byName.length ? byName : placesByRole(w, scene).map((p) => p.id)).filter((id, i, all) => !gone.includes(id) && all.indexOf(id) === i);
  };
  const behind = named(words.slice(verbAt).split(BURDEN)[0] ?? "");
  const all = behind.length ? behind : meantAhead(words, words.slice(verbAt), named);
  const kin = [...new Set(placesByKin(words.slice(verbAt).split(BURDEN)[0] ?? "", scene).map((p) => p.id))].filter((id) => !gone.includes(id));
  // "Each of the two sons" are not one: where only one of them is known as a son, all who take are meant.
  const byKin = kin.length > 1 || (kin.length === 1 && !EACH.test(words.slice(verbAt))) ? kin : [];
  const to = all.length ? all : byKin.length ? byKin : inFamily(sideIds(scene.parties, "to"), scene).filter((id) => !gone.includes(id));
  const inAll = (share: Rational): boolean => equals(mul(share, rational(to.length)), ONE);
  const share = findShares(words.slice(verbAt))[0] ?? findShares(sentence.text.slice(verbAt)).find((s) => inAll(s.value));
  const thing = partAhead(words, verbAt, thingGiven({ ...sentence, text: words }, verbAt));
  const give = (f: Found, ids: string[]): Found => ({ ...f, interest: { ...f.interest, from, to: ids, text: sentence.text.trim() } });
  if (share && to.length > 1 && EACH.test(sentence.text.slice(Math.max(0, verbAt + share.start - 60)))) {
    return withSurfaceBeside(words, thing).flatMap((f) => to.map((id) => give({ ...f, interest: shareOf(f, share.value, inAll(share.value)) }, [id])));
  }
  return withSurfaceBeside(words, thing).map((f) => give(f, to));
}

/** What the orders give, each in its turn; a breath that parts the whole is read once with all its items. */
function distributed(orders: readonly Sentence[], scene: Scene): Found[] {
  const out: Found[] = [];
  let upTo = 0;
  for (const s of orders) {
    if (s.start < upTo) continue;
    const sentence = withList(s, scene);
    const breath = inOneBreath(sentence, scene, opensNext).text;
    const items = itemsAt(orderAlone(inOneBreath(sentence, scene, opensOrder).text), s.start, listStart(breath), scene);
    const parcels = items.length ? [] : parcelsIn(orderAlone(breath), s.start, DISTRIBUTES.exec(orderAlone(sentence.text))?.index ?? 0, scene);
    if (parcels.length) upTo = s.start + breath.length;
    out.push(...(parcels.length ? parcels : distribution(sentence, scene)));
  }
  return out;
}

/** Words of holding, and of dealings that are only told. */
const HOLDS = /\b(?:owns?|owners?|owned|holds?|held|vested|belongs?|title)\b/i;
const DEALT = /\b(?:except|reserv|convey|grant|sold|deed|leas)\w*/i;

/** Items of a list or table that a colon opens, each of which parts the surface from the minerals. */
function itemsBehindColon(sentence: Sentence, scene: Scene): Found[] {
  for (const m of [...sentence.text.matchAll(/:(?= )|^/g)].slice(0, 8)) {
    const at = m.index + m[0].length;
    const words = sentence.text.slice(at);
    const items = itemGrants(words, sentence.start + at, takersIn(words, scene), dead(scene));
    if (items.length) return items;
  }
  return [];
}

/** Where no order distributes: the findings of who has which share, where they make the whole; `apart`: of the thing that is said ahead of them. */
export function byFindings(scene: Scene, apart = false): Found[] {
  const starts = scene.sentences.filter((_, i) => i === 0 || scene.text.charAt((scene.sentences[i - 1]?.end ?? 1) - 1) !== ";");
  for (const s of starts) {
    const sentence = inOneBreath(s, scene, opensOrder);
    const named = apart ? placesByRole(sentence.text, scene) : takersIn(sentence.text, scene);
    const items = apart ? [] : itemsBehindColon(sentence, scene);
    if (items.length) return items;
    const groups = readShareList(sentence.text, named);
    const listAt = Math.min(...groups.flatMap((g) => [g.start, ...named.filter((n) => g.ids.includes(n.id)).map((n) => n.start)]));
    const thing = apart ? thingAhead(sentence.text.slice(0, listAt), s.start) : estateIn("", s.start);
    const lastAt = Math.max(0, ...groups.map((g) => g.end));
    if (apart && (!HOLDS.test(sentence.text) || DEALT.test(sentence.text.slice(Math.min(listAt, lastAt), lastAt)))) continue;
    if (groups.flatMap((g) => g.ids).length > 1 && equals(totalOf(groups), ONE))
      return toGroups(thing, groups, s.start, sentence.text, scene).map((f) => ({ ...f, span: { start: s.start, end: sentence.end } }));
  }
  return [];
}

/** What the court finds and then orders is one gift. */
function once(list: readonly Found[]): Found[] {
  const key = (f: Found) => JSON.stringify([f.interest.estate_type, f.interest.fraction?.fraction, f.interest.of, f.interest.to, f.scope ?? ""]);
  return list.filter((f, i) => list.findIndex((o) => key(o) === key(f)) === i || !f.interest.to.length);
}

/** A decree leaves out what it says that it leaves out, not what it tells of in other words. */
const EXCEPTS = /\b(?:except\w*|reserv\w*|sav(?:e|ing)|less|exclud\w+|subject to|but not)\b/i;

/** Reads a decree, certificate of transfer or muniment: distribution first, else the gifts of the will it proves. */
export function readDecree(paper: Scene, findings = true): Draft {
  const scene = withoutMakeUps(paper);
  const draft = emptyDraft("descend");
  draft.facts = readFacts(scene, ["death", "forfeiture", "production", "non_production", "other"]);
  draft.exceptions = readExceptions(segmentsOf(scene), []).filter((f) => EXCEPTS.test(scene.text.slice(Math.max(0, f.span.start - 60), f.span.end)));
  const table = [tableGrants(scene), inPossession(scene)].find((list) => list.length) ?? [];
  if (table.length) return { ...draft, grants: table };
  const line = downTheLine(scene);
  if (line.length) return { ...draft, grants: line };
  const ordering = { ...scene, sentences: scene.sentences.map((s) => ({ ...s, text: ordersAlone(s.text) })) };
  const orders = ordering.sentences.filter((s) => (isOrder(s) || OPENS_LIST.test(s.text)) && !NOT_YET.test(s.text) && !TO_THE_DEAD.test(s.text));
  const gifts = readGifts(scene);
  const will = gifts.length > 0 && /\b(?:will|testat)/i.test(scene.text);
  draft.action = will ? "devise" : "descend";
  const ordered = once(distributed(orders.slice(0, 12), ordering));
  const taken = gifts.some((f) => f.interest.to.length) ? gifts : [];
  const named = ordered.some((f) => f.interest.to.length) && !(taken.length && leavesToWill(orders, scene)) ? ordered : [];
  const read =
    [named, parcelsSaid(scene, opensOrder), taken, findings ? byFindings(scene) : [], certified(scene, dead(scene))].find((list) => list.length) ?? [];
  draft.grants = fromOwn(
    [fuller(read, dead(scene).length ? orderAwards(scene, [], dead(scene)) : []), gifts, ordered].find((list) => list.length) ?? [],
    scene,
  );
  draft.exceptions = draft.exceptions.filter((f) => !leavesSurface(f, draft.grants, scene) && !isRestTold(f, draft.grants, scene));
  return draft;
}

/** Reads findings of heirship: title came down by law; where the court states the share of each heir, its finding is a grant of each. */
export const readDetermination = (scene: Scene): Draft => ({ ...readHeirship(scene), grants: byFindings(scene) });
