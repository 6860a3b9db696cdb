import { screen, within } from '@testing-library/react';
import House from 'lucide-react/icons/house';
import { expect, test } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { TopBar } from './top-bar.tsx';

const brand = { name: 'Canal', href: '/', logo: '/static/logo.svg' };

test('TopBar: is the banner landmark with the home link and the named timelines', () => {
  renderUi(
    <TopBar
      brand={brand}
      entries={[
        { id: 'home', label: 'Home', icon: House, href: '/home', isActive: true },
        { id: 'local', label: 'Local', icon: House, href: '/local', badge: 3, badgeLabel: '3 new' },
      ]}
    />,
  );
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Canal' }).getAttribute('href')).toBe('/');
  const timelines = within(banner.getByRole('navigation', { name: 'Timelines' }));
  expect(timelines.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  expect(timelines.getByRole('link', { name: /Local\s*3 new/ })).toBeTruthy();
});

test('TopBar: keeps the accessible name when the name is hidden', () => {
  renderUi(<TopBar brand={{ ...brand, isNameHidden: true }} />);
  expect(screen.getByRole('link', { name: 'Canal' }).textContent).toBe('');
  expect(screen.queryByRole('navigation')).toBeNull();
});
