const WHITE = 0xffffffff;
const ANNOTATIONS = 0x01;
const GREYSCALE = 0x08;
const RGB_ORDER = 0x10;

/** Pixels of a loaded page at a size: 1 channel (grey) or 4 (RGBA). A copy, free of pdfium's memory. */
export function renderPdfPage(module, page, width, height, channels) {
  const bytes = width * height * channels;
  const pointer = module._malloc(bytes);
  if (!pointer) throw new Error("out of memory");
  const bitmap = module._FPDFBitmap_CreateEx(width, height, channels, pointer, width * channels);
  try {
    module._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    module._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | (channels === 1 ? GREYSCALE : RGB_ORDER));
    return Buffer.from(module.HEAPU8.slice(pointer, pointer + bytes).buffer);
  } finally {
    module._FPDFBitmap_Destroy(bitmap);
    module._free(pointer);
  }
}
