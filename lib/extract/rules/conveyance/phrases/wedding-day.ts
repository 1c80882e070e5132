// The day of a marriage among the days of a sentence.
const OTHER_DAY = /\b(?:died|dead|death|born|birth|deed|bought|sworn|statement|affidavit|dated|aged?)\b|[;)]/i;
/** The day of a marriage stands right behind its verb; every other day of the sentence is that of something else. */
export const weddingDay = <D extends { readonly start: number }>(text: string, m: RegExpExecArray, dates: readonly D[]): D | undefined =>
  dates.find((d) => d.start >= m.index && d.start - m.index < 120 && !OTHER_DAY.test(text.slice(m.index + m[0].length, d.start)));
