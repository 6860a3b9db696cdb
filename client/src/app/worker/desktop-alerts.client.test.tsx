import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { notificationsFeedId } from '#session/notifications/notifications.ts';
import type { PreferenceStore } from '#session/preferences/preference-store.ts';
import { createFeed } from '#store/feed/create-feed.ts';
import { ingestNotification } from '#store/ingest/ingest-notification.ts';
import { renderApp } from '../testing/render-app.tsx';
import { notificationTitles } from '../testing/notification-titles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Mocks desktop notifications with this permission; `shown` contains their titles. */
function desktop(permission: NotificationPermission) {
  const shown: string[] = [];
  class Shown extends EventTarget {
    static permission = permission;
    constructor(title: string, { tag }: { tag: string }) {
      super();
      shown.push(`${tag} ${title}`);
    }
  }
  vi.stubGlobal('Notification', Shown);
  return shown;
}

/** Opens the client of Mira, who has one follower, in a tab without the focus. */
async function openUnfocused(
  prefer = (preferences: PreferenceStore): void =>
    void preferences.set('desktopNotifications', true),
) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const follow = async (name: string): Promise<void> => {
    await (await instance.as(name)).post(`/api/v1/accounts/${mira.account?.id ?? ''}/follow`);
  };
  await follow('jun');
  const { clock, current } = await renderApp({ instance, signedInAs: 'mira', path: '/about' });
  act(() => prefer(current.store.getState().preferences));
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await screen.findByText(/follows you/);
  /* `MemberOverlays` mounts the alerts together with the marks of the tab, so a count in the title shows
     that the alerts are mounted. */
  await waitFor(() => expect(document.title).toBe('(1) About'));
  const followAfter = async (ms: number, name: string): Promise<void> => {
    const before = screen.getAllByText(/follows you/).length;
    await act(() => clock.advance(ms));
    await follow(name);
    await act(async () => current.store.getState().notifications?.loader.loadNewer());
    await waitFor(() => expect(screen.getAllByText(/follows you/)).toHaveLength(before + 1));
  };
  return { ...current.store.getState(), followAfter };
}

test('DesktopAlerts: shows no alert in the first 10 s after signing in, and one for each later notification [R-CONST-015 R-NOTIF-024]', async () => {
  const shown = desktop('granted');
  const { followAfter } = await openUnfocused();
  await followAfter(0, 'kai');
  await followAfter(9_999, 'tove');
  await followAfter(1, 'ines');
  await waitFor(() => expect(shown).toEqual([expect.stringMatching(/^rookery-\d+ ines/)]));
});

test('DesktopAlerts: names each kind of notification [R-PUSH-004]', async () => {
  const shown = desktop('granted');
  const { tables, viewerId, followAfter } = await openUnfocused();
  await followAfter(11_000, 'ines');
  const account = { id: 'J', acct: 'jun@den.example', display_name: 'Jun' };
  const target = { id: 'J2', acct: 'june@den.example', display_name: 'June' };
  const context = { requestedAt: tables.hub.next(), viewerId };
  act(() =>
    tables.hub.batch(() => {
      const ids = Object.keys(notificationTitles).map((type, index) =>
        ingestNotification(
          tables,
          {
            id: `${9_000 + index}`,
            type,
            account,
            target,
            emoji: '🦊',
            status: { id: 'S1', account },
            pleroma: { is_seen: false },
          },
          context,
        ),
      );
      const feed = tables.feeds.get(notificationsFeedId) ?? createFeed(notificationsFeedId);
      tables.feeds.put({ ...feed, ids: [...ids, ...feed.ids] });
    }),
  );
  await waitFor(() =>
    expect(
      shown
        .filter((line) => !line.includes(' ines '))
        .map((line) => line.slice(line.indexOf(' ') + 1))
        .toSorted(),
    ).toEqual(Object.values(notificationTitles).toSorted()),
  );
});

test('DesktopAlerts: shows nothing without permission', async () => {
  const shown = desktop('denied');
  const { followAfter } = await openUnfocused();
  await followAfter(11_000, 'ines');
  expect(shown).toEqual([]);
});

test('DesktopAlerts: shows nothing if desktop notifications are off [R-PUSH-005]', async () => {
  const shown = desktop('granted');
  const { followAfter } = await openUnfocused(() => undefined);
  await followAfter(11_000, 'ines');
  expect(shown).toEqual([]);
});

test('DesktopAlerts: plays a sound for a notification in only one of several tabs if sounds are on, and no sound in the first 10 s after signing in [R-NOTIF-024]', async () => {
  desktop('denied');
  const notes: number[] = [];
  const claimed: string[] = [];
  class Node {
    frequency = 0;
    gain = {
      setValueAtTime: () => 0,
      linearRampToValueAtTime: () => 0,
      exponentialRampToValueAtTime: () => 0,
    };
    currentTime = 0;
    constructor(_?: unknown, { frequency = 0 }: { frequency?: number } = {}) {
      if (frequency > 0) notes.push(frequency);
    }
    connect(next: unknown) {
      return next;
    }
    start() {}
    stop() {}
    addEventListener() {}
  }
  vi.stubGlobal('AudioContext', Node);
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator, { onLine: { value: true } }), {
      locks: {
        request: async (name: string, _: unknown, callback: (lock: object | null) => unknown) => {
          claimed.push(name);
          void callback(claimed.length === 1 ? {} : null);
        },
      },
    }),
  );
  const { followAfter } = await openUnfocused(
    (preferences) => void preferences.set('notificationSound', true),
  );
  await followAfter(9_999, 'tove');
  await followAfter(1, 'ines');
  await waitFor(() => expect(claimed).toHaveLength(1));
  expect(notes).toHaveLength(2);
});
