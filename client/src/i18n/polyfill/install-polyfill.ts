import { DateTimeFormat } from './date-time-format.ts';
import { DisplayNames } from './display-names.ts';
import { ListFormat } from './list-format.ts';
import { NumberFormat } from './number-format.ts';
import { RelativeTimeFormat } from './relative-time-format.ts';

/**
 * Adds the languages of `find-formats.ts` to `Intl` if the browser lacks them. Chrome (156) has
 * none of them. Firefox and Safari lack Occitan, of which CLDR (48) has only a few names.
 */
export function installPolyfill(language: string): void {
  const isSupported = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  if (isSupported && language !== 'oc') return;
  Object.assign(Intl, {
    DateTimeFormat,
    DisplayNames,
    ListFormat,
    NumberFormat,
    RelativeTimeFormat,
  });
}
