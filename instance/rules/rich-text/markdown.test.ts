import { describe, expect, test } from 'vitest';
import type { TextReferences } from './link-text.ts';
import { renderPost } from './render-post.ts';

function named(): TextReferences {
  const jun = { id: 'BCfnGhsLEAGNSXgfM8', username: 'jun', url: 'http://here/users/jun' };
  return {
    find: (acct) => (['jun', 'jun@localhost'].includes(acct) ? jun : undefined),
    mentions: new Map(),
    tags: new Set(),
  };
}

const jun =
  '<span class="h-card"><a class="u-url mention" data-user="BCfnGhsLEAGNSXgfM8" href="http://here/users/jun" rel="ugc">@<span>jun</span></a></span>';

describe('renderMarkdown: follows CommonMark [R-INST-043]', () => {
  test.each([
    ['2 \\* 3', '<p>2 * 3</p>'],
    ['\\# no heading', '<p># no heading</p>'],
    ['\\[a](https://x.y)', '<p>[a](<a href="https://x.y" rel="ugc">https://x.y</a>)</p>'],
    ['\\`a\\`', '<p>`a`</p>'],
    ['1986\\. A year', '<p>1986. A year</p>'],
    ['***both***', '<p><em><strong>both</strong></em></p>'],
    ['___both___', '<p><em><strong>both</strong></em></p>'],
    ['**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
    ['*a **b** c*', '<p><em>a <strong>b</strong> c</em></p>'],
    ['~~a **b**~~', '<p><del>a <strong>b</strong></del></p>'],
    ['``a ` b``', '<p><code class="inline">a ` b</code></p>'],
    ['`` `a` ``', '<p><code class="inline">`a`</code></p>'],
    ['[w](https://x.y/A_(b))', '<p><a href="https://x.y/A_(b)">w</a></p>'],
    ['[w](https://x.y/A_(b_(c)))', '<p><a href="https://x.y/A_(b_(c))">w</a></p>'],
    ['[w](<https://x.y/a)b> "title")', '<p><a href="https://x.y/a)b">w</a></p>'],
    ['10. a\n11. b', '<ol start="10"><li>a</li><li>b</li></ol>'],
    ['3) a', '<ol start="3"><li>a</li></ol>'],
    ['1. a', '<ol><li>a</li></ol>'],
    ['> ```\n> a\n> b\n> ```', '<blockquote><pre><code>a\nb</code></pre></blockquote>'],
    ['- ```\n  a\n  ```', '<ul><li><pre><code>a</code></pre></li></ul>'],
    ['~~~\n```\n~~~', '<pre><code>```</code></pre>'],
    ['![alt](https://x.y/z.png)', '<p><a href="https://x.y/z.png" rel="ugc">alt</a></p>'],
    [
      '![](https://x.y/z.png)',
      '<p><a href="https://x.y/z.png" rel="ugc">https://x.y/z.png</a></p>',
    ],
    ['[![alt](https://x.y/z.png)](https://a.b)', '<p><a href="https://a.b">alt</a></p>'],
    ['![a](javascript:x) [b](data:text/html,x)', '<p>![a](javascript:x) [b](data:text/html,x)</p>'],
    ['###### six', '<h5>six</h5>'],
    ['Title\n=====', '<h1>Title</h1>'],
    ['- a\n  - b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['snake_case_word', '<p>snake_case_word</p>'],
    ...[
      'https://x.y/_a_/b',
      'https://x.y/*a*b',
      'https://x.y/a__b__c',
      'https://x.y/~~a~~',
      'https://x.y/?a=_1_&amp;b=2',
    ].map((url): [string, string] => [
      url.replace('&amp;', '&'),
      `<p><a href="${url}" rel="ugc">${url}</a></p>`,
    ]),
    [
      '**https://x.y/a**',
      '<p><strong><a href="https://x.y/a" rel="ugc">https://x.y/a</a></strong></p>',
    ],
    ['_https://x.y/a_', '<p><em><a href="https://x.y/a" rel="ugc">https://x.y/a</a></em></p>'],
    ['(https://x.y/_a_).', '<p>(<a href="https://x.y/_a_" rel="ugc">https://x.y/_a_</a>).</p>'],
    ['[https://x.y/_a_](https://z.y)', '<p><a href="https://z.y">https://x.y/_a_</a></p>'],
    ['`https://x.y/_a_`', '<p><code class="inline">https://x.y/_a_</code></p>'],
    ['http://*a*', '<p><a href="http://*a*" rel="ugc">http://*a*</a></p>'],
    [
      '今日はhttps://x.y/_a_/b',
      '<p>今日は<a href="https://x.y/_a_/b" rel="ugc">https://x.y/_a_/b</a></p>',
    ],
    ['کتاب **خوب**', '<p>کتاب <strong>خوب</strong></p>'],
  ])('%j', (text, html) => {
    expect(renderPost(text, 'text/markdown', named())).toBe(html);
  });
});

describe('renderPost: creates the mention markup of the API in every content type [R-INST-043]', () => {
  const formats = [
    'text/plain',
    'text/html',
    'text/markdown',
    'text/bbcode',
    'text/x.misskeymarkdown',
  ];
  test.each(formats)('%s', (format) => {
    for (const [text, expected] of [
      ['@jun@localhost hi', `${jun} hi`],
      ['hi (@jun@localhost).', `hi (${jun}).`],
      ['@jun@localhost, @jun', `${jun}, ${jun}`],
      ['今日は @jun@localhost', `今日は ${jun}`],
      ['@jun@elsewhere hi', '@jun@elsewhere hi'],
    ] as const) {
      const names = named();
      expect(renderPost(text, format, names).replace(/^<p>(.*)<\/p>$/, '$1')).toBe(expected);
      expect(names.mentions.size).toBe(expected.includes(jun) ? 1 : 0);
    }
  });
});

test('renderMarkdown: keeps an escaped mention or hashtag as text [R-INST-043]', () => {
  for (const text of ['\\@jun \\#tea', '&#64;jun &#35;tea']) {
    const names = named();
    expect(renderPost(text, 'text/markdown', names)).toBe('<p>@jun #tea</p>');
    expect([names.mentions.size, names.tags.size]).toEqual([0, 0]);
  }
});

test('renderMarkdown: keeps the text of quotes and lists that are nested too deep', () => {
  for (const text of [`${'> '.repeat(60)}deep`, `${'- '.repeat(60)}deep`])
    expect(renderPost(text, 'text/markdown', named())).toContain('deep');
});

test('renderPost: links at most 50 mentions and hashtags', () => {
  const names = named();
  const tags = Array.from({ length: 200 }, (_, index) => `#t${index}`).join(' ');
  const html = renderPost(tags, 'text/plain', names);
  expect([names.tags.size, html.includes('#t199')]).toEqual([50, true]);
});
