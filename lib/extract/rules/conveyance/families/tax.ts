// Forfeitures and tax titles: what was assessed passes.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { namesIn } from "@/lib/extract/rules/parties/mentions/names-in";
import { ONE, toWire } from "@/lib/fraction/rational";
import { tokenise } from "@/lib/text/tokens";
import { readDeed } from "./deed";
import { readFacts } from "./facts";

const ASSESSED = /\b(?:estate|interest|property) (?:assessed|sold|forfeited):? ?([^.;]{5,160})/i;
const ASSESSED_TO =
  /\bassessed (?:(?:and taxed|for taxes|for (?:the )?(?:(?:tax(?:es)?|years?|purposes|of) ){0,3}[\d, and]{0,30}),? ?)?(?:to|in the name of):? ([^.;]{3,80})/i;
const SOLD_TO = /\b(?:sold|struck off|stricken off[^.;]{0,20}|forfeited) to (?:the )?([^.;]{3,80})/i;

function assessed(scene: Scene): Found[] {
  const m = ASSESSED.exec(scene.text);
  if (!m) return [];
  const words = m[1] ?? "";
  const start = m.index + m[0].length - words.length;
  const cut = /\bsurface\b,?(?: and)?/i.exec(words);
  if (!cut) return readInterests(words, start).slice(0, 1);
  const head = words.slice(0, cut.index + cut[0].length);
  const share = findShares(head)[0];
  const surface: Found = {
    interest: { ...bareInterest("surface", head.trim()), fraction: toWire(share?.value ?? ONE) },
    span: { start, end: start + head.length },
    fraction: null,
    confidence: 0.85,
  };
  return [surface, ...readInterests(words.slice(head.length), start + head.length).slice(0, 1)];
}

/** Reads a tax forfeiture, tax deed or certificate of sale; the owner assessed gives, the State or buyer takes. */
export function readTaxTitle(scene: Scene): Draft {
  const deed = readDeed(scene);
  const found = assessed(scene);
  const people = scene.parties.parties;
  const assessedTo = ASSESSED_TO.exec(scene.text)?.[1] ?? "";
  const owner = namedIn(assessedTo, people);
  const stranger = owner.length || !assessedTo ? null : (namesIn(tokenise(assessedTo, 0, assessedTo.length), assessedTo)[0]?.name ?? assessedTo.trim());
  const buyer = namedIn(SOLD_TO.exec(scene.text)?.[1] ?? "", people);
  const grants = (found.length ? found : deed.grants).map((f) => ({
    ...f,
    interest: {
      ...f.interest,
      from: owner.length || stranger ? owner : sideIds(scene.parties, "from"),
      ...(stranger ? { held_by: stranger } : {}),
      to: buyer.length ? buyer : f.interest.to.length ? f.interest.to : sideIds(scene.parties, "to"),
    },
  }));
  return { ...deed, grants, facts: readFacts(scene, ["forfeiture"]) };
}
