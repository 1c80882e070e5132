// What a paper does, sentence by sentence: each verb of law with how it is said (done by the paper, told, asked for, promised, allowed) and what it is done with. In: words of a paper. Out: acts in the order of the paper.
// It knows classes of verbs and helping words, not phrases; a verb that it does not know is no act. It errs towards telling: only what is said as done now is "done".

/** How a verb is said: done by this paper; told of; asked of a court; a promise or condition; allowed or ordered to be done by somebody; denied. */
export type Mode = "done" | "told" | "asked" | "would" | "allowed" | "denied";
export type Act = { verb: string; mode: Mode; things: readonly string[]; who: string; at: number };

const verbClasses: Record<string, string> = {
  let: "lease leases leased leasing let lets letting demise demises demised demising sublet sublets",
  give: "grant grants granted granting convey conveys conveyed conveying sell sells sold selling bargain bargains bargained deed deeds deeded alien aliens enfeoff enfeoffs give gives gave given donate donates donated",
  pass: "assign assigns assigned assigning transfer transfers transferred transferring deliver delivers delivered set sets make makes made turn turns cede cedes vest vests vested",
  quit: "quitclaim quitclaims quitclaimed quit quits remise remises remised",
  free: "release releases released releasing surrender surrenders surrendered relinquish relinquishes relinquished discharge discharges discharged satisfy satisfies satisfied cancel cancels cancelled canceled forfeit forfeits forfeited abandon abandons abandoned reconvey reconveys reconveyed",
  keep: "reserve reserves reserved reserving except excepts excepted excepting retain retains retained retaining keep keeps kept withhold withholds",
  end: "terminate terminates terminated expire expires expired lapse lapses lapsed cease ceases ceased ended ends end",
  adopt: "ratify ratifies ratified adopt adopts adopted confirm confirms confirmed join joins joined approve approves approved consent consents consented",
  change:
    "amend amends amended modify modifies modified extend extends extended extending renew renews renewed change changes changed substitute substituted strike struck lengthen prolong prolonged correct corrects corrected correcting",
  pool: "pool pools pooled pooling unitize unitizes unitized unite unites combine combines combined consolidate consolidates consolidated communitize communitizes designate designates designated space spaced",
  order: "order orders ordered adjudge adjudges adjudged decree decrees decreed decide decides decided",
  find: "find finds found hold holds determine determines determined",
  award:
    "award awards awarded distribute distributes distributed quieted partition partitioned allot allots allotted dissolved dissolve divorced confirmed divided",
  pray: "pray prays prayed ask asks asked request requests petition petitions seek seeks complain complains complaining allege alleges alleging move moves demand demands",
  swear: "sworn swear swears swore depose deposes deposed affirm affirms state states aver avers testify testifies",
  certify: "certify certifies certified witness attest attests",
  devise: "devise devises devised bequeath bequeaths bequeathed will wills",
  secure: "secure secures secured mortgage mortgages mortgaged pledge pledges pledged hypothecate",
  appoint: "appoint appoints appointed constitute constitutes constituted authorize authorizes authorized empower empowers empowered",
  agree: "agree agrees agreed covenant covenants covenanted stipulate stipulates stipulated contract contracts contracted bind binds",
  pay: "pay pays paid receive receives received receipt",
  warrant: "warrant warrants warranted warranting defend defends",
  auction: "expose exposed levied seized bid offered struck cried auctioned",
  disclaim: "disclaim disclaims disclaimed renounce renounces renounced refuse refuses",
  yield: "produce produced produces producing flowed flowing pumped pumping",
  die: "die died dies deceased",
  notify: "notify notified notifies notice declare declares declared declaring acknowledge acknowledges acknowledged",
  lower: "subordinate subordinates subordinated subordinating",
  merge: "merge merges merged",
};
const verbs = new Map(Object.entries(verbClasses).flatMap(([c, list]) => list.split(" ").map((w) => [w, c] as const)));

const thingClasses: Record<string, string> = {
  mineral: "oil gas mineral minerals petroleum hydrocarbons",
  coal: "coal lignite uranium stone gravel caliche clay sand",
  royalty: "royalty royalties",
  override: "override overriding overrides",
  lease: "lease leases leasehold",
  working: "working",
  land: "land lands acres acre tract tracts premises section quarter lot lots farm ranch parcel survey property estate",
  way: "way easement line pipeline road",
  surface: "surface grass grazing pasture hay",
  debt: "mortgage note notes debt lien indebtedness loan money",
  claim: "claim right interest title",
  unit: "unit units",
  will: "will testament codicil",
  attorney: "attorney agent",
  well: "well wells production",
  term: "term period",
  name: "name",
};
const things = new Map(Object.entries(thingClasses).flatMap(([c, list]) => list.split(" ").map((w) => [w, c] as const)));

const MODAL = new Set("shall will may might would could can must should to".split(" "));
const ALLOWS = new Set(
  "authorized authorised empowered directed ordered permitted authority leave power allowed required commanded bidden right option".split(" "),
);
const RELATIVE = new Set("which that who whom whereby wherein whereof wherewith as where".split(" "));
const NOW = new Set("do does doth hereby presents now therefore herewith forthwith".split(" "));
const BE_NOW = new Set("is are be am".split(" "));
const BE_PAST = new Set("was were been being".split(" "));
const IF = new Set("if unless when upon until provided failing should whenever".split(" "));
const ASKS = new Set("prays pray prayed asks ask praying asking wherefore requests".split(" "));
const NEGATIVE = new Set("not no never nor neither nothing none without".split(" "));
const LOOK_BACK = 9;
const THINGS_WITHIN = 40;

