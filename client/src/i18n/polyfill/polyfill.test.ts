import { expect, it } from 'vitest';
import { DateTimeFormat } from './date-time-format.ts';
import { DisplayNames } from './display-names.ts';
import { isTimeUnit } from './find-formats.ts';
import { ListFormat } from './list-format.ts';
import { NumberFormat } from './number-format.ts';
import { RelativeTimeFormat } from './relative-time-format.ts';

const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const evening = new Date(2026, 10, 26, 19, 47, 12);

/* Node has complete data for these languages, with which the results of the polyfill are
   compared. */
it.each(['eo', 'eu', 'ga'])('RelativeTimeFormat: formats times in %s as CLDR does', (locale) => {
  const own = new RelativeTimeFormat([locale]);
  const node = new Intl.RelativeTimeFormat([locale]);
  for (const unit of units) {
    /* CLDR (48) has "3 uair an chloig"; Irish has "3 huaire an chloig". */
    if (locale === 'ga' && unit === 'hour') continue;
    for (let amount = 1; amount <= 30; amount += 1) {
      expect(own.format(-amount, unit)).toBe(node.format(-amount, unit));
      expect(own.format(amount, unit)).toBe(node.format(amount, unit));
    }
  }
  const isNow = { numeric: 'auto' } as const;
  expect(new RelativeTimeFormat([locale], isNow).format(0, 'second')).toBe(
    new Intl.RelativeTimeFormat([locale], isNow).format(0, 'second'),
  );
});

it.each(['eo', 'eu', 'ga'])('ListFormat: formats lists in %s as CLDR does', (locale) => {
  for (const type of ['conjunction', 'disjunction'] as const) {
    const own = new ListFormat([locale], { type });
    const node = new Intl.ListFormat([locale], { type });
    for (const list of [[], ['A'], ['A', 'B'], ['A', 'B', 'C']]) {
      expect(own.format(list)).toBe(node.format(list));
      expect(own.formatToParts(list)).toEqual(node.formatToParts(list));
    }
  }
});

it.each(['eo', 'eu', 'ga'])(
  'DateTimeFormat: writes months and days in %s as CLDR does',
  (locale) => {
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(2026, month, 1 + month);
      const partOf = (options: Intl.DateTimeFormatOptions): string =>
        new Intl.DateTimeFormat([locale], options).format(date).toLowerCase();
      const full = new DateTimeFormat([locale], { dateStyle: 'full' }).format(date).toLowerCase();
      expect(full).toContain(partOf({ month: 'long' }));
      expect(full).toContain(partOf({ weekday: 'long' }));
    }
  },
);

it.each([
  ['eo', 'ĵaŭdo, la 26-a de novembro 2026, 19:47:12', 'ĵaŭ, 26 nov 2026, 19:47'],
  ['eu', '2026(e)ko azaroaren 26(a), osteguna (19:47:12)', '2026(e)ko aza. 26(a), og. (19:47)'],
  ['ga', 'Déardaoin 26 Samhain 2026, 19:47:12', 'Déar 26 Samh 2026, 19:47'],
  ['oc', 'dijòus 26 de novembre de 2026, 19:47:12', 'dj. 26 nov. 2026, 19:47'],
])(
  'DateTimeFormat: formats a date with its time in %s as "%s", and in short as "%s"',
  (locale, full, short) => {
    const locales = [locale, 'ca'];
    expect(
      new DateTimeFormat(locales, { dateStyle: 'full', timeStyle: 'medium' }).format(evening),
    ).toBe(full);
    expect(
      new DateTimeFormat(locales, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }).format(evening),
    ).toBe(short);
  },
);

