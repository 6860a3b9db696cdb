import { countUnits } from './count-units.ts';
import { isTimeUnit, languageFormats } from './find-formats.ts';

/** Relative times in the words of `find-formats.ts`. */
export class RelativeTimeFormat extends Intl.RelativeTimeFormat {
  readonly #locales: Intl.LocalesArgument;
  readonly #options: Intl.RelativeTimeFormatOptions;

  constructor(locales?: Intl.LocalesArgument, options: Intl.RelativeTimeFormatOptions = {}) {
    super(locales, options);
    this.#locales = locales;
    this.#options = options;
  }

  override format(value: number, unit: Intl.RelativeTimeFormatUnit): string {
    const formats = languageFormats(this.#locales);
    if (!formats || !isTimeUnit(unit)) return super.format(value, unit);
    if (value === 0 && unit === 'second' && this.#options.numeric === 'auto') return formats.now;
    const amount = Math.abs(value);
    if (this.#options.style === 'narrow') {
      const span = countUnits(amount, { other: formats.shortUnits[unit] }, this.#locales);
      return value < 0 ? formats.past(span) : formats.future(span);
    }
    const noun = formats.units[unit];
    return value < 0
      ? formats.past(countUnits(amount, noun, this.#locales))
      : formats.future(countUnits(amount, formats.futureUnits?.[unit] ?? noun, this.#locales));
  }
}
