// Judgments between parties: who is adjudged owner of what against the others, and whether a lease stands.
import type { EstateType } from "@/lib/contracts/estates";
import { type Draft, emptyDraft, type Fact } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import { isLandWithMinerals } from "@/lib/extract/rules/conveyance/phrases/land-with-minerals";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { findDates } from "@/lib/extract/rules/conveyance/phrases/written-date";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { ordersAlone } from "@/lib/extract/rules/orders/mood";
import { struckIn } from "@/lib/extract/rules/orders/struck";
import { type TitleOrder, titleOrders } from "@/lib/extract/rules/orders/title-orders";
import { ONE, toWire } from "@/lib/fraction/rational";
import { byFindings, readDecree } from "./decree";
import { readFacts } from "./facts";
import { adjudgedHoldings, fuller } from "./holdings";
import { orderAwards } from "./order-awards";

const BE = "(?:is|are|be|was|were|stands?|remains?|continues?)";
const ADVERBS =
  "(?:,? ?(?:hereby|therefore|now|adjudged|declared|decreed|held|found|to be|still|forever|and|the same|it|is|are|be|a|an|wholly|fully|entirely|in (?:all|every) (?:things?|respects?)|as (?:a|to) [a-z]+),? )*";
const STANDS = new RegExp(
  `\\bleases?\\b[^;]{0,400}? ${BE} ${ADVERBS}(?:in (?:full )?(?:force|effect)|valid|subsisting|alive|in being|kept (?:alive|in force)|held by production)`,
  "i",
);
const FALLS = new RegExp(
  `\\bleases?\\b[^;]{0,400}?,? (?:${BE} ${ADVERBS}(?:cancell?ed|void|null|annulled|set aside|terminated|forfeited|ended|at an end|of no (?:further )?(?:force|effect|validity)|removed as (?:a )?clouds?)|(?:has |had |then |there(?:by|upon) |so )*(?:terminated|expired|ended|lapsed)\\b)`,
  "i",
);
/** "neither the one clause nor the other ended": said before the lease. */
const DENIED = /\b(?:neither|nor|no|not that|denies that)\b[^,;]{0,40}$/i;
const GOES_BEFORE = /\b(?:there(?:to|of|in)|the same|it)\b/i;

/** The words of one order on a lease as a fact: it ended (forfeiture), or it stands, which holds it on the day of the judgment as production does. */
function leaseFacts(scene: Scene): Fact[] {
  return scene.sentences.flatMap((s): Fact[] => {
    const fact = (kind: Fact["kind"], m: RegExpExecArray): Fact => ({
      kind,
      text: s.text.trim(),
      date: null,
      value: kind === "production" ? "lease in force" : null,
      parties: namedIn(s.text, scene.parties.parties),
      span: { start: s.start + m.index, end: s.end },
    });
    const [falls, stands] = [FALLS.exec(s.text), STANDS.exec(s.text)];
    const denied = (m: RegExpExecArray): boolean => DENIED.test(s.text.slice(0, m.index));
    if (falls && !denied(falls)) return [fact("forfeiture", falls)];
    return stands && !denied(stands) ? [fact("production", stands)] : [];
  });
}

/** Instruments that the judgment strikes down: the words that say which, with its day where they tell it. */
export function struckFacts(scene: Scene): Fact[] {
  return scene.sentences.flatMap((s) =>
    struckIn(s.text).map((at): Fact => {
      const span = { start: s.start + at.start, end: s.start + at.end };
      const text = scene.text.slice(span.start, span.end).trim();
      return { kind: "other", value: "struck down", text, date: findDates(text)[0]?.date ?? null, parties: namedIn(text, scene.parties.parties), span };
    }),
  );
}

/** Those whom words of an order mean: by their part in the suit, else by name. */
function suitors(words: string, scene: Scene): string[] {
  const { parties } = scene.parties;
  const named = namedIn(words, parties);
  if (named.length) return named;
  const roles = [
    ...(/\b(?:plaintiff|petitioner|complainant)s?\b/i.test(words) ? ["plaintiff"] : []),
    ...(/\b(?:defendant|respondent)s?\b/i.test(words) ? ["defendant"] : []),
  ];
  return parties.filter((p) => p.role && roles.includes(p.role)).map((p) => p.id);
}

