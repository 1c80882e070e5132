import type { NextConfig } from "next";

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  serverExternalPackages: ["@hyzyla/pdfium", "sharp", "tesseract.js", "mammoth", "graphile-worker", "pg", "docx", "write-excel-file"],
};

export default config;