it.each([
  ['eo', '26 nov 2026', '26 nov 2026, 19:47', 'novembro 2026'],
  ['eu', '2026(e)ko aza. 26(a)', '2026(e)ko aza. 26(a) (19:47)', '2026(e)ko azaroa'],
  ['ga', '26 Samh 2026', '26 Samh 2026, 19:47', 'Samhain 2026'],
  ['oc', '26 nov. 2026', '26 nov. 2026, 19:47', 'novembre de 2026'],
])(
  'DateTimeFormat: formats in %s a date as "%s", with its time as "%s" and its month as "%s"',
  (locale, date, time, month) => {
    const format = (options: Intl.DateTimeFormatOptions): string =>
      new DateTimeFormat([locale, 'ca'], options).format(evening);
    expect(format({ dateStyle: 'medium' })).toBe(date);
    expect(format({ dateStyle: 'medium', timeStyle: 'short' })).toBe(time);
    expect(format({ month: 'long', year: 'numeric' })).toBe(month);
    expect(format({ timeStyle: 'short' })).toBe('19:47');
  },
);

it.each([
  ['eo', '12 min', '3 semajnoj', 'post 2 h'],
  ['eu', '12 min', '3 aste', '2 h barru'],
  ['ga', '12 nóim', '3 seachtaine', 'i gceann 2 u'],
  ['oc', '12 min', '3 setmanas', 'd’aicí 2 h'],
])(
  'NumberFormat and RelativeTimeFormat: format times in %s as "%s", "%s" and "%s"',
  (locale, short, long, future) => {
    const unit = { style: 'unit' } as const;
    const locales = [locale, 'ca'];
    expect(
      new NumberFormat(locales, { ...unit, unit: 'minute', unitDisplay: 'narrow' }).format(12),
    ).toBe(short);
    expect(
      new NumberFormat(locales, { ...unit, unit: 'week', unitDisplay: 'long' }).format(3),
    ).toBe(long);
    expect(new RelativeTimeFormat(locales, { style: 'narrow' }).format(2, 'hour')).toBe(future);
  },
);

it('NumberFormat: writes hours in Irish in all plural forms of the language', () => {
  const irish = new RelativeTimeFormat(['ga']);
  expect([1, 2, 3, 8, 11].map((hours) => irish.format(-hours, 'hour'))).toEqual([
    '1 uair an chloig ó shin',
    '2 uair an chloig ó shin',
    '3 huaire an chloig ó shin',
    '8 n-uaire an chloig ó shin',
    '11 uair an chloig ó shin',
  ]);
});

it('NumberFormat: writes no two short units of a language alike', () => {
  for (const locale of ['eo', 'eu', 'ga', 'oc']) {
    const texts = units.map((unit) =>
      new NumberFormat([locale], { style: 'unit', unit }).format(2),
    );
    expect(new Set(texts).size).toBe(units.length);
  }
});

it('installPolyfill: formats dates in regional variants of a language too', () => {
  expect(new RelativeTimeFormat(['eu-ES', 'es']).format(-2, 'day')).toBe('duela 2 egun');
});

it('DisplayNames: returns the names of these languages in the languages themselves', () => {
  const names = new DisplayNames(['eo', 'es'], { type: 'language' });
  expect(['de', 'eo', 'fa'].map((code) => names.of(code))).toEqual([
    'Deutsch',
    'Esperanto',
    'فارسی',
  ]);
});

it('installPolyfill: formats other languages and other units as the browser does', () => {
  expect(new RelativeTimeFormat(['de']).format(-2, 'day')).toBe('vor 2 Tagen');
  expect(new RelativeTimeFormat(['eo']).format(-2, 'quarter')).toBe(
    new Intl.RelativeTimeFormat(['eo']).format(-2, 'quarter'),
  );
  expect(new DateTimeFormat('de', { month: 'long' }).format(evening)).toBe('November');
  expect(new ListFormat('de').format(['A', 'B'])).toBe('A und B');
  expect(new NumberFormat(['eu', 'es']).format(12345.6)).toBe('12.345,6');
  expect(new DisplayNames(['de'], { type: 'language' }).of('fr')).toBe('Französisch');
  for (const unit of ['quarter', 'constructor', 'toString']) expect(isTimeUnit(unit)).toBe(false);
});
