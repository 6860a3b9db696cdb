import type { TimeUnit } from '../format/relative-time.ts';
import { basque } from './basque.ts';
import { esperanto } from './esperanto.ts';
import { irish } from './irish.ts';
import { occitan } from './occitan.ts';
import type { LanguageFormats } from './language-formats.ts';

const formats: ReadonlyMap<string, LanguageFormats> = new Map([
  ['eo', esperanto],
  ['eu', basque],
  ['ga', irish],
  ['oc', occitan],
]);

/** Returns whether `unit` is one of the units of time for which all these languages have words. */
export function isTimeUnit(unit: string | undefined): unit is TimeUnit {
  return unit !== undefined && Object.hasOwn(esperanto.units, unit);
}

/** Returns the formats for the first locale; undefined if the browser has them. */
export function languageFormats(locales: Intl.LocalesArgument): LanguageFormats | undefined {
  const [first] = [locales].flat();
  const [language = ''] = String(first).split('-');
  return formats.get(language);
}
