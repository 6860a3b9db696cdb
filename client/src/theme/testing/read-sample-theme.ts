import { readFileSync } from 'node:fs';
import type { ThemeSource } from '../engine/theme-source.ts';
import { preferredThemeSource, readThemeFile } from '../files/read-theme.ts';

/** Returns the text of a sample theme file. */
export function readSampleThemeFile(name: string): string {
  return readFileSync(new URL(`samples/${name}.json`, import.meta.url), 'utf8');
}

/** Returns the source of a sample theme file. */
export function readSampleThemeSource(name: string): ThemeSource {
  const read = readThemeFile(readSampleThemeFile(name));
  const source = 'theme' in read ? preferredThemeSource(read.theme) : undefined;
  if (!source) throw new Error(`The sample ${name} is no theme`);
  return source;
}
