// The simple, well-formed HTML that mammoth makes → Markdown: headings, paragraphs, lists, tables as rows of cells. Emphasis is dropped: words are evidence, looks are not.

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

interface State {
  lines: string[];
  text: string;
  lists: { ordered: boolean; count: number }[];
  cells: string[] | null;
  prefix: string;
}

function flush(state: State, after: string[] = [""]): void {
  const text = state.text
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
  state.text = "";
  if (state.cells) return;
  if (text !== "") state.lines.push(state.prefix + text, ...after);
  state.prefix = "";
}

function openTag(state: State, tag: string): void {
  const heading = /^h([1-6])$/.exec(tag)?.[1];
  if (heading) state.prefix = `${"#".repeat(Number(heading))} `;
  else if (tag === "br") state.text += state.cells ? " " : "\n";
  else if (tag === "hr") {
    flush(state);
    state.lines.push("\f");
  } else if (tag === "ul" || tag === "ol") {
    flush(state, []);
    state.lists.push({ ordered: tag === "ol", count: 0 });
  } else if (tag === "li") {
    const list = state.lists.at(-1);
    if (list) state.prefix = `${"  ".repeat(state.lists.length - 1)}${list.ordered ? `${++list.count}.` : "-"} `;
  } else if (tag === "tr") state.cells = [];
}

function closeTag(state: State, tag: string): void {
  if (/^(p|h[1-6])$/.test(tag)) {
    if (state.cells) state.text += " ";
    else flush(state, state.lists.length ? [] : [""]);
  } else if (tag === "li") flush(state, []);
  else if (tag === "ul" || tag === "ol") {
    state.lists.pop();
    if (!state.lists.length) state.lines.push("");
  } else if ((tag === "td" || tag === "th") && state.cells) {
    state.cells.push(state.text.replace(/\s+/g, " ").replaceAll("|", "/").trim());
    state.text = "";
  } else if (tag === "tr" && state.cells) {
    if (state.cells.some((cell) => cell !== "")) state.lines.push(`| ${state.cells.join(" | ")} |`);
    state.cells = null;
  } else if (tag === "table") state.lines.push("");
}

/** "<h1>Deed</h1><p>A &amp; B</p>" → "# Deed\n\nA & B". A page break (<hr>) becomes a form feed on a line of its own. */
export function htmlToMarkdown(html: string): string {
  const state: State = { lines: [], text: "", lists: [], cells: null, prefix: "" };
  for (const part of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^<>]*>|[^<]+|</gi)) {
    const tag = part[2]?.toLowerCase();
    if (tag === undefined) state.text += unescapeHtml(part[0]);
    else if (part[1] === "/") closeTag(state, tag);
    else openTag(state, tag);
  }
  state.cells = null;
  flush(state);
  return state.lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\n*\f\n*/g, "\f")
    .trim();
}