const LAND = /\b(?:land|acres?|section|quarter|premises|property|tract|lots?|survey|farm|same|real estate|fee simple|[NSEW]{1,2}\/[24])\b/i;
const LEASEHOLD = /\b(?:leasehold|working interest)\b|^(?:the )?(?:said )?(?:oil[\w, ]{0,30} )?leases?\b/i;
const whole = (estate: EstateType, text: string, s: Sentence): Found => ({
  interest: { ...bareInterest(estate, text), fraction: estate === "leasehold" ? null : toWire(ONE), of: estate === "leasehold" ? "whole" : "grantor_interest" },
  span: { start: s.start, end: s.end },
  fraction: null,
  confidence: 0.8,
});

/** "the whole of the oil and gas, including the half reserved in 1894": what is only included measures nothing. */
const INCLUDED = /,? (?:and )?(?:specifically |expressly )?including\b/i;

/** "surface and all oil, gas and minerals": the land with what lies under it. */
const BOTH =
  /\bsurface,? (?:and|with|as well as|together with) (?:(?:all|the|of|its|every|other) )*(?:oil|gas|minerals?)\b|\b(?:minerals?|gas) (?:and|as well as) (?:the )?surface\b/i;

/** The things one order speaks of: "the surface and 15/16 of the minerals" → surface, mineral 15/16; "the 240 acres" → the fee. */
function thingsOf(said: string, before: string, s: Sentence, offset: number): Found[] {
  const words = said.split(INCLUDED)[0] ?? said;
  if (LEASEHOLD.test(words) || (GOES_BEFORE.test(words) && words.length < 40 && /\blease\b/i.test(before))) return [whole("leasehold", words, s)];
  if (BOTH.test(words) && !findShares(words).length) return [whole("fee", words, s)];
  const found = isLandWithMinerals(words) ? [] : readInterests(words, offset);
  const surface = /\bsurface\b/i.test(words) && !found.some((f) => f.interest.estate_type === "surface") ? [whole("surface", words, s)] : [];
  if (found.length || surface.length) return [...surface, ...found];
  return LAND.test(words) ? [whole("fee", words, s)] : [];
}

const EACH = /\b(?:to )?each\b/i;

/** "each an equal undivided half, to the 240 acres": one grant each, of the whole. */
function sharesApart(words: string, to: readonly string[], found: readonly Found[]): Found[] | null {
  const share = EACH.test(words) ? findShares(words)[0] : undefined;
  const thing = found[0];
  if (!share || to.length < 2 || !thing) return null;
  return to.map((id) => ({ ...thing, interest: { ...thing.interest, fraction: toWire(share.value), of: "whole", to: [id] } }));
}

/** Title "under his contract": the order confirms the rights of another paper and passes none itself. */
const UNDER_PAPER = /\bunder (?:(?:his|her|its|their|the|said|a) )?(?:said )?(?:contract|agreement|option|bond for title)\b/i;

const PRONOUN = /^(?:it|them|the same|the said interests?|said interests?|such interests?|that interest|which)$/i;
/** An order that ends what one has: it passes from him alone. */
const LOSES = /\b(?:abandoned|terminated|extinguished|lapsed|forfeited)\b/i;

/** Those who lose the thing of an order: named with it, where the order says of that thing, and of no lease, that it is at an end. */
function losers(s: Sentence, order: TitleOrder, words: string, scene: Scene): string[] {
  const from = order.thing && words === s.text.slice(order.thing.start, order.thing.end) ? order.thing.end : 0;
  const ended = s.text.slice(from, Math.max(from, order.who.start));
  return LOSES.test(ended) && !/\bleases?\b/i.test(words) ? namedIn(words, scene.parties.parties) : [];
}

/** What one loses, as told; where no share is told, as much of it as he has. */
function allHeHas(found: readonly Found[], s: Sentence): Found[] {
  if (!found.length) return [whole("fee", s.text.trim(), s)];
  return found.map((f) => (f.fraction ? f : { ...f, interest: { ...f.interest, fraction: toWire(ONE), of: "grantor_interest" as const } }));
}

