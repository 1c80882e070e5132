// Whether a share is told of one who is neither giver nor taker: one named who has it, or one who got it by an earlier paper.
import type { Around } from "./sides";

const WORD = "[A-Z][\\w.'’&-]*";
/** Words with a capital that name nobody. */
const NOBODY =
  "(?:The|This|That|These|Those|An?|It|Of|In|On|To|By|And|But|For|All|Said|Such|One|Two|Three|Four|Five|Half|Grantors?|Grantees?|Sellers?|Buyers?|Purchasers?|Vendors?|Vendees?|Lessors?|Lessees?|Party|Parties|First|Second|Part|Oil|Gas|Minerals?|Mineral|Royalty|Book|Vol|Volume|Page|Deeds?|Deed|Records?|Record|County|State|Section|Sec|Township|Range|Tract|Parcel|Lot|Block|Survey|Exhibit|No|Doc|Document|Reception|(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec)(?=\\.? \\d)|INCLUD\\w*|North|South|East|West|Property|Land|Lands|Premises|Instrument|There|Subject|Reserving|Excepting|Reserved|Excepted|Saving|Less|Except|LESS|EXCEPT|EXCEPTING|RESERVING|AND|SAVE|SUBJECT|RESERVED|EXCEPTED|GRANTORS?|GRANTEES?|UNDIVIDED|OIL|GAS|MINERALS?|THE|OF|ALL|TO|IN|ONE|HALF|FOURTH|I|We|He|She|They|Each|Nothing|None|No|Any|Other|Remaining|Thereof|Also|As|At|From|With|Under|Which|So|If|Not|Only|Now|What|Whatever|Warranty|Grant|Conveyed|Granted|Sold|Kept|Retained|Outstanding|Excluded|Included|Passing|Remaining|Belonging|Hereby|Owned|Held|Withheld|Retaining|Keeping|Balance|Rest|Interest|Share|Total|Ownership)\\b\\.?";
const NAME = `(?!${NOBODY}(?: |[,.;:)]|$))${WORD}(?:(?:,? (?:and|of|&|the|de|van|von|et) | |, (?=(?:Inc|Ltd|Jr|Sr|Co|L\\.?L\\.?C|L\\.?P)\\b))(?!(?:Book|Vol|Volume|Page|Deeds?|Section|Doc|Reception|Instrument)\\b)${WORD}){0,6}`;

const HAS =
  "(?:(?:has|have|having|had|owns?|owning|owned|holds?|holding|held|reserv\\w+|retain\\w*|kept|keeps|keeping|excepted|acquired|bought|purchased|got|took|takes|claims|already|now|still|also|own)\\b)";
const LED_IN = "(?:in|to|by|of|with|unto|for|from|belongs? to|property of|vested in)";
const PAST =
  /\b(?:heretofore|previously|formerly|theretofore|already|outstanding|of record|(?:by|in|under) (?:an? |the |that |his |her |their |my |our )?(?:certain )?(?:earlier|former|prior|older|previous) (?:\w+ )?(?:deed|conveyance|instrument|sale|grant|reservation|owner)|earlier (?:sold|conveyed|reserved|severed|deeded|kept)|(?:sold|conveyed|deeded|severed|reserved|parted with|went|gone|granted)(?: (?:off|away|out))?(?: by (?:me|us|him|her|them|it|(?:the )?(?:said )?grantors?))?,? (?:before|in (?:1[6-9]|20)\d\d|some (?:years|time)|long ago|years ago)|(?:was|were|has been|have been|having been|had been) (?:heretofore |previously )?(?:sold|conveyed|severed|deeded|reserved|granted|excepted|kept|retained))\b/i;
const GENERIC =
  /\b(?:(?:in|to|by|of|with) (?:(?:the |certain |some )?(?:others|third (?:part(?:y|ies)|persons?)|strangers?|(?:former|prior|previous|other|earlier|original) (?:owners?|grantors?|vendors?|parties|persons))|another)|(?:others|third parties|strangers|former owners|prior owners|prior grantors) (?:own|hold|have|having|owning))\b/i;

const NAME_HAS = new RegExp(
  `(?<!(?!(?:The|THE|And|But|That|When|While) )[A-Z][\\w.'’&-]* )(?<name>${NAME}),? (?:(?:or|and) (?:its|his|her|their) (?:successors|heirs|assigns)[^,;]{0,24},? )?${HAS}`,
);
const NAME_LED = new RegExp(`\\b${LED_IN} (?:[Tt]he |THE |said )*(?<name>${NAME})`);
const NAME_LAST = new RegExp(
  `(?:^\\s*|[,:;.(] ?|\\b(?:and|to|of|in|by) )(?:[Tt]he |THE |said )*(?<name>${NAME})(?:['’]s)?(?:,| \\(|:| -+|\\.{2,})? ?(?:an? |the )?(?:undivided )?$`,
);
const NAME_FIRST = new RegExp(
  `^\\)?,? ?(?:\\(?(?:thereof|of (?:them|it|the (?:minerals|same))|the property of|is|being|to|in|for|by|-+),? ?){0,2}(?:[Tt]he |THE |said )*(?<name>${NAME})(?:['’]s)?(?:[,.;)]|$)`,
);

/** "in the heirs of Roe", "the Halff heirs": kin or an estate, of whom only the house is named. */
const KIN_OF =
  /^\)?,? ?(?:\(?(?:in|to|of|by|with|is|being|belongs? to|owned by|held by|vested in|outstanding in|-+),? ?){0,2}(?:[Tt]he )?(?:(?:unknown |several |said |surviving )*(?:heirs|estate|successors|children|widow|family|devisees|descendants) of (?:[Tt]he (?:late )?)?[A-Z]|[A-Z][\w.'’&-]*(?: [A-Z][\w.'’&-]*){0,3} (?:heirs|estate|family|children|devisees)\b)/;

/** A place and no owner: "in Reeves County", "of the Deed Records". */
const PLACE =
  /\b(?:County|Survey|Records?|Addition|Subdivision|Abstract|Grant|League|Creek|River|City|Texas|Oklahoma|Kansas|Dakota|Colorado|Louisiana|Arkansas|Mississippi|Montana|Wyoming|Ohio|Pennsylvania|Virginia|Mexico)$/;

/** Where the words of one share of a row end. */
const LIST_STOP = /[,;:.] |\band\b/;

/**
 * Who, neither giver nor taker, has the share between the words by what they tell; null where none is told of. The name is null where he is not named ("heretofore sold").
 * `isSide`: whether a name is of one who gives or takes. "one-half of the minerals, which [1/2] A. Moss reserved" → A. Moss.
 */
export function othersIn(near: Around, isSide: (words: string) => boolean): { name: string | null } | null {
  const named = (m: RegExpExecArray | null): string | null => {
    const name = m?.groups?.name?.replace(/[,.]+$/, "") ?? null;
    return name && name.length > 2 && !PLACE.test(name) && !isSide(name) ? name : null;
  };
  const name =
    named(NAME_LAST.exec(near.before)) ??
    named(NAME_FIRST.exec(near.behind)) ??
    named(NAME_HAS.exec(near.behind)) ??
    named(NAME_LED.exec(near.behind)) ??
    named(NAME_HAS.exec(near.before.slice(-90)));
  if (name) return { name };
  if (KIN_OF.test(near.behind)) return { name: null };
  const lead = near.before.split(LIST_STOP).at(-1) ?? "";
  return PAST.test(near.behind) || PAST.test(lead) || GENERIC.test(near.behind) || GENERIC.test(lead) ? { name: null } : null;
}
