/** A token of source text: a word, the content of a string, or one mark. */
export interface Token {
  readonly kind: 'word' | 'string' | 'mark';
  readonly text: string;
}

/** After these, a slash begins a regular expression; after a value, it divides. */
const precedesExpression = /[(,=:[!&|?{};+\-*%<>~^]$|^(?:return|typeof|case|in|of|await)$|^$/;

/** Tokens in order of precedence. A quote that is not closed on its line is a mark. */
const pieces =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[\w$]+|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|[^]/y;
const expression = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;

/** Returns the end of a template that begins at `start`, after its last backtick. */
function endOfTemplate(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2;
    else if (source.startsWith('${', at)) at = endOfSubstitution(source, at + 2);
    else at += 1;
  }
  return at + 1;
}

function endOfSubstitution(source: string, start: number): number {
  let depth = 1;
  let at = start;
  while (at < source.length && depth > 0) {
    if (source[at] === '`') at = endOfTemplate(source, at);
    else {
      if (source[at] === '{') depth += 1;
      if (source[at] === '}') depth -= 1;
      at += 1;
    }
  }
  return at;
}

/**
 * Splits TypeScript into the tokens that are needed to find titles: comments are omitted, a regular
 * expression is one mark, a string is one token, and so is a template with its substitutions.
 */
export function tokenize(source: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < source.length) {
    if (source[at] === '`') {
      const end = endOfTemplate(source, at);
      found.push({ kind: 'string', text: source.slice(at + 1, end - 1) });
      at = end;
      continue;
    }
    const comment = source.startsWith('//', at) || source.startsWith('/*', at);
    const before = found.at(-1);
    if (
      source[at] === '/' &&
      !comment &&
      precedesExpression.test(before?.kind === 'string' ? 'x' : (before?.text ?? ''))
    ) {
      expression.lastIndex = at;
      if (expression.test(source)) {
        found.push({ kind: 'mark', text: 'regular expression' });
        at = expression.lastIndex;
        continue;
      }
    }
    pieces.lastIndex = at;
    const [piece = '', single, double] = pieces.exec(source) ?? [];
    const text = single ?? double;
    if (text !== undefined) found.push({ kind: 'string', text });
    else if (/^[\w$]/.test(piece)) found.push({ kind: 'word', text: piece });
    else if (!comment && piece.trim() !== '') found.push({ kind: 'mark', text: piece });
    at += Math.max(piece.length, 1);
  }
  return found;
}
