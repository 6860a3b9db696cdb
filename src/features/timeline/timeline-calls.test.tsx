import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import type { Fault } from '#session/testing/test-world.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Each screen with the call that it hangs on. */
const screens: readonly (readonly [path: string, call: RegExp])[] = [
  ['/main/all', /timelines\/public/],
  ['/main/friends', /timelines\/home/],
  ['/main/bubble', /timelines\/bubble/],
  ['/tag/heron', /timelines\/tag/],
  ['/bookmarks', /\/bookmarks/],
  ['/users/mira/dms', /timelines\/direct|conversations/],
];

const page = '<html><h1>It is not you, it is us</h1></html>';

/** Milliseconds that a call may take, other than the fetching of code. */
const callLimit = 30_000;

const main = () => within(screen.getByRole('main'));

/** On a page that has nothing left to fetch: a screen that waits for code is drawn over and over in a test. */
async function begin() {
  const app = await renderApp({ signedInAs: 'mira', path: '/about' });
  await screen.findByRole('form', { name: 'New post' });
  await within(await screen.findByRole('complementary')).findByRole('heading', {
    name: 'Notifications',
  });
  await screen.findByRole('button', { name: 'Log out' });
  return app;
}

function answer(status: number): () => Fault {
  return () => new Response(page, { status });
}

/** What may come instead of an answer, and what is said of it. */
const faults: readonly (readonly [name: string, fault: () => Fault, says: string | RegExp])[] = [
  ['no connection', () => 'offline', 'Failed to connect to server, try again'],
  ['a 401', answer(401), 'You need to be signed in for this'],
  ['a 403', answer(403), 'The server does not allow this'],
  ['a 404', answer(404), /Can't find the timeline/],
  ['a 429', answer(429), 'You are rate limited'],
  ['a 500', answer(500), 'Internal Server Error'],
  ['a 503', answer(503), 'The backend is not available'],
  [
    'a page in the place of an answer',
    () => new Response(page, { headers: { 'content-type': 'text/html' } }),
    'The server sent something that could not be read',
  ],
  [
    'an answer cut short',
    () => new Response('[{"id":"1",', { headers: { 'content-type': 'application/json' } }),
    'The server sent something that could not be read',
  ],
];

describe.each(screens)(
  '%s says in a sentence what is wrong, and can be tried again',
  (path, call) => {
    test('a server that does not answer in time', async () => {
      const { router } = await begin();
      const over = new DOMException('too long', 'TimeoutError');
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) =>
        limit === callLimit ? AbortSignal.abort(over) : new AbortController().signal,
      );
      await act(() => router.navigate({ href: path }));
      await main().findByText('The server did not answer in time, try again', {
        selector: '[role=alert] p',
      });
      expect(main().queryByText('No statuses')).toBeNull();
      expect(main().getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
    });

    test('whatever comes instead of its posts', async () => {
      const { faults: net, router, clock, user } = await begin();
      for (const [name, fault, says] of faults) {
        net.of = ({ url }) => (call.test(url) ? fault() : undefined);
        await act(() => router.navigate({ href: path }));
        for (let second = 0; second < 4; second += 1) await act(() => clock.advance(1_000));
        const note = await main().findByText(says, { selector: '[role=alert] p' });
        expect(note, name).toBeDefined();
        expect(main().queryByText('No statuses'), name).toBeNull();
        expect(document.body.textContent).not.toContain('It is not you');
        await user.click(main().getByRole('button', { name: 'Try again' }));
        for (let second = 0; second < 4; second += 1) await act(() => clock.advance(1_000));
        await main().findByText(says, { selector: '[role=alert] p' });
        await act(() => router.navigate({ href: '/about' }));
      }
      net.of = () => undefined;
      await act(() => router.navigate({ href: path }));
      await main().findByText('No statuses');
    });
  },
);
