import { tokenize, type Token } from './tokenize.ts';

const testFunctions = new Set(['test', 'it', 'describe']);
/** A test that does not run covers nothing. */
const inactiveModifiers = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const opening = new Set(['(', '[', '{']);
const closing = new Set([')', ']', '}']);

/** Returns the index after the bracket that closes the one at `start`. */
function indexAfter(found: readonly Token[], start: number): number {
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

/**
 * Returns the index after type arguments that begin at `start`. The `>` of an arrow closes nothing.
 */
function indexAfterTypes(found: readonly Token[], start: number): number {
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

/** Returns the title of the call whose name is at `start`, if it is a test that runs. */
function titleAt(found: readonly Token[], start: number): string | undefined {
  let at = start + 1;
  while (isMark(found[at], '.') && found[at + 1]?.kind === 'word') {
    if (inactiveModifiers.has(found[at + 1]?.text ?? '')) return undefined;
    at += 2;
  }
  if (isMark(found[at], '<')) at = indexAfterTypes(found, at);
  const table = found[at];
  if (table?.kind === 'string') at += 1;
  else if (isMark(table, '(') && found[at + 1]?.kind !== 'string') at = indexAfter(found, at);
  const title = found[at + 1];
  return isMark(found[at], '(') && title?.kind === 'string' ? title.text : undefined;
}

/**
 * Returns the titles in a test file: the first arguments of `test`, `it` and `describe`, also with
 * `.each` and similar modifiers.
 */
export function testTitles(source: string): string[] {
  const found = tokenize(source);
  return found.flatMap((token, index) => {
    if (token.kind !== 'word' || !testFunctions.has(token.text) || isMark(found[index - 1], '.'))
      return [];
    return titleAt(found, index) ?? [];
  });
}

/** Returns the ids of a range such as `R-CALL-001..114`. */
function idsOfRange(area: string, first: string, last: string): string[] {
  const length = Math.max(Number(last) - Number(first) + 1, 0);
  return Array.from(
    { length },
    (_, index) => `${area}${String(Number(first) + index).padStart(3, '0')}`,
  );
}

/**
 * Returns the ids in square brackets of a title: `[R-TL-012]`, `[R-A-001 R-A-002]`,
 * `[R-A-001..009]`.
 */
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
