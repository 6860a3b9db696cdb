import { I18nProvider } from '@lingui/react';
import { i18n } from '#i18n/i18n.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { queuedActions } from '#session/actions/queued-actions.ts';
import { SessionContext } from '#session/session-context.ts';
import { StatusCard } from '../status-card.tsx';

async function miraReads(...texts: readonly string[]) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  for (const status of texts) await jun.post('/api/v1/statuses', { status });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  const cards = await Promise.all(
    texts.map(async (text) =>
      within((await screen.findByText(text)).closest('article') ?? document.body),
    ),
  );
  const clicks = () =>
    app.requests
      .map(({ url }) => /\/(un)?favourite$/.exec(url)?.[0])
      .filter((path) => path !== undefined);
  const isLiked = async (): Promise<boolean> => {
    const [status] = (await (await instance.as('mira')).get('/api/v1/timelines/public')).body;
    return status.favourited;
  };
  return { ...app, jun, cards, clicks, isLiked };
}

const isLike = ({ url }: Request): boolean => /\/(un)?(favourite|reblog)$/.test(url);

test('favouriteAction: shows the favourite and the new count before the server responds', async () => {
  const { cards, faults, user, isLiked } = await miraReads('The heron is back');
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = (request) => (isLike(request) ? pendingResponse.promise : undefined);
  await user.click(cards[0]?.getByRole('button', { name: 'Like' }) ?? document.body);
  const on = await screen.findByRole('button', { name: /^Like/, pressed: true });
  expect(on.textContent).toBe('1');
  expect(await isLiked()).toBe(false);
  pendingResponse.resolve(undefined);
  await waitFor(async () => expect(await isLiked()).toBe(true));
  expect(screen.getByRole('button', { name: /^Like/, pressed: true }).textContent).toBe('1');
});

test('toggleStatus: sends one request at a time and ends with the state of the last of two quick clicks', async () => {
  const { faults, user, clicks, isLiked } = await miraReads('The heron is back');
  const first = Promise.withResolvers<undefined>();
  faults.of = (request) => (isLike(request) ? first.promise : undefined);
  await user.click(screen.getByRole('button', { name: 'Like' }));
  await user.click(await screen.findByRole('button', { name: /^Like/, pressed: true }));
  const off = await screen.findByRole('button', { name: 'Like', pressed: false });
  expect(off.textContent).toBe('');
  expect(clicks()).toEqual(['/favourite']);
  first.resolve(undefined);
  await waitFor(() => expect(clicks()).toEqual(['/favourite', '/unfavourite']));
  await waitFor(async () => expect(await isLiked()).toBe(false));
  expect(screen.getByRole('button', { name: 'Like', pressed: false }).textContent).toBe('');
});

test.each([
  [403, 'The server doesn’t allow this. The server says: Not today'],
  [422, 'The server says: Not today'],
  [500, 'The server had a problem, try again. The server says: Not today'],
] as const)(
  'favouriteAction: a failed request (%s) is reverted and shown on its status alone [R-STATUS-038]',
  async (fault, message) => {
    const { cards, faults, user, isLiked } = await miraReads('one', 'other');
    faults.of = (request) => {
      if (!isLike(request)) return undefined;
      return Response.json({ error: 'Not today' }, { status: fault });
    };
    const [one, other] = cards;
    if (!one || !other) throw new Error('two cards are drawn');
    await user.click(one.getByRole('button', { name: 'Like' }));
    await one.findByText(message);
    expect(one.getByRole('button', { name: 'Like', pressed: false }).textContent).toBe('');
    expect(other.queryByRole('alert')).toBeNull();
    expect(await isLiked()).toBe(false);

    await user.click(one.getByRole('button', { name: 'Dismiss' }));
    expect(one.queryByRole('alert')).toBeNull();
    faults.of = () => undefined;
    await user.click(one.getByRole('button', { name: 'Like' }));
    await one.findByRole('button', { name: /^Like/, pressed: true });
    expect(one.queryByRole('alert')).toBeNull();
  },
);

