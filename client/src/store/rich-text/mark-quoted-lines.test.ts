import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markQuotedLines } from './mark-quoted-lines.ts';
import { visibleText } from './read-inline.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { RichNode } from './rich-node.ts';
import { recordedMentions } from './testing/recorded-texts.ts';

function marked(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element') return [];
    if (node.mark === 'greentext') return [`> ${visibleText(node.children)}`];
    if (node.mark === 'cyantext') return [`< ${visibleText(node.children)}`];
    return marked(node.children);
  });
}

const alice = '<a class="mention" href="http://localhost:4100/users/alice">@alice</a>';

test.each([
  ['&gt; be me', ['> > be me']],
  ['&lt; what', ['< < what']],
  ['a &gt; b', []],
  ['plain<br>&gt;green<br>plain', ['> >green']],
  ['<p>&gt;one</p><p>two</p><p>&lt;three</p>', ['> >one', '< <three']],
  ['&gt;one\n&gt;two\nthree', ['> >one', '> >two']],
  ['<p><b>&gt; bold</b> and more</p>', ['> > bold and more']],
  [`${alice} &gt; so you say`, ['> @alice > so you say']],
  ['@nobody@far.example &gt; heard', ['> @nobody@far.example > heard']],
  ['<blockquote>&gt; quoted</blockquote>', []],
  ['<pre>&gt; prompt</pre>', []],
  ['<ul><li>&gt; item</li></ul>', []],
  ['<div><p>&gt; nested</p></div>', ['> > nested']],
  ['', []],
])('markQuotedLines: in %s marks the lines %j', (html, expected) => {
  const { nodes } = parseRichText(html, { mentions: Object.values(recordedMentions) });
  expect(marked(markQuotedLines(nodes))).toEqual(expected);
});

test('markQuotedLines: changes no character of any text', () => {
  const piece = fc.constantFrom(
    '&gt;',
    '&lt;',
    'word ',
    '<br>',
    '\n',
    '<p>',
    '</p>',
    '<b>',
    '</b>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { nodes } = parseRichText(pieces.join(''));
      expect(visibleText(markQuotedLines(nodes))).toBe(visibleText(nodes));
    }),
  );
});
