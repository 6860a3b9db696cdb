import { describe, expect, test } from 'vitest';
import { bodyOf, draftOf, emptyDraft, withAllDay } from './announcement-draft.ts';

const row = {
  id: '1',
  rawContent: 'Closed',
  startsAt: '2026-11-23T09:30:00.000Z',
  endsAt: null,
  allDay: false,
};

test('editing begins with what is there, and sends the same moments [R-ANN-010]', () => {
  expect(bodyOf(draftOf(row))).toEqual({
    content: 'Closed',
    starts_at: '2026-11-23T09:30:00.000Z',
    ends_at: null,
    all_day: false,
  });
});

test('an empty form sends open dates', () => {
  expect(bodyOf(emptyDraft)).toMatchObject({ starts_at: null, ends_at: null });
});

describe('all-day asks for dates without times [R-ANN-006]', () => {
  test.each([
    [true, '2026-11-23T09:30', '2026-11-23'],
    [false, '2026-11-23', '2026-11-23T00:00'],
    [true, '', ''],
  ])('all day %s makes %j %j', (allDay, before, after) => {
    expect(withAllDay({ ...emptyDraft, startsAt: before }, allDay).startsAt).toBe(after);
  });

  test('a date is sent as the start of that day here', () => {
    const { starts_at: moment } = bodyOf({ ...emptyDraft, startsAt: '2026-11-23', allDay: true });
    expect(new Date(moment ?? '').getDate()).toBe(23);
    expect(new Date(moment ?? '').getHours()).toBe(0);
  });
});
