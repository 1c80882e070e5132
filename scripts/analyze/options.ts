// What was asked for on the command line.
import { parseArgs } from "node:util";

export interface AnalyzeOptions {
  paths: string[];
  json: boolean;
  url: string | null;
  name: string | null;
  county: string | null;
  state: string | null;
  asOf: string | null;
}

export const usage = `Usage: npm run analyze -- [options] <files or folders…>
  --name <text>     name of the package (default: the first folder or file)
  --county <text>   --state <text>   --as-of <YYYY-MM-DD>
  --url <address>   a Muniment that runs elsewhere (default: the one of this checkout; it is started when it does not run)
  --json            print everything as one JSON document
Exit code: 0 every document was read · 1 some document or the analysis failed · 2 wrong usage, or nothing could be done`;

/** Options of a command line, or the reason why it is not one. */
export function parseOptions(args: readonly string[]): AnalyzeOptions | string {
  const text = { type: "string" } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" }, help: { type: "boolean", short: "h" }, url: text, name: text, county: text, state: text, "as-of": text },
    });
    if (values.help) return "";
    if (positionals.length === 0) return "Name at least one file or folder.";
    const asOf = values["as-of"] ?? null;
    if (asOf !== null && !/^\d{4}-\d{2}-\d{2}$/.test(asOf)) return `--as-of "${asOf}" is not a date such as 2024-05-01.`;
    if (values.url !== undefined && !URL.canParse(values.url)) return `--url "${values.url}" is not an address.`;
    const { name = null, county = null, state = null } = values;
    return { paths: positionals, json: values.json === true, url: values.url?.replace(/\/+$/, "") ?? null, name, county, state, asOf };
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}
