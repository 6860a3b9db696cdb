import type { TimeUnit } from '../format/relative-time.ts';
import { basqueFormats } from './basque.ts';
import { esperantoFormats } from './esperanto.ts';
import { irishFormats } from './irish.ts';
import { occitanFormats } from './occitan.ts';
import type { LanguageFormats } from './language-formats.ts';

const formats: ReadonlyMap<string, LanguageFormats> = new Map([
  ['eo', esperantoFormats],
  ['eu', basqueFormats],
  ['ga', irishFormats],
  ['oc', occitanFormats],
]);

/**
 * Returns whether `unit` is one of the units of time for which all languages in `find-formats.ts`
 * have words.
 */
export function isTimeUnit(unit: string | undefined): unit is TimeUnit {
  return unit !== undefined && Object.hasOwn(esperantoFormats.units, unit);
}

/**
 * Returns our formats for the first of the locales; undefined if the browser supports this locale
 * itself.
 */
export function findLanguageFormats(locales: Intl.LocalesArgument): LanguageFormats | undefined {
  const [first] = [locales].flat();
  const [language = ''] = String(first).split('-');
  return formats.get(language);
}
