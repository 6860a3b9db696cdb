import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createStoredValue } from '#lib/storage/stored-value.ts';
import { createSignInStorage } from '../sign-in/stored-sign-in.ts';
import { lastVisit, seenUpTo, withVisit } from './last-visits.ts';

const schema = v.array(v.object({ accountId: v.string(), visits: v.array(lastVisit) }));

/** What one member saw of conversations, on this device. */
export interface VisitMemory {
  /** The newest post that was seen of the conversation with this root; undefined for a first visit. */
  since(root: string): string | undefined;
  /** Notes that these posts of a conversation are on the screen; `since` is as at the visit's beginning. */
  note(root: string, ids: readonly string[], since: string | undefined): void;
}

const forgetful: VisitMemory = { since: () => undefined, note: () => undefined };

/**
 * Remembers visits for as long as the member is signed in on this device, through changes of the
 * account too; a visitor's are not kept. `now` gives milliseconds since 1970.
 */
export function createVisitMemory(
  { area, viewerId, ended }: { area: StorageArea; viewerId: string | null; ended: AbortSignal },
  now: () => number = Date.now,
): VisitMemory {
  if (viewerId === null) return forgetful;
  const stored = createStoredValue({ name: 'visits', version: 1, schema, area });
  const signIns = createSignInStorage(area).oauth;
  const isSignedIn = (accountId: string): boolean => {
    const { member, others = [] } = signIns.read() ?? {};
    return [member, ...others].some((one) => one?.accountId === accountId);
  };
  const standing = () => (stored.read() ?? []).filter((one) => isSignedIn(one.accountId));
  const own = () => standing().find((one) => one.accountId === viewerId)?.visits ?? [];
  ended.addEventListener('abort', () => {
    const left = standing();
    if (left.length > 0) stored.write(left);
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
      const others = standing().filter((one) => one.accountId !== viewerId);
      const visits = [...withVisit(own(), { root, ids, since }, now())];
      stored.write([...others, { accountId: viewerId, visits }]);
    },
  };
}
