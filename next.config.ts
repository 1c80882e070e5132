import type { NextConfig } from "next";

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks types; a start does not do it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["@hyzyla/pdfium", "sharp", "tesseract.js", "mammoth", "pg", "docx", "write-excel-file"],
};

export default config;
