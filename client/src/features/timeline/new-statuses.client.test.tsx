import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { scrollPageTo } from '#app/testing/mock-layout.ts';
import {
  openHomeTimeline,
  findNewStatusesButton,
  shownStatusTexts,
} from './testing/open-home-timeline.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([0, 14])(
  'TimelineScreen: at %i px from the top, shows a new status at once [R-TL-028 R-CONST-025]',
  async (top) => {
    const { arrives } = await openHomeTimeline();
    scrollPageTo(top);
    await arrives('The second');
    await screen.findByText('The second');
    expect(shownStatusTexts()).toEqual(['The second', 'The first']);
    expect(findNewStatusesButton()).toBeNull();
  },
);

test('TimelineScreen: at 15 px from the top, queues new statuses behind a button with their number [R-TL-003 R-TL-029 R-CONST-025]', async () => {
  const { arrives, user } = await openHomeTimeline();
  scrollPageTo(15);
  await arrives('The second');
  await screen.findByRole('button', { name: '1 new post' });
  await arrives('The third');
  await screen.findByRole('button', { name: '2 new posts' });
  expect(shownStatusTexts()).toEqual(['The first']);

  await user.click(screen.getByRole('button', { name: '2 new posts' }));
  await screen.findByText('The third');
  expect(shownStatusTexts()).toEqual(['The third', 'The second', 'The first']);
  expect(findNewStatusesButton()).toBeNull();
  expect(window.scrollY).toBe(0);
});

test('TimelineScreen: queues new statuses in an unfocused tab unless that preference is off [R-TL-031]', async () => {
  const { arrives, current } = await openHomeTimeline();
  document.hasFocus = () => false;
  await arrives('The second');
  await screen.findByRole('button', { name: '1 new post' });
  expect(shownStatusTexts()).toEqual(['The first']);

  act(() => void current.store.getState().preferences.set('pauseOnUnfocused', false));
  await arrives('The third');
  await screen.findByText('The third');
  expect(findNewStatusesButton()).toBeNull();
});

test('TimelineScreen: queues new statuses without streaming, even at the top', async () => {
  const { arrives, current } = await openHomeTimeline();
  act(() => void current.store.getState().preferences.set('streaming', false));
  await arrives('The second');
  await screen.findByRole('button', { name: '1 new post' });
});

test('TimelineScreen: inserts nothing above a focused status', async () => {
  const { arrives } = await openHomeTimeline();
  act(() => screen.getByRole('article').focus());
  await arrives('The second');
  await screen.findByRole('button', { name: '1 new post' });
  expect(document.activeElement).toBe(screen.getByRole('article'));
});

test('TimelineScreen: after `.` focused a status, queues new ones until `.` is pressed again [R-TL-030]', async () => {
  const { arrives, user } = await openHomeTimeline();
  scrollPageTo(400);
  await arrives('The second');
  await screen.findByRole('button', { name: '1 new post' });
  await user.keyboard('.');
  const seen = (await screen.findByText('The second')).closest('article');
  await waitFor(() => expect(document.activeElement).toBe(seen));
  await arrives('The third');
  await screen.findByRole('button', { name: '1 new post' });
  expect(shownStatusTexts()).toEqual(['The second', 'The first']);
  expect(document.activeElement).toBe(seen);
  await user.keyboard('.');
  await screen.findByText('The third');
  expect(shownStatusTexts()).toEqual(['The third', 'The second', 'The first']);
});

test('NewStatusesButton: does not count filtered statuses and focuses the first visible one', async () => {
  const { arrives, current, user } = await openHomeTimeline();
  const { preferences } = current.store.getState();
  act(() => {
    preferences.set('muteWords', ['rain']);
    preferences.set('hideWordFilteredPosts', true);
  });
  scrollPageTo(400);
  await arrives('The rain');
  await user.keyboard('.');
  expect(window.scrollY).toBe(400);
  expect(findNewStatusesButton()).toBeNull();

  await arrives('The second');
  await screen.findByRole('button', { name: '1 new post' });
  await arrives('The rain again');
  await user.click(screen.getByRole('button', { name: '1 new post' }));
  const seen = (await screen.findByText('The second')).closest('article');
  await waitFor(() => expect(document.activeElement).toBe(seen));
  expect(shownStatusTexts()).toEqual(['The second', 'The first']);
});

