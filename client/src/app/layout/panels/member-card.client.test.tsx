import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';

/** Shows the card of mira and returns a function that changes her account. */
async function open() {
  const { current } = await renderApp({ signedInAs: 'mira', width: 1440 });
  const card = await screen.findByRole('region', { name: 'You' });
  const { tables, viewerId } = current.store.getState();
  const change = (fields: object): void =>
    act(() => tables.accounts.merge({ id: viewerId ?? '', ...fields }));
  return { card, change };
}

test('MemberCard: links to the profile, and from each count to its list', async () => {
  const { card, change } = await open();
  change({ statusesCount: 1204, followingCount: 0, followersCount: 1 });
  const links = within(card).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/mira', expect.stringContaining('@mira')],
    ['/mira', '1,204 posts'],
    ['/mira#followees', '0 following'],
    ['/mira#followers', '1 follower'],
  ]);
});

test('MemberCard: hides a header image that fails to load, and shows the next one', async () => {
  const { card, change } = await open();
  const coverOf = (src: string) => card.querySelector(`img[src="${src}"]`);
  change({ header: 'https://instance.test/gone.png' });
  const brokenCover = coverOf('https://instance.test/gone.png');
  expect(brokenCover).not.toBeNull();
  if (brokenCover) fireEvent.error(brokenCover);
  expect(coverOf('https://instance.test/gone.png')).toBeNull();
  change({ header: 'https://instance.test/other.png' });
  expect(coverOf('https://instance.test/other.png')).not.toBeNull();
});
