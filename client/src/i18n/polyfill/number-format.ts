import { countUnits } from './count-units.ts';
import { isTimeUnit, findLanguageFormats } from './find-formats.ts';
import type { NounForms } from './language-formats.ts';

/**
 * Formats numbers as the browser does, and numbers with a unit of time with the words of
 * `find-formats.ts`.
 */
export class NumberFormat extends Intl.NumberFormat {
  readonly #locales: Intl.LocalesArgument;
  readonly #noun: NounForms | undefined;

  constructor(locales?: Intl.LocalesArgument, options: Intl.NumberFormatOptions = {}) {
    super(locales, options);
    const { unit, unitDisplay } = options;
    const formats = findLanguageFormats(locales);
    this.#locales = locales;
    if (!formats || !isTimeUnit(unit)) return;
    this.#noun = unitDisplay === 'long' ? formats.units[unit] : { other: formats.shortUnits[unit] };
  }

  override format(value: number | bigint | Intl.StringNumericLiteral): string {
    return this.#noun ? countUnits(Number(value), this.#noun, this.#locales) : super.format(value);
  }
}
