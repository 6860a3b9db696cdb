import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { MemberCard } from './member-card.tsx';

test('MemberCard: links to the profile and the counted lists', () => {
  renderUi(
    <MemberCard
      label="Your account"
      name="Mira Okafor"
      acct="mira"
      href="/users/mira"
      avatar="/mira.png"
      counts={[{ id: 'posts', value: '1,204', label: 'posts', href: '/users/mira' }]}
    >
      <p>What’s on your mind?</p>
    </MemberCard>,
  );
  const card = screen.getByRole('region', { name: 'Your account' });
  expect(screen.getByRole('link', { name: /Mira Okafor.*@mira/ }).getAttribute('href')).toBe(
    '/users/mira',
  );
  expect(screen.getByRole('link', { name: '1,204 posts' })).toBeTruthy();
  expect(card.textContent).toContain('What’s on your mind?');
});

const cardWith = (cover: string) => (
  <MemberCard
    label="Your account"
    name="Mira Okafor"
    acct="mira"
    href="/users/mira"
    avatar="/mira.png"
    cover={cover}
  />
);

const coverOf = (src: string) => document.querySelector(`img[src="${src}"]`);

test('MemberCard: hides a cover that fails to load and tries the next one', () => {
  const { rerender } = renderUi(cardWith('https://instance.test/gone.png'));
  const brokenCover = coverOf('https://instance.test/gone.png');
  expect(brokenCover).not.toBeNull();
  if (brokenCover) fireEvent.error(brokenCover);
  expect(coverOf('https://instance.test/gone.png')).toBeNull();
  rerender(cardWith('https://instance.test/other.png'));
  expect(coverOf('https://instance.test/other.png')).not.toBeNull();
});
