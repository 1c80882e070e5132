// Decrees of distribution and like orders: who takes which share of an estate.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { readExceptions } from "@/lib/extract/rules/conveyance/excepting";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { segmentsOf } from "@/lib/extract/rules/conveyance/segments";
import { ONE, toWire } from "@/lib/fraction/rational";
import { readFacts } from "./facts";
import { readGifts } from "./will";

const DISTRIBUTES =
  /\b(?:distributed(?: to)?|distribution of the assets|assigned (?:to|and)|vested in|set (?:over|apart|off) (?:to|unto)|awarded to|decreed to|is (?:hereby )?transferred to|shall (?:pass|be transferred) to|descend(?:s|ed)? to|title (?:is|be) (?:hereby )?(?:vested|quieted) in|portion inherited|is the owner of|are the owners of)\b/i;
const NOT_YET = /\b(?:to be distributed|petition for distribution|account and petition|power)\b/i;

const dead = (scene: Scene): string[] => scene.parties.parties.filter((p) => p.role === "decedent").map((p) => p.id);

function estateIn(words: string, offset: number): Found {
  const fee: Found = {
    interest: { ...bareInterest("fee", words.trim()), fraction: toWire(ONE), of: "grantor_interest" },
    span: { start: offset, end: offset + words.length },
    fraction: null,
    confidence: 0.8,
  };
  const item = readInterests(words, offset)[0];
  if (!item) return fee;
  if (/\bsurface and minerals\b/i.test(words) || item.interest.estate_type === "fee")
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

/** One grant a taker where the order states a share to each; one grant to all where it does not. */
function distribution(sentence: Sentence, scene: Scene): Found[] {
  const from = dead(scene);
  const words = sentence.text;
  const named = namedIn(words, scene.parties.parties).filter((id) => !from.includes(id));
  const heirs = sideIds(scene.parties, "to").filter((id) => !from.includes(id));
  const to = named.length ? named : heirs;
  const shares = findShares(words);
  const base = estateIn(words, sentence.start);
  const give = (f: Found, ids: string[]): Found => ({ ...f, interest: { ...f.interest, from, to: ids, text: words.trim() } });
  if (/\b(?:to each|each (?:an?|of)|apiece|respectively)\b/i.test(words) && shares.length === 1 && to.length > 0) return to.map((id) => give(base, [id]));
  if (shares.length > 1 && (shares.length === to.length || to.length === 0)) {
    return shares.map((share, i) => {
      const id = to[i];
      const fraction = { start: sentence.start + share.start, end: sentence.start + share.end };
      return give({ ...base, fraction, interest: { ...base.interest, fraction: toWire(share.value) } }, id ? [id] : []);
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
