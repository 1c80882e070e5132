// What kind of holder a name names, by its own words ("…, L.P.", "City of …", "Estate of …") and the words that follow it ("a Delaware limited liability company").
import type { EntityType } from "@/lib/contracts/aspects/parties";

const rules: readonly [EntityType, RegExp][] = [
  ["estate", /\bestate of\b|\bheirs (?:and devisees )?of\b|, deceased$|\bestate$/i],
  ["trust", /\btrust\b(?! (?:company|co\b|bank|department))|\btrustees? of\b/i],
  [
    "church",
    /\b(?:church|parish of st|diocese|congregation|ministr(?:y|ies)|baptist|methodist|presbyter(?:ian|y)|lutheran|catholic|synagogue|tabernacle|chapel)\b/i,
  ],
  [
    "government",
    /\b(?:united states|u\.? ?s\.? of america|state of|commonwealth of|county of|city of|town of|village of|township of|parish of|municipality|school (?:district|board)|board of (?:education|regents|county|commissioners|trustees of|(?:public |school |university |state )?(?:lands?|schools?|control|supervisors|regents|equalization|water))|(?:(?:land|lands|industrial|home|park|port|harbor|housing|airport|levee|drainage|fish|game|conservation|highway|power|reclamation|irrigation|wildlife) (?:board|commission|authority)|(?:park|port|harbor|housing|airport|levee|drainage|fish|game|conservation|highway|reclamation|irrigation|wildlife) department)(?!,? (?:store|company|co|inc|bank|corp)\b)|commissioners? of|department of|dept\.? of|bureau of|general land office|veterans|land office|water district|conservation district|public (?:school|lands?)|university of|turnpike commission|highway commission|corporation commission|railroad commission|secretary of (?:the )?(?!state\b)[a-z]+|administrator of (?:the )?[a-z]+ a[a-z]+|(?:river|hospital|port|water|power|housing|airport|turnpike|transit) authority|federal (?:land bank|deposit|farm|national mortgage)|probate court|district court|court of)\b|^[A-Z][\w ]+ (?:county|township)(?:, [A-Z]\w+)?$/i,
  ],
  ["llc", /\bl\.? ?l\.? ?c\b|\blimited liability (?:company|co)\b|\bl\.? ?c\.?$/i],
  [
    "partnership",
    /\bl\.? ?l?\.? ?l?\.? ?p\.?(?:$|[ ,])|\bpartner(?:s|ship)\b|\bjoint venture\b|\b(?:limited|ltd\.?)(?:, (?:l\.?p\.?))?$|\b& (?:sons|bros|brothers)$|^[A-Z][\w'-]+(?:, [A-Z][\w'-]+){1,5},? & [A-Z][\w'-]+$|\ba (?:general|limited|family) partnership\b/i,
  ],
  [
    "corporation",
    /\b(?:inc(?:orporated)?|corp(?:oration)?|company|companies|co|bank|banking|n\.? ?a|association|assn|ass'n|society|railroad|railway|ry|r\.? ?r(?=\.?(?:$|,| (?:co|company|corp|corporation|commission|survey|system|lines?|land)\b))|university|college|institute|foundation|hospital|lodge|cemetery|club|cooperative|co-op|fund|petroleum|oil|energy|exploration|resources|minerals|royalties|royalty|production|producing|operating|drilling|holdings|investments?|properties|enterprises?|industries|land company|savings|loan|mortgage|title|insurance|systems|services|group|pipeline|pipe line|gas|coal|mining|ranch|farms|syndicate|ventures?|services?|leasing|ranches|brokers|brokerage|lumber|refining|refinery|supply|trading|agency|associates|federation|academy|seminary|orphanage|construction|contractors|engineering|consultants|management|equities|realty|development|developers|hydrocarbons|stores|salvation army|(?:sisters|brothers|daughters|sons|knights|order|friends) of|(?:orphans'?|children's|old folks'?|orphan) homes?|farmers union|legion|grange|board of managers|bottling works|(?:iron|brick|salt|gas|water|cement|tile|glass|boiler|machine|bottling) works|exchange|scouts of|woodmen|accepted masons|growers|wardens and vestry)\b\.?|& bros?\.?$/i,
  ],
];

const followed: readonly [EntityType, RegExp][] = [
  ["llc", /\blimited liability compan(?:y|ies)\b/i],
  ["partnership", /\b(?:limited|general|family|liability) partnership\b|\bjoint venture\b/i],
  ["trust", /\btrust\b/i],
  ["government", /\bmunicipal(?:ity| corporation)|body (?:politic|corporate and politic)|political subdivision|public body\b/i],
  ["church", /\breligious\b/i],
  ["corporation", /\b(?:corporation|national (?:banking )?association|banking (?:association|institution)|corporate|incorporated|state bank|association)\b/i],
];

/** Words that make a name an organisation's, whatever its kind. */
export const isOrganisation = (name: string): boolean => rules.some(([, r]) => r.test(name));

/**
 * "Cane Creek Minerals, L.P." → "partnership"; "T. N. Doe" → "individual"; "Lone Oak, Ltd." + "a Texas corporation" → "corporation".
 * A name with no word of an organisation and no more than six words is an individual; anything else is "unknown".
 */
export function entityTypeOf(name: string, after = ""): EntityType {
  const told = followed.find(([, r]) => r.test(after));
  const own = rules.find(([, r]) => r.test(name))?.[0];
  if (own === "estate" || own === "government" || own === "church" || own === "trust" || own === "llc") return own;
  if (told) return told[0];
  if (own) return own;
  return name.trim().split(/\s+/).length <= 7 && /[A-Za-z]{2}/.test(name) ? "individual" : "unknown";
}
