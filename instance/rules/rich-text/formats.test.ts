import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextReferences } from './link-text.ts';
import { renderPost } from './render-post.ts';

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

test.each([
  ['[b]bold[/b]', '<strong>bold</strong>'],
  ['[B]a [i]b[/b] c', '<strong>a <em>b</em></strong> c'],
  [
    '[url=https://ex.org/a?b&c]here #now[/url]',
    '<a href="https://ex.org/a?b&amp;c" rel="ugc">here #now</a>',
  ],
  ['[url]https://ex.org/[/url]', '<a href="https://ex.org/" rel="ugc">https://ex.org/</a>'],
  ['[url=javascript:alert(1)]x[/url]', '[url=javascript:alert(1)]x[/url]'],
  ['[code][b]<i>[/b][/code]', '<pre><code>[b]&lt;i&gt;[/b]</code></pre>'],
  ['[list][*]one[*]two[/list]', '<ul><li>one</li><li>two</li></ul>'],
  ['[quote]said\nso', '<blockquote>said<br/>so</blockquote>'],
  ['[constructor]x[/constructor] [/b]', '[constructor]x[/constructor] [/b]'],
])('renderPost: converts the BBCode %j to %j', (source, html) => {
  expect(renderPost(source, 'text/bbcode', named())).toBe(html);
});

test.each([
  [
    '$[spin hello] **b** :rook:',
    '<p><span class="mfm _mfm_spin_">hello</span> <strong>b</strong> :rook:</p>',
  ],
  [
    '$[spin.x,speed=2s a $[shake b] c]',
    '<p><span class="mfm _mfm_spin_" data-x="" data-speed="2s">a <span class="mfm _mfm_shake_">b</span> c</span></p>',
  ],
  [
    '$[jelly [really] **bold**]',
    '<p><span class="mfm _mfm_jelly_">[really] <strong>bold</strong></span></p>',
  ],
  ['$[spin open **and]** shut', '<p>$[spin open <strong>and]</strong> shut</p>'],
  ['`$[spin code]`', '<p><code class="inline">$[spin code]</code></p>'],
  [
    '$[spin https://ex.org/a] b',
    '<p><span class="mfm _mfm_spin_"><a href="https://ex.org/a" rel="ugc">https://ex.org/a</a></span> b</p>',
  ],
  ['<small>by the way</small> <b>x', '<p><small>by the way</small> &lt;b&gt;x</p>'],
  ['$[x2.style="} y]', '<p>$[x2.style=&quot;} y]</p>'],
])('renderPost: converts the Misskey Markdown %j to %j', (source, html) => {
  expect(renderPost(source, 'text/x.misskeymarkdown', named())).toBe(html);
});

test.each([
  ['# Title #\ntext\n- a\n- b', '<h1>Title</h1><p>text</p><ul><li>a</li><li>b</li></ul>'],
  ['1. a\n   - b\n   - c\n2. d', '<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>'],
  ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  [
    '> one\n> > two\n\nafter',
    '<blockquote><p>one</p><blockquote><p>two</p></blockquote></blockquote><p>after</p>',
  ],
  ['a\n\n---\n\nb', '<p>a</p><hr/><p>b</p>'],
  ['#tag is no heading', '<p><a class="hashtag" data-tag="tag"'],
  ['```js\na < b\n```', '<pre><code>a &lt; b</code></pre>'],
  ['<ruby>a<rt>b</rt></ruby> <u>c', '<p><ruby>a<rt>b</rt></ruby> &lt;u&gt;c</p>'],
  ['$[spin no effect] here', '<p>$[spin no effect] here</p>'],
  ['one\ntwo  \nthree', '<p>one<br/>two<br/>three</p>'],
])('renderPost: converts the Markdown %j to HTML that starts with %j', (source, html) => {
  expect(renderPost(source, 'text/markdown', named()).slice(0, html.length)).toBe(html);
});

test.each([
  '> ',
  '- ',
  '**',
  '[b]',
  '$[x ',
  '`',
  '<b>',
  '_',
  '[a](',
  '@a ',
  '((',
  '<a "',
  '&',
  'https://a)',
  'https://a)]',
])('renderPost: renders thousands of %j in acceptable time', (piece) => {
  const source = piece.repeat(5000);
  /* CPU time of this thread in microseconds, independent of other test files. */
  const before = process.threadCpuUsage().user;
  for (const format of ['text/bbcode', 'text/x.misskeymarkdown', 'text/html', 'text/plain'])
    renderPost(source, format, named());
  expect(process.threadCpuUsage().user - before).toBeLessThan(3_000_000);
});

test('renderPost: links mentions and tags in every format, but not inside links or code', () => {
  for (const format of ['text/html', 'text/bbcode', 'text/markdown', 'text/x.misskeymarkdown']) {
    const names = named();
    const html = renderPost('hello @alice #Tea', format, names);
    expect(html).toContain('class="u-url mention"');
    expect([[...names.mentions.keys()], [...names.tags]]).toEqual([
      ['BCfnGhsLEAGNSXgfM8'],
      ['tea'],
    ]);
  }
  const html = '<a href="https://ex.org">@alice</a><code>#tea</code>';
  expect(renderPost(html, 'text/html', named())).toBe(html);
});

test('renderPost: the output contains only allowed elements, correctly nested', () => {
  const pieces = fc.constantFrom(
    '[b]',
    '[/b]',
    '[i]',
    '[/i]',
    '[url=https://x.y]',
    '[/url]',
    '[url]https://x.y[/url]',
    '[*]',
    '[list]',
    '[/list]',
    '[code]',
    '[/code]',
    '$[spin ',
    '$[x.y=1 ',
    ']',
    '[',
    '<small>',
    '<rt>',
    '</small>',
    '<b>',
    '</b>',
    '**',
    '*',
    '`',
    '\n\n',
    '\n',
    '> ',
    '- ',
    '<script>',
    '"',
    '&lt;',
    '@alice',
    '#tea',
    'word ',
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 30 }),
      fc.constantFrom('text/bbcode', 'text/x.misskeymarkdown', 'text/html', 'text/markdown'),
      (parts, format) => {
        const open: string[] = [];
        const html = renderPost(parts.join(''), format, named());
        for (const [written, close, name = ''] of html.matchAll(/<(\/?)([a-z0-9]*)[^>]*>/gi)) {
          expect(name).toMatch(
            /^(?:a|b|i|s|u|p|br|hr|h\d|strong|em|del|code|pre|small|span|ul|ol|li|blockquote|rt)$/,
          );
          if (close === '/') expect(open.pop()).toBe(name);
          else if (!written.endsWith('/>')) open.push(name);
        }
        expect(open).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});
