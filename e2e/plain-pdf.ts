// A PDF with a text layer, made by hand: one page for each list of lines. Enough for a journey over several pages.

const escaped = (line: string) => line.replace(/([\\()])/g, "\\$1");

function pageStream(lines: string[]): string {
  return `BT /F1 11 Tf 72 720 Td 15 TL\n${lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n")}\nET`;
}

/** plainPdf([["PAGE ONE"], ["PAGE TWO"]]) → the bytes of a letter-size PDF of two pages. */
export function plainPdf(pages: string[][]): Buffer {
  const kids = pages.map((_, i) => `${4 + i * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
    ...pages.flatMap((lines, i) => {
      const stream = pageStream(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + i * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    "latin1",
  );
}
