import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from './testing/render-app.tsx';

test('Filters: collapses statuses by server filters with the reason, and again after the filters change on the server', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  await jun.post('/api/v1/statuses', { status: 'Rain on the weir' });
  const { body: filter } = await mira.post('/api/v1/filters', {
    phrase: 'rain',
    context: ['home'],
  });
  const { clock, current } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/main/friends',
  });
  const feed = within(await screen.findByRole('feed'));
  await act(() => clock.advance(2_000));
  await waitFor(() => expect(feed.queryByText('Rain on the weir')).toBeNull());
  expect(feed.getByRole('article').textContent).toContain('Filtered: rain');
  await mira.delete(`/api/v1/filters/${filter.id}`);
  act(() => current.store.getState().onFiltersChanged.forEach((listener) => listener()));
  await feed.findByText('Rain on the weir');
});
