// The part of CEL that function options use: paths, literals, comparisons, && || ! and parentheses.
// An expression outside it is an error, never silently true: the function is then not triggered, and the log says why.
type Scope = Readonly<Record<string, unknown>>;
type Value = unknown;

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\d+(?:\.\d+)?)|([A-Za-z_][\w-]*)|(==|!=|<=|>=|&&|\|\||[<>!().[\]+]))/y;

interface Token {
  kind: "text" | "number" | "name" | "sign";
  text: string;
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new SyntaxError(`cannot read "${source.slice(at, at + 20)}" in the expression "${source}"`);
    if (match[1] !== undefined) tokens.push({ kind: "text", text: match[1].slice(1, -1).replace(/\\(.)/g, "$1") });
    else if (match[2] !== undefined) tokens.push({ kind: "number", text: match[2] });
    else if (match[3] !== undefined) tokens.push({ kind: "name", text: match[3] });
    else tokens.push({ kind: "sign", text: match[4] ?? "" });
  }
  return tokens;
}

const memberOf = (value: Value, key: string): Value => {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return null;
  return (value as Record<string, unknown>)[key] ?? null;
};

function compare(sign: string, left: Value, right: Value): boolean {
  if (sign === "==") return left === right;
  if (sign === "!=") return left !== right;
  if (typeof left !== typeof right || (typeof left !== "number" && typeof left !== "string")) return false;
  const [a, b] = [left, right as typeof left];
  return sign === "<" ? a < b : sign === "<=" ? a <= b : sign === ">" ? a > b : a >= b;
}

class Reader {
  private at = 0;
  constructor(
    private readonly tokens: Token[],
    private readonly scope: Scope,
  ) {}

  private sign(...texts: string[]): string | null {
    const token = this.tokens[this.at];
    if (token?.kind !== "sign" || !texts.includes(token.text)) return null;
    this.at += 1;
    return token.text;
  }

  private expect(text: string): void {
    if (!this.sign(text)) throw new SyntaxError(`expected "${text}" in the expression`);
  }

  whole(): Value {
    const value = this.either();
    if (this.at < this.tokens.length) throw new SyntaxError(`unexpected "${this.tokens[this.at]?.text}" in the expression`);
    return value;
  }

  private either(): Value {
    let value = this.both();
    while (this.sign("||")) {
      const right = this.both();
      value = value === true || right === true;
    }
    return value;
  }

  private both(): Value {
    let value = this.comparison();
    while (this.sign("&&")) {
      const right = this.comparison();
      value = value === true && right === true;
    }
    return value;
  }

  private comparison(): Value {
    const left = this.sum();
    const sign = this.sign("==", "!=", "<=", ">=", "<", ">");
    return sign ? compare(sign, left, this.sum()) : left;
  }

  private sum(): Value {
    let value = this.unary();
    while (this.sign("+")) {
      const right = this.unary();
      value = typeof value === "number" && typeof right === "number" ? value + right : `${value ?? ""}${right ?? ""}`;
    }
    return value;
  }

  private unary(): Value {
    return this.sign("!") ? this.unary() !== true : this.primary();
  }

  private primary(): Value {
    if (this.sign("(")) {
      const value = this.either();
      this.expect(")");
      return value;
    }
    const token = this.tokens[this.at];
    this.at += 1;
    if (token?.kind === "text") return token.text;
    if (token?.kind === "number") return Number(token.text);
    if (token?.kind !== "name") throw new SyntaxError(`unexpected ${token ? `"${token.text}"` : "end"} in the expression`);
    if (token.text === "true" || token.text === "false") return token.text === "true";
    return token.text === "null" ? null : this.path(memberOf(this.scope, token.text));
  }

  private path(start: Value): Value {
    let value = start;
    for (let sign = this.sign(".", "["); sign; sign = this.sign(".", "[")) {
      const token = this.tokens[this.at];
      this.at += 1;
      if (!token || token.kind === "sign") throw new SyntaxError("a path ends too early in the expression");
      value = memberOf(value, token.text);
      if (sign === "[") this.expect("]");
    }
    return value;
  }
}

/** evaluate("event.data.n > 2", {event:{data:{n:3}}}) → true; a path that leads nowhere is null. Throws SyntaxError for what it cannot read. */
export const evaluate = (source: string, scope: Scope): unknown => new Reader(tokensOf(source), scope).whole();

/** True only when the expression is exactly true; no expression at all is true. */
export const holds = (source: string | null | undefined, scope: Scope): boolean => !source || evaluate(source, scope) === true;
