// PDFs made by hand, for tests and benchmarks: text in the fonts every PDF reader has, or a bitmap a page.

const latin1 = (text) => Buffer.from(text, "latin1");
const escaped = (text) => text.replace(/[\\()]/g, "\\$&");
const fontNames = ["Courier", "Times-Roman", "Helvetica", "Courier-Bold", "Times-Bold"];

function textStream(lines) {
  const parts = lines.map(({ text, x, y, size = 11, font = "Times-Roman", degrees = 0, hidden = false }) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const matrix = [cos, sin, -sin, cos, x, y].map((value) => value.toFixed(4)).join(" ");
    return `BT /F${fontNames.indexOf(font)} ${size} Tf ${hidden ? 3 : 0} Tr ${matrix} Tm (${escaped(text)}) Tj ET`;
  });
  return latin1(parts.join("\n"));
}

/** One bit a pixel, 1 is black, as a PDF image keeps it. */
function packed({ ink, width, height }) {
  const stride = (width + 7) >> 3;
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (ink[y * width + x]) out[y * stride + (x >> 3)] |= 128 >> (x & 7);
  return out;
}

const streamObject = (dictionary, bytes) => Buffer.concat([latin1(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, latin1("\nendstream")]);

/** Objects numbered from 1 → file with its table of places. */
function file(objects, trailer = "") {
  const parts = [latin1("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")];
  const places = [];
  let at = parts[0].length;
  objects.forEach((object, index) => {
    const bytes = Buffer.concat([latin1(`${index + 1} 0 obj\n`), Buffer.isBuffer(object) ? object : latin1(object), latin1("\nendobj\n")]);
    places.push(at);
    at += bytes.length;
    parts.push(bytes);
  });
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    latin1(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Pages of lines and perhaps a bitmap behind them → bytes of a PDF. */
export function makePdf(pages, { trailer = "", extraObjects = [] } = {}) {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "",
    ...fontNames.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
  ];
  const fonts = fontNames.map((_, index) => `/F${index} ${index + 3} 0 R`).join(" ");
  const kids = [];
  for (const page of pages) {
    const { width = 612, height = 792, rotate = 0, lines = [], bitmap } = page;
    let content = textStream(lines);
    let image = "";
    if (bitmap) {
      const dictionary = `/Type /XObject /Subtype /Image /Width ${bitmap.width} /Height ${bitmap.height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]`;
      objects.push(streamObject(dictionary, packed(bitmap)));
      image = `/XObject << /Im0 ${objects.length} 0 R >>`;
      content = Buffer.concat([latin1(`q ${width} 0 0 ${height} 0 0 cm /Im0 Do Q\n`), content]);
    }
    objects.push(streamObject("", content));
    const contents = objects.length;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${contents} 0 R /Resources << /Font << ${fonts} >> ${image} >> >>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`;
  return file([...objects, ...extraObjects], trailer.replace("{next}", String(objects.length + 1)));
}
