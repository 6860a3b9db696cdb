import { screen, within } from '@testing-library/react';
import House from 'lucide-react/icons/house';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import type { NavEntry } from './nav-entry.ts';
import { NavPanel } from './nav-panel.tsx';

const groups: NavEntry[][] = [
  [
    { id: 'home', label: 'Home', icon: House, href: '#home', isActive: true },
    { id: 'news', label: 'News', icon: House, href: '#news', badge: 2, badgeLabel: '2 unread' },
  ],
  [{ id: 'lists', label: 'Lists', icon: House, href: '#lists', badge: 0, badgeLabel: '0 unread' }],
];

test('NavPanel: lists entries in order with badges and marks the current page', () => {
  renderUi(<NavPanel groups={groups} />);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'News22 unread', 'Lists']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
});

test('NavPanel: scrolls to the top for the current page and calls onNavigate [R-SHELL-006]', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const handleNavigate = vi.fn();
  const { user } = renderUi(<NavPanel groups={groups} onNavigate={handleNavigate} />);
  await user.click(screen.getByRole('link', { name: 'Lists' }));
  expect(handleNavigate).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(handleNavigate).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});
