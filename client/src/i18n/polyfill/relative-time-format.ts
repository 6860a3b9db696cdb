import { countUnits } from './count-units.ts';
import { isTimeUnit, findLanguageFormats } from './find-formats.ts';

/** Formats relative times with the words of `find-formats.ts`. */
export class RelativeTimeFormat extends Intl.RelativeTimeFormat {
  readonly #locales: Intl.LocalesArgument;
  readonly #options: Intl.RelativeTimeFormatOptions;

  constructor(locales?: Intl.LocalesArgument, options: Intl.RelativeTimeFormatOptions = {}) {
    super(locales, options);
    this.#locales = locales;
    this.#options = options;
  }

  override format(value: number, unit: Intl.RelativeTimeFormatUnit): string {
    const formats = findLanguageFormats(this.#locales);
    if (!formats || !isTimeUnit(unit)) return super.format(value, unit);
    if (value === 0 && unit === 'second' && this.#options.numeric === 'auto') return formats.now;
    const isPast = value < 0;
    const long = (isPast ? undefined : formats.futureUnits?.[unit]) ?? formats.units[unit];
    const noun = this.#options.style === 'narrow' ? { other: formats.shortUnits[unit] } : long;
    const span = countUnits(Math.abs(value), noun, this.#locales);
    return isPast ? formats.past(span) : formats.future(span);
  }
}
