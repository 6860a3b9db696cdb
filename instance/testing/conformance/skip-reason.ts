import { matchesPattern, readList } from './reason-lists.ts';

const lines = readList('left-out.txt');

/** Returns why an exchange is not replayed; undefined if it is. */
export function skipReason(name: string): string | undefined {
  return lines.find(([pattern = '']) => matchesPattern(pattern, name))?.[1];
}

/** Returns lines of the list that match no exchange. */
export function unusedLines(names: readonly string[]): readonly string[] {
  return lines
    .map(([pattern = '']) => pattern)
    .filter((pattern) => !names.some((name) => matchesPattern(pattern, name)));
}
