import * as v from 'valibot';
import { getMarkers, saveMarkers } from '#contract/calls/markers.ts';
import { pollTogether } from '../live/poll-together.ts';
import type { Session } from '../session.ts';
import { unawaited } from '../unawaited.ts';
import type { Notifications } from './notifications.ts';

/** Milliseconds between two looks at how far has been read on other devices. */
const lookEvery = 60_000;

const message = v.union([v.object({ id: v.string() }), v.object({ maxId: v.string() })]);

/**
 * Keeps what is unseen the same wherever the member reads: other tabs of this device are told at once,
 * other devices by the server's marker (the reading position that Mastodon's API keeps).
 */
export async function followReadMarks(
  session: Session,
  notifications: Notifications,
): Promise<void> {
  const { viewerId, call, ended } = session;
  const tabs = new BroadcastChannel(`read.${viewerId}`);
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const told = v.safeParse(message, data);
    if (told.success) notifications.takeSeen(told.output);
  });
  notifications.onRead((read) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    tabs.postMessage(read);
    if (!('maxId' in read)) return;
    const body = { notifications: { last_read_id: read.maxId } };
    void unawaited(session, 'markers', () => call(saveMarkers, { body, signal: ended }));
  });
  ended.addEventListener('abort', () => tabs.close());
  const take = (maxId: unknown): void => {
    if (typeof maxId === 'string' && maxId !== '') notifications.takeSeen({ maxId });
  };
  await pollTogether(session, {
    name: 'read-marks',
    every: lookEvery,
    async ask() {
      const query = { timeline: ['notifications'] };
      const { value } = await call(getMarkers, { query, signal: ended });
      const maxId = value.notifications?.last_read_id ?? undefined;
      take(maxId);
      return maxId;
    },
    hear: take,
  });
}
