import { tokens, type Token } from './tokens.ts';

const starters = new Set(['test', 'it', 'describe']);
/** A test that does not run shows nothing. */
const idle = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const opening = new Set(['(', '[', '{']);
const closing = new Set([')', ']', '}']);

/** The index past the bracket that closes the one at `start`. */
function past(found: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < found.length; at += 1) {
    const token = found[at];
    if (token?.kind !== 'mark') continue;
    if (opening.has(token.text)) depth += 1;
    if (closing.has(token.text)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return found.length;
}

/** The index past type arguments that begin at `start`, whose arrows close nothing. */
function pastTypes(found: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < found.length; at += 1) {
    if (isMark(found[at], '<')) depth += 1;
    if (isMark(found[at], '>') && !isMark(found[at - 1], '=')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return found.length;
}

function isMark(token: Token | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text;
}

/** The title of the call whose first word stands at `start`, if it is one of a running test. */
function titleAt(found: readonly Token[], start: number): string | undefined {
  let at = start + 1;
  while (isMark(found[at], '.') && found[at + 1]?.kind === 'word') {
    if (idle.has(found[at + 1]?.text ?? '')) return undefined;
    at += 2;
  }
  if (isMark(found[at], '<')) at = pastTypes(found, at);
  const table = found[at];
  if (table?.kind === 'string') at += 1;
  else if (isMark(table, '(') && found[at + 1]?.kind !== 'string') at = past(found, at);
  const title = found[at + 1];
  return isMark(found[at], '(') && title?.kind === 'string' ? title.text : undefined;
}

/** The titles in a test file: first arguments of test(, it( and describe(, with .each( and the like. */
export function testTitles(source: string): string[] {
  const found = tokens(source);
  return found.flatMap((token, index) => {
    if (token.kind !== 'word' || !starters.has(token.text) || isMark(found[index - 1], '.'))
      return [];
    return titleAt(found, index) ?? [];
  });
}

/** The ids from one number to another: `R-CALL-001..114`. */
function idsOfRange(area: string, first: string, last: string): string[] {
  const length = Math.max(Number(last) - Number(first) + 1, 0);
  return Array.from(
    { length },
    (_, index) => `${area}${String(Number(first) + index).padStart(3, '0')}`,
  );
}

/** The ids that a title names in square brackets: `[R-TL-012]`, `[R-A-001 R-A-002]`, `[R-A-001..009]`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*\bR-[^\]]*)\]/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/\b(R-[A-Z0-9]+-)(\d+)\.\.(\d+)|\bR-[\w-]+/g)].flatMap(
      ([id, area, first, last]) =>
        area !== undefined && first !== undefined && last !== undefined
          ? idsOfRange(area, first, last)
          : [id],
    ),
  );
}
