// What a keeping clause says of all that it keeps: who keeps it, for how long, from when, with which powers over leases, and whether the paper calls it a royalty. Read once a clause.
import type { Term } from "@/lib/contracts/aspects/conveyance";
import type { Found } from "./interest";
import { inRoles, keepersIn } from "./people";
import { benefitsOf } from "./phrases/benefits";
import { goingOn } from "./phrases/goes-on";
import { isJointly } from "./phrases/jointly";
import { postponedIn } from "./phrases/postponed";
import { findShares } from "./phrases/share";
import { termOf } from "./phrases/term";
import type { Scene } from "./scene";

const LASTING = new Set(["mineral", "royalty", "overriding_royalty"]);

const CONTINUED =
  /^(?:\(?[a-z\d]{1,3}\) )?(?:(?:,|and|but|provided,? (?:however,? )?(?:that )?) ?)?(?:which|said|such|this|these|the|the said|the above|it is (?:further )?(?:agreed|understood)[^.;]{0,30}that)\b[^.;]{0,50}\b(?:reserv\w+|royalty|minerals?|interests?|except\w+)\b[^.;]{0,90}\b(?:term|period|years?|lives|life|expire|terminate|continue|remain)\b/i;

/** "This right shall last for twenty years": what is kept is called a right or a share. */
const RIGHT_LASTS =
  /^(?:\(?[a-z\d]{1,3}[.)] )?(?:(?:this|such|that|said|the(?: said)?) (?:right|share|half|third|fourth|quarter|fifth|sixth|eighth|sixteenth|part|fraction|portion|estate|reservation|exception|retention|withholding|holding[- ]back|keeping(?: back)?)\b[^.;]{0,50}|(?:it|they)\b(?: (?:shall|will|to|only|hereby|thus|is to|are to))*)\b ?(?:(?:is|are) (?:hereby |only )*(?:reserved|kept|retained|withheld|excepted)|lasts?|runs?|continues?|endures?|holds?|stands?|remains?|limited|expires?|ends?|ceases?)\b(?:[^.;]|(?<=\b(?:[A-Z]|[JS]r))\.){0,90}\b(?:years?|months?|lives|life|alive|living)\b/i;

/** "1/4 of the minerals, which the grantors keep for a term of thirty years": a verb of keeping behind the thing, with its time. */
const KEPT_FOR =
  /\b(?:keep|kept|reserv|retain|except|withh[eo]ld|h[eo]ld|sav(?:e|ing))\w*\b((?:(?!\b(?:leases?|subject|grantees?|purchasers?|buyers?)\b)[^.;]){0,200})/i;
/** "How long it lasts. Thirty (30) years from this date", "Duration of the reservation: twenty years": a heading with bare years behind. */
const HEADED =
  /(?:^|[.;)] ?)(?:how long\b[^.;:]{0,40}|(?:duration|term|period|time|life)(?: of (?:the |this |said )*(?:\w+ )?(?:reservation|exception|interest|estate|minerals?|royalty))?) ?[.:—–-]+ ?(?=(?:for )?[A-Za-z-]{0,14} ?\(?[A-Za-z\d-]{1,14}\)? (?:years|months)\b)/i;

/** The time that the sentence of the share sets to it behind the share, no other share between. */
function termInSentence(scene: Scene, at: number): Term | null {
  const own = scene.sentences.find((s) => s.start <= at && s.end > at);
  const rest = own?.text.slice(at - own.start, at - own.start + 600) ?? "";
  const kept = KEPT_FOR.exec(rest);
  return kept && findShares(rest).length === 0 && !/\b(?:leases?|grantees?|purchasers?|buyers?|second part(?:y|ies))\b/i.test(rest.slice(0, kept.index))
    ? termOf(kept[1] ?? "")
    : null;
}

/** Term said in the sentence behind: "which reserved royalty is limited to fifteen years and as long thereafter as …". */
function termBehind(scene: Scene, at: number): Term | null {
  const next = scene.sentences.filter((s) => s.start > at && s.kind === "clause").slice(0, 3);
  const own = next.find((s) => (CONTINUED.test(s.text) || RIGHT_LASTS.test(s.text)) && !/\bleases?\b[^.;]{0,30}\b(?:term|years)/i.test(s.text));
  if (own) return termOf(own.text);
  const words = next.map((s) => s.text).join(" ");
  const head = HEADED.exec(words);
  return head
    ? termOf(
        `for ${
          words
            .slice(head.index + head[0].length)
            .replace(/^for /i, "")
            .split(/[.;]/)[0]
        }`,
      )
    : null;
}

