import { expect, test } from 'vitest';
import type { AttachmentRow } from '../rows/attachment-row.ts';
import type { PollRow } from '../rows/poll-row.ts';
import type { CardRow, StatusRow } from '../rows/status-row.ts';
import { searchableText } from './searchable-text.ts';

const attachment = (description: string | null): AttachmentRow => ({
  id: 'A1',
  url: 'https://far.example/rain.png',
  type: 'image',
  previewUrl: null,
  description,
  blurhash: null,
});
const card: CardRow = {
  url: 'https://far.example/rain',
  title: 'The Title',
  description: 'The Summary',
  image: null,
  providerName: 'The Paper',
  type: 'link',
};
const poll: PollRow = {
  id: 'P1',
  options: [
    { title: 'Option One', votesCount: 0 },
    { title: 'Option Two', votesCount: 0 },
  ],
};

test.each<[string, Partial<StatusRow>, PollRow | undefined, string[]]>([
  ['the text', { content: '<p>Some <b>W</b>ords</p>' }, undefined, ['some words']],
  ['the plain text, before HTML', { plainText: 'plain', content: 'html' }, undefined, ['plain']],
  ['the subject', { spoilerText: 'R&amp;D' }, undefined, ['r&d']],
  ['the plain subject', { plainSpoilerText: 'R&amp;D' }, undefined, ['r&d']],
  [
    'a subject without tags',
    { spoilerText: '<b>Food</b> &amp; drink' },
    undefined,
    ['food & drink'],
  ],
  ['alt texts', { attachments: [attachment('A Heron'), attachment(null)] }, undefined, ['a heron']],
  ['poll options', {}, poll, ['option one', 'option two']],
  ['the card', { card }, undefined, ['the title', 'the summary', 'the paper']],
])('searchableText: contains %s, and no URLs [R-FILT-009]', (_, status, polled, parts) => {
  const text = searchableText({ id: 'S1', ...status }, polled);
  expect(text.split('\n')).toEqual(parts);
});

test('searchableText: contains the new options after a poll has changed [R-FILT-009]', () => {
  const status: StatusRow = { id: 'S1', content: 'x' };
  expect(searchableText(status, undefined)).toBe('x');
  expect(searchableText(status, poll)).toContain('option one');
  const edited: PollRow = { id: 'P1', options: [{ title: 'Other', votesCount: 0 }] };
  expect(searchableText(status, edited)).toBe('x\nother');
});
