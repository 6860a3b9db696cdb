import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './badge.tsx';
import { renderUi } from '../testing/render-ui.tsx';

test.each([
  [2, '2'],
  [99, '99'],
  [100, '99+'],
])('Badge: shows a count of %i as %s with an accessible text', (count, shown) => {
  renderUi(<Badge count={count} label="unread announcements" />);
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.getByText('unread announcements')).toBeTruthy();
});

test('Badge: renders nothing for 0', () => {
  const { container } = renderUi(<Badge count={0} label="unread announcements" />);
  expect(container.textContent).toBe('');
});
