import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import type { TimeUnit } from './time-distance.ts';
import { formatTimeSpan } from './time-span.ts';

const units: readonly TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

describe('formatTimeSpan', () => {
  it('uses s, m, h, d, w, mo and y in English', () => {
    const written = units.map((unit) => formatTimeSpan(12, unit, 'en'));
    expect(written).toEqual(['12s', '12m', '12h', '12d', '12w', '12mo', '12y']);
    expect(formatTimeSpan(1, 'month', 'en-GB')).toBe('1mo');
  });

  it('matches Intl in English except for the month', () => {
    for (const unit of units.filter((name) => name !== 'month')) {
      const platform = new Intl.NumberFormat('en', {
        style: 'unit',
        unit,
        unitDisplay: 'narrow',
      });
      for (const amount of [0, 1, 59, 999, 1000, 12_345])
        expect(formatTimeSpan(amount, unit, 'en-US')).toBe(platform.format(amount));
    }
  });

  it.each(languages)('has a distinct text for every unit in $name', ({ code }) => {
    for (const amount of [3, 12]) {
      const written = units.map((unit) => formatTimeSpan(amount, unit, code));
      expect(new Set(written).size).toBe(units.length);
    }
  });

  it.each([
    ['ja', 'minute', '12 分'],
    ['de', 'hour', '12h'],
    ['zh_Hant', 'day', '12 天'],
  ] as const)('formats twelve in %s by %s as %s', (locale, unit, text) => {
    expect(formatTimeSpan(12, unit, locale).replaceAll('\u00A0', ' ')).toBe(text);
  });
});
