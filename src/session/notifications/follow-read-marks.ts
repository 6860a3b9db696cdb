import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import type { Clock } from '#api/pacing.ts';
import type { MakeCall } from '#api/transport.ts';
import { getMarkers, saveMarkers } from '#contract/calls/markers.ts';
import { pollTogether } from '../live/poll-together.ts';
import type { Tabs } from '../live/share-socket.ts';
import type { Log } from '../log.ts';
import type { Notifications } from './notifications.ts';

/** Milliseconds between two looks at how far has been read on other devices. */
const lookEvery = 60_000;

const message = v.union([v.object({ id: v.string() }), v.object({ maxId: v.string() })]);

/**
 * Keeps what is unseen the same wherever the member reads: other tabs of this device are told at once,
 * other devices by the server's marker (the reading position that Mastodon's API keeps).
 */
export async function followReadMarks(options: {
  readonly notifications: Pick<Notifications, 'takeSeen' | 'onRead'>;
  readonly viewerId: string;
  readonly call: MakeCall;
  readonly tabs: Tabs | undefined;
  readonly clock: Clock;
  readonly ended: AbortSignal;
  readonly log: Log;
}): Promise<void> {
  const { notifications, viewerId, call, tabs: shared, clock, ended, log } = options;
  const tabs = new BroadcastChannel(`read.${viewerId}`);
  const tellFailure = (error: unknown): void => {
    if (ended.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    log('markers', { kind: error.kind });
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const told = v.safeParse(message, data);
    if (told.success) notifications.takeSeen(told.output);
  });
  notifications.onRead((read) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    tabs.postMessage(read);
    if (!('maxId' in read)) return;
    const body = { notifications: { last_read_id: read.maxId } };
    call(saveMarkers, { body, signal: ended }).catch(tellFailure);
  });
  ended.addEventListener('abort', () => tabs.close());
  const take = (maxId: unknown): void => {
    if (typeof maxId === 'string' && maxId !== '') notifications.takeSeen({ maxId });
  };
  await pollTogether({
    name: `rookery-read-marks ${viewerId}`,
    every: lookEvery,
    async ask() {
      try {
        const query = { timeline: ['notifications'] };
        const { value } = await call(getMarkers, { query, signal: ended });
        const maxId = value.notifications?.last_read_id ?? undefined;
        take(maxId);
        return maxId;
      } catch (error) {
        tellFailure(error);
        return undefined;
      }
    },
    hear: take,
    tabs: shared,
    clock,
    ended,
  });
}
