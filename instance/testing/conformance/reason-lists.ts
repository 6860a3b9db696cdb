import { readFileSync } from 'node:fs';

/** Reads the lines of a list in this folder, split at tabs; lines starting with # are comments. */
export function readReasonList(file: string): readonly (readonly string[])[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** Whether a pattern matches; `*` stands for any text, `?` for one character. */
export function matchesPattern(pattern: string, text: string): boolean {
  const literal = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(text);
}

const lines = readReasonList('left-out.txt');

/** Returns why an exchange is not replayed; undefined if it is. */
export function skipReason(name: string): string | undefined {
  return lines.find(([pattern = '']) => matchesPattern(pattern, name))?.[1];
}

/** Returns lines of the list that match no exchange. */
export function unusedReasonLines(names: readonly string[]): readonly string[] {
  return lines
    .map(([pattern = '']) => pattern)
    .filter((pattern) => !names.some((name) => matchesPattern(pattern, name)));
}
