import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from './testing/render-app.tsx';

test('TimelineScreen: says once to a visitor that the timeline is closed, links to the login and does not refetch', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    config: { visitorTimelines: { federated: false } },
  });
  const { requests, clock, current } = await renderApp({ instance, path: '/main/all' });
  const main = within(await screen.findByRole('main'));
  await main.findByText(/^Only members of this server can see this\./);
  expect(main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(current.store.getState().notices.store.getState()).toEqual([]);
  const requestCount = () =>
    requests.filter(({ url }) => url.includes('/api/v1/timelines/public')).length;
  const before = requestCount();
  await act(() => clock.advance(120_000));
  expect(requestCount()).toBe(before);
});
