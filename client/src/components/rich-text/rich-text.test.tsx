import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockLayout } from '#app/testing/mock-layout.ts';
import { RichText } from './rich-text.tsx';
import { readRenderedText } from './testing/read-rendered-text.tsx';
import {
  recordedEmoji,
  recordedMentions,
  recordedTexts,
} from '#store/rich-text/testing/recorded-texts.ts';

const errors = vi.spyOn(console, 'error');

beforeAll(() => mockLayout(1440));

beforeEach(() => {
  errors.mockClear();
});

afterEach(() => {
  cleanup();
  // React logs a warning if elements are nested as no HTML parser would produce them.
  expect(errors).not.toHaveBeenCalled();
});

const everyone = Object.values(recordedMentions);

describe('RichText: recorded text [R-STATUS-009]', () => {
  it.each([
    ['public', 'Hello world from bob! #intro @alice https://example.com/page'],
    ['direct', '@carol secret message'],
    ['markdown', 'bold it code\na\nb\nlink'],
    ['html', 'bold alert(1)x'],
    ['htmlSource', 'bold x'],
    ['mfm', 'hello b :hehe:'],
    ['emoji', 'Custom emoji :hehe: and :nothehe: #emoji #Intro'],
    [
      'quote',
      'Look at this\nRE: http://localhost:4100/objects/ce71aa7c-95f9-4694-a78f-6827b1781fd8',
    ],
    [
      'newlines',
      'line1\nline2\nline3 <b>& "q"</b> 😀 :smile: @nobody@remote.example https://ex.org/a?b=c&d=e',
    ],
    ['bio', 'Builder. See https://example.com #building @carol'],
    ['field', 'https://example.com'],
    ['announcement', '**Maintenance** tonight :smile: https://example.com'],
    ['remote', '@bob hi local bob'],
    ['remoteQuote', 'remote quote\nRE: https://remote.example/@rita/statuses/861017952650820561'],
  ] as const)('shows the visible text of the recorded text: %s', (name, text) => {
    expect(
      readRenderedText(recordedTexts[name], { emojis: [recordedEmoji], mentions: everyone }),
    ).toBe(text);
  });

  it('shows a listed emoji as an image with its name, and an unlisted one as text', () => {
    render(<RichText html={recordedTexts.emoji} emojis={[recordedEmoji]} />);
    const picture = screen.getByRole('img', { name: ':hehe:' });
    expect(picture.getAttribute('src')).toBe(recordedEmoji.url);
    expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(screen.queryByRole('img', { name: ':nothehe:' })).toBeNull();
  });

  it('shows the first of two emoji with one shortcode', () => {
    const other = { ...recordedEmoji, url: 'http://localhost:4100/emoji/other.png' };
    render(<RichText html=":hehe:" emojis={[recordedEmoji, other]} />);
    expect(screen.getByRole('img').getAttribute('src')).toBe(recordedEmoji.url);
  });

  it('leaves a shortcode inside code unchanged', () => {
    expect(readRenderedText('<code>:hehe:</code>', { emojis: [recordedEmoji] })).toBe(':hehe:');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('hides the URL of a quote that is shown', () => {
    expect(readRenderedText(recordedTexts.quote, { hidesQuote: true })).toBe('Look at this');
    cleanup();
    expect(readRenderedText(recordedTexts.remoteQuote, { hidesQuote: true })).toBe('remote quote');
  });

  it('keeps lists and emphasis of Markdown', () => {
    render(<RichText html={recordedTexts.markdown} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a', 'b']);
    expect(screen.getByRole('strong').textContent).toBe('bold');
    expect(screen.getByRole('emphasis').textContent).toBe('it');
    expect(screen.getByRole('code').textContent).toBe('code');
  });
});

describe('RichText: layout', () => {
  it('moves headings one level down', () => {
    render(<RichText html="<h1>One</h1><h2>Two</h2><h6>Six</h6>" />);
    expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Two' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 6, name: 'Six' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it.each([
    ['<p>a<p>b', 'a\nb'],
    ['<p>a</p>\n\n<p>b</p>\n', 'a\nb'],
    ['<div>a</div><section>b</section>', 'a\nb'],
    ['a<p></p>b', 'a\nb'],
    ['<ul><li>a<li>b</ul>c', 'a\nb\nc'],
    ['<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>', 'a\nb'],
    ['<li>stray</li>after', 'stray\nafter'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['<b>a<i>b</b>c</i>d', 'abcd'],
    ['a<br>\nb<br />c', 'a\nb\nc'],
    ['1 < 2 && 3 > 2 <3', '1 < 2 && 3 > 2 <3'],
    ['&#233;&#xE9;&hellip;&rsquo;&unknown;&amp;lt; &lt &#0;&#xD800;', 'éé…’&unknown;&lt; < ��'],
    ['<blockquote>a<blockquote>b</blockquote></blockquote>', 'a\nb'],
    ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>', '漢(kan)'],
    ['<rt>stray</rt>', 'stray'],
    ['<p><ruby>a<rt><p>b</ruby>', 'a\nb'],
    ['<a href="https://a.example">a<a href="https://b.example">b</a>', 'ab'],
    ['<h1>a<h2>b</h1>c', 'a\nbc'],
    ['<h1>a<a href="javascript:x"><h2>b', 'a\nb'],
    ['<pre>  a\n  b</pre>', '  a\n  b'.trim()],
    ['</p></div></b>text</a>', 'text'],
    ['<![CDATA[x]]>y<!-- <b>c</b> -->z<!DOCTYPE html>!', 'yz!'],
    ['<custom-thing>a</custom-thing>', 'a'],
  ])('%s shows the text %j', (html, text) => {
    expect(readRenderedText(html)).toBe(text);
  });

  it('keeps the start of an ordered list', () => {
    render(<RichText html='<ol start="3"><li>c</li></ol><ol start="x"><li>a</li></ol>' />);
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('start'))).toEqual([
      '3',
      null,
    ]);
  });

  it('follows the direction and language of the text', () => {
    const { container } = render(<RichText html="שלום" lang="he" />);
    expect(container.firstElementChild?.getAttribute('dir')).toBe('auto');
    expect(container.firstElementChild?.getAttribute('lang')).toBe('he');
  });

  it('marks a truncated text with an ellipsis', () => {
    expect(readRenderedText('<b>x</b>'.repeat(9000))).toMatch(/^x+…$/);
  });
});