test('NewStatusesButton: after more than a page was missed, shows the newest statuses above a gap [R-TL-027]', async () => {
  const { user, misses, current } = await openHomeTimeline(['The oldest', 'The first']);
  scrollPageTo(400);
  await misses('The missed');
  await user.click(await screen.findByRole('button', { name: 'More than 20 new posts' }));
  await screen.findByText('The missed 30');
  expect(shownStatusTexts()[0]).toBe('The missed 30');
  expect(window.scrollY).toBe(0);

  await act(async () => scrollPageTo(1_600));
  const gap = await screen.findByText(/aren’t loaded/);
  await screen.findByText('The first');
  const above = screen.getByText('The missed 11');
  expect(above.compareDocumentPosition(gap)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  act(() => screen.getByRole('button', { name: 'Load newer first' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/aren’t loaded/)).toBeNull());
  const { feed } = current.store.getState().feeds.loaderFor({ kind: 'friends' });
  expect(feed.items).toHaveLength(32);
  expect(feed.gaps).toEqual([]);
});

test('TimelineScreen: focuses the next visible status after filling a gap between filtered ones', async () => {
  const { user, misses, current } = await openHomeTimeline(['The oldest', 'The first']);
  const { preferences } = current.store.getState();
  act(() => {
    preferences.set('muteWords', ['number 11']);
    preferences.set('hideWordFilteredPosts', true);
  });
  scrollPageTo(400);
  await misses('The number');
  await user.click(await screen.findByRole('button', { name: 'More than 19 new posts' }));
  await screen.findByText('The number 30');
  await act(async () => scrollPageTo(1_600));
  const fill = await screen.findByRole('button', { name: 'Load newer first' });
  const beside = (await screen.findByText('The number 12')).closest('article');
  act(() => fill.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/aren’t loaded/)).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(beside));
});

test('NewStatusesButton: shows the statuses after a gap if all others in the queue are filtered', async () => {
  const { user, misses, current } = await openHomeTimeline(['The first']);
  const { preferences } = current.store.getState();
  act(() => {
    preferences.set('muteWords', ['number']);
    preferences.set('hideWordFilteredPosts', true);
  });
  scrollPageTo(400);
  await misses('The number');
  await user.click(await screen.findByRole('button', { name: 'Show new posts' }));
  expect(window.scrollY).toBe(0);
  await act(async () => scrollPageTo(2_400));
  await screen.findByText(/aren’t loaded/);
});

test('useTimelineKeys: shows queued statuses on ".", but not while typing [R-TL-023]', async () => {
  const { arrives, user } = await openHomeTimeline();
  scrollPageTo(400);
  await arrives('The second');
  await user.click(await screen.findByRole('textbox', { name: 'Text' }));
  await user.keyboard('.');
  await screen.findByRole('button', { name: '1 new post' });
  act(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await user.keyboard('.');
  await screen.findByText('The second');
  expect(findNewStatusesButton()).toBeNull();
});

test('useTimelineKeys: ignores keys while a dialog is open', async () => {
  const { arrives, mira, sockets, user } = await openHomeTimeline();
  const { body } = await mira.post('/api/v1/statuses', { status: 'The last of mine' });
  await act(async () => sockets.at(-1)?.emitEvent('update', body, ['user']));
  const own = (await screen.findByText('The last of mine')).closest('article') ?? document.body;
  await user.click(within(own).getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  const focused = document.activeElement;
  expect(dialog.contains(focused)).toBe(true);
  scrollPageTo(400);
  await arrives('The second');
  await user.keyboard('.');
  expect(window.scrollY).toBe(400);
  await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
  expect(screen.queryByRole('searchbox', { name: 'Find in loaded posts' })).toBeNull();
  expect(document.activeElement).toBe(focused);
});

test('useTimelineKeys: ignores "." in an open menu, and shows queued statuses if a read-only field has the focus [R-TL-023]', async () => {
  const { arrives, user } = await openHomeTimeline();
  scrollPageTo(400);
  await arrives('The second');
  await screen.findByRole('button', { name: '1 new post' });
  await user.click(screen.getByRole('button', { name: 'Quick settings' }));
  await user.keyboard('.');
  await screen.findByRole('button', { name: '1 new post' });
  expect(screen.getByRole('menu', { name: 'Quick settings' })).toBeTruthy();
  await user.keyboard('{Escape}');
  const radio = document.body.appendChild(
    Object.assign(document.createElement('input'), { type: 'radio' }),
  );
  act(() => radio.focus());
  await user.keyboard('.');
  radio.remove();
  await screen.findByText('The second');
});
