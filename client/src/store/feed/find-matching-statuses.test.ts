import { beforeAll, expect, test } from 'vitest';
import { loadRareMarkup } from '../rich-text/testing/load-rare-markup.ts';
import { createTables } from '../tables.ts';
import { findMatchingStatuses } from './find-matching-statuses.ts';

beforeAll(loadRareMarkup);

test.each(['jun@bücher', 'BÜCHER', 'xn--bcher', 'jun'])(
  'findMatchingStatuses: finds a post by the address of its author as %s',
  (words) => {
    const tables = createTables();
    tables.accounts.put({ id: 'jun', acct: 'jun@xn--bcher-kva.example', displayName: '' });
    tables.statuses.put({ id: '1', accountId: 'jun', plainText: 'The heron is back' });
    tables.statuses.put({ id: '2', accountId: 'kai', plainText: 'Nothing but rain' });
    expect(findMatchingStatuses(tables, ['1', '2'], words)).toEqual(['1']);
  },
);

/* Mastodon sends no plain text, so the text is found in the HTML. */
function isFound(content: string, words: string, others: object = {}): boolean {
  const tables = createTables();
  tables.statuses.put({ id: '1', content, ...others });
  return findMatchingStatuses(tables, ['1'], words).length > 0;
}

test.each([
  ['<p>R&amp;D on the weir</p>', 'R&D'],
  ['<p>5 &lt; 6</p>', '5 < 6'],
  ['<p>au caf&eacute;</p>', 'café'],
  ['<p>au caf&#233;</p>', 'cafe'],
  ['<p>au caf&#xE9;</p>', 'CAFÉ'],
  ['<p>the <b>he</b>ron</p>', 'heron'],
  ['<p>the heron<br>is back</p>', 'is heron'],
  ['<p>the</p><p>heron</p>', 'heron the'],
  ['<p>a < b</p>', 'a < b'],
  [
    '<a href="https://a.example/x"><span class="invisible">https://</span>a.example</a>',
    'a.example',
  ],
])('findMatchingStatuses: finds in the HTML %s the words %s', (content, words) => {
  expect(isFound(content, words)).toBe(true);
});

test.each([
  ['<p>R&amp;D</p>', 'amp'],
  ['<p>&quot;heron&quot;</p>', 'quot'],
  ['<p>au caf&#233;</p>', '233'],
  ['<p class="heron">gull</p>', 'heron'],
  ['<script>heron()</script>gull', 'heron'],
  ['<p>the</p><p>heron</p>', 'theheron'],
])(
  'findMatchingStatuses: does not find in the HTML %s the words %s, which are not shown',
  (content, words) => {
    expect(isFound(content, words)).toBe(false);
  },
);

test.each([
  ['a subject', { spoilerText: 'R&amp;D' }],
  ['a description', { attachments: [{ description: 'R&D' }] }],
  ['a link preview', { card: { title: 'R&amp;D', description: '', providerName: '' } }],
])('findMatchingStatuses: finds a status by words in %s', (_, others) => {
  expect(isFound('', 'R&D', others)).toBe(true);
  expect(isFound('', 'gull', others)).toBe(false);
});

test('findMatchingStatuses: finds a status by words in its poll', () => {
  const tables = createTables();
  tables.statuses.put({ id: '1', content: '', pollId: 'p' });
  tables.polls.put({ id: 'p', options: [{ title: 'R&amp;D', votesCount: 0 }] });
  expect(findMatchingStatuses(tables, ['1'], 'R&D')).toEqual(['1']);
});
