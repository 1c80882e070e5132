// Parts that words behind them sum up as the whole less the rest: "NE/4, S/2 and N/2 NW/4, being all of the section except the S/2 NW/4". The sum leaves nothing out of the parts. Every character keeps its place.

const PART = "(?:[NSEW]{1,2}\\.?\\s?(?:/\\s?[24]|[½¼])|(?:QUARTER|HALF|HALVES|QUARTERS)(?![A-Z])|LOTS?\\s)";
const SAYS =
  "(?:(?:THE\\sSAME\\s|THEY\\s|TOGETHER\\s)?(?:BEING|COMPRISING|CONSTITUTING|EMBRACING|MAKING(?:\\sUP)?|TAKING\\sIN|COMPOSE|COMPRISE|CONSTITUTE)|(?:THAT|WHICH)\\sIS(?:\\sTO\\sSAY)?|IN\\sOTHER\\sWORDS|OTHERWISE|I\\.\\s?E\\.|OR|TO\\s?-?WIT|NAMELY|IN\\sALL)";
const ALL = "(?:ALL|EVERYTHING|(?:THE\\s)?(?:WHOLE|ENTIRE(?:TY)?|REMAINDER)|EVERY\\s(?:PART|ACRE))(?:\\sTHE\\sLAND)?(?:\\s(?:OF|IN))?";
const WHOLE =
  "(?:(?:THE|SAID|THAT|SUCH)\\s)?(?:(?:SAID|SAME|FULL|ENTIRE|WHOLE)\\s)?(?:(?:NORTH|SOUTH)(?:EAST|WEST)\\s(?:ONE-?\\s?)?QUARTER|[NS][EW]\\s?(?:/4|¼)|(?:NORTH|SOUTH|EAST|WEST)\\sHALF|[NSEW]\\s?(?:/2|½)|SECTION(?!\\s(?:NO|NUM|\\d|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|\\w+TEEN|TWENTY|THIRTY))|QUARTER|HALF|BLOCK(?!\\s(?:NO|NUM|\\d|[A-Z](?![A-Z])))|SQUARE|SUBDIVISION)";
const LESS =
  "(?:SAVING\\sAND\\sEXCEPTING|SAVE\\sAND\\sEXCEPT|LESS\\sAND\\sEXCEPT|EXCEPT(?:ING)?(?:\\sFOR|\\sTHEREFROM)?|EXCLUDING|EXCLUSIVE\\sOF|LESS|SAV(?:E|ING)|BUT(?:\\sFOR)?|OTHER\\sTHAN|OUTSIDE|WITHOUT)";
const TOLD = new RegExp(`([,;:.]?\\s?\\(?${SAYS}[,:]?\\s${ALL}\\s${WHOLE}[^.;()]{0,30}?,?\\s)(${LESS}\\s(?:[^.;,()]|\\.(?!\\s|$)){2,60})`, "g");

/** How much of a section the parts are that words name, those in a row multiplied: "N/2 NW/4 AND SW/4" → 3/8. Lots count for nothing. */
function amountOf(words: string): number {
  const sizes = words.split(/,|;|\sAND\s|&/).map((row) => {
    const parts = row.match(new RegExp(PART, "g")) ?? [];
    return parts.some((p) => p.startsWith("LOT")) || !parts.length ? 0 : parts.reduce((all, p) => all * (/2|½|HAL/.test(p) ? 1 / 2 : 1 / 4), 1);
  });
  return sizes.reduce((all, x) => all + x, 0);
}

/** Whether the parts ahead of the sum are less than the whole that it speaks of: parts of a section, or several of the quarter or block. Parts that make up the whole are not: what is left out behind the sum is left out of them. */
function areParts(ahead: string, sum: string): boolean {
  const parts = ahead.match(new RegExp(PART, "g")) ?? [];
  const whole = /SECTION[^A-Z]/.test(`${sum} `) ? 1 : /HALF|[NSEW]\s?(?:\/2|½)/.test(sum) ? 1 / 2 : /QUARTER|[NS][EW]\s?(?:\/4|¼)/.test(sum) ? 1 / 4 : null;
  if (whole !== null && amountOf(ahead) >= whole) return false;
  if (/SECTION[^A-Z]/.test(`${sum} `)) return parts.length > 0;
  return parts.length > 1 && /(?:,|\sAND|&)\s/.test(ahead);
}

/** Upper-case text with such sums blanked. A whole that is told alone ("Section 9, being all of the section except …") keeps its exception. */
export const withoutSums = (plain: string): string =>
  /\s(?:SECTION|QUARTER|HALF|BLOCK|SQUARE|[NSEW])/.test(plain)
    ? plain.replace(TOLD, (words: string, sum: string, _less: string, at: number) => {
        const ahead =
          plain
            .slice(Math.max(0, at - 260), at)
            .split(/\.\s(?=[A-Z]{4})/)
            .at(-1) ?? "";
        return areParts(ahead, sum) ? " ".repeat(words.length) : words;
      })
    : plain;
