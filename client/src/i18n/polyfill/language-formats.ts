import type { TimeUnit } from '../format/relative-time.ts';

/** The forms of a noun, by plural category. */
export type NounForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

/**
 * The forms of a date. `full`: with weekday. `weekday`: with a short weekday. `month`: month and
 * year.
 */
export type DateForm = 'full' | 'weekday' | 'medium' | 'month';

/** The parts of which a date is composed. */
interface DateParts {
  readonly day: number;
  readonly year: number;
  readonly month: string;
  readonly shortMonth: string;
  readonly weekday: string;
  readonly shortWeekday: string;
}

/** Words and patterns of a language for which a browser has no data in `Intl`. */
export interface LanguageFormats {
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** Sunday is the first, as in `Date.getDay`. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly dates: Readonly<Record<DateForm, (parts: DateParts) => string>>;
  readonly dateTime: (date: string, time: string) => string;
  readonly now: string;
  readonly past: (span: string) => string;
  readonly future: (span: string) => string;
  readonly units: Readonly<Record<TimeUnit, NounForms>>;
  /** Forms of units that are used after the words of `future`, if they differ from the others. */
  readonly futureUnits?: Readonly<Partial<Record<TimeUnit, NounForms>>>;
  readonly shortUnits: Readonly<Record<TimeUnit, string>>;
  readonly and: string;
  readonly or: string;
}
