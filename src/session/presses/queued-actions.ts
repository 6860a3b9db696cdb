import * as v from 'valibot';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { Session } from '../session.ts';
import { createSignInStorage } from '../sign-in/sign-in-storage.ts';

const actionSchema = v.object({ key: v.string(), wanted: v.boolean(), first: v.boolean() });
const schema = v.array(v.object({ accountId: v.string(), presses: v.array(actionSchema) }));

/** A queued action: its key in the toggle queue, the wanted state and the first one. */
export type QueuedAction = v.InferOutput<typeof actionSchema>;

/**
 * The member's queued actions on this device, oldest first, one per key. Kept until they are sent
 * or the member signs out, also over switches of the account.
 */
export interface QueuedActions {
  list(): readonly QueuedAction[];
  get(key: string): QueuedAction | undefined;
  put(key: string, wanted: boolean): void;
  remove(key: string): void;
}

export function createQueuedActions(
  {
    area,
    ended,
    onStorageError: onStorageTrouble,
  }: Pick<Session, 'area' | 'ended' | 'onStorageError'>,
  accountId: string,
): QueuedActions {
  const stored = createPersistedValue({
    name: 'rookery-presses',
    version: 1,
    schema,
    area,
    onStorageError: onStorageTrouble,
  });
  const signIns = createSignInStorage(area).oauth;
  const readSignedIn = () => {
    const { member, others = [] } = signIns.read() ?? {};
    const known = new Set([member, ...others].map((one) => one?.accountId));
    return (stored.read() ?? []).filter((one) => known.has(one.accountId));
  };
  const list = () => readSignedIn().find((one) => one.accountId === accountId)?.presses ?? [];
  const write = (actions: readonly QueuedAction[]): void => {
    const others = readSignedIn().filter((one) => one.accountId !== accountId);
    const all = actions.length === 0 ? others : [...others, { accountId, presses: [...actions] }];
    if (all.length > 0) stored.write(all);
    else stored.remove();
  };
  ended.addEventListener('abort', () => {
    if (stored.read()) write(list());
  });
  const get = (key: string) => list().find((one) => one.key === key);
  return {
    list,
    get,
    put(key, wanted) {
      const known = get(key);
      if (known?.wanted === wanted) return;
      const first = known?.first ?? wanted;
      write([...list().filter((one) => one !== known), { key, wanted, first }]);
    },
    remove(key) {
      if (get(key)) write(list().filter((one) => one.key !== key));
    },
  };
}
