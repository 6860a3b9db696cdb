import { screen } from '@testing-library/react';
import Bell from 'lucide-react/icons/bell';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { IconLink } from './icon-link.tsx';

test('IconLink: has what the dot means in its name and tooltip, which are the same', () => {
  renderUi(<IconLink href="/" icon={Bell} label="Notifications" dotLabel="3 unread" />);
  const link = screen.getByRole('link', { name: 'Notifications 3 unread' });
  expect(link.getAttribute('title')).toBe('Notifications 3 unread');
});
