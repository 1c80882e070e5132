const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** "1908-05-12" → "May 12, 1908", "1908-05" → "May 1908", "1908" → "1908"; null → "". As a title opinion writes dates. */
export function plainDate(date: string | null): string {
  const [year = "", month, day] = (date ?? "").split("-");
  const name = month ? months[Number(month) - 1] : undefined;
  if (!name) return year;
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}
