// Decrees of distribution and like orders: who takes which share of an estate.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { readExceptions } from "@/lib/extract/rules/conveyance/excepting";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { segmentsOf } from "@/lib/extract/rules/conveyance/segments";
import { takerShares } from "@/lib/extract/rules/conveyance/taker-shares";
import { equals, fromWire, mul, ONE, type Rational, rational, sum, toWire } from "@/lib/fraction/rational";
import { readFacts } from "./facts";
import { readGifts } from "./will";

const DISTRIBUTES =
  /\b(?:distributed(?: to)?|distribution of the assets|assigned (?:to|and)|vest(?:s|ed)? in|set aside (?:to|unto)|confirmed in|set (?:over|apart|off) (?:to|unto)|awarded to|decreed to|is (?:hereby )?transferred to|shall (?:pass|be transferred) to|descend(?:s|ed)? to|pass(?:es|ed)? to|title (?:is|be) (?:hereby )?(?:vested|quieted) in|portion inherited|is the owner of|are the owners of)\b/i;
const NOT_YET = /\b(?:to be distributed|petition for distribution|account and petition|power)\b/i;

const dead = (scene: Scene): string[] => scene.parties.parties.filter((p) => p.role === "decedent").map((p) => p.id);

/** The land itself, its minerals only named along with it. */
const WITH_MINERALS =
  /\bsurface and (?:all )?(?:the )?minerals?\b|\b(?:acres|section|quarter|county|range|survey|lands?|premises|property|tract|real estate|realty|farm|ranch)\b[^.;]{0,40}(?:,|\band\b) ?(?:together with|with|including|and) (?:all |the |every )*(?:oil|minerals?|mineral rights|gas)\b/i;

function estateIn(words: string, offset: number): Found {
  const fee: Found = {
    interest: { ...bareInterest("fee", words.trim()), fraction: toWire(ONE), of: "grantor_interest" },
    span: { start: offset, end: offset + words.length },
    fraction: null,
    confidence: 0.8,
  };
  const item = readInterests(words, offset)[0];
  if (!item) return fee;
  if (WITH_MINERALS.test(words) || item.interest.estate_type === "fee")
    return { ...item, interest: { ...item.interest, estate_type: "fee", of: "grantor_interest" } };
  return item.interest.fraction?.fraction === "1" ? { ...item, interest: { ...item.interest, of: "grantor_interest" } } : item;
}

/** "distribution as follows: to A: all personal property; and all minerals": what follows in the list belongs to the order. */
function withList(sentence: Sentence, scene: Scene): Sentence {
  if (!/:/.test(sentence.text) && !/personal property;?$/i.test(sentence.text)) return sentence;
  const at = scene.sentences.indexOf(sentence);
  const more = scene.sentences.slice(at + 1, at + 5);
  const stop = more.findIndex((s) => !/^(?:and )?(?:to [A-Z]|unto [A-Z]|all |an? undivided |the )/.test(s.text));
  const last = more[(stop < 0 ? more.length : stop) - 1];
  if (!last) return sentence;
  const end = last.end;
  const text = scene.text.slice(sentence.start, end);
  const personal = text.search(/\ball personal property\b[^;]*;/i);
  return personal < 0 ? { ...sentence, end, text } : { ...sentence, end, text: text.replace(/\ball personal property\b/i, (w) => " ".repeat(w.length)) };
}

