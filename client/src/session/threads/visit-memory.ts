import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import { createSignInStorage } from '../sign-in/sign-in-storage.ts';
import { lastVisit, seenUpTo, withVisit } from './last-visits.ts';

const schema = v.array(v.object({ accountId: v.string(), visits: v.array(lastVisit) }));

/** The threads that a member visited on this device. */
export interface VisitMemory {
  /** Returns the newest seen status of the thread with this root; undefined for a first visit. */
  since(root: string): string | undefined;
  /** Records that these statuses are on screen; `since` as at the start of the visit. */
  note(root: string, ids: readonly string[], since: string | undefined): void;
}

const noMemory: VisitMemory = { since: () => undefined, note: () => undefined };

/**
 * Creates the memory of visits. Kept while the member is signed in on this device, also over
 * account switches; nothing is stored for a visitor. `now` returns milliseconds since 1970.
 */
export function createVisitMemory(
  { area, viewerId, ended }: { area: StorageArea; viewerId: string | null; ended: AbortSignal },
  now: () => number = Date.now,
): VisitMemory {
  if (viewerId === null) return noMemory;
  const stored = createPersistedValue({ name: 'visits', version: 1, schema, area });
  const signIns = createSignInStorage(area).oauth;
  const isSignedIn = (accountId: string): boolean => {
    const { member, others = [] } = signIns.read() ?? {};
    return [member, ...others].some((one) => one?.accountId === accountId);
  };
  const readSignedIn = () => (stored.read() ?? []).filter((one) => isSignedIn(one.accountId));
  const own = () => readSignedIn().find((one) => one.accountId === viewerId)?.visits ?? [];
  ended.addEventListener('abort', () => {
    const remaining = readSignedIn();
    if (remaining.length > 0) stored.write(remaining);
    else stored.remove();
  });
  return {
    since: (root) =>
      seenUpTo(
        own().find((one) => one.root === root),
        now(),
      ),
    note(root, ids, since) {
      if (ended.aborted || !isSignedIn(viewerId)) return;
      const others = readSignedIn().filter((one) => one.accountId !== viewerId);
      const visits = [...withVisit(own(), { root, ids, since }, now())];
      stored.write([...others, { accountId: viewerId, visits }]);
    },
  };
}