test('toggleStatus: refetches the status and shows no error when the server already has that state', async () => {
  const { faults, user, requests, instance } = await miraReads('The heron is back');
  const mira = await instance.as('mira');
  const [{ id }] = (await mira.get('/api/v1/timelines/public')).body;
  await mira.post(`/api/v1/statuses/${id}/favourite`);
  faults.of = (request) =>
    isLike(request) ? Response.json({ error: 'Already favourited' }, { status: 400 }) : undefined;
  await user.click(screen.getByRole('button', { name: 'Like' }));
  await waitFor(() =>
    expect(requests.filter(({ url }) => /\/statuses\/[^/]+$/.test(url))).toHaveLength(1),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Like/, pressed: true }).textContent).toBe('1'),
  );
  expect(screen.queryByText(/Already favourited/)).toBeNull();
});

test.each(['favourite', 'bookmark'])(
  'toggleStatus: reverts a %s and shows the refusal after a 400 that changed nothing',
  async (path) => {
    const { faults, user } = await miraReads('The heron is back');
    faults.of = ({ url }) =>
      url.endsWith(`/${path}`)
        ? Response.json({ error: 'Not this one' }, { status: 400 })
        : undefined;
    if (path === 'bookmark') {
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Bookmark' }));
    } else await user.click(screen.getByRole('button', { name: 'Like' }));
    await screen.findByText('The server says: Not this one');
    screen.getByRole('button', { name: 'Like', pressed: false });
  },
);

test('toggleStatus: shows a failure as a notice after the viewer has left the screen', async () => {
  const { faults, user } = await miraReads('The heron is back');
  const pendingResponse = Promise.withResolvers<Response>();
  faults.of = (request) => (isLike(request) ? pendingResponse.promise : undefined);
  await user.click(screen.getByRole('button', { name: 'Like' }));
  await user.click(screen.getByRole('link', { name: /^Notifications/ }));
  await waitFor(() => expect(screen.queryByText('The heron is back')).toBeNull());
  // Waits until the unmounted card has unsubscribed from its status, which happens after the
  // render.
  await act(() => Promise.resolve());
  pendingResponse.resolve(Response.json({}, { status: 500 }));
  await screen.findByText('“Like” failed: The server had a problem, try again');
});

test('reblogAction: reverts the reblog and shows the error when the server refuses', async () => {
  const { faults, user } = await miraReads('The heron is back');
  faults.of = (request) => (isLike(request) ? Response.json({}, { status: 500 }) : undefined);
  await user.click(screen.getByRole('button', { name: 'Repeat' }));
  await screen.findByText('The server had a problem, try again');
  screen.getByRole('button', { name: 'Repeat', pressed: false });
});

test('favouriteAction: renders only its own card, once for the click and its response', async () => {
  const texts = Array.from({ length: 8 }, (_, index) => `post ${index}`);
  const { current, user } = await miraReads(...texts);
  const session = current.store.getState();
  const ids = session.feeds.loaderFor({ kind: 'public' }).feed.ids;
  const rendered: string[] = [];
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <SessionContext value={session}>
        {ids.map((id) => (
          <Profiler key={id} id={id} onRender={(name) => rendered.push(name)}>
            <StatusCard id={id} />
          </Profiler>
        ))}
      </SessionContext>
    </I18nProvider>,
  );
  expect(new Set(rendered)).toEqual(new Set(ids));
  const card = within(
    container.querySelector<HTMLElement>(`[data-status="${ids[3]}"]`) ?? container,
  );
  rendered.length = 0;
  await user.click(card.getByRole('button', { name: 'Like' }));
  await card.findByRole('button', { name: /^Like/, pressed: true });
  await act(() => session.feeds.loaderFor({ kind: 'public' }).loadNewer());
  expect(session.part(queuedActions).wanted(`favourite:${ids[3]}`)).toBeUndefined();
  expect(rendered).toEqual([ids[3]]);
});
