// Warranty and consideration.
import type { Warranty } from "@/lib/contracts/aspects/conveyance";
import { covenantIn } from "@/lib/extract/rules/covenants/read-covenant";
import type { Span } from "@/lib/text/view";
import { findMoney } from "./phrases/money";
import type { Scene } from "./scene";

const GENERAL =
  /\bgeneral(?:ly)? warrant|\bwith general|\bgeneral warranty|\bwarrants?(?: and (?:forever |agrees? to |will )?defend|s and agrees)[^.;]{0,240}\b(?:every person|all (?:lawful )?(?:claims?|persons?)|any person|whomsoever|whatever|against all)|\bconveys? and warrants?\b|\bwarrants? (?:the |said )?title\b|\bwarrant (?:the title )?to the same|\bcovenants? of (?:general )?(?:warranty|title)|\bfull warranty|\bforever warrant|\bforever defend|\bwarrant(?:s|ing)?,? (?:generally|and (?:agree|forever))|\bwarrants? (?:that|and|unto)|\bwill (?:forever )?(?:warrant|defend)|\bbinds?[^.;]{0,140}\bto (?:forever )?warrant|\bwarranting|\bcovenants? to warrant|\bto defend the title/i;
const SPECIAL =
  /\bspecial(?:ly)? warrant|\bwarrants? (?:and defend )?special(?:ly)?\b|\blimited warranty|\bwarrants?\b[^.;]{0,200}\b(?:by,? through,?(?: and| or)? under|under (?:him|her|it|them|us|me|himself|itself|grantors?)\b|through (?:him|her|it)\b)|\b(?:by|claiming),? through,?(?: and| or)? under\b|\bwarranty limited to|\bagainst (?:its|his|her|their) own acts|\bfiduciary (?:warranty )?covenants|\bown acts only|\bclaims? of those under (?:him|her|it|them)|\bpersons claiming under (?:us|me|him|her|it|them)/i;
const NONE =
  /\bwithout (?:any )?(?:covenants?|warranty|warranties)\b(?! (?:of any kind )?except by)|\bno (?:covenant|warranty|warranties)\b|\bwithout recourse|\bmakes no warrant/i;

/**
 * "general", "special", "statutory", "none" or null where the paper gives no thing away. The covenant in the body decides, not the title.
 * A grant deed without words of warranty has the covenants that the word "grant" implies by statute (Cal. Civ. Code §§ 1106, 1113; N.D.C.C. 47-10-19; Idaho Code 55-612).
 */
export function warrantyOf(scene: Scene): { warranty: Warranty; span: Span | null; confidence: number } {
  const body = scene.sentences.filter((s) => s.start < (scene.anatomy.exhibits[0]?.start ?? Number.POSITIVE_INFINITY));
  const at = (pattern: RegExp): Span | null => {
    for (const s of body) {
      const m = pattern.exec(s.text);
      if (m) return { start: s.start + m.index, end: s.start + m.index + m[0].length };
    }
    return null;
  };
  const special = at(SPECIAL);
  if (special) return { warranty: "special", span: special, confidence: 0.9 };
  const none = at(NONE);
  const general = at(GENERAL);
  const said = general ? null : body.map((s) => ({ s, told: covenantIn(s.text) })).find((x) => x.told === "special" || x.told === "general");
  if (said?.told) return { warranty: said.told, span: { start: said.s.start, end: said.s.end }, confidence: 0.8 };
  if (none && !general) return { warranty: "none", span: none, confidence: 0.9 };
  if (general) return { warranty: "general", span: general, confidence: 0.9 };
  const sworn = at(/\b(?:well seized|good and indefeasible|lawfully seized|hereby covenants?)\b/i);
  const titled = scene.anatomy.title ? scene.text.slice(scene.anatomy.title.start, scene.anatomy.title.end) : "";
  if ((sworn || scene.docType === "warranty_deed") && /\bwarranty\b/i.test(titled) && !/special|limited|without/i.test(titled))
    return { warranty: "general", span: sworn, confidence: 0.6 };
  const statutory = at(/\bstatutory (?:warranty )?covenants|\bstatutory form\b/i);
  if (statutory) return { warranty: "statutory", span: statutory, confidence: 0.8 };
  const implied = scene.docType === "grant_deed" ? at(/\bgrants?\b/i) : null;
  if (implied) return { warranty: "statutory", span: implied, confidence: 0.6 };
  return { warranty: "none", span: null, confidence: 0.7 };
}

export type Consideration = { span: Span; text: string; amount: string | null; conflict: string | null };

const OPENS =
  /\b(?:for and )?in consideration of|\bfor (?:the|a) (?:sum|consideration) of|\bfor and in (?:the )?consideration|\bconsideration(?: of)?:? (?=\$|the sum|[A-Z])|\bfor valuable consideration|\bin exchange for|\bFor (?=[A-Z$][\w$,.]+[^.;]{0,60}(?:dollars|consideration))|\bfor (?=(?:[A-Z][a-z-]+ ){1,6}Dollars|\$)|\bfor (?:good and |a )?valuable consideration/i;
const CLOSES =
  /,? (?:[Tt]he receipt|[Rr]eceipt|(?:to (?:me|us|him|her|it|them|the grantors?)[^,]{0,40}? )?(?:in hand )?paid\b|do(?:es)?,? (?:hereby|by these|grant|give)|has |have |hath |hereby|herein|cash in hand|and of the|receiv|NOW,|[Gg]rantors?,? (?:grant|hereby|for)|GRANT)|;|\. (?=[A-Z])|, [A-Z][\w.]*(?: [A-Z&][\w.]*)+,/;

/** Consideration of the paper: its words up to "paid", the amount in figures, and the other amount where words and figures differ. */
export function considerationOf(scene: Scene): Consideration | null {
  const { text } = scene;
  const from = scene.anatomy.premises?.start ?? scene.anatomy.title?.end ?? 0;
  const to = Math.min(text.length, (scene.anatomy.granting?.end ?? from + 1500) + 900);
  const stretch = text.slice(from, to);
  const m = OPENS.exec(stretch.replace(/purposes? and consideration|consideration and purposes?/gi, (w) => " ".repeat(w.length)));
  if (!m) return null;
  const start = m.index + (/^for (?:good|a |valuable)/i.test(m[0]) ? 0 : m[0].length);
  const tail = stretch.slice(start, start + 320);
  const stop = CLOSES.exec(tail.slice(4));
  const words = tail.slice(0, stop ? stop.index + 4 : 160).replace(/(?:[ ,:]|, [A-Z]\.?| does| do)+$/, "");
  const lead = words.length - words.trimStart().length;
  const money = findMoney(words)[0] ?? null;
  return {
    span: { start: from + start + lead, end: from + start + words.length },
    text: words.trim(),
    amount: money?.amount ?? null,
    conflict: money?.conflict ?? null,
  };
}
