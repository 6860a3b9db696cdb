import { fits, readList } from './reason-lists.ts';

const lines = readList('left-out.txt');

/** Why an exchange is not replayed, or nothing. */
export function leftOut(name: string): string | undefined {
  return lines.find(([pattern = '']) => fits(pattern, name))?.[1];
}

/** Lines of the list that name no exchange. */
export function idleLines(names: readonly string[]): readonly string[] {
  return lines
    .map(([pattern = '']) => pattern)
    .filter((pattern) => !names.some((name) => fits(pattern, name)));
}
