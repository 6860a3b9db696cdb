import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp, type RenderAppOptions } from './testing/render-app.tsx';

/** Opens a timeline with statuses by ines, whom mira mutes later, and by others; all are loaded. */
async function openRain(texts: readonly string[], options: RenderAppOptions = {}) {
  const instance = options.instance ?? (await startTestInstance({ world: 'empty' }));
  const mira = await instance.as('mira');
  const { account } = await instance.as('ines');
  const tove = await instance.as('tove');
  for (const status of texts) await tove.post('/api/v1/statuses', { status });
  await mira.post(`/api/v1/accounts/${account?.id}/mute`);
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public', ...options });
  const session = app.current.store.getState();
  return {
    ...app,
    session,
    ines: account?.id ?? '',
    readsToTheEnd: async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Load older posts' }));
    },
    /** Waits until the mutes and blocks have loaded. */
    comesToRest: async () => {
      await session.instanceLoaded;
      await act(() => app.clock.advance(2_000));
    },
  };
}

const cardOf = (text: string | RegExp): HTMLElement =>
  screen.getByText(text).closest('article') ?? document.body;

test('Timeline: says that every loaded status is hidden, with a button that shows them [R-FILT-003]', async () => {
  const { user, readsToTheEnd, comesToRest } = await openRain(['@ines one', '@ines two']);
  await screen.findByText(/two/);
  await readsToTheEnd();
  await comesToRest();
  await screen.findByText('2 posts are hidden by your filters');
  expect(screen.queryByRole('feed')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show hidden posts' }));
  await waitFor(() => expect(screen.getAllByText('Mentions someone you muted')).toHaveLength(2));
  screen.getByRole('feed');
});

test('Timeline: adds statuses that become hidden to the hidden count', async () => {
  const { readsToTheEnd, session, ines } = await openRain(['@ines one', '@ines two', 'Rain']);
  await screen.findByText('Rain');
  session.preferences.set('muteWords', ['one']);
  session.preferences.set('hideWordFilteredPosts', true);
  await readsToTheEnd();
  await screen.findByText('1 post is hidden by your filters');
  act(() => session.tables.relationships.merge({ id: ines, muting: true }));
  await screen.findByText('2 posts are hidden by your filters');
  act(() => session.tables.relationships.merge({ id: ines, muting: false }));
  await screen.findByText('1 post is hidden by your filters');
});

test('Timeline: adds a conversation muted from the menu to the hidden count', async () => {
  const { user, readsToTheEnd } = await openRain(['A talk without end', 'Rain']);
  await screen.findByText('Rain');
  await readsToTheEnd();
  await user.click(within(cardOf('A talk without end')).getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mute conversation' }));
  await screen.findByText('1 post is hidden by your filters');
});

test('Timeline: moves the focus from a status that becomes hidden to the next visible one', async () => {
  const { comesToRest } = await openRain(['Rain', '@ines one', '@ines two']);
  await screen.findByText('Rain');
  cardOf(/two/).focus();
  await comesToRest();
  await waitFor(() => expect(document.activeElement).toBe(cardOf('Rain')));
  expect(screen.queryByText(/two/)).toBeNull();
});

test('Timeline: moves the focus from the last status up, and to the end of the feed when all are hidden', async () => {
  const { session, ines } = await openRain(['@ines one', 'Rain']);
  await screen.findByText('Rain');
  cardOf(/\bone\b/).focus();
  act(() => session.tables.relationships.merge({ id: ines, muting: true }));
  await waitFor(() => expect(document.activeElement).toBe(cardOf('Rain')));
  const [rain = ''] = session.feeds.loaderFor({ kind: 'public' }).feed.ids;
  act(() => session.tables.statusViewers.merge({ id: rain, threadMuted: true }));
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-feed-end]') ?? null).not.toBeNull(),
  );
});

test('Timeline: keeps the focus when another status is hidden', async () => {
  const { comesToRest } = await openRain(['Rain', '@ines one']);
  await screen.findByText('Rain');
  const more = within(cardOf('Rain')).getByRole('button', { name: 'More' });
  more.focus();
  await comesToRest();
  await waitFor(() => expect(screen.queryByText(/\bone\b/)).toBeNull());
  expect(document.activeElement).toBe(more);
});

test('Timeline: never shows statuses of accounts that were muted on an earlier visit, not even while loading [R-FILT-004]', async () => {
  const first = await openRain(['@ines one', 'Rain']);
  await screen.findByText(/\bone\b/);
  await first.comesToRest();
  await waitFor(() => expect(screen.queryByText(/\bone\b/)).toBeNull());
  await waitFor(() => expect([...first.area.items.values()].join(' ')).toContain('muting'));
  first.unmount();
  const { instance, area } = first;
  const renderedTexts: string[] = [];
  const watch = new MutationObserver(() => renderedTexts.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  await renderApp({ instance, area, signedInAs: 'mira', path: '/main/public' });
  await screen.findByText('Rain');
  await screen.findByRole('button', { name: 'Load older posts' });
  watch.disconnect();
  expect(renderedTexts.filter((text) => text.includes('@ines'))).toEqual([]);
});
