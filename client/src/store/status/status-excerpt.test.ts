import { beforeAll, expect, test } from 'vitest';
import { loadRareMarkup } from '#store/rich-text/testing/load-rare-markup.ts';
import { statusExcerpt } from './status-excerpt.ts';

beforeAll(loadRareMarkup);

const mentions = [
  { id: '1', acct: 'jun', username: 'jun', url: '' },
  { id: '2', acct: 'edda@kettle.example', username: 'edda', url: '' },
];

test.each([
  ['puts the text on one line', { content: '<p>One<br>two</p><p>three</p>' }, 'One two three'],
  ['uses the plain text of the server', { content: '<p>x</p>', plainText: 'plain' }, 'plain'],
  [
    'separates lines that the server joins',
    { content: '<p>One<br>two</p><p>three</p>', plainText: 'Onetwothree' },
    'One two three',
  ],
  [
    'omits the URL of the quoted status',
    {
      quoteId: '2',
      content:
        '<p>Look<span class="quote-inline"><br/><br/>RE: <a href="https://a.example/2">https://a.example/2</a></span></p>',
      plainText: 'LookRE: https://a.example/2',
    },
    'Look',
  ],
  [
    'replaces blurred text',
    {
      content: '<p>Then <span class="mfm _mfm_blur_">the butler</span> came</p>',
      plainText: 'Then the butler came',
    },
    'Then […] came',
  ],
  [
    'hides the content of details',
    {
      content: '<details><summary>Who did it</summary>The butler</details>',
      plainText: 'Who did itThe butler',
    },
    'Who did it […]',
  ],
  [
    'shows the source of a formula',
    {
      content:
        '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
      plainText: 'xx',
    },
    'x',
  ],
  [
    'shows quotation marks',
    { content: '<q>Go</q>, she said', plainText: 'Go, she said' },
    '“Go”, she said',
  ],
  [
    'shows the link of a player',
    { content: '<video src="https://e.example/a.mp4">No video.</video>', plainText: 'No video.' },
    'https://e.example/a.mp4',
  ],
  ['decodes a subject', { spoilerText: '<b>R&amp;D</b> &lt;3', plainText: 'x' }, 'R&D <3'],
  ['keeps shortcodes of custom emoji', { plainText: 'hello :fox:' }, 'hello :fox:'],
  ['shows only the subject', { spoilerText: 'needles', plainText: 'ouch' }, 'needles'],
  ['ignores a blank subject', { spoilerText: ' ', plainText: 'ouch' }, 'ouch'],
  ['is empty without text', {}, ''],
  [
    'leaves out mentions before the text',
    { plainText: '@jun @edda@kettle.example Hi', mentions },
    'Hi',
  ],
  ['keeps a mention in a sentence', { plainText: '@jun, hi @edda', mentions }, '@jun, hi @edda'],
  ['keeps an unknown mention', { plainText: '@kim hi', mentions }, '@kim hi'],
  ['keeps mentions without text', { plainText: '@jun', mentions }, '@jun'],
])('statusExcerpt: %s', (_, fields, excerpt) => {
  expect(statusExcerpt({ id: '1', ...fields })).toBe(excerpt);
});

test('statusExcerpt: cuts a very long status between two characters', () => {
  const excerpt = statusExcerpt({
    id: '1',
    plainText: `${'a'.repeat(239)}🦊${'b'.repeat(100_000)}`,
  });
  expect(excerpt).toBe(`${'a'.repeat(239)}…`);
  for (const letter of ['👩‍👩‍👧‍👦', '👍🏽', '🇫🇮', 'e\u0301', 'กี่'])
    expect(statusExcerpt({ id: '1', plainText: `${'a'.repeat(239)}${letter}b` })).toBe(
      `${'a'.repeat(239)}…`,
    );
  expect(statusExcerpt({ id: '1', content: '<b>'.repeat(100_000) })).toBe('');
});

const markup = '<span class="h-card"></span>'.repeat(400);
const blurred = '<span class="mfm _mfm_blur_">the butler</span>';

test.each([
  ['before it', `<p>${markup}Then ${blurred} came</p>`, 'Then […] came'],
  ['between', `<p>Then ${markup}${blurred} came</p>`, 'Then […] came'],
  ['that is cut through', `<p>Then ${'<b></b>'.repeat(1140)}${blurred} came</p>`, 'Then […] came'],
])('statusExcerpt: hides blurred text if much markup is %s', (_, content, excerpt) => {
  expect(statusExcerpt({ id: '1', content, plainText: 'Then the butler came' })).toBe(excerpt);
});

test('statusExcerpt: separates lines by a space if much markup precedes them', () => {
  const content = `<p>${markup}One<br>two</p>`;
  expect(statusExcerpt({ id: '1', content, plainText: 'Onetwo' })).toBe('One two');
});
