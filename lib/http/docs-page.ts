// The readable reference of the API, made from the operations map.
import { operations } from "@/lib/contracts/operations";
import type { Operation } from "@/lib/contracts/operations/operation";
import { problemStatus } from "@/lib/contracts/problem";

const escapeHtml = (s: string): string => s.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** HTML with one row an operation, by tag, and the problem codes with their statuses. */
export function docsPage(): string {
  const all = Object.entries(operations) as [string, Operation][];
  const tags = [...new Set(all.map(([, op]) => op.tag))];
  const sections = tags.map(
    (tag) =>
      `<h2 id="${tag}">${tag}</h2><table><thead><tr><th>Call</th><th>What it does</th><th>Takes</th><th>Answers</th></tr></thead><tbody>${all
        .filter(([, op]) => op.tag === tag)
        .map(([id, op]) => rowOf(id, op))
        .join("")}</tbody></table>`,
  );
  const codes = Object.entries(problemStatus).map(([code, status]) => `<tr id="problem-${code}"><td><code>${code}</code></td><td>${status}</td></tr>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Muniment API</title><style>${css}</style></head><body><main>
<h1>Muniment API</h1><p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). Errors are <code>application/problem+json</code> with a stable <code>code</code>. Lists take <code>limit</code> and <code>cursor</code>. Every POST that creates takes an <code>Idempotency-Key</code>. Stored answers carry an <code>ETag</code>.</p>
${sections.join("\n")}<h2 id="problems">problems</h2><table><thead><tr><th>code</th><th>status</th></tr></thead><tbody>${codes.join("")}</tbody></table></main></body></html>`;
}

function rowOf(id: string, op: Operation): string {
  const query = op.query ? Object.keys(op.query.shape).map((k) => `<code>?${escapeHtml(k)}</code>`) : [];
  const takes = [...query, ...(op.body ? [op.multipart ? "JSON or multipart" : "JSON"] : [])].join(" ");
  const problems = op.problems.map((p) => `<a href="#problem-${p}">${problemStatus[p]}</a>`).join(" ");
  return `<tr id="${id}"><td><code>${op.method} ${escapeHtml(op.path)}</code></td><td>${escapeHtml(op.summary)}</td><td>${takes}</td><td>${op.status} ${escapeHtml(op.produces ?? (op.response ? "application/json" : ""))} ${problems}</td></tr>`;
}

const css = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}main{max-width:70rem;margin:2rem auto;padding:0 1rem;overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 18%,transparent);vertical-align:top}code{font:13px ui-monospace,monospace}h2{margin-top:2.2rem;text-transform:capitalize}:target{background:color-mix(in srgb,gold 25%,transparent)}`;
