import { expect, test } from 'vitest';
import { blankFields, type Draft } from '#domain/draft/draft.ts';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { fileOf } from './drafts-of-status.ts';
import { shownWords, wholeText } from './draft-words.ts';

const draft = (fields: Partial<Draft>): Draft => ({
  ...blankFields,
  idempotencyKey: 'k',
  updatedAt: '2026-11-23T00:00:00Z',
  ...fields,
});

const heron: AttachmentRow = {
  id: '2',
  type: 'image',
  url: 'https://x.test/heron.png',
  previewUrl: null,
  description: null,
  blurhash: null,
};

test.each<[string, Partial<Draft>, string]>([
  ['its subject', { subject: 'Birds', text: 'A heron' }, 'Birds'],
  ['its text', { subject: ' ', text: 'A heron' }, 'A heron'],
  ['a later post of the thread', { thread: ['', 'And a gull'] }, 'And a gull'],
  ['its poll', { poll: { options: ['a', 'b'], multiple: false, expiresIn: 1 } }, 'a · b'],
  ['its file', { attachments: [fileOf(heron)] }, 'heron.png'],
  ['nothing', {}, ''],
])('draftSummary: returns %s', (_, fields, expected) => {
  expect(shownWords(draft(fields))).toBe(expected);
});

test('fullDraftText: includes every text of a thread', () => {
  expect(wholeText(draft({ text: 'One', thread: ['Two'] }))).toBe('One\n\nTwo');
});
