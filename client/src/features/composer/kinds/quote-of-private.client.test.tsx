import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import { preloadAkkomaVersion } from '#session/testing/preload-akkoma-version.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

test('ReplyOrQuoteComposer: a quote of an own private status is private too [R-ACT-024 R-COMP-055]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body: quoted } = await mira.post('/api/v1/statuses', {
    status: 'The nest is secret',
    visibility: 'private',
  });
  const preloaded = await preloadAkkomaVersion(instance, '3.18.0');
  const { goTo, user, requests } = await renderAppAtAbout({ instance, preloaded });
  await goTo(`/notice/${quoted.id}`);
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Quote' }));
  const form = within(await main.findByRole('form', { name: /^Quoting / }));
  await user.type(await form.findByRole('textbox', { name: 'Text' }), 'Still there');
  await user.click(form.getByRole('button', { name: 'Quote' }));
  await waitFor(() => expect(main.queryByRole('form', { name: /^Quoting / })).toBeNull());
  const [newest] = (await mira.get('/api/v1/timelines/home')).body;
  expect(newest).toMatchObject({ visibility: 'private', quote: { id: quoted.id } });
  const sent = requests.findLast(({ method }) => method === 'POST');
  expect(await sent?.clone().text()).toContain('quoted_status_id');
});
