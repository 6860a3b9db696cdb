import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { mockLayout } from '#app/testing/mock-layout.ts';
import type { EmojiRow } from '#store/rows/emoji-row.ts';
import { parseRichText } from '#store/rich-text/parse-rich-text.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import { RichText } from './rich-text.tsx';
import { expectHarmless } from './testing/expect-harmless.ts';
import { malformedHtml } from './testing/malformed-html.ts';
import { loadRareMarkup } from '#store/rich-text/testing/load-rare-markup.ts';
import { recordedMentions } from '#store/rich-text/testing/recorded-texts.ts';
import { tokenizeHtml } from '#store/rich-text/tokenize-html.ts';

/* More runs in `npm run test:long`, which sets LONG=1. */
const numRuns = process.env['LONG'] === '1' ? 20_000 : 2000;
const timeout = 300_000;

const blobcat: EmojiRow = {
  shortcode: 'blobcat',
  url: 'https://media.example/blobcat.png',
  staticUrl: 'https://media.example/blobcat.png',
};
const context = {
  emojis: [blobcat, { shortcode: 'x', url: 'javascript:alert(1)', staticUrl: '' }],
  mentions: Object.values(recordedMentions),
  tags: [{ name: 'tag', url: '' }],
};

beforeAll(() => mockLayout(1440));
beforeAll(loadRareMarkup);

async function withoutRareMarkup(): Promise<typeof RichText> {
  vi.resetModules();
  const fresh = await import('./rich-text.tsx');
  return fresh.RichText;
}

it.each([
  ['with', () => RichText],
  ['without', withoutRareMarkup],
])(
  'RichText: renders harmless, properly nested elements %s rare markup',
  { timeout },
  async (_, load) => {
    const Shown = await load();
    const errors = vi.spyOn(console, 'error');
    fc.assert(
      fc.property(malformedHtml, fc.boolean(), fc.boolean(), (html, hidesQuote, hasBase) => {
        errors.mockClear();
        const base = hasBase ? { baseUrl: 'https://example.org' } : {};
        const { container } = render(
          <Shown html={html} {...context} {...base} hidesQuote={hidesQuote} />,
        );
        expectHarmless(container.firstElementChild ?? container, [blobcat.url]);
        cleanup();
        expect(errors).not.toHaveBeenCalled();
      }),
      { numRuns },
    );
  },
);

it(
  'tokenizeHtml: reads each character once, and creates no more nodes than tokens',
  { timeout },
  () => {
    fc.assert(
      fc.property(malformedHtml, fc.integer({ min: 1, max: 40 }), (piece, times) => {
        const html = piece.repeat(times);
        let tokens = 0;
        let characters = 0;
        tokenizeHtml(html, {
          text(text) {
            tokens += 1;
            characters += text.length;
          },
          open(name, attributes) {
            tokens += 1;
            characters += name.length;
            for (const [key, value] of attributes) characters += key.length + value.length;
          },
          close(name) {
            tokens += 1;
            characters += name.length;
          },
        });
        // A letter in lower case, or a decoded reference, may be one character longer than its
        // source.
        expect(characters).toBeLessThanOrEqual(html.length * 2);
        expect(tokens).toBeLessThanOrEqual(html.length);
        let nodes = 0;
        JSON.stringify(parseRichText(html, context).nodes, (key, value: unknown) => {
          if (key === 'kind') nodes += 1;
          return value;
        });
        // The parser creates at most four nodes for a token: `<video>` and `<audio>` become a link
        // with a text between two spaces. It also creates one for each emoji shortcode, which has
        // at least three characters.
        expect(nodes).toBeLessThanOrEqual(tokens * 4 + html.length / 3);
      }),
      { numRuns: numRuns / 4 },
    );
  },
);

it('plainText: has the same words as the rendered text', { timeout }, () => {
  fc.assert(
    fc.property(malformedHtml, (html) => {
      const { container } = render(<RichText html={html} />);
      for (const host of container.querySelectorAll('a > bdi')) host.remove();
      const shown = container.textContent.replaceAll(/\s+/g, '');
      expect(plainText(html).replaceAll(/\s+/g, '')).toBe(shown);
      cleanup();
    }),
    { numRuns: numRuns / 4 },
  );
});
