// Grants by the sovereign.
import type { TypeContext, TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

/** The State by name or as "the State", and what it does in a patent. */
const STATE = "(?:the )?(?:said )?(?:state|commonwealth|republic)(?: of (?:(?:north|south|west|new) )?[a-z]+)?";
const STATE_GIVES = new RegExp(
  `\\b${STATE},? (?:(?:acting )?(?:by|through)\\b[^.;]{2,80},? )?(?:(?:does|do|hath|has|hereby|now|therefore|also|by these presents),? )*(?:gives?|grants?|sells?|confirms?|conveys?|patents?|relinquish\\w*|releases?)\\b|\\b(?:in the name|by (?:the )?authority|on behalf|in behalf) of ${STATE}[^.;]{0,160}\\b(?:give|grant|patent|convey)|\\bthere (?:is|are|was) (?:\\w+ ){0,3}granted\\b|\\bvests? in (?:him|her|them|it)\\b`,
  "i",
);
/** "The State of Ohio, by its Governor, does grant"; not ", a corporation under the laws of the State of Ohio, does grant", where the house acts, nor "of the County of Elm in the State of Ohio, does grant". */
const STATE_ACTS =
  /(?<!\b(?:laws|corporations?|company|association|bank|compan(?:y|ies)|partnership|citizens?|residents?|inhabitants?|county|city|town|township|existing|organi[sz]ed|chartered|incorporated|created)\b[^.;,:]{0,40},? (?:of|in|under|by|within|and) )\bthe state of [a-z]+(?: [a-z]+)?,(?: [^.;]{0,120},)? (?:does|do|has|hath) (?:hereby )?grant/i;
const OFFICERS = /\bgovernor\b/i;
const LAND_OFFICE =
  /\bland (?:office|commissioner)|\bcommissioners? of (?:the )?(?:general land|public land|school land|state land)|\bletters? patent\b|\bpatentee\b|\bfield notes\b|\bland scrip\b/i;
/** "I, Ada Roe, sell", "we convey": a private person speaks, not the governor in the first person. */
const PRIVATE = /\b(?:I|we),? [^.;]{0,160}\b(?:sell|convey|quit-?claim|warrant)\b|\bnotary\b|\backnowledged\b/i;

/** A patent of a State by what it is: the State gives by its governor, on the papers of its land office, and no private person deeds or acknowledges. */
const isStatePatent = (c: TypeContext): boolean => {
  const text = c.text.slice(0, 6000);
  return (
    /\b(?:state|commonwealth|republic) of [a-z]/i.test(text.slice(0, 900)) &&
    !/\bunited states of america\b[^.;]{0,200}\bgreeting/i.test(text) &&
    OFFICERS.test(text) &&
    LAND_OFFICE.test(text) &&
    STATE_GIVES.test(text) &&
    !PRIVATE.test(text)
  );
};

export const patents: readonly TypeRule[] = [
  {
    type: "us_patent",
    title: /\bUNITED STATES PATENT|PATENT.{0,20}UNITED STATES/,
    acts: [
      [/\bUNITED STATES OF AMERICA\b.{0,260}(?:to all to whom|certificate|homestead|land office|patent)/i, 3],
      [
        /\b(?:(?<!\b(?:have|has|had|hath|bargained),? )given and granted|do(?:es)? (?:hereby )?give and grant|granted by the united states|united states(?: of america)?,? (?:\w+ )?(?:gives? and grants?|grants?|hath granted|has granted))\b/i,
        3,
      ],
      [/\bgeneral land office of the united states|register of the land office|act of congress\b/i, 3],
    ],
    judge: (c) =>
      /\bgeneral land office\b/i.test(c.text) &&
      /\bpresident\b/i.test(c.text) &&
      /\bunited states\b[^.;]{0,60}\b(?:gives?|grants?|transfers?|conveys?|patents?)\b/i.test(c.text)
        ? 4
        : 0,
    not: /\bQUIT[- ]?CLAIM DEED|ASSIGNMENT|LEASE\b/,
  },
  {
    type: "state_patent",
    title:
      /\bSTATE OF [A-Z ]+\.?,? (?:SCHOOL LAND )?PATENT|\bSTATE PATENT|PATENT.{0,30}STATE OF|SCHOOL LAND PATENT|\bAWARD AND PATENT|\bPATENT AND AWARD|\bLAND AWARD|COMMONWEALTH.{0,30}PATENT/,
    acts: [
      [/\bthe state of [a-z ]+\.?,? (?:[^.]{0,40})?(?<!\b(?:in|by|under|from|of|the|said|its|his|a|that) )patent\b/i, 4],
      [/\b(?:award and patent|patent and award|letters? patent)\b/i, 2],
      [/\bgovernor\b(?: of (?:the state of )?\w+)?\b.{0,60}\bcom(?:missioner|m'?r|'?r)\b/i, 3],
      [
        /\b(?:the|said) state(?: of [a-z]+)?,? (?:(?:does|do|now|hereby|therefore) ){0,3}(?:gives? and (?:grants?|confirms?)|sells? and confirms?|grants? (?:un)?to)\b/i,
        3,
      ],
      [/\bland office\b.{0,600}\bthese (?:presents )?are to vest\b/i, 3],
      [/(?:\bthere was|(?<!\b(?:which|that|lands?|same) )\b(?:is|are)) granted by the (?:said )?(?:state|commonwealth)\b(?: of \w+)?,? (?:un)?to\b/i, 6],
      [/\b(?:the|said) (?:state|commonwealth)(?: of \w+)?,? (?:acting )?by (?:and through )?its governor\b.{0,300}\bgrants?\b/i, 4],
      [STATE_ACTS, 6],
      [/(?<!\b(?:by|under|the|said|in|of|that) (?:letters )?)\bpatent (?:no|number)\b/i, 1],
      [/\bgovernor of the state\b.{0,300}\b(?:grant|letters patent)|commissioner of the general land office/i, 3],
    ],
    judge: (c) => (isStatePatent(c) ? (/\bPATENT\b/.test(c.title) ? 8 : 6) : /\bPATENT\b/.test(c.title) && !/\bunited states\b/i.test(c.text) ? 2.5 : 0),
    not: /UNITED STATES OF AMERICA.{0,100}(?:GREETING|CERTIFICATE)|DEED\b/,
  },
];
