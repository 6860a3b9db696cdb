import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';
import { recordedEmoji, recordedMentions, recordedTexts } from './testing/recorded-texts.ts';

const mentions = Object.values(recordedMentions);

describe('parseRichText: metadata', () => {
  it.each([
    ['', 1],
    ['one line', 1],
    ['<p>one</p>', 2],
    ['<p>one</p><p>two<br>three</p>', 4],
    ['a<br/>b<br/><br/>c', 4],
    ['<script><p></script>a', 1],
  ])('%s counts %i paragraphs and lines', (html, paragraphs) => {
    expect(parseRichText(html).paragraphs).toBe(paragraphs);
  });

  it('counts the length of the visible text', () => {
    expect(parseRichText('<p>a &amp; <b>b</b></p>\n<p>:hehe:</p>').textLength).toBe(11);
    expect(parseRichText(':hehe:', { emojis: [recordedEmoji] }).textLength).toBe(6);
    expect(parseRichText(recordedTexts.quote, { hidesQuote: true }).textLength).toBe(12);
  });

  it.each([
    [recordedTexts.direct, ['@carol']],
    [recordedTexts.direct.replace(' secret message', ''), ['@carol']],
    [recordedTexts.public, []],
    [`<p>${recordedTexts.direct}</p>`, ['@carol']],
    [`<br> ${recordedTexts.remote}`, ['@bob']],
  ])('finds the leading mentions: %s', (html, expected) => {
    const { firstMentions } = parseRichText(html, { mentions });
    expect(firstMentions.map(({ account }) => `@${account?.acct}`)).toEqual(expected);
  });

  it.each([
    [recordedTexts.emoji, ['emoji', 'intro']],
    [`<p>${recordedTexts.emoji}</p> `, ['emoji', 'intro']],
    [`${recordedTexts.emoji}.`, []],
    [recordedTexts.public, []],
    [recordedTexts.bio, []],
  ])('finds the trailing hashtags: %s', (html, expected) => {
    expect(parseRichText(html).lastTags.map(({ tag }) => tag)).toEqual(expected);
  });

  it('lists all mentions and hashtags', () => {
    const text = parseRichText(recordedTexts.public, { mentions });
    expect(text.mentions.map(({ account }) => account)).toEqual([recordedMentions.alice]);
    expect(text.hashtags.map(({ tag }) => tag)).toEqual(['intro']);
  });

  it('is marked as truncated', () => {
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
  ])('%s keeps its effect as data', (html, effect) => {
    expect(parseRichText(html).nodes).toEqual([
      { kind: 'element', tag: 'span', effect, children: [{ kind: 'text', text: 'x' }] },
    ]);
  });
});

describe('parseRichText: tree', () => {
  it('unwraps meaningless elements and joins their text', () => {
    expect(parseRichText('a<span class="x">b<font>c</font></span>d').nodes).toEqual([
      { kind: 'text', text: 'abcd' },
    ]);
  });

  it.each([
    'a<span class="invisible">b</span>',
    'a<a><span class="invisible">b</span></a>',
    'a<a href="javascript:x"><span class="invisible">b</span></a>',
  ])('hides no text outside a link: %s', (html) => {
    expect(parseRichText(html).nodes).toEqual([{ kind: 'text', text: 'ab' }]);
  });

  it('limits the nesting depth', () => {
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
