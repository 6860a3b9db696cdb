import { readFileSync } from 'node:fs';

/** Lines of a list kept beside this file, each cut at its tabs; those that begin with # say what it is. */
export function readList(file: string): readonly (readonly string[])[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** Whether a word of a list fits; a `*` in it stands for anything, a `?` for one character. */
export function fits(pattern: string, text: string): boolean {
  const literal = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(text);
}
