import { screen } from '@testing-library/react';
import Bell from 'lucide-react/icons/bell';
import { expect, test } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { NavIcon } from './nav-icon.tsx';

test('NavIcon: a link has its count in its name and tooltip, which are the same', () => {
  const entry = {
    id: 'notifications',
    label: 'Notifications',
    icon: Bell,
    href: '/',
    badge: 3,
    badgeLabel: '3 unread',
  };
  renderUi(<NavIcon entry={entry} />);
  const link = screen.getByRole('link', { name: 'Notifications 3 unread' });
  expect(link.getAttribute('title')).toBe('Notifications 3 unread');
});
