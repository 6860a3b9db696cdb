import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dateFieldOf, momentOfField } from './date-field.ts';

test('parseDateField: restores a moment to the minute', () => {
  const within = { min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true };
  assert(
    property(date(within), (moment) => {
      const back = Date.parse(momentOfField(dateFieldOf(moment.toISOString())) ?? '');
      expect(Math.abs(back - moment.getTime())).toBeLessThanOrEqual(3_600_000);
      expect(dateFieldOf(back)).toBe(dateFieldOf(moment.toISOString()));
    }),
  );
});

test('parseDateField: returns undefined for an invalid date', () => {
  expect([dateFieldOf(''), dateFieldOf(null), dateFieldOf('soon')]).toEqual(['', '', '']);
  expect([momentOfField(''), momentOfField('soon')]).toEqual([undefined, undefined]);
  expect(momentOfField('2026-11-23')).toBe(momentOfField('2026-11-23T00:00'));
});
