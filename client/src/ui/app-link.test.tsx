import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppLink, type AppLinkProps, LinkButton, LinkProvider } from './app-link.tsx';
import { renderUi } from './testing/render-ui.tsx';

test('LinkProvider: renders AppLink and LinkButton with its component', async () => {
  const handleGo = vi.fn();
  const Routed = ({ href, children }: AppLinkProps) => (
    <button type="button" onClick={() => handleGo(href)}>
      {children}
    </button>
  );
  const { user } = renderUi(
    <LinkProvider component={Routed}>
      <AppLink href="/about">About</AppLink>
      <LinkButton href="/login">Sign in</LinkButton>
    </LinkProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'About' }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(handleGo.mock.calls).toEqual([['/about'], ['/login']]);
});

test('AppLink: renders a plain anchor without a LinkProvider', () => {
  renderUi(<AppLink href="/about">About</AppLink>);
  expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about');
});
