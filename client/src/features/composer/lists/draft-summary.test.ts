import { expect, test } from 'vitest';
import { splitGraphemes } from '@rookery/contract/text/graphemes.ts';
import { endlessGraphemes } from '@rookery/contract/text/testing/endless-graphemes.ts';
import type { Draft } from '#session/drafts/draft.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { toDraftAttachment } from '#session/drafts/draft-fields-for-edit.ts';
import { draftSummary, fullDraftText } from './draft-summary.ts';
import { sampleDraft as draft } from '#session/drafts/testing/sample-draft.ts';

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
  [
    'the filled options',
    { poll: { options: ['a', ' ', 'b'], multiple: false, expiresIn: 1 } },
    'a · b',
  ],
  ['nothing for blank options', { poll: { options: ['', ''], multiple: false, expiresIn: 1 } }, ''],
  ['its file', { attachments: [toDraftAttachment(heron)] }, 'heron.png'],
  ['nothing', {}, ''],
])('draftSummary: returns %s', (_, fields, expected) => {
  expect(draftSummary(draft(fields))).toBe(expected);
});

test('fullDraftText: includes every text of a thread', () => {
  expect(fullDraftText(draft({ text: 'One', thread: ['Two'] }))).toBe('One\n\nTwo');
});

test('draftSummary: returns no grapheme of more than 64 code units, whose layout is slow', () => {
  for (const { make } of endlessGraphemes) {
    const summary = draftSummary(draft({ text: make(1000) }));
    const lengths = Array.from(splitGraphemes(summary), ({ segment }) => segment.length);
    expect(summary.length).toBeGreaterThan(30);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(64);
  }
});
