import { readFileSync } from 'node:fs';
import type { ThemeSource } from '../engine/theme-source.ts';
import { partToUse, readThemeFile } from '../files/read-theme.ts';

/** The text of a sample theme file. */
export function sampleFile(name: string): string {
  return readFileSync(new URL(`samples/${name}.json`, import.meta.url), 'utf8');
}

/** The source that a sample theme file gives. */
export function sampleSource(name: string): ThemeSource {
  const read = readThemeFile(sampleFile(name));
  const source = 'theme' in read ? partToUse(read.theme) : undefined;
  if (!source) throw new Error(`The sample ${name} is no theme`);
  return source;
}
