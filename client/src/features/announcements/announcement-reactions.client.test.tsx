import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { insertAnnouncement } from '@rookery/instance/store/announcements.ts';

async function open(dialect: 'akkoma' | 'mastodon' = 'mastodon') {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  insertAnnouncement(instance.instance.database, {
    id: '7',
    content: 'The lift works',
    starts_at: null,
    ends_at: null,
    all_day: 0,
    created_at: 1_000,
    updated_at: 1_000,
  });
  const jun = await instance.as('jun');
  if (dialect === 'mastodon')
    await jun.put(`/api/v1/announcements/7/reactions/${encodeURIComponent('🔥')}`);
  const app = await renderAppAtAbout({ instance });
  await app.current.store.getState().instanceLoaded;
  await app.goTo('/announcements');
  const main = within(await screen.findByRole('main'));
  await main.findByText('The lift works');
  const stored = async () => (await jun.get('/api/v1/announcements')).body[0].reactions;
  return { ...app, main, jun, stored };
}

const fire = (count: number, pressed: boolean) => ({
  name: `Reactions with 🔥: ${count}`,
  pressed,
});

test('AnnouncementReactions: add and remove a reaction by a click, and add one from the picker [R-ANN-014]', async () => {
  const { main, user, stored } = await open();
  await user.click(main.getByRole('button', fire(1, false)));
  await user.click(await main.findByRole('button', fire(2, true)));
  await main.findByRole('button', fire(1, false));
  await waitFor(async () => expect(await stored()).toMatchObject([{ name: '🔥', count: 1 }]));
  await user.click(main.getByRole('button', { name: 'React' }));
  const picker = within(await screen.findByRole('region', { name: 'Quick reactions' }));
  const [first] = picker.getAllByRole('button');
  const name = first?.getAttribute('aria-label') ?? '';
  await user.click(first ?? document.body);
  await main.findByRole('button', { name: `Reactions with ${name}: 1`, pressed: true });
  await waitFor(async () => expect(await stored()).toHaveLength(2));
});

test('AnnouncementReactions: show why a reaction failed, and remove the reaction again', async () => {
  const { main, user, faults } = await open();
  faults.of = ({ method }) => (method === 'PUT' ? 'offline' : undefined);
  await user.click(main.getByRole('button', fire(1, false)));
  await main.findByText('Failed to connect to server, try again');
  main.getByRole('button', fire(1, false));
});

test('LiveStream: updates reactions to announcements, and removes announcements [R-ANN-014]', async () => {
  const { main, sockets } = await open();
  const emit = (event: string, payload: unknown): void =>
    act(() => sockets.at(-1)?.emitEvent(event, payload, ['user']));
  await waitFor(() => expect(sockets).not.toEqual([]));
  act(() => sockets.at(-1)?.emitOpen());
  emit('announcement.reaction', { announcement_id: '7', name: '🔥', count: 5 });
  await main.findByRole('button', fire(5, false));
  emit('announcement.reaction', { announcement_id: '7', name: '🔥', count: 0 });
  await waitFor(() => expect(main.queryByRole('button', { name: /^Reactions with/ })).toBeNull());
  emit('announcement', { id: '7', content: '<p>The lift rests</p>' });
  await main.findByText('The lift rests');
  emit('announcement.delete', '7');
  await waitFor(() => expect(main.queryByText('The lift rests')).toBeNull());
});

test('AnnouncementReactions: are not shown on a server without reactions to announcements', async () => {
  const { main } = await open('akkoma');
  expect(main.queryByRole('button', { name: 'React' })).toBeNull();
});