/** "reserves, for the Royalty Term, …": a time called by a name that the paper explains elsewhere. */
const BY_NAME = /\b(?:for|during|throughout|until the end of|limited to) (?:the |that |said )?["'“]?((?:[A-Z]\w+ ){0,2}(?:Term|Period))\b/;
const GOES_ON = /^(?:it|this|such|said|the)\b/i;

/** The time that the paper gives to such a name, in the sentence that tells it or the one that goes on from there; null where none does. */
function termNamed(scene: Scene, at: number): Term | null {
  const own = scene.sentences.find((s) => s.start <= at && at < s.end);
  const name = own && BY_NAME.exec(own.text)?.[1]?.toLowerCase();
  if (!own || !name) return null;
  for (const [i, s] of scene.sentences.entries()) {
    if (s === own || !s.text.toLowerCase().includes(name)) continue;
    const next = scene.sentences[i + 1]?.text ?? "";
    const words = GOES_ON.test(next) ? `${s.text} ${next}` : s.text;
    const term = goingOn(termOf(words), words);
    if (term) return term;
  }
  return null;
}

export type KeptTerms = ReturnType<typeof termsOfKeeping>;

/** "For twenty-five years from this date" ahead of those who keep. */
const TERM_AHEAD = /^\W*(?:and |but )?(?:for|during|until|through) [^.;]{3,160}$/i;

/** What a keeping clause, its rider and the words of its sentence `ahead` of it say of all that it keeps: by whom, from when, for how long, with which powers. */
export function termsOfKeeping(scene: Scene, clause: string, rider: string, ahead: string) {
  const keepers = keepersIn(clause, scene.parties);
  return {
    keepers,
    term: TERM_AHEAD.test(ahead) && /\byears?\b|\d{4}|\b(?:life|lifetime|lives|death)\b/i.test(ahead) ? termOf(ahead) : null,
    benefits: benefitsOf(inRoles(rider, scene.parties), "giver"),
    names: scene.parties.parties.filter((p) => keepers.ids.includes(p.id)).map((p) => p.display),
    postponed: postponedIn(rider) ?? postponedIn(clause),
    survives: /\bsurviv/i.test(clause),
    jointly: keepers.ids.length > 1 && isJointly(clause),
  };
}

/** A thing kept, with its keepers and terms. */
export function withKeepers(scene: Scene, found: Found, { keepers, term: ahead, benefits, names, postponed, survives, jointly }: KeptTerms): Found {
  const end = found.fraction?.end ?? found.span.end;
  const behind = LASTING.has(found.interest.estate_type)
    ? (termInSentence(scene, end) ?? termBehind(scene, found.span.start) ?? termNamed(scene, found.span.start))
    : null;
  const said = found.interest.term ?? ahead ?? behind;
  const term = goingOn(said, scene.text.slice(found.span.start, found.span.start + 1000));
  const lives = survives && term?.kind === "life" && !term.measuring_life ? { term: { ...term, measuring_life: `survivor of ${names.join(", ")}` } } : {};
  const mineralLike =
    found.interest.estate_type === "mineral" || found.interest.estate_type === "royalty" || found.interest.estate_type === "overriding_royalty";
  return {
    ...found,
    interest: {
      ...found.interest,
      term,
      ...lives,
      ...(postponed ? { effective_when: postponed } : {}),
      from: [],
      to: keepers.ids,
      ...(jointly ? { survivorship: true } : {}),
      ...(found.interest.of === "described_interest" && !found.interest.created_in ? { of: "whole" as const } : {}),
      ...(keepers.stranger ? { held_by: keepers.stranger } : {}),
      executive: mineralLike ? benefits.executive : null,
      ...(mineralLike && benefits.attributes ? { attributes: benefits.attributes } : {}),
    },
  };
}

const WHO_KEEPS = "(?:(?:the |said )*(?:grantors?|vendors?|sellers?|first part(?:y|ies))|he|she|they|it|we|I)";
/** "the royalty herein retained", "the royalty which the grantor hereby retains", "said royalty": what was kept before, called by that name; and that it comes out of production alone. */
const CALLED_ROYALTY = new RegExp(
  `\\b(?:royalt(?:y|ies)(?: interests?)? (?:(?:which|that) ${WHO_KEEPS} )?(?:(?:herein|hereby|so|thus|hereinabove|above|also) )?(?:retain|reserv|except|keep|kept|holds? back|held back)\\w*(?: herein| hereby| as aforesaid)?|(?:said|such|the said|this) (?:reserved |retained )?royalty)\\b[^.;]{0,90}\\b(?:actual production|as and when|if,? as|when produced|(?:out of|from) (?:actual |the )?production|only (?:if|when|as))`,
  "i",
);

/**
 * All that is kept, the shares of the minerals as royalties where the paper calls them back as "the royalty so retained" that comes out of production alone; that calling is no
 * second thing. As it was where a royalty is kept beside the minerals, which the words may mean.
 */
export function calledBack(found: readonly Found[], text: string): Found[] {
  const called = CALLED_ROYALTY.exec(text);
  if (!called) return [...found];
  const again = (f: Found): boolean =>
    f.interest.estate_type === "royalty" &&
    f.span.start < called.index + called[0].length &&
    f.span.end > called.index - 40 &&
    (f.interest.fraction?.fraction ?? "1") === "1";
  if (found.some((f) => f.interest.estate_type === "royalty" && !again(f))) return [...found];
  return found.some((f) => f.interest.estate_type === "mineral" && f.interest.fraction) ? found.filter((f) => !again(f)).map(asRoyalty) : [...found];
}

export const isCalledRoyalty = (f: Found): boolean => f.interest.readings.some((r) => r.rule === "called_royalty.royalty");

/** A share of the minerals that the paper itself calls the royalty retained, payable out of actual production only, is a royalty on production; both readings stand. */
function asRoyalty(found: Found): Found {
  const { interest } = found;
  if (interest.estate_type !== "mineral" || !interest.fraction) return found;
  const readings = [
    {
      fraction: interest.fraction,
      basis: "all production",
      rule: "called_royalty.royalty",
      estate_type: "royalty" as const,
      floating: false,
      of: "whole" as const,
    },
    { fraction: interest.fraction, basis: "the minerals in place", rule: "called_royalty.mineral", estate_type: "mineral" as const, of: interest.of },
  ];
  return { ...found, interest: { ...interest, estate_type: "royalty", floating: false, readings }, confidence: Math.min(found.confidence, 0.75) };
}
