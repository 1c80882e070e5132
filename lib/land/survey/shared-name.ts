// Numbered surveys listed each with its part, whose name is told once behind the list: "the W/2 of Survey No. 61 and the SE/4 of Survey No. 60, Roe Co. Surveys".

export type NamedPart = {
  start: number;
  end: number /** The name that the part borrows, as ", Roe Co. Survey"; empty where it stands in the part. */;
  name: string;
};

const NUMBER = "SUR(?:VEYS?|V?S?\\.)\\s(?:NOS?\\.?\\s?|NUMBER\\s)?\\d{1,5}";
/** "(160 acres)", ", 160 acres more or less", "of 160 acres". */
const SIZE = "(?:\\s?\\([^()]{1,40}\\)|,?\\s(?:OF\\s|CONTAINING\\s)?\\d[\\d,.]*\\sACRES(?:,?\\sMORE\\sOR\\sLESS)?)?";
const HALVES =
  "(?:NORTH|SOUTH|EAST|WEST|MIDDLE)(?:[\\s-]?(?:EAST|WEST))?(?:ERN)?[\\s-](?:ONE[\\s-])?(?:HALF|QUARTER|FOURTH|THIRD|\\d\\/\\d|½|¼|PART|\\d[\\d,.]*\\sACRES)";
/** What leads to the number of a survey: "the west half of", "160 acres out of the north part of", "all of". */
const LEAD = `(?:(?:ALL(?:\\sOF)?|(?:THE\\s)?(?:${HALVES}|[NSEW]{1,2}\\s?(?:\\/\\s?\\d|½|¼)|\\d[\\d,.]*\\sACRES(?:\\sOF\\sLAND)?))(?:\\s?\\([^()]{1,20}\\))?\\s(?:(?:OUT\\sOF|OFF|OF|IN)\\s)?(?:THE\\s)?){0,4}`;
const ITEM = `${LEAD}${NUMBER}${SIZE}`;
const AND = "(?:,?\\s(?:AND|&)\\s(?:ALSO\\s)?|[,;]\\s)";
const NAME = "((?:[A-Z][A-Z.'-]*,?\\s?(?:&\\s?)?){1,7}?)";
const LIST = new RegExp(
  `(?<![A-Z])${ITEM}(?:${AND}${ITEM}){1,7}\\s?,?\\s(?:(?:BOTH|ALL|EACH)\\s)?(?:BEING\\s)?(?:(?:OUT\\sOF|OF|IN|FROM)\\s)?(?:THE\\s|SAID\\s)?${NAME}\\s?,?\\sSURVEYS(?![A-Z])`,
  "g",
);

/** The items of the first such list in upper-case text (`raw`: as written), the last of them with what follows; none where every number has its own name, or none. */
export function surveysOfOneName(text: string, raw: string): NamedPart[] {
  const list = LIST.exec(text);
  LIST.lastIndex = 0;
  if (!list) return [];
  const at = list.index + list[0].lastIndexOf(list[1] ?? "");
  const name = raw.slice(at, at + (list[1] ?? "").length).trim();
  const items = [...list[0].matchAll(new RegExp(ITEM, "g"))].map((m) => list.index + m.index);
  if (items.length < 2 || name.length < 3) return [];
  return items.map((start, i) => ({ start, end: items[i + 1] ?? text.length, name: i === items.length - 1 ? "" : `, ${name} Survey` }));
}
