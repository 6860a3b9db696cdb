import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const note = 'Couldn’t refresh: Internal Server Error';
const failsAt =
  (part: string) =>
  ({ url }: Request) =>
    url.includes(part) ? new Response('<h1>raw page</h1>', { status: 500 }) : undefined;

async function withPost() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  await mira.post(`/api/v1/statuses/${body.id}/bookmark`);
  return { instance, mira };
}

test('TimelineScreen: shows the error of stale bookmarks until a refresh succeeds [R-ERR-007]', async () => {
  const { instance, mira } = await withPost();
  const app = await renderAppAtAbout({ instance });
  await app.goTo('/bookmarks');
  await screen.findByText('The heron is back');
  await app.goTo('/about');
  await screen.findByRole('heading', { level: 1, name: 'About' });
  /* Delays the failed response until the screen is rendered, since the code that shows the error
     loads only then. */
  const isLoaded = Promise.withResolvers<void>();
  const fails = failsAt('/api/v1/bookmarks');
  app.faults.of = async (request) => {
    const fault = fails(request);
    if (fault) await isLoaded.promise;
    return fault;
  };
  await app.goTo('/bookmarks');
  isLoaded.resolve();
  await screen.findByText(note);
  screen.getByText('The heron is back');
  await act(() => app.clock.advance(60_000));
  screen.getByText(note);
  expect(document.body.textContent).not.toContain('raw page');

  const { length } = app.requests;
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.requests.length).toBeGreaterThan(length));
  await screen.findByText(note);

  app.faults.of = () => undefined;
  const { body } = await mira.post('/api/v1/statuses', { status: 'And the crane' });
  await mira.post(`/api/v1/statuses/${body.id}/bookmark`);
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('And the crane');
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  /* The clicked button unmounts together with the note. */
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
});

test('TimelineScreen: shows nothing about an automatic refresh unless it fails', async () => {
  const { instance } = await withPost();
  const { faults, clock } = await renderApp({ instance, path: '/main/public' });
  await screen.findByText('The heron is back');
  const refresh = () => act(() => clock.advance(20_000));
  faults.of = failsAt('/timelines/');
  await refresh();
  await screen.findByText('Couldn’t load the timeline. Trying again…');
  expect(screen.queryByText(note)).toBeNull();
  faults.of = () => undefined;
  await refresh();
  expect(screen.queryByText(note)).toBeNull();

  faults.of = failsAt('/timelines/');
  await refresh();
  expect(screen.queryByText(note)).toBeNull();
  await refresh();
  await screen.findByText(note);
  screen.getByText('The heron is back');
  faults.of = () => undefined;
  await refresh();
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});