/** Words that give the whole of what the dead had: "all of decedent's interest in …, being …". */
const WHOLE_ESTATE =
  /\b(?:all|the (?:whole|entire)|entire)\b[^.;,]{0,30}\b(?:decedent'?s?|deceased'?s?|testat(?:or|rix)'?s?|his|her|their)\b[^.;,]{0,30}\b(?:interest|estate|right|share)/i;
const EACH = /\b(?:to each|each (?:an?|of|one|taking)|apiece|respectively|each)\b/i;

const THOSE = /\b(?:those|said|such|their|the (?:above|foregoing|following|same|aforesaid)) (?:respective )?(?:shares|proportions|interests|fractions)\b/i;

/** What the order gives: the words before the verb where they name a thing, else the whole sentence. */
function thingGiven(sentence: Sentence, verbAt: number): Found {
  const before = sentence.text.slice(0, Math.max(0, verbAt));
  if (WHOLE_ESTATE.test(before)) return { ...estateIn("", sentence.start), span: { start: sentence.start, end: sentence.end } };
  return readInterests(before, sentence.start).length ? estateIn(before, sentence.start) : estateIn(sentence.text, sentence.start);
}

/** A share of the thing for one taker: of what the dead had where the shares make a whole, else of the stated part. */
function shareOf(base: Found, share: Rational, whole: boolean): Found["interest"] {
  const stated = base.interest.fraction ? fromWire(base.interest.fraction) : ONE;
  if (whole || base.interest.of === "grantor_interest" || equals(stated, ONE)) return { ...base.interest, of: "grantor_interest", fraction: toWire(share) };
  return { ...base.interest, fraction: toWire(mul(stated, share)) };
}

/** One grant a taker where the order states a share to each; one grant to all where it does not. */
function distribution(sentence: Sentence, scene: Scene): Found[] {
  const from = dead(scene);
  const words = sentence.text;
  const verb = DISTRIBUTES.exec(words);
  const verbAt = verb?.index ?? 0;
  const rest = words.slice(verbAt);
  const takersIn = (w: string) => namedIn(w, scene.parties.parties).filter((id) => !from.includes(id));
  const behind = takersIn(rest);
  const named = behind.length ? behind : takersIn(words);
  const heirs = sideIds(scene.parties, "to").filter((id) => !from.includes(id));
  const to = named.length ? named : heirs;
  const sharesBehind = findShares(rest).map((s) => ({ ...s, start: s.start + verbAt, end: s.end + verbAt }));
  const apart = sharesBehind.length === to.length || (sharesBehind.length === 1 && EACH.test(rest));
  const shares = apart ? sharesBehind : findShares(words);
  const base = apart ? thingGiven(sentence, verbAt) : estateIn(words, sentence.start);
  const give = (f: Found, ids: string[]): Found => ({ ...f, interest: { ...f.interest, from, to: ids, text: words.trim() } });
  if (!shares.length && THOSE.test(words)) {
    const at = scene.sentences.indexOf(sentence);
    const starts = scene.sentences.slice(Math.max(0, at - 8), at).map((x) => x.start);
    for (const start of starts.reverse()) {
      const parts = takerShares(scene.text.slice(start, sentence.start), to, scene.parties);
      if (parts.length)
        return parts.map((t) => give({ ...base, fraction: { start: start + t.start, end: start + t.end }, interest: shareOf(base, t.value, true) }, [t.id]));
    }
  }
  const first = shares[0];
  if (first && shares.length === 1 && to.length > 1 && EACH.test(words.slice(first.start - Math.min(first.start, 60)))) {
    const interest = shareOf(base, first.value, equals(mul(first.value, rational(to.length)), ONE));
    return to.map((id) => give({ ...base, interest }, [id]));
  }
  if (shares.length > 1 && (shares.length === to.length || to.length === 0)) {
    const whole = equals(sum(shares.map((s) => s.value)), ONE);
    return shares.map((share, i) => {
      const id = to[i];
      const fraction = { start: sentence.start + share.start, end: sentence.start + share.end };
      return give({ ...base, fraction, interest: shareOf(base, share.value, whole) }, id ? [id] : []);
    });
  }
  return [give(base, to)];
}

/** Reads a decree, certificate of transfer or muniment: distribution first, else the gifts of the will it proves. */
export function readDecree(scene: Scene): Draft {
  const draft = emptyDraft("descend");
  draft.facts = readFacts(scene, ["death", "forfeiture", "production", "non_production", "other"]);
  draft.exceptions = readExceptions(segmentsOf(scene), []);
  const orders = scene.sentences.filter((s) => DISTRIBUTES.test(s.text) && !NOT_YET.test(s.text));
  const gifts = readGifts(scene);
  const will = gifts.length > 0 && /\b(?:will|testat)/i.test(scene.text);
  draft.action = will ? "devise" : "descend";
  draft.grants = orders.length ? orders.slice(0, 12).flatMap((s) => distribution(withList(s, scene), scene)) : gifts;
  return draft;
}
