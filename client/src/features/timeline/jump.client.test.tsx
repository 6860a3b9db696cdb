import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { toDateFieldValue } from '#lib/date-field.ts';

const day = 86_400_000;

test('TimelineScreen: jumps to a date and leaves a gap up to the newest post', async () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const instance = await startTestInstance({ world: 'empty', now: () => now });
  const jun = await instance.as('jun');
  const requested = toDateFieldValue(now + 5.5 * day).slice(0, 10);
  for (let number = 1; number <= 60; number += 1) {
    await jun.post('/api/v1/statuses', { status: `Post number ${number}.` });
    now += day / 4;
  }
  const { user, requests, current } = await renderApp({ instance, path: '/main/public' });
  await screen.findByText('Post number 60.');
  await user.click(await screen.findByRole('button', { name: 'Quick settings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Go to a date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to a date' }));
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: requested } });
  await user.click(dialog.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(requests.some(({ url }) => url.includes('max_id='))).toBe(true));
  const maxId = new URL(requests.find(({ url }) => url.includes('max_id='))?.url ?? '')
    .searchParams;
  const end = new Date(`${requested}T00:00`).getTime() + day;
  const { body } = await jun.get(`/api/v1/timelines/public?max_id=${maxId.get('max_id')}&limit=1`);
  const newest = Date.parse(body[0].created_at);
  expect(newest).toBeLessThan(end);
  expect(newest).toBeGreaterThanOrEqual(end - day / 4);
  await screen.findByText(body[0].pleroma.content['text/plain']);
  const { feeds } = current.store.getState();
  await waitFor(() => {
    const { items, gaps, ids } = feeds.loaderFor({ kind: 'public' }).feed;
    expect(gaps).toHaveLength(1);
    expect(ids).toContain(body[0].id);
    expect(items.length).toBeGreaterThan(ids.length);
  });
});
