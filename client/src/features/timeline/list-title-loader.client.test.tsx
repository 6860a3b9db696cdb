import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import type { Fault, FaultForRequest } from '#session/testing/test-environment.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function openBirds(faultOf: FaultForRequest) {
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
])(
  'ListTitleLoader: offers a retry if the title failed to load (%s) [R-TL-022]',
  async (_, fault) => {
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
  },
);

test('ListTitleLoader: requests a missing title each time the list loads, not more often', async () => {
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

const isTimeline = ({ url }: Request): boolean => url.includes('/timelines/list/');

const filledAlerts = () =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '');

test.each([
  ['404 to both', 404, 404],
  ['403 to the timeline, 404 to the title', 403, 404],
  ['404 to the timeline, 500 to the title', 404, 500],
])(
  'TimelineScreen: shows one error for a list that does not exist (%s) and links to the lists',
  async (_, ofTimeline, ofTitle) => {
    const { clock, requests, user } = await openBirds((request) => {
      if (isTimeline(request)) return new Response('', { status: ofTimeline });
      return isTitle(request) ? new Response('', { status: ofTitle }) : undefined;
    });
    const text = await screen.findByText(/^Can't find the timeline/);
    await act(() => clock.advance(1_500));
    await waitFor(() => expect(requests.some(isTitle)).toBe(true));
    expect(screen.queryByRole('button', { name: /Couldn’t load the title/ })).toBeNull();
    expect(filledAlerts()).toHaveLength(1);
    const link = within(text).getByRole('link', { name: 'Lists' });
    expect(link.getAttribute('href')).toBe('/lists');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^Can't find the timeline/);
    expect(screen.queryByRole('button', { name: /Couldn’t load the title/ })).toBeNull();
  },
);

test('TimelineScreen: shows one error if title and timeline of a list both fail with 500', async () => {
  const { faults, user } = await openBirds((request) =>
    isTimeline(request) || isTitle(request) ? new Response('', { status: 500 }) : undefined,
  );
  await screen.findByText('Internal Server Error', { selector: '[role=alert] p' });
  expect(screen.queryByRole('button', { name: /Couldn’t load the title/ })).toBeNull();
  faults.of = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Birds');
  await screen.findByText('No posts');
});

test('TimelineScreen: links to the start page from an unknown hashtag', async () => {
  const app = await renderAppAtAbout({});
  app.faults.of = ({ url }) =>
    url.includes('/timelines/tag/') ? new Response('', { status: 404 }) : undefined;
  await app.goTo('/tag/heron');
  await act(() => app.clock.advance(1_500));
  const text = await screen.findByText(/^Can't find the timeline/);
  within(text).getByRole('link', { name: 'Go to the start page' });
});
