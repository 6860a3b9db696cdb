/** A piece of source text: a word, the content of a string, or one mark. */
export interface Token {
  readonly kind: 'word' | 'string' | 'mark';
  readonly text: string;
}

/** After these a slash begins a regular expression; after a value it divides. */
const beforeExpression = /[(,=:[!&|?{};+\-*%<>~^]$|^(?:return|typeof|case|in|of|await)$|^$/;

/** What may begin here, longest claim first; a quote that never closes on its line is a mark. */
const pieces =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[\w$]+|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|[^]/y;
const expression = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;

/** The end of a template that begins at `start`, past its last backtick. */
function endOfTemplate(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2;
    else if (source.startsWith('${', at)) at = endOfHole(source, at + 2);
    else at += 1;
  }
  return at + 1;
}

function endOfHole(source: string, start: number): number {
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
 * Cuts TypeScript into as much structure as finding titles takes: comments and regular expressions
 * are left out, a string is one token, and so is a template with whatever stands in its holes.
 */
export function tokens(source: string): Token[] {
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
      beforeExpression.test(before?.kind === 'string' ? 'x' : (before?.text ?? ''))
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
