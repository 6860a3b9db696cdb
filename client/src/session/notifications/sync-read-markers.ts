import * as v from 'valibot';
import { getMarkers, saveMarkers } from '@rookery/contract/calls/markers.ts';
import { can } from '#api/capabilities.ts';
import { pollAcrossTabs } from '../live/poll-across-tabs.ts';
import type { Session } from '../session.ts';
import { runInBackground } from '../run-in-background.ts';
import { notificationReadSync } from './notification-read-sync.ts';

/** Milliseconds between two requests of the marker, which other devices may have moved. */
const checkInterval = 60_000;

const message = v.union([v.object({ id: v.string() }), v.object({ maxId: v.string() })]);

/**
 * Requests the marker, which says what the member has read on any device, and applies it. Resolves
 * to the id of the last read notification; empty if none was read.
 */
export async function fetchReadMarker(session: Session): Promise<string> {
  const { call, ended } = session;
  const query = { timeline: ['notifications'] } as const;
  const { value } = await call(getMarkers, { query, signal: ended });
  const maxId = value.notifications?.last_read_id ?? '';
  applyMarker(session, maxId);
  return maxId;
}

function applyMarker({ part }: Session, maxId: unknown): void {
  if (typeof maxId === 'string') part(notificationReadSync).applyReadElsewhere({ maxId });
}

/**
 * Synchronises read notifications: other tabs of this device at once, other devices by the server's
 * marker of the Mastodon API.
 */
export async function syncReadMarkers(session: Session): Promise<void> {
  const { viewerId, call, ended, instance } = session;
  const reading = session.part(notificationReadSync);
  const tabs = new BroadcastChannel(`read.${viewerId}`);
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(message, data);
    if (parsed.success) reading.applyReadElsewhere(parsed.output);
  });
  reading.onRead((read) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    tabs.postMessage(read);
    /* On servers without `pleromaRead`, `notificationReadSync` has moved the marker already. */
    if (!('maxId' in read) || !can('pleromaRead', instance.getState().info.serverInfo)) return;
    const body = { notifications: { last_read_id: read.maxId } };
    void runInBackground(session, 'markers', () => call(saveMarkers, { body, signal: ended }));
  });
  ended.addEventListener('abort', () => tabs.close());
  await pollAcrossTabs(session, {
    name: 'read-marks',
    intervalMs: checkInterval,
    fetch: () => fetchReadMarker(session),
    onMessage: (maxId) => applyMarker(session, maxId),
  });
}
