import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EmojiRow } from '#store/rows/emoji-row.ts';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { parseRichText } from '#store/rich-text/parse-rich-text.ts';
import { RichText } from './rich-text.tsx';
import { expectHarmless } from './testing/expect-harmless.ts';
import { loadRareMarkup } from '#store/rich-text/testing/load-rare-markup.ts';
import { hostileTexts, largeTexts } from './testing/hostile-texts.ts';
import { recordedMentions } from '#store/rich-text/testing/recorded-texts.ts';

const blobcat: EmojiRow = {
  shortcode: 'blobcat',
  url: 'https://media.example/blobcat.png',
  staticUrl: 'https://media.example/blobcat.png',
};

const emojis: readonly EmojiRow[] = [
  blobcat,
  { shortcode: 'script', url: 'javascript:alert(1)', staticUrl: 'javascript:alert(1)' },
  { shortcode: 'x', url: 'data:image/svg+xml,<svg onload=alert(1)>', staticUrl: '' },
];
const images = [blobcat.url];
const mentions = Object.values(recordedMentions);
const alert = vi.fn<() => void>();
vi.stubGlobal('alert', alert);
const errors = vi.spyOn(console, 'error');

beforeAll(loadRareMarkup);

afterEach(() => {
  cleanup();
  expect(alert).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});

it('hostileTexts: contains more than 200 different texts', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThan(200);
});

describe('RichText: hostile text [R-STATUS-009]', () => {
  it.each(hostileTexts)('%j renders only allowed elements', (html) => {
    const { container } = render(<RichText html={html} emojis={emojis} mentions={mentions} />);
    expectHarmless(container.firstElementChild ?? container, images);
  });

  it.each(hostileTexts)('%j renders as text and emoji in a display name', (text) => {
    const { container } = render(<EmojiText text={text} emojis={emojis} />);
    for (const element of container.querySelectorAll('bdi *')) {
      expect(element.localName).toBe('img');
      expect(images).toContain(element.getAttribute('src'));
    }
  });

  it.each(hostileTexts)(
    '%j renders only allowed elements and no images if relative links are resolved',
    (html) => {
      const { container } = render(<RichText html={html} baseUrl="https://example.org/a/b" />);
      expectHarmless(container.firstElementChild ?? container, []);
    },
  );
});

describe('RichText: keeps the text around an attack', () => {
  it.each([
    ['before <script>alert(1)</script>after', 'before after'],
    ['before <style>*{}</style>after', 'before after'],
    ['<p>a<script>"</p>" + x</script>b', 'ab'],
    ['before <svg><g><path/></g></svg>after', 'before after'],
    ['before <form>x</form>after', 'before after'],
    ['<a href="javascript:alert(1)">the words</a> stay', 'the words stay'],
    ['a\u202Egnp.exe b', 'agnp.exe b'],
    ['a\u2067שלום\u2069b', 'a\u2067שלום\u2069b'],
    ['a\u2067b', 'ab'],
    ['a\u2069b', 'ab'],
  ])('%j shows the text %j', (html, text) => {
    const { container } = render(<RichText html={html} />);
    expect(container.textContent.replaceAll(/\s+/g, ' ')).toBe(text);
  });
});

describe('RichText: large text', () => {
  it.each(largeTexts.map((text) => [`${text.slice(0, 24)}… of ${text.length}`, text]))(
    '%s stays within limits',
    (_, html) => {
      const text = parseRichText(html, { emojis, mentions });
      const { container } = render(<RichText html={html} emojis={emojis} mentions={mentions} />);
      expect(container.querySelectorAll('*').length).toBeLessThan(16_000);
      expect(container.textContent.length).toBeLessThan(130_000);
      expect(text.textLength).toBeLessThan(130_000);
    },
  );
});
