import { findLanguageFormats } from './find-formats.ts';
import type { DateForm, LanguageFormats } from './language-formats.ts';

function dateFormOf(options: Intl.DateTimeFormatOptions): DateForm | undefined {
  if (options.dateStyle === 'full') return 'full';
  if (options.weekday !== undefined) return 'weekday';
  if (options.dateStyle !== undefined || options.day !== undefined) return 'medium';
  return options.month === undefined ? undefined : 'month';
}

function timeOptions(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const { timeStyle, hour, minute, second } = options;
  return timeStyle === undefined ? { hour, minute, second } : { timeStyle };
}

function formatDate(date: Date, form: DateForm, formats: LanguageFormats): string {
  return formats.dates[form]({
    day: date.getDate(),
    year: date.getFullYear(),
    month: formats.months[date.getMonth()] ?? '',
    shortMonth: formats.shortMonths[date.getMonth()] ?? '',
    weekday: formats.weekdays[date.getDay()] ?? '',
    shortWeekday: formats.shortWeekdays[date.getDay()] ?? '',
  });
}

/**
 * Formats dates with the words of `find-formats.ts`, in the local time zone. The time of day comes
 * from the browser.
 */
export class DateTimeFormat extends Intl.DateTimeFormat {
  readonly #form: DateForm | undefined;
  readonly #formats: LanguageFormats | undefined;
  readonly #hasTime: boolean;

  constructor(locales?: Intl.LocalesArgument, options: Intl.DateTimeFormatOptions = {}) {
    const formats = findLanguageFormats(locales);
    const form = dateFormOf(options);
    super(locales, formats && form ? timeOptions(options) : options);
    this.#formats = formats;
    this.#form = form;
    this.#hasTime = options.timeStyle !== undefined || options.hour !== undefined;
  }

  override format(instant: Date | number = Date.now()): string {
    if (!this.#formats || !this.#form) return super.format(instant);
    const date = formatDate(new Date(instant), this.#form, this.#formats);
    return this.#hasTime ? this.#formats.dateTime(date, super.format(instant)) : date;
  }
}
