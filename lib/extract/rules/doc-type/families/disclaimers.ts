// Papers by which an heir or devisee gives up what a death would bring him.
import type { TypeContext, TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

/** "hereby irrevocably disclaims", "renounce and refuse to accept", "declines to take": the act itself, and not a telling of one. */
const GIVES_UP =
  /\b(?:disclaims?|renounces?|(?:do|does|hereby|irrevocably|absolutely|and|therefore) (?:disclaim|renounce)|disclaiming|renouncing|(?:refus(?:e|es|ing)|declin(?:e|es|ing)) (?:to (?:accept|take|receive|inherit)|all|any|every|the (?:gift|devise|bequest|inheritance|share|interest|property))|(?:is|are|be) (?:hereby )?(?:disclaimed|renounced))\b/i;
/** What is given up comes by a death. */
const BY_DEATH =
  /\b(?:heirs?|heirship|inherit\w*|devis\w+|legat\w+|legac\w+|bequ\w+|intestate|intestacy|descent|decedent|decedent's|deceased|died|death|(?:last )?will\b|estate of|distributee|testator|testatrix)\b/i;
/** Refusals of an office, claims in a suit, and elections of a spouse: none of them passes a share to others. */
const OTHER_THING =
  /\b(?:RIGHT (?:OF|TO) (?:ADMINIST\w+|SERVE|ACT)|ADMINISTRATION\b(?! OF)|EXECUT(?:OR|RIX|ORSHIP)\b|TO ACT AS|NOMINATION|APPOINTMENT|DOWER|CURTESY|ELECTI(?:ON|VE)|HOMESTEAD|COMMUNITY PROPERTY|LEASE|LIEN|EASEMENT|WARRANTY|DEED|DECREE|ORDER|JUDGMENT|ANSWER|PLEADING|STIPULATION|TRUSTEE)\b/;
const IN_SUIT =
  /\b(?:plaintiffs?|defendants?|petitioners?|respondents?)\b[^.]{0,200}\b(?:disclaim|renounce)|\b(?:quiet(?:ing)? title|ejectment|foreclos\w+|lis pendens)\b/i;
/** "does hereby quitclaim unto …": a deed, whatever it is called. */
const CONVEYS =
  /\b(?:hereby|does|do|and|presents|,) (?:remises?, ?releases?,? and )?(?:quit-?claims?|grants?|conveys?|assigns?|transfers?)\b[^.;]{0,160}\b(?:un)?to [A-Z]/;
const TITLE = /\b(?:DISCLAIMER|RENUNCIATION|RENOUNCEMENT|REFUSAL|RENOUNCING|DISCLAIMING|RELINQUISHMENT OF (?:INHERITANCE|(?:INTESTATE )?SHARE))\b/;
const AS_SPOUSE = /\b(?:elects? to take|election to take|elective share|take(?:s)? against the will)\b/i;
const OF_OFFICE =
  /\b(?:renounces?|declines?|disclaims?)\b[^.;]{0,60}\b(?:(?:(?:the|his|her|my|any|all) )?(?:rights?|office|nomination|appointment|privilege)s? (?:of|to|as) (?:administ\w+|act|serve|execut\w+|letters|be appointed|personal representative)|to (?:act|serve|qualify))/i;

function judge({ title, text }: TypeContext): number {
  if (OTHER_THING.test(title) || !GIVES_UP.test(text) || !BY_DEATH.test(text) || IN_SUIT.test(text) || AS_SPOUSE.test(text) || CONVEYS.test(text)) return 0;
  if (OF_OFFICE.test(text) && !/\b(?:interest|share|inheritance|devise|bequest|gift)\b/i.test(text)) return 0;
  if (TITLE.test(title)) return 12;
  if (/\bAFFIDAVIT\b/.test(title)) return 0;
  return ACT.test(text.slice(0, 3000)) && !/\b(?:WILL|TESTAMENT|LETTERS|RELEASE|AGREEMENT)\b/.test(title) ? 9 : 0;
}

/** "I, A. Roe, a son of the decedent, hereby disclaim …": the maker of the paper gives up, whatever its title is. */
const ACT =
  /\b(?:I|[Ww]e|[Uu]ndersigned|UNDERSIGNED)\b(?:[^.;]|(?<=\b(?:[A-Z]|Mrs?|Jr|Sr|No))\.){0,260}?\b(?:disclaims?|renounces?|refuses? to (?:accept|take)|declines? to (?:accept|take))\b(?:[^.;]|(?<=\b(?:[A-Z]|Mrs?|Jr|Sr|No))\.){0,200}\b(?:inherit\w*|heirs?|devise\w*|bequ\w+|intestate|estate of|the will|(?:last )?will|decedent|share|gift)\b/;

export const disclaimers: readonly TypeRule[] = [{ type: "disclaimer", judge }];
