import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { TopBar } from './top-bar.tsx';

const brand = { name: 'Canal', href: '/', logo: '/static/logo.svg' };

test('TopBar: is the banner landmark with the home link, then the given tools', () => {
  renderUi(<TopBar brand={brand}>Tools</TopBar>);
  const banner = screen.getByRole('banner');
  const link = within(banner).getByRole('link', { name: 'Canal' });
  expect(link.getAttribute('href')).toBe('/');
  expect(banner.textContent).toBe('CanalTools');
});

test('TopBar: keeps the accessible name when the name is hidden', () => {
  renderUi(<TopBar brand={{ ...brand, isNameHidden: true }} />);
  expect(screen.getByRole('link', { name: 'Canal' }).textContent).toBe('');
});

test('TopBar: shows the name in place of a logo that did not load, even if the name is hidden', () => {
  renderUi(<TopBar brand={{ ...brand, isNameHidden: true }} />);
  const link = screen.getByRole('link', { name: 'Canal' });
  fireEvent.error(within(link).getByRole('presentation'));
  expect(within(link).queryByRole('presentation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Canal' }).textContent).toBe('Canal');
});
