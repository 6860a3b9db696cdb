import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mockLayout } from '#app/testing/mock-layout.ts';
import { EmojiLine } from '#components/rich-text/emoji-line.tsx';
import { LinkCard } from '#components/media/link-card.tsx';
import { RichText } from './rich-text.tsx';

beforeAll(() => mockLayout(1440));
afterEach(cleanup);

describe('rare character references', () => {
  it.each([
    ['<p>L&rsquo;&eacute;t&eacute; &frac12;</p>', 'L’été ½'],
    ['<a href="https://example.org/">caf&eacute;</a>', 'café'],
    ['<ul><li>5&nbsp;&micro;m</li></ul>', '5\u00A0µm'],
    ['na&iuml;ve &lt;b&gt;', 'naïve <b>'],
  ])('RichText: %s shows %j once the table has been loaded', async (html, text) => {
    const { container } = render(<RichText html={html} />);
    await expect.poll(() => container.textContent).toBe(text);
  });

  it('EmojiLine: shows a subject or a poll option without markup', async () => {
    render(<EmojiLine text="<b>Caf&eacute;</b> &amp; cr&egrave;me" />);
    expect(await screen.findByText('Café & crème')).toBeTruthy();
  });

  it('LinkCard: shows title, description and provider without markup', async () => {
    const card = {
      url: 'https://example.org/',
      title: 'Cr&ecirc;pes &#8211; <em>Recipes</em>',
      description: '&frac12; litre<br>of milk',
      image: null,
      providerName: 'Le Caf&eacute;',
      type: 'link',
    };
    render(<LinkCard card={card} hidesImage={false} />);
    expect(await screen.findByText('Crêpes – Recipes')).toBeTruthy();
    expect(screen.getByText('½ litre of milk')).toBeTruthy();
    expect(screen.getByText('Le Café')).toBeTruthy();
  });

  it.each([
    'java&Tab;script&colon;alert(1)',
    '&NewLine;javascript&colon;alert(1)',
    'javascript&colon;alert&lpar;1&rpar;',
    'data&colon;text/html,x',
  ])('RichText: renders %s as text and not as a link once it is decoded', async (address) => {
    const { container } = render(<RichText html={`<a href="${address}">the caf&eacute;</a>`} />);
    expect(await screen.findByText('the café')).toBeTruthy();
    expect(container.querySelector('a')).toBeNull();
  });
});
