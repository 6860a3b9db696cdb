import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RichText } from './rich-text.tsx';
import { readRenderedText } from './testing/read-rendered-text.tsx';
import {
  recordedEmoji,
  recordedMentions,
  recordedTexts,
} from '#store/rich-text/testing/recorded-texts.ts';

const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  errors.mockClear();
});

afterEach(() => {
  cleanup();
  // React logs a warning if elements are nested as no HTML parser would produce them.
  expect(errors).not.toHaveBeenCalled();
});

describe('RichText: links', () => {
  it('opens a plain link in a new window without a referrer [R-ROUTE-046]', () => {
    render(<RichText html={recordedTexts.field} />);
    const link = screen.getByRole('link', { name: 'https://example.com' });
    expect(link.getAttribute('href')).toBe('https://example.com/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer ugc');
  });

  it('keeps the # before a hashtag in either text direction', () => {
    render(
      <RichText html='<p>مرحبا <a href="https://m.example/tags/cats" class="hashtag">#cats</a></p>' />,
    );
    const link = screen.getByRole('link', { name: '#cats' });
    expect(link.querySelector('bdi')?.textContent).toBe('#cats');
  });

  it('links a hashtag to its local timeline by its tag data [R-ROUTE-044]', () => {
    render(<RichText html={recordedTexts.emoji} />);
    const link = screen.getByRole('link', { name: '#Intro' });
    expect(link.getAttribute('href')).toBe('/tag/intro');
    expect(link.getAttribute('target')).toBeNull();
  });

  it.each([
    [
      '<a href="https://m.example/tags/caf%C3%A9" class="mention hashtag" rel="tag">#café</a>',
      '/tag/caf%C3%A9',
    ],
    ['<a href="https://m.example/tag/cats/" rel="tag">#Cats</a>', '/tag/cats'],
    [
      '<a href="https://m.example/tags/cats" class="hashtag" data-tag="a/../b">#cats</a>',
      '/tag/cats',
    ],
    ['<a href="https://m.example/search?q=cats">#cats</a>', '/tag/cats'],
  ])('finds the tag of %s without tag data [R-ROUTE-045]', (html, href) => {
    render(<RichText html={html} tags={[{ name: 'cats', url: '' }]} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  });

  it('links a known mention to the local profile, with the name of the account', () => {
    const rita = {
      id: '9',
      acct: 'rita@remote.example',
      username: 'rita',
      url: 'https://remote.example/users/rita',
    };
    const html =
      '<a class="mention" href="https://REMOTE.example/@rita">@alice</a> <a class="mention" href="http://localhost:4100/users/bob">@bob</a>';
    render(<RichText html={html} mentions={[rita, recordedMentions.bob]} />);
    const [first, second] = screen.getAllByRole('link');
    expect(screen.getByRole('link', { name: '@rita' })).toBe(first);
    expect(first?.getAttribute('title')).toBe('@rita@remote.example');
    expect(first?.getAttribute('href')).toBe('/users/9');
    expect(second?.getAttribute('href')).toBe('/bob');
  });

  const reader = { id: '12', acct: 'news@news.example', username: 'news' };
  it.each([
    ['https://news.example', 'https://news.example'],
    ['https://news.example', 'https://news.example/'],
    ['https://news.example/', 'https://NEWS.example'],
    ['https://news.example/', 'https://news.example:443'],
    ['https://news.example/about/', 'https://news.example/about'],
    ['https://news.example/@news', 'https://news.example/@News/'],
    ['https://news.example/?author=1', 'https://news.example?author=1'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/'],
    ['https://news.example/@jos\u00E9', 'https://news.example/@jos%C3%A9'],
    ['https://news.example/@jose\u0301', 'https://news.example/@jos\u00E9'],
    ['https://news.example/a%20b', 'https://news.example/a b'],
  ])(
    'RichText: links the mention of the profile %s by its address %s, with or without a class',
    (url, href) => {
      for (const attribute of ['class="u-url mention"', 'class="u-url"', '']) {
        render(
          <RichText
            html={`<a ${attribute} href="${href}">@news</a>`}
            mentions={[{ ...reader, url }]}
          />,
        );
        const link = screen.getByRole('link', { name: '@news' });
        expect(link.getAttribute('href')).toBe('/users/12');
        expect(link.getAttribute('target')).toBeNull();
        cleanup();
      }
    },
  );

  it.each([
    ['https://news.example', 'https://news.example/post/1'],
    ['https://news.example', 'https://sub.news.example/'],
    ['https://news.example', 'https://news.example.evil.example/'],
    ['https://news.example', 'https://evil.example/?https://news.example'],
    ['https://news.example/@news', 'https://news.example/@news/1'],
    ['https://news.example/?author=1', 'https://news.example/?author=2'],
    ['', 'https://news.example/'],
    ['not an address', 'https://news.example/'],
  ])(
    'RichText: beside a mention of the profile %s, leaves the link to %s unchanged',
    (url, href) => {
      render(<RichText html={`<a href="${href}">here</a>`} mentions={[{ ...reader, url }]} />);
      const link = screen.getByRole('link', { name: /here/ });
      expect(link.getAttribute('href')).toBe(href);
      expect(link.getAttribute('target')).toBe('_blank');
    },
  );

  it('copies a shortened mention with its host, which is hidden and not read out', () => {
    const acct = 'rita@remote.example';
    const rita = { id: '9', acct, username: 'rita', url: 'https://remote.example/@rita' };
    const html = `<p><a class="mention" href="${rita.url}">@rita</a> and <a class="mention" href="${recordedMentions.bob.url}">@bob</a></p>`;
    const { container } = render(<RichText html={html} mentions={[rita, recordedMentions.bob]} />);
    expect(container.textContent).toBe('@rita@remote.example and @bob');
    expect(screen.getByRole('link', { name: '@rita' })).toBeTruthy();
    expect(screen.getByText('@remote.example').className).toMatch(/invisible/);
  });

  it('does not confuse accounts of different hosts', () => {
    const html = '<a class="mention" href="https://evil.example/users/bob">@bob</a>';
    render(<RichText html={html} mentions={[recordedMentions.bob]} />);
    const link = screen.getByRole('link', { name: '@bob' });
    expect(link.getAttribute('href')).toBe('https://evil.example/users/bob');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('renders an image that is no emoji as a link, without loading the image', () => {
    render(
      <RichText html='a <img src="https://t.example/a.png" alt="a cat"> <img src="https://t.example/b.png"> <a href="https://example.org/"><img src="https://t.example/c.png" alt="inside"></a>' />,
    );
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://t.example/a.png',
      'https://t.example/b.png',
      'https://example.org/',
    ]);
    expect(screen.getByRole('link', { name: 'inside' })).toBeTruthy();
  });

  it('shows a custom emoji with the URL from `emojis`, not the one in the HTML', () => {
    render(
      <RichText html='<img src="https://t.example/x.png" alt=":hehe:">' emojis={[recordedEmoji]} />,
    );
    expect(screen.getByRole('img', { name: ':hehe:' }).getAttribute('src')).toBe(recordedEmoji.url);
  });

  it('links a relative URL only if its base is known', () => {
    const html = '<a href="/about">About</a>';
    expect(readRenderedText(html)).toBe('About');
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    render(<RichText html={html} baseUrl="https://example.org" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/about');
  });
});

describe('misleadingHost', () => {
  const evil = 'https://evil.example/path';
  it.each([
    [evil, 'https://bank.example/login', 'evil.example'],
    [evil, 'bank.example', 'evil.example'],
    [evil, 'BANK.example/login', 'evil.example'],
    [evil, 'www.bank.example', 'evil.example'],
    [evil, 'please see https://bank.example now', 'evil.example'],
    [evil, '\u200Bbank\u200B.example', 'evil.example'],
    [evil, 'bank．example', 'evil.example'],
    [evil, 'bank。example/login', 'evil.example'],
    [evil, '<span class="invisible">https://evil.example/</span>bank.example', 'evil.example'],
    [evil, '<span class="invisible">all of it</span>', 'evil.example'],
    [evil, '<span class="ellipsis">bank.example/lo</span>', 'evil.example'],
    [evil, 'https://evil.example@bank.example/', 'evil.example'],
    [evil, '@alice@bank.example', 'evil.example'],
    [evil, 'x'.repeat(5000), 'evil.example'],
    ['https://bank.example@evil.example/', 'https://bank.example@evil.example/', 'evil.example'],
    ['https://аpple.com/', 'https://аpple.com/', 'xn--pple-43d.com'],
    ['https://bücher.example/', 'shop.example', 'bücher.example'],
    ['mailto:a@example.org', '<b> </b>', 'mailto:a@example.org'],
  ])('a link to %s with the text %s shows the host %s', (href, text, host) => {
    render(<RichText html={`<a href="${href}">${text}</a>`} />);
    expect(screen.getByRole('link').textContent).toMatch(`[${host}]`);
  });

  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['https://example.org/a', 'example.org/a'],
    ['https://example.org/a', 'www.example.org/a'],
    ['https://www.example.org/a', 'EXAMPLE.org…'],
    ['https://example.org/a', 'example.org/a...'],
    ['https://example.org/a', 'read this'],
    ['https://example.org/a', 'See Node.js for more'],
    ['https://example.org/a', 'version 1.2.3'],
    ['https://bücher.example/a', 'https://bücher.example/a'],
    ['https://bücher.example/a', 'https://xn--bcher-kva.example/a'],
    [
      'https://example.org/a/b',
      '<span class="invisible">https://</span><span class="ellipsis">example.org/a</span><span class="invisible">/b</span>',
    ],
    ['https://example.org/@alice', '@alice@example.org'],
    ['mailto:a@example.org', 'a@example.org'],
  ])('a link to %s with the text %s shows only its text', (href, text) => {
    render(<RichText html={`<a href="${href}">${text}</a>`} />);
    expect(screen.getByRole('link').textContent).not.toMatch('[');
  });
});
