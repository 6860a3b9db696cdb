import type { TimeUnit } from '../format/relative-time.ts';

/** Forms of a noun by plural category. */
export type NounForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

/** `full`: with weekday. `weekday`: with a short one. `month`: a month and its year. */
export type DateForm = 'full' | 'weekday' | 'medium' | 'month';

/** What a date is composed of. */
interface DateParts {
  readonly day: number;
  readonly year: number;
  readonly month: string;
  readonly shortMonth: string;
  readonly weekday: string;
  readonly shortWeekday: string;
}

/** Words and patterns of a language for which a browser has no Intl data. */
export interface LanguageFormats {
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** Sunday first, as `Date.getDay` counts. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly dates: Readonly<Record<DateForm, (parts: DateParts) => string>>;
  readonly dateTime: (date: string, time: string) => string;
  readonly now: string;
  readonly past: (span: string) => string;
  readonly future: (span: string) => string;
  readonly units: Readonly<Record<TimeUnit, NounForms>>;
  /** Forms after the words of `future`, where they differ. */
  readonly futureUnits?: Readonly<Partial<Record<TimeUnit, NounForms>>>;
  readonly shortUnits: Readonly<Record<TimeUnit, string>>;
  readonly and: string;
  readonly or: string;
}
