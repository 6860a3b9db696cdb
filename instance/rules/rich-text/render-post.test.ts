import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextReferences } from './link-text.ts';
import { renderPost } from './render-post.ts';
import { sanitizeHtml } from './sanitize-html.ts';

function named(): TextReferences {
  return {
    find: (acct) =>
      acct === 'alice'
        ? { id: 'BCfnGhsLEAGNSXgfM8', username: 'alice', url: 'http://here/users/alice' }
        : undefined,
    mentions: new Map(),
    tags: new Set(),
  };
}

const alice =
  '<span class="h-card"><a class="u-url mention" data-user="BCfnGhsLEAGNSXgfM8" href="http://here/users/alice" rel="ugc">@<span>alice</span></a></span>';

test.each([
  ['@alice hello', `${alice} hello`],
  ['mail@alice and @nobody', 'mail@alice and @nobody'],
  [
    'see https://ex.org/a?b=c&d=e.',
    'see <a href="https://ex.org/a?b=c&amp;d=e" rel="ugc">https://ex.org/a?b=c&amp;d=e</a>.',
  ],
  ['(https://ex.org/a_(b))', '(<a href="https://ex.org/a_(b)" rel="ugc">https://ex.org/a_(b)</a>)'],
  ['line1\nline2 <b>& "q"</b>', 'line1<br/>line2 &lt;b&gt;&amp; &quot;q&quot;&lt;/b&gt;'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('renderPost: converts the plain text %j to the same HTML as Akkoma', (text, html) => {
  expect(renderPost(text, 'text/plain', named())).toBe(html);
});

test('renderPost: collects tags in lower case and shows them as typed', () => {
  const names = named();
  const html = renderPost('#Intro #日本 #42', 'text/plain', names);
  expect([...names.tags]).toEqual(['intro', '日本']);
  expect(html).toContain('data-tag="intro"');
  expect(html).toContain('>#Intro</a>');
});

test.each([
  [
    '**bold** _it_ `code`\n\n- a\n- b\n\n[link](https://example.org)',
    '<p><strong>bold</strong> <em>it</em> <code class="inline">code</code></p><ul><li>a</li><li>b</li></ul><p><a href="https://example.org">link</a></p>',
  ],
  ['**bold** edited', '<p><strong>bold</strong> edited</p>'],
  ['preview *x* :hehe: @alice', `<p>preview <em>x</em> :hehe: ${alice}</p>`],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
])('renderPost: converts the Markdown %j to the same HTML as Akkoma', (text, html) => {
  expect(renderPost(text, 'text/markdown', named())).toBe(html);
});

test.each([
  [
    '<b>bold</b> <script>alert(1)</script><a href="https://example.org">x</a>',
    '<b>bold</b> alert(1)<a href="https://example.org">x</a>',
  ],
  ['<a href="javascript:alert(1)" onclick="x">x</a>', '<a>x</a>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<b><i>open', '<b><i>open</i></b>'],
  ['a < b > c', 'a &lt; b &gt; c'],
])('sanitizeHtml: sanitises %j', (html, clean) => {
  expect(sanitizeHtml(html)).toBe(clean);
});

test('sanitizeHtml: the output contains only allowed tags', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '/',
    '=',
    'script',
    'img',
    'a',
    'b',
    ' onclick',
    ' href',
    'javascript:',
    '<!--',
    '-->',
    '&lt;',
    'x',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const clean = sanitizeHtml(parts.join(''));
      for (const [, name] of clean.matchAll(/<\/?([a-z0-9]*)/gi))
        expect(['a', 'b']).toContain(name);
      expect(clean).not.toMatch(/<[^>]*(?:onclick|javascript:)/i);
    }),
  );
});
