import { describe, expect, test } from 'vitest';
import {
  announcementBody,
  toAnnouncementDraft,
  emptyAnnouncementDraft,
  switchAllDay,
} from './announcement-draft.ts';

const row = {
  id: '1',
  rawContent: 'Closed',
  startsAt: '2026-11-23T09:30:00.000Z',
  endsAt: null,
  allDay: false,
};

test('toAnnouncementDraft: returns times that announcementBody converts back [R-ANN-010]', () => {
  expect(announcementBody(toAnnouncementDraft(row))).toEqual({
    content: 'Closed',
    starts_at: '2026-11-23T09:30:00.000Z',
    ends_at: null,
    all_day: false,
  });
});

test('announcementBody: sends null for empty dates', () => {
  expect(announcementBody(emptyAnnouncementDraft)).toMatchObject({
    starts_at: null,
    ends_at: null,
  });
});

describe('switchAllDay: converts dates with and without times [R-ANN-006]', () => {
  test.each([
    [true, '2026-11-23T09:30', '2026-11-23'],
    [false, '2026-11-23', '2026-11-23T00:00'],
    [true, '', ''],
  ])('with allDay %s, converts %j to %j', (allDay, before, after) => {
    expect(switchAllDay({ ...emptyAnnouncementDraft, startsAt: before }, allDay).startsAt).toBe(
      after,
    );
  });

  test('announcementBody: sends a date as the start of that day in local time', () => {
    const { starts_at: moment } = announcementBody({
      ...emptyAnnouncementDraft,
      startsAt: '2026-11-23',
      allDay: true,
    });
    expect(new Date(moment ?? '').getDate()).toBe(23);
    expect(new Date(moment ?? '').getHours()).toBe(0);
  });
});
