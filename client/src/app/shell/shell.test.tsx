import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { Shell } from './shell.tsx';

test('Shell: has the skip links as first focusable elements', async () => {
  const { user } = renderUi(
    <Shell topBar={<header>Bar</header>} sidebar="Side">
      <h1>Home</h1>
    </Shell>,
  );
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  const target = document.activeElement?.getAttribute('href') ?? '';
  expect(document.querySelector(target)).toBe(screen.getByRole('main'));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to navigation');
});

test('Shell: links to the bottom bar by its skip link on mobile', async () => {
  const { user } = renderUi(
    <Shell topBar={null} sidebar={false} bottomBar={<button type="button">Menu</button>}>
      <h1>Home</h1>
    </Shell>,
  );
  await user.tab();
  await user.tab();
  const target = document.activeElement?.getAttribute('href') ?? '';
  const [place, ...others] = document.querySelectorAll(target);
  expect(others).toEqual([]);
  expect(place?.contains(screen.getByRole('button', { name: 'Menu' }))).toBe(true);
});

test('Shell: renders the third column only if it has content', () => {
  const frame = { topBar: null, sidebar: null, children: null };
  const { rerender } = renderUi(<Shell {...frame} third={false} />);
  expect(screen.queryByRole('complementary')).toBeNull();
  rerender(<Shell {...frame} third="Notifications" />);
  expect(screen.getByRole('complementary').textContent).toBe('Notifications');
});
