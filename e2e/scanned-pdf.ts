// A scan: pages as the browser draws them, taken as pictures and bound as a PDF without a text layer.
import type { Browser } from "@playwright/test";

const size = { width: 850, height: 1100 };

async function pictures(browser: Browser, pages: string[]): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: size });
  const taken: Buffer[] = [];
  for (const text of pages) {
    await page.setContent(`<pre style="font: 17px/1.6 monospace; white-space: pre-wrap; margin: 70px; color: #111"></pre>`);
    await page.locator("pre").evaluate((pre, words) => pre.append(words), text);
    taken.push(await page.screenshot({ type: "jpeg", quality: 90 }));
  }
  await page.close();
  return taken;
}

const stream = (head: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${head} /Length ${body.length} >>\nstream\n`), body, Buffer.from("\nendstream")]);

/** scannedPdf(browser, ["PAGE ONE", "PAGE TWO"]) → the bytes of a PDF of two letter-size pictures. */
export async function scannedPdf(browser: Browser, pages: string[]): Promise<Buffer> {
  const images = await pictures(browser, pages);
  const kids = images.map((_, i) => `${3 + i * 3} 0 R`).join(" ");
  const objects: Buffer[] = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${images.length} >>`),
    ...images.flatMap((image, i) => [
      Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /I ${4 + i * 3} 0 R >> >> /Contents ${5 + i * 3} 0 R >>`),
      stream(`/Type /XObject /Subtype /Image /Width ${size.width} /Height ${size.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`, image),
      stream("", Buffer.from("q 612 0 0 792 0 0 cm /I Do Q")),
    ]),
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  let at = parts[0]?.length ?? 0;
  const offsets = objects.map((object, i) => {
    const start = at;
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    parts.push(whole);
    at += whole.length;
    return start;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
