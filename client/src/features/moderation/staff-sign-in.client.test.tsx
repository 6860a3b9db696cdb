import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createSignInStorage } from '#session/sign-in/sign-in-storage.ts';
import { createStrictServer } from '#session/sign-in/testing/strict-server.ts';
import { openWindow } from '#session/windows/open-windows.ts';

const people = [{ username: 'mod', role: 'moderator' as const }];

/** Signs in a moderator, whose token has these scopes, at a server with scopes for its staff. */
async function asModerator(scope: string) {
  const instance = await startTestInstance({ world: 'empty', people });
  const { token = '', account } = await instance.as('mod');
  const scopes = ['read', 'write', 'follow', 'push', 'admin:read', 'admin:write'];
  const strict = createStrictServer({ token, scopes });
  const area = fakeArea();
  const member = { accessToken: token, accountId: account?.id ?? '', scope };
  createSignInStorage(area).oauth.write({ member });
  const faultOf = (request: Request) => strict.answer(request);
  const app = await renderApp({ path: '/about?from=here', instance, area, faultOf });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await screen.findByRole('button', { name: /^Account menu/ });
  act(() => openWindow(app.current.store.getState(), 'moderation', {}));
  await screen.findByRole('dialog', { name: 'Moderation' });
  return { ...app, strict };
}

test('ModerationWindow: signs in again for the scopes of staff when it is opened, and then opens [R-AUTH-039]', async () => {
  const { user, left, strict, go, place } = await asModerator('read write follow push');
  await screen.findByText(/^To moderate, allow it on the server’s page\./);
  expect(left).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Log in at strict.example' }));
  await waitFor(() => expect(left).toHaveLength(1));
  const wider = 'read write follow push admin:read admin:write';
  expect(new URL(left[0] ?? '').searchParams.get('scope')).toBe(wider);
  await go(strict.consent(left[0] ?? ''));
  await waitFor(() => expect(place()).toBe('/about?from=here'));
  await screen.findByRole('navigation', { name: 'Moderation sections' });
});

test('ModerationWindow: opens without another sign-in if the token has the scopes of staff [R-AUTH-039]', async () => {
  await asModerator('read write admin:read admin:write');
  await screen.findByRole('navigation', { name: 'Moderation sections' });
  expect(screen.queryByText(/^To moderate/)).toBeNull();
});