/** "an undivided one-fourth of the minerals": of the whole, whatever else the order says of the loser's title. */
function ofTheMinerals(f: Found, scene: Scene): Found {
  const behind = f.fraction ? scene.text.slice(f.fraction.end, f.fraction.end + 60) : "";
  const plain = /^\W{0,3}(?:\([^)]{1,12}\) ?)?(?:interest )?(?:of|in)(?: and to)? (?:all |the |said |of )*(?:oil|gas|minerals?|coal)\b/i.test(behind);
  return plain && f.interest.of === "grantor_interest" ? { ...f, interest: { ...f.interest, of: "whole" } } : f;
}

function granted(s: Sentence, order: TitleOrder, scene: Scene): Found[] {
  const to = suitors(s.text.slice(order.who.start, order.who.end), scene);
  if (order.kind !== "title" || !order.thing || !to.length) return [];
  const said = s.text.slice(order.thing.start, order.thing.end);
  const words = PRONOUN.test(said) ? s.text.slice(0, order.thing.start) : said;
  const lost = losers(s, order, words, scene).filter((id) => !to.includes(id));
  const others = scene.parties.parties.filter((p) => ["plaintiff", "defendant"].includes(p.role) && !to.includes(p.id)).map((p) => p.id);
  const from = lost.length ? lost : others;
  if (UNDER_PAPER.test(words)) return [];
  const things = thingsOf(words, s.text.slice(0, order.thing.start), s, s.start + order.thing.start);
  const found = lost.length ? allHeHas(things, s) : things;
  const apart = sharesApart(words, to, found) ?? sharesApart(s.text.slice(order.who.start, order.who.end + 60), to, found);
  return (apart ?? found)
    .map((f) => ofTheMinerals(f, scene))
    .map((f) => ({ ...f, interest: { ...f.interest, from, to: apart ? f.interest.to : to, text: s.text.trim() } }));
}

/** Without an order on title: what is ordered distributed, else who is found to own which share of what. */
function statedShares(scene: Scene): Draft {
  const draft = readDecree({ ...scene, sentences: scene.sentences.map((s) => ({ ...s, text: ordersAlone(s.text) })) }, false);
  const stated = byFindings(scene, true);
  return stated.length ? { ...draft, grants: stated } : draft;
}

/** One sentence that says the same twice, "recover the title to, … and all title thereto is vested in plaintiff", gives it once. */
const isSame = (a: Found, b: Found): boolean =>
  a.interest.text === b.interest.text &&
  a.interest.estate_type === b.interest.estate_type &&
  a.interest.fraction?.fraction === b.interest.fraction?.fraction &&
  a.interest.to.join() === b.interest.to.join();

/** Reads a judgment by its orders on title; by words of distribution where it makes none. A lease adjudged ended or in force is a fact. */
export function readJudgment(scene: Scene): Draft {
  const orders = scene.sentences.flatMap((s) => titleOrders(ordersAlone(s.text)).map((order) => ({ s, order })));
  const all = orders.flatMap(({ s, order }) => granted(s, order, scene));
  const ordered = all.filter((f, i) => all.findIndex((o) => isSame(o, f)) === i);
  const suitors = scene.parties.parties.filter((p) => p.role === "plaintiff" || p.role === "defendant").map((p) => p.id);
  const grants = fuller(fuller(ordered, adjudgedHoldings(scene)), orderAwards(scene, suitors));
  const facts = leaseFacts(scene);
  const said = new Set(facts.map((f) => f.text));
  const others = readFacts(scene, ["death", "forfeiture", "production", "non_production", "other"]).filter(
    (f) => !said.has(f.text) || f.kind === "non_production",
  );
  const struck = struckFacts(scene);
  const settled = grants.length > 0 || struck.length > 0 || orders.some((o) => o.order.kind === "title");
  const draft = settled ? { ...emptyDraft("descend"), grants } : statedShares(scene);
  return { ...draft, facts: [...facts, ...struck, ...others] };
}
