import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import type { Fault, FaultOf } from '#session/testing/test-environment.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function openBirds(faultOf: FaultOf) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body } = await mira.post('/api/v1/lists', { title: 'Birds' });
  const app = await renderAppAtAbout({ instance });
  app.faults.of = faultOf;
  await app.goTo(`/lists/${body.id}`);
  await act(() => app.clock.advance(1_500));
  return app;
}

const isTitle = ({ url }: Request): boolean => /\/api\/v1\/lists\/[^/]+$/.test(url);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each<readonly [string, () => Fault]>([
  ['500', () => new Response('', { status: 500 })],
  [
    'broken JSON',
    () => new Response('{"id":', { headers: { 'content-type': 'application/json' } }),
  ],
  ['no connection', () => 'offline'],
])('ListTitle: can retry a title that failed to load (%s) [R-TL-022]', async (_, fault) => {
  const { faults, user } = await openBirds((request) => (isTitle(request) ? fault() : undefined));
  await screen.findByText('No posts');
  await heading('List');
  const again = await screen.findByRole('button', { name: 'Couldn’t load the title. Try again' });
  await user.click(again);
  await screen.findByRole('button', { name: 'Couldn’t load the title. Try again' });
  faults.of = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Couldn’t load the title. Try again' }));
  await heading('Birds');
  expect(screen.queryByRole('button', { name: 'Couldn’t load the title. Try again' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.closest('header')).not.toBeNull());
});

test('ListTitle: requests a missing title each time the list loads, not more often', async () => {
  const { faults, clock, requests } = await openBirds((request) =>
    isTitle(request) ? new Response('', { status: 500 }) : undefined,
  );
  await screen.findByRole('button', { name: 'Couldn’t load the title. Try again' });
  const requestCount = (): number => requests.filter(isTitle).length;
  expect(requestCount()).toBe(1);
  await act(() => clock.advance(20_000));
  await waitFor(() => expect(requestCount()).toBe(2));
  faults.of = () => undefined;
  await act(() => clock.advance(20_000));
  await heading('Birds');
  expect(requestCount()).toBe(3);
  await act(() => clock.advance(20_000));
  expect(requestCount()).toBe(3);
});

test.each([
  [403, 'The server doesn’t allow this'],
  [404, "Can't find the timeline: Birds"],
])(
  'TimelineScreen: shows the known title of a list whose timeline fails with %i: “%s” [R-TL-043]',
  async (status, message) => {
    await openBirds(({ url }) =>
      url.includes('/timelines/list/') ? new Response('', { status }) : undefined,
    );
    await heading('Birds');
    await screen.findByText(message);
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/timeline: \d/)).toBeNull();
  },
);
