import { expect, test } from 'vitest';
import { createLinkCard } from './create-link-card.ts';

const page = { url: 'https://ex.org/a?b&c', title: 'A page', description: 'Of some kind' };

test.each([
  ['<a href="https://ex.org/a?b&amp;c" rel="ugc">it</a>', 'A page'],
  ['<a href="https://example.com/page">it</a>', 'Example page'],
  ['<a class="hashtag" href="https://ex.org/a?b&amp;c">#a</a>', undefined],
  [
    '<a href="https://unknown.example/">first</a><a href="https://example.com/page">it</a>',
    undefined,
  ],
  [
    '<span class="quote-inline"><br/>RE: <a href="https://example.com/page">it</a></span>',
    undefined,
  ],
  ['no link', undefined],
])('createLinkCard: for %s, returns the card of the page %s', (html, title) => {
  const card = createLinkCard(html, [page]);
  if (title === undefined) expect(card).toBeUndefined();
  else expect(card).toMatchObject({ title, type: 'link', pleroma: { opengraph: { title } } });
});
