import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';
import { recordedEmoji, recordedMentions, recordedTexts } from './testing/recorded-texts.ts';

const mentions = Object.values(recordedMentions);

describe('parseRichText', () => {
  it.each([
    ['', 1],
    ['one line', 1],
    ['<p>one</p>', 2],
    ['<p>one</p><p>two<br>three</p>', 4],
    ['a<br/>b<br/><br/>c', 4],
    ['<script><p></script>a', 1],
  ])('for %s, counts %i paragraphs and lines', (html, paragraphs) => {
    expect(parseRichText(html).paragraphs).toBe(paragraphs);
  });

  it('counts the characters of the visible text', () => {
    expect(parseRichText('<p>a &amp; <b>b</b></p>\n<p>:hehe:</p>').textLength).toBe(11);
    expect(parseRichText(':hehe:', { emojis: [recordedEmoji] }).textLength).toBe(6);
    expect(parseRichText(recordedTexts.quote, { hidesQuote: true }).textLength).toBe(12);
  });

  it.each([
    ['a paragraph of Mastodon', '<p class="quote-inline">RE: <a href="x">x</a></p><p>Look</p>'],
    ['a span of Akkoma', '<p>Look<span class="quote-inline"><br>RE: x</span></p>'],
    ['a block', '<div class="quote-inline"><p>RE: <b>x</b></p></div>Look'],
  ])('leaves out the link to the quote in %s, unless the quote is not shown', (_, html) => {
    expect(parseRichText(html, { hidesQuote: true }).textLength).toBe(4);
    expect(parseRichText(html).textLength).toBeGreaterThan(4);
  });

  it.each([
    [recordedTexts.direct, ['@carol']],
    [recordedTexts.direct.replace(' secret message', ''), ['@carol']],
    [recordedTexts.public, []],
    [`<p>${recordedTexts.direct}</p>`, ['@carol']],
    [`<br> ${recordedTexts.remote}`, ['@bob']],
  ])('of %s, returns the mentions at the beginning: %j', (html, expected) => {
    const { firstMentions } = parseRichText(html, { mentions });
    expect(firstMentions.map(({ account }) => `@${account?.acct}`)).toEqual(expected);
  });

  it.each([
    [recordedTexts.emoji, ['emoji', 'intro']],
    [`<p>${recordedTexts.emoji}</p> `, ['emoji', 'intro']],
    [`${recordedTexts.emoji}.`, []],
    [recordedTexts.public, []],
    [recordedTexts.bio, []],
  ])('of %s, returns the hashtags at the end: %j', (html, expected) => {
    expect(parseRichText(html).lastTags.map(({ tag }) => tag)).toEqual(expected);
  });

  it('returns all mentions and hashtags of a text', () => {
    const text = parseRichText(recordedTexts.public, { mentions });
    expect(text.mentions.map(({ account }) => account)).toEqual([recordedMentions.alice]);
    expect(text.hashtags.map(({ tag }) => tag)).toEqual(['intro']);
  });

  it('marks a text above the limits as truncated', () => {
    expect(parseRichText('a').isTruncated).toBe(false);
    const endless = parseRichText('a'.repeat(130_000));
    expect(endless.isTruncated).toBe(true);
    expect(endless.textLength).toBe(60_000);
    expect(parseRichText('<b>a</b>'.repeat(6000)).isTruncated).toBe(true);
    expect(parseRichText(' '.repeat(600_000)).isTruncated).toBe(true);
  });
});

describe("parseRichText: Misskey's markup", () => {
  it.each([
    ['<span class="mfm _mfm_spin_">x</span>', { name: 'spin', options: {} }],
    [
      '<span class="mfm _mfm_spin_" data-x data-speed="1.5s">x</span>',
      { name: 'spin', options: { x: true, speed: '1.5s' } },
    ],
    [
      '<span class="mfm-rotate" data-mfm-deg="-45" data-mfm-evil="url(x)">x</span>',
      { name: 'rotate', options: { deg: '-45' } },
    ],
    [
      '<span class="_mfm_flip_" data-h="true" data-v="v" data-left="1;x">x</span>',
      { name: 'flip', options: { h: true, v: true } },
    ],
  ])('reads the effect of %s as %j', (html, effect) => {
    expect(parseRichText(html).nodes).toEqual([
      { kind: 'element', tag: 'span', effect, children: [{ kind: 'text', text: 'x' }] },
    ]);
  });
});

describe('parseRichText: unwrapped and nested elements', () => {
  it('unwraps elements without a known meaning and joins their text', () => {
    expect(parseRichText('a<span class="x">b<font>c</font></span>d').nodes).toEqual([
      { kind: 'text', text: 'abcd' },
    ]);
  });

  it.each([
    'a<span class="invisible">b</span>',
    'a<a><span class="invisible">b</span></a>',
    'a<a href="javascript:x"><span class="invisible">b</span></a>',
  ])('shows text of the class `invisible` that is not in a link: %s', (html) => {
    expect(parseRichText(html).nodes).toEqual([{ kind: 'text', text: 'ab' }]);
  });

  it('limits the depth of nested elements', () => {
    let depth = 0;
    let nodes = parseRichText('<blockquote>'.repeat(1000) + 'x').nodes;
    for (;;) {
      const [first] = nodes;
      if (first?.kind !== 'element') break;
      depth += 1;
      nodes = first.children;
    }
    expect(depth).toBeGreaterThan(10);
    expect(depth).toBeLessThan(40);
  });
});
