import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from './testing/render-app.tsx';

async function open(dialect: 'akkoma' | 'mastodon', filter: object) {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  await jun.post('/api/v1/statuses', { status: 'Rain on the weir' });
  const filters = dialect === 'akkoma' ? '/api/v1/filters' : '/api/v2/filters';
  const { body } = await mira.post(filters, { context: ['home'], ...filter });
  const path = `${filters}/${body.id}`;
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  /** Calls the listeners as the stream does when the filters have changed. */
  const report = async (): Promise<void> => {
    act(() => app.current.store.getState().onFiltersChanged.forEach((listener) => listener()));
    await act(() => app.clock.advance(300));
  };
  return { ...app, mira, path, report };
}

const rain = () => screen.queryByText('Rain on the weir');

test('Filters: collapses statuses by server filters with the reason, and again after the filters change on the server', async () => {
  const { clock, mira, path, report } = await open('akkoma', { phrase: 'rain' });
  const feed = within(await screen.findByRole('feed'));
  await act(() => clock.advance(2_000));
  await waitFor(() => expect(rain()).toBeNull());
  await waitFor(() => expect(feed.getByRole('article').textContent).toContain('Filtered: rain'));
  await mira.delete(path);
  await report();
  await feed.findByText('Rain on the weir');
});

test('Filters: applies what the server has matched at once, and follows changes of the filter [R-FILT-011]', async () => {
  const { clock, mira, path, report } = await open('mastodon', {
    title: 'Weather',
    keywords_attributes: [{ keyword: 'rain', whole_word: true }],
  });
  const feed = within(await screen.findByRole('feed'));
  await feed.findByText('Weather');
  expect(rain()).toBeNull();
  await act(() => clock.advance(2_000));
  await mira.put(path, { title: 'Wet days' });
  await report();
  await feed.findByText('Wet days');
  await mira.put(path, { filter_action: 'hide' });
  await report();
  await waitFor(() => expect(feed.queryByRole('article')).toBeNull());
  await mira.put(path, { context: ['public'] });
  await report();
  await feed.findByText('Rain on the weir');
  await mira.put(path, { context: ['home'], filter_action: 'blur' });
  await report();
  await feed.findByText('Rain on the weir');
});
