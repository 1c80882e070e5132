// What each of several owners keeps of his own, told owner by owner: "Ada keeps half of her third; Bo sells all of his", "the fourth which she owns is excepted and stays hers".
import type { Party } from "@/lib/contracts/aspects/parties";
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { placesByGiven, placesBySurname, placesOf, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { findFractions } from "@/lib/fraction/find-fractions";
import { equals, mul, ONE, type Rational, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";

/** One who owns, with wife or husband who only joins. */
type Owner = { readonly id: string; readonly ids: readonly string[] };
type Statement = { owners: readonly Owner[]; text: string; start: number; broken?: true };
type Share = ReturnType<typeof findShares>[number];
/** What an owner keeps: so much of the whole, or of what he has. */
type Stance = { size: Rational; of: "whole" | "grantor_interest"; share: Span | null; plain?: true } | "passes";
/** No deed of more owners tells of them so, and no sentence is longer. */
const MANY = 20;
const LONG = 2400;

const KEEPS =
  /\b(?:reserv(?:es?|ed|ing|ation)|retain(?:s|ed|ing)?|keeps?|kept|keeping|excepts?|excepted|excepting|excluded|with(?:hold|held)\w*|h[eo]ld\w* (?:back|out)|sav(?:es|ing) (?:un)?(?:to|for)|lays? back|save and except|(?:do(?:es)?|did|shall|will) not (?:hereby )?(?:sell|convey|grant|pass|part with|give|go)|not (?:hereby )?(?:sold|conveyed|granted|included|passed)|(?:is|are) no part|remain\w*|(?:continues?|continuing|stays?|staying)\b)/i;
const KEEPS_NONE =
  /\b(?:keep|reserv|retain|except|withhold|mak|tak|ha[sv])(?:e|s|es|ing|ed)?(?: (?:back|out))? (?:none|nothing|no (?!longer)(?:part|reservation|share|minerals?|interest|exception|oil|such)|neither)|\bwithout (?:any )?(?:reserv|except|keep)\w*|\b(?:no|nothing|none)\b[^.;]{0,60}\b(?:reserved|kept|retained|excepted|withheld)\b/gi;
const NONE = /\b(?:none|nothing)\b/i;
const PASSES = /\b(?:sells?|sold|conveys?|conveyed|grants?|granted|pass(?:es)?|go(?:es)?|gives?|parts? with|transfers?|includ\w+)\b/i;
/** That a thing is the owner's own. */
const OWN =
  /\b(?:his|her|their|its|hers|theirs|own|owns?|owned|ownership|belong\w*|appertain\w*|vested in|held by|standing in)\b|['’]s? (?=(?:do(?:es)? not|is not|are not|undivided |own |mineral |entire |whole |said |one|two|three|\d|half|third|fourth|fifth|interest|share|part|minerals|oil))/i;
/** A share of what he has: "half of his", "one-half of the minerals which she owns", "half the minerals belonging to his third". */
const PART_OF_OWN =
  /^\)? ?(?:\([^)]{1,12}\) ?)?(?:undivided )?(?:(?:part|share|interest|portion),? )?(?:of|in|out of)(?: and to)? (?:(?:all|the|that|those|such|said|any|whatever|what) )*(?:(?:his|her|their|its|hers|theirs)\b|(?:[A-Z][\w.]* ){0,3}[A-Z]\w*['’]s?\b|own\b|[^.;]{0,90}?\b(?:(?:which|that) (?:he|she|they|it)|he|she|owned|own|owns|belong\w*|appertain\w*|(?:which|that|what) (?:is|are|remains) (?:his|hers|theirs)|(?:of|under|in|from|to|with|attributable to|allocable to|incident to) (?:his|her|their|its))\b)|^\)? ?(?:the |of )?(?:oil|gas|minerals)\b[^.;]{0,60}\b(?:(?:of|under|in|from|to) (?:his|her|their|its))\b/i;
/** All that he has, by what it comes to: "the entire one-third", "the whole of the undivided half", "his third". */
const THE_SHARE =
  /(?:\b(?:the|all|that|this|entire|whole|his|her|their|its|said)|['’]s?)(?: (?:of|the|entire|whole|undivided|full|said|own|mineral|his|her|their|or))* $/i;
const ALL = /\b(?:all|whole|entire|entirety|every part)\b/i;
const BARE_OWN =
  /\b(?:his|her|their|its|['’]s?) (?:own |undivided |entire |said )*(?:oil|gas|minerals?|mineral (?:interest|rights|estate)|share|interest|part)\b|\b(?:his|hers|theirs)\b|['’]s (?:do(?:es)?|is|are) not\b/i;
const OF_ONE_OWNER =
  /\b(?:as to|from|out of|of|covering|affecting|in) the (?:said )?(?:undivided )?(?:\w+[- ]?\w* )?(?:interest|share|part|portion)s? (?:only )?(?:of|owned by|belonging to|held by|conveyed by)\b/i;
/** "each owner keeps", "each of us": all of them, and not "one-third to each". */
const EACH_OWNER =
  /\bto each(?: one)? of (?:(?:the|said|above|two|three|four|five|above-named) )*(?:owners?|grantors?|sellers?|vendors?|them|us)\b[^.;]{0,160}\b(?:(?:that|which) (?:he|she)\b|he or she|she or he|his or her|her or his|(?:as|that|which) (?:that|such|the said) (?:owner|grantor|seller|vendor)\b)/i;
const EACH_ONE = /(?<!\b(?:to|by|for|of|in|with|and) )\beach\b(?! (?:year|lease|tract|acre|well|other)\b)/i;
const isEach = (words: string): boolean => EACH_ONE.test(words) || EACH_OWNER.test(words);
/** "each keeps the oil under his own part": a piece of land that is his alone, and no share. */
const OWN_TRACT =
  /\b(?:under\w*|in|on|upon|within|beneath|below) (?:(?:his|her|their|its|his or her)(?: (?:own|respective|said|several|separate|allotted))* (?:part|portion|piece|tract|parcel|lot|side|land|lands|acreage|allotment|share of the (?:land|tract|section|farm|property))\b|(?:the|that) (?:\w+ ){1,3}(?:(?:that|which) )?(?:(?:he|she|each) (?:takes?|receives?|gets?)|(?:set (?:off|apart|over)|allotted|assigned) to)\b)/i;
/** Things that this reader does not measure. */
const OTHER_THINGS =
  /\b(?:royalt(?:y|ies)|overrid\w+|(?:tracts?|parcels?|sections?) (?:no\.? ?)?(?:\d|one|two|three|four|[A-D]\b)|(?:first|second|third|fourth) (?:tract|parcel)|feet|depths?|years?|life(?:time)?|coal|surface|heretofore|previously|formerly|outstanding|executive|easements?|subject to|recorded|was|were|had|if|until)\b/i;
const MINERALS = /\b(?:minerals?|oil|gas)\b/i;

function ownersOf({ parties }: Scene): Owner[] {
  const from = sideIds(parties, "from");
  const spouse = (id: string, other: string): boolean => {
    const [x, y] = [parties.parties.find((p) => p.id === id), parties.parties.find((p) => p.id === other)];
    return x?.spouse_of === other || y?.spouse_of === id;
  };
  const heads = from.filter((id, i) => !from.slice(0, i).some((o) => spouse(o, id)));
  return heads.map((id) => ({ id, ids: from.filter((o) => o === id || (!heads.includes(o) && spouse(o, id))) }));
}

/** Where owners are named in a stretch: in full, by surname or by given name alone. */
function namings(words: string, owners: readonly Owner[], parties: readonly Party[]): NameAt[] {
  const pool = parties.filter((p) => owners.some((o) => o.ids.includes(p.id)));
  const heads = pool.filter((p) => owners.some((o) => o.id === p.id));
  const full = placesOf(words, pool);
  const free = (n: NameAt) => !full.some((f) => n.start < f.end && f.start < n.end);
  return [...full, ...[...placesBySurname(words, heads), ...placesByGiven(words, heads)].filter(free)];
}

const CUT = /[;:]|\. |,? (?:and|but|while|whereas|however|save that|except that)\b|, /g;
/** Words that begin a further statement about the one named last. */
const OF_THE_SAME = /\b(?:his|her|hers|their|theirs|its|he|she|they)\b/i;

/** "one-half of his third and by Luther Wade" …: where "and" leads to the next owner, behind words that say something of the one before. */
function andNext(words: string, owners: readonly Owner[], parties: readonly Party[]): number[] {
  const places = namings(words, owners, parties).map((n) => n.start);
  return [...words.matchAll(/ and (?:(?:by|to|for|from|of|as|in|the|said|that) ){0,3}/g)].flatMap((m) =>
    places.includes(m.index + m[0].length) && findShares(words.slice(0, m.index)).length > 0 ? [m.index] : [],
  );
}

/** "owned by Roe", "and Poe in equal shares": a name and nothing said of it, which belongs to the words ahead. */
const LED = /^,? ?(?:and )?(?:(?:by|to|unto|for|from|of|as|in|the|said|that|also|both) ){0,3}$/i;
const isBroken = (text: string, names: readonly NameAt[]): boolean =>
  names.some((n) => LED.test(text.slice(0, n.start))) && ![KEEPS, PASSES, NONE, ALL].some((w) => w.test(text)) && !findShares(text).length;

/** The stretch cut into statements, each with the owners it names; a piece that names none goes with the one before. */
function statementsIn(words: string, at: number, owners: readonly Owner[], parties: readonly Party[]): Statement[] {
  const verb = Math.min(...[KEEPS, PASSES].map((v) => words.search(v) >>> 0));
  const turns = [...[...words.matchAll(CUT)].map((m) => m.index), ...andNext(words, owners, parties)].filter((x) => x > verb || /[;:]/.test(words.charAt(x)));
  const cuts = [...new Set([0, ...turns, words.length])].sort((x, y) => x - y);
  const out: Statement[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [from, to] = [cuts[i] ?? 0, cuts[i + 1] ?? words.length];
    const text = words.slice(from, to);
    const named = namings(text, owners, parties);
    const who = isEach(text) && !named.length ? [...owners] : owners.filter((o) => named.some((n) => o.ids.includes(n.id)));
    const last = out.at(-1);
    const goesOn = last && (who.length === 0 || (last.owners.length > 0 && who.length === last.owners.length && who.every((o) => last.owners.includes(o))));
    if (goesOn) last.text += text;
    else if (last && !last.owners.length && !/[;.]/.test(words.slice(last.start - at, from).slice(-2)))
      out[out.length - 1] = { ...last, owners: who, text: last.text + text };
    else out.push({ owners: who, text, start: at + from });
  }
  return out.map((s, i) => (i > 0 && isBroken(s.text, namings(s.text, owners, parties)) ? { ...s, broken: true as const } : s));
}

/** "half the minerals under his fourth": the share that he is said to have. */
const BASE =
  /\b(?:his|her|their|its)(?: (?:own|said|undivided|equal|entire))* ([a-z]+(?:[- ][a-z]+)?|\d+\/\d+)|\bthe (?:said |undivided )*([a-z]+(?:-[a-z]+)?|\d+\/\d+)(?: \([^)]{1,8}\))?(?: (?:part|share|interest))?,? (?:(?:which is|now|that) )?(?:owned|held|belonging) (?:by|to) /i;
const LONE = /^(half|third|fourth|quarter|fifth|sixth|eighth|tenth)\b/i;

function ownBase(words: string): Rational | null {
  const m = BASE.exec(words);
  const said = m?.[1] ?? m?.[2];
  if (!said) return null;
  return findFractions(said.replace(LONE, "one-$1"))[0]?.value ?? null;
}

/** What a statement says its owner keeps of his own; null where it does not say. */
function stanceOf({ text, owners }: Statement, goesOn: boolean): Stance | null {
  const stance = stanceIn(text, goesOn);
  return stance === "passes" || stance === null || owners.length === 1 || stance.of === "grantor_interest" ? stance : null;
}

const OUTCOME = /,? (?:so that|such that|whereby|leaving|the (?:other|rest|remaining)|and the (?:other|rest|remaining)|making|being|in all)\b/i;

/** "holds out for himself an undivided one-eighth of all the minerals": one share, of all there is. */
function plainIn(words: string): Stance | null {
  const [share, other] = findShares(words.split(OUTCOME)[0] ?? "");
  if (!share || other || !MINERALS.test(words) || /\b(?:other|remaining)\W*$/i.test(words.slice(0, share.start))) return null;
  return { size: share.value, of: "whole", share: { start: share.start, end: share.end }, plain: true };
}

function stanceIn(text: string, goesOn: boolean): Stance | null {
  const words = text.replace(KEEPS_NONE, (m) => " ".repeat(m.length));
  const none = words !== text;
  if (OTHER_THINGS.test(text.replace(/\bsurface\b(?=[^.;]*\bminerals?\b)/i, ""))) return null;
  if (!KEEPS.test(words) && (none || PASSES.test(words) || !goesOn || NONE.test(words)))
    return none || PASSES.test(words) || NONE.test(words) ? "passes" : null;
  if (!OWN.test(words) && !OF_ONE_OWNER.test(words)) return plainIn(words);
  const shares = findShares(words);
  const ofOwn = (s: Share) => (s.factors.length > 1 ? OWN.test(s.text) : PART_OF_OWN.test(words.slice(s.end)));
  const place = (s: { start: number; end: number }): Span => ({ start: s.start, end: s.end });
  const part = shares.find((s) => ofOwn(s) && !THE_SHARE.test(words.slice(0, s.start)));
  if (part) {
    const base = part.factors.length > 1 ? ONE : ownBase(words.slice(part.end));
    return base ? { size: mul(part.value, base), of: "whole", share: place(part) } : { size: part.value, of: "grantor_interest", share: place(part) };
  }
  const whole = shares.find((s) => THE_SHARE.test(words.slice(0, s.start)) || equals(s.value, ONE));
  if (whole && shares.every((s) => s === whole || s.start > whole.start))
    return { size: whole.value, of: equals(whole.value, ONE) ? "grantor_interest" : "whole", share: place(whole) };
  if (shares.length) return plainIn(words);
  if (!ALL.test(words) && !OF_ONE_OWNER.test(words) && !BARE_OWN.test(words)) return null;
  const base = ownBase(words);
  return base ? { size: base, of: "whole", share: null } : { size: ONE, of: "grantor_interest", share: null };
}

type Stretch = { words: string; start: number };
/** Where the act's own sentence turns to what stays. */
const TURN = /\b(?:save|saving|except(?:ing|ed)?|reserv(?:ing|ed|es)|less|but|provided|however|retaining|keeping)\b/i;

/** Sentences behind the act, and what the act's own sentence goes on to keep. */
function stretches(scene: Scene): Stretch[] {
  const verb = scene.anatomy.granting?.start ?? 0;
  return scene.sentences.flatMap((s) => {
    if ((s.kind !== "clause" && s.start > verb) || s.end <= verb || s.text.length > LONG) return [];
    const turn = s.start > verb ? 0 : TURN.exec(scene.text.slice(verb, s.end))?.index;
    const start = s.start > verb ? s.start : verb + (turn ?? 0);
    return turn === undefined ? [] : [{ words: scene.text.slice(start, s.end), start }];
  });
}

/** Statements of stretches that tell owner by owner, with those sentences that go on about the one named last. */
function toldByOwner(scene: Scene, owners: readonly Owner[]): { told: Statement[]; places: Span[] } {
  const told: Statement[] = [];
  const places: Span[] = [];
  for (const { words, start } of stretches(scene)) {
    const named = namings(words, owners, scene.parties.parties).length > 0 || isEach(words);
    const last = told.at(-1);
    const near = places.at(-1);
    const follows = near !== undefined && start - near.end < 3;
    const says = KEEPS.test(words) || (PASSES.test(words) && (told.length > 0 || MINERALS.test(words)));
    if (!named && last && follows && OF_THE_SAME.test(words) && KEEPS.test(words)) last.text += ` ${words}`;
    else if (named && (says || follows)) told.push(...statementsIn(words, start, owners, scene.parties.parties));
    else continue;
    places.push({ start, end: start + words.length });
  }
  return { told, places };
}

function keptBy(o: Owner, of: readonly { s: Statement; stance: Stance | null }[], text: string): Found[] {
  const last = of.findLast((x) => x.stance !== "passes") ?? of.at(-1);
  const stance = last?.stance;
  if (!last || !stance || stance === "passes") return [];
  const at = last.s.start;
  const span = { start: at, end: Math.min(text.length, at + last.s.text.length) };
  const interest = { ...bareInterest("mineral", last.s.text.trim()), fraction: toWire(stance.size), of: stance.of, to: [o.id] };
  return [{ interest, span, fraction: stance.share ? { start: at + stance.share.start, end: at + stance.share.end } : null, confidence: 0.85 }];
}

/**
 * The draft with what each of several owners keeps of his own minerals, where every statement about them is understood; as it was elsewhere.
 * "Ada keeps half of her third, and Bo sells all of his" → half of what Ada has, kept by Ada. A plain share ("Ada reserves 1/8") is no share of her own and stays as it was read.
 */
export function withOwnKeepings(scene: Scene, draft: Draft): Draft {
  const owners = ownersOf(scene);
  const alone = owners.flatMap((o) => o.ids.map((id) => ({ id, ids: [id] })));
  return keepingsOf(scene, draft, owners) ?? (alone.length > owners.length ? keepingsOf(scene, draft, alone) : null) ?? draft;
}

/** Whether owners take from one another, as in a partition. */
const partsLand = (draft: Draft, owners: readonly Owner[]): boolean =>
  owners.filter((o) => draft.grants.some((g) => g.interest.to.some((id) => o.ids.includes(id)))).length > 1;

function keepingsOf(scene: Scene, draft: Draft, owners: readonly Owner[]): Draft | null {
  if (owners.length < 2 || owners.length > MANY) return null;
  const { told, places } = toldByOwner(scene, owners);
  if (partsLand(draft, owners) || told.some((s) => s.broken || (/\beach\b/i.test(s.text) && KEEPS.test(s.text) && OWN_TRACT.test(s.text)))) return null;
  const stances: { s: Statement; stance: Stance | null }[] = [];
  for (const s of told.filter((x) => x.owners.length > 0)) {
    const before = stances.at(-1)?.stance;
    const goesOn = before !== undefined && before !== null && before !== "passes";
    const tells = goesOn && (NONE.test(s.text) || ALL.test(s.text) || findShares(s.text).length > 0);
    if (tells || KEEPS.test(s.text) || PASSES.test(s.text)) stances.push({ s, stance: stanceOf(s, goesOn) });
  }
  const keeping = stances.filter((x) => x.stance !== null && x.stance !== "passes");
  const plain = keeping.some((x) => x.stance !== "passes" && x.stance?.plain);
  const understood = stances.length > 0 && stances.every((x) => x.stance !== null) && new Set(keeping.flatMap((x) => x.s.owners)).size > (plain ? 1 : 0);
  if (!understood || !told.some((s) => MINERALS.test(s.text))) return null;
  const found = owners.flatMap((o) =>
    keptBy(
      o,
      stances.filter((x) => x.s.owners.includes(o)),
      scene.text,
    ),
  );
  const outside = (f: Found): boolean => !places.some((p) => (f.fraction ?? f.span).start < p.end && p.start < (f.fraction ?? f.span).end);
  return { ...draft, reservations: [...draft.reservations.filter(outside), ...found], exceptions: draft.exceptions.filter(outside) };
}
