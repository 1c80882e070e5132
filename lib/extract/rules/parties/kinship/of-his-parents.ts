// Words by which the children that follow are those of the parents of the dead: his brothers and sisters.

/** "Decedent's parents had three children: …", "His father and mother raised four sons": his brothers and sisters, and himself. */
const HIS_PARENTS_HAD =
  /\b(?:(?:the )?(?:decedent|deceased|intestate|testat(?:or|rix))['’]s|his|her) (?:(?:late|own|said|two) )*(?:parents|(?:father|mother) and (?:(?:his|her) )?(?:father|mother))(?:, [^.;:]{0,60},)? (?:(?:had|left|raised|bore|reared)|were the parents of|were blessed with)(?: (?:born to them|together|between them))? $/i;

/** "Her father, A, died in 1981, and her mother, B, in 1988. They had four children in all: …": the two named last. */
export const THEY_HAD =
  /(?:^|[.;] )(?:They|they|The (?:two|couple|parents)|These two|Her parents|His parents) (?:together )?(?:had|left|raised|bore|reared)(?: (?:born to them|together|between them))? $/;

/** Whose parents the words before a number of children speak of: "his", "her", "decedent" for the dead himself; null where they speak of no parents. */
export function parentsBefore(lead: string): "his" | "her" | "decedent" | null {
  const had = HIS_PARENTS_HAD.exec(lead)?.[0];
  return had === undefined ? null : ((/^(?:his|her)\b/i.exec(had)?.[0].toLowerCase() as "his" | "her" | undefined) ?? "decedent");
}

/** Before the number of children: that the dead was one of them. */
export const ONE_OF =
  /\b(?:was|is|being) (?:the )?(?:one|eldest|oldest|elder|youngest|younger|second|third|fourth|fifth|last|first|middle|only (?:son|daughter)) of (?:the |a family of )?$/i;

/** Before "a son, CAL ROE": that he is the next of the list. */
export const ITEM_OF_LIST = /[:;,] (?:and )?(?:an? |one |another )?$/;