const subjects: Record<string, string> = {
  we: "i we undersigned my our",
  giver: "grantor grantors lessor lessors seller sellers vendor assignor assignors owner owners first",
  taker: "grantee grantees lessee lessees buyer purchaser assignee assignees second",
  court: "court judge commission division board register",
  it: "it",
  state: "state states commonwealth america republic",
  officer:
    "sheriff treasurer collector clerk auditor commissioner commissioners trustee executor executrix administrator administratrix guardian receiver marshal master",
  sworn: "affiant deponent affiants",
  suit: "plaintiff plaintiffs defendant defendants petitioner petitioners complainant orator applicant claimant",
};
const who = new Map(Object.entries(subjects).flatMap(([c, list]) => list.split(" ").map((w) => [w, c] as const)));

const LAW = new Set(
  "oath estate court taxes tax mortgagor mortgagee heirs heir identical same person rental bonus redemption sale rental patent known affidavit identity lis pendens".split(
    " ",
  ),
);
/** Whether a word names an act, a thing or a part of the law of land. */
export const isLawWord = (w: string): boolean => verbs.has(w) || things.has(w) || who.has(w) || LAW.has(w);

const isPast = (w: string): boolean => /(?:ed|sold|let|given|made|kept|paid|set|struck|bid|sworn)$/.test(w);

/** How the verb at k is said, by the helping words before it in its clause. */
function modeOf(words: readonly string[], k: number, from: number, asked: boolean): Mode {
  const w = words[k] ?? "";
  const back = words.slice(Math.max(from, k - LOOK_BACK), k).reverse();
  const near = back.slice(0, 4);
  if (near.slice(0, 3).some((x) => NEGATIVE.has(x))) return "denied";
  if (asked) return "asked";
  const modal = near.findIndex((x) => MODAL.has(x));
  if (modal >= 0 && !near.slice(0, modal).some((x) => NOW.has(x) || x === "and")) return back.slice(modal).some((x) => ALLOWS.has(x)) ? "allowed" : "would";
  const helped = near.some((x) => NOW.has(x));
  const relative = back.slice(0, 5).findIndex((x) => RELATIVE.has(x));
  if (helped && relative < 0) return "done";
  if (back.slice(0, 6).some((x) => IF.has(x)) && !helped) return "would";
  if (near.slice(0, 2).some((x) => BE_PAST.has(x))) return "told";
  if (near.slice(0, 3).some((x) => BE_NOW.has(x))) return "done";
  if (near.slice(0, 3).some((x) => x === "had")) return "told";
  if (near.slice(0, 4).some((x) => x === "have" || x === "has" || x === "hath")) return relative >= 0 ? "told" : "done";
  if (relative >= 0 && relative < 3) return "told";
  if (w.endsWith("ing")) return "done";
  return isPast(w) ? "told" : "done";
}

/** Words that come before a noun and not before a verb: "the lease", "said release". */
const ARTICLE =
  /^(?:the|a|an|said|this|that|such|any|every|each|its|his|her|their|our|my|your|of|in|under|oil|gas|mineral|mining|between|by|from|certain|present|existing|future|producing|prior|above|no|or|&|state|federal|top|paid-up|on|for|with|warranty|into|as)$/;
/** Forms that are nouns as often as verbs. */
const NOUNLIKE =
  /^(?:lease|leases|deed|deeds|grant|grants|release|releases|transfer|transfers|mortgage|mortgages|notice|will|wills|order|orders|decree|decrees|change|changes|contract|contracts|let|state|states|witness|set|sets|receipt|petition|end|ends|hold|find|claim|space|request|demand|move|bargain|pool|pools|covenant|covenants|pay|consent|register|assigns|alien|quit|warrant|warrants)$/;

/** The acts of a run of words (lower case, numbers as "#"); `ends` says which words end a sentence or clause. */
export function actsOf(words: readonly string[], ends: readonly boolean[]): Act[] {
  const out: Act[] = [];
  let from = 0;
  let asked = false;
  for (let k = 0; k < words.length; k++) {
    const w = words[k] ?? "";
    if (ends[k]) {
      from = k + 1;
      asked = false;
      continue;
    }
    const before = words[k - 1] ?? "";
    asked ||= ASKS.has(before);
    const verb = verbs.get(w);
    if (!verb) continue;
    if (NOUNLIKE.test(w) && (ARTICLE.test(before) || (k === from && w !== "witness"))) continue;
    if (w === "assigns" && /^(?:and|or|,|&)$/.test(before) && /^(?:heirs|successors|administrators|representatives|executors)$/.test(words[k - 2] ?? ""))
      continue;
    const found: string[] = [];
    for (let j = k + 1; j < words.length && j - k < THINGS_WITHIN && !ends[j] && found.length < 2; j++) {
      const thing = things.get(words[j] ?? "");
      if (thing && !found.includes(thing)) found.push(thing);
    }
    let subject = "-";
    for (let j = k - 1; j >= from && k - j < 30 && subject === "-"; j--) subject = who.get(words[j] ?? "") ?? "-";
    out.push({ verb, mode: modeOf(words, k, from, asked), things: found, who: subject, at: k });
  }
  return out;
}
