import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { MemberCard } from './member-card.tsx';

test('the card leads to the profile and to what the counts count', () => {
  renderUi(
    <MemberCard
      label="Your account"
      name="Mira Okafor"
      acct="mira"
      href="/users/mira"
      avatar="/mira.png"
      counts={[{ id: 'posts', value: '1,204', label: 'posts', href: '/users/mira' }]}
    >
      <p>What is on your mind?</p>
    </MemberCard>,
  );
  const card = screen.getByRole('region', { name: 'Your account' });
  expect(screen.getByRole('link', { name: /Mira Okafor.*@mira/ }).getAttribute('href')).toBe(
    '/users/mira',
  );
  expect(screen.getByRole('link', { name: '1,204 posts' })).toBeTruthy();
  expect(card.textContent).toContain('What is on your mind?');
});
