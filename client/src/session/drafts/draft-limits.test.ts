import { expect, test } from 'vitest';
import type { Draft } from '#session/drafts/draft.ts';
import {
  charactersLeft,
  defaultScheduleTime,
  draftProblem,
  isOverLimit,
  isSchedulable,
} from './draft-limits.ts';
import { sampleAttachment, sampleDraft as draft } from '#session/drafts/testing/sample-draft.ts';

const file = sampleAttachment('1');

const poll = (...options: string[]) => ({ options, multiple: false, expiresIn: 600 });

test('isSchedulable: returns true for times at least five minutes from now', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(isSchedulable('2026-11-26T12:05:00.000Z', now)).toBe(true);
  expect(isSchedulable('2026-11-26T12:04:59.999Z', now)).toBe(false);
});

test.each([
  ['2026-11-26T12:00:00.000Z', '2026-11-26T13:00:00.000Z'],
  ['2026-11-26T12:00:00.001Z', '2026-11-26T13:15:00.000Z'],
  ['2026-11-26T12:14:59.000Z', '2026-11-26T13:15:00.000Z'],
])('defaultScheduleTime: at %s, returns %s', (now, expected) => {
  expect(defaultScheduleTime(Date.parse(now))).toBe(expected);
});

test.each<[string, Partial<Draft>, string | undefined]>([
  ['text', { text: 'a' }, undefined],
  ['only white space', { text: ' ' }, 'empty'],
  ['a file alone', { attachments: [file] }, undefined],
  ['a blank post in its thread', { text: 'a', thread: ['b', ' '] }, 'empty'],
  ['a thread', { text: 'a', thread: ['b'] }, undefined],
  ['a poll with one option', { text: 'a', poll: poll('x', ' ') }, 'notEnoughOptions'],
  ['a poll with two options', { text: 'a', poll: poll('x', 'y') }, undefined],
  ['the poll of an edit', { text: 'a', poll: poll('x'), editing: '1' }, undefined],
  ['a file that is uploading', { attachments: [{ ...file, mediaId: null }] }, 'uploading'],
  ['a past time', { text: 'a', scheduledAt: '2020-01-01T00:00:00Z' }, 'tooSoon'],
  ['a future time', { text: 'a', scheduledAt: '2100-01-01T00:00:00Z' }, undefined],
])('draftProblem: for a draft with %s (%j), returns %s', (_, fields, expected) => {
  expect(draftProblem(draft(fields))).toBe(expected);
});

const limits = {
  counting: { unit: 'codePoints' as const, charactersPerUrl: undefined },
  textLimit: 10,
  descriptionLimit: 5,
  pollLimits: { maxOptions: 4, maxOptionChars: 3, minExpiration: 60, maxExpiration: 86_400 },
};
const described = (description: string, savedDescription = '') => ({
  attachments: [{ ...file, description, savedDescription }],
});

test('charactersLeft: subtracts the length of text and subject from the limit', () => {
  expect(charactersLeft('12345', '123', limits)).toBe(2);
  expect(charactersLeft('12345678', '123', limits)).toBe(-1);
});

test.each<[string, Partial<Draft>, boolean]>([
  ['a text at the limit', { text: '1234567890' }, false],
  ['a longer text', { text: '12345678901' }, true],
  ['a text that is longer with its subject', { text: '1234567890', subject: '1' }, true],
  ['a longer post in its thread', { text: '1', thread: ['12345678901'] }, true],
  ['a description at the limit', described('12345'), false],
  ['a longer description', described('123456'), true],
  ['a longer description that is saved', described('123456', '123456'), false],
  ['an option at the limit', { poll: poll('123 ', 'a') }, false],
  ['a longer option', { poll: poll('a', '1234') }, true],
  ['a longer option of an edit', { poll: poll('a', '1234'), editing: '1' }, false],
])('isOverLimit: for a draft with %s (%j), returns %s', (_, fields, expected) => {
  expect(isOverLimit(draft(fields), limits)).toBe(expected);
});

test('isOverLimit: returns false for any length if the limits are 0', () => {
  const pollLimits = { ...limits.pollLimits, maxOptionChars: 0 };
  const none = { ...limits, textLimit: 0, descriptionLimit: 0, pollLimits };
  const fields = { text: '12345678901', poll: poll('a', '1234'), ...described('123456') };
  expect(isOverLimit(draft(fields), none)).toBe(false);
});
