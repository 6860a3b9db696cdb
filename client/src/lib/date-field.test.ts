import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { toDateFieldValue, parseDateField } from './date-field.ts';

test('parseDateField: returns the moment that toDateFieldValue formatted, without its seconds', () => {
  const within = { min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true };
  assert(
    property(date(within), (moment) => {
      const back = Date.parse(parseDateField(toDateFieldValue(moment.toISOString())) ?? '');
      expect(Math.abs(back - moment.getTime())).toBeLessThanOrEqual(3_600_000);
      expect(toDateFieldValue(back)).toBe(toDateFieldValue(moment.toISOString()));
    }),
  );
});

test('parseDateField: returns undefined for an invalid date', () => {
  expect([toDateFieldValue(''), toDateFieldValue(null), toDateFieldValue('soon')]).toEqual([
    '',
    '',
    '',
  ]);
  expect([parseDateField(''), parseDateField('soon')]).toEqual([undefined, undefined]);
  expect(parseDateField('2026-11-23')).toBe(parseDateField('2026-11-23T00:00'));
});
