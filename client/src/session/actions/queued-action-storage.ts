import * as v from 'valibot';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { Session } from '../session.ts';
import { createSignInStorage } from '../sign-in/sign-in-storage.ts';

/**
 * Storage key, and name of the lock. With another name, the actions that are stored already would
 * be lost.
 */
export const queuedActionsStorageKey = 'rookery-presses';

/* Builds of 2026 stored `repeat:ID` for a reblog. */
const storedKey = v.pipe(
  v.string(),
  v.transform((stored) => stored.replace(/^repeat:/, 'reblog:')),
);
const actionSchema = v.object({ key: storedKey, wanted: v.boolean(), first: v.boolean() });
const schema = v.array(v.object({ accountId: v.string(), presses: v.array(actionSchema) }));

/**
 * A stored action: its key, the state that the viewer requested last, and the one requested first.
 */
type StoredAction = v.InferOutput<typeof actionSchema>;

/**
 * Opens the queued actions of a member on this device, oldest first, one per key. Actions are
 * removed when they were sent or when the member signs out, but not when another account is
 * selected.
 */
export function createQueuedActionStorage(
  { area, ended, onStorageError }: Pick<Session, 'area' | 'ended' | 'onStorageError'>,
  accountId: string,
) {
  const persisted = createPersistedValue({
    name: queuedActionsStorageKey,
    version: 1,
    schema,
    area,
    onStorageError,
  });
  const signIns = createSignInStorage(area).oauth;
  const readSignedIn = () => {
    const { member, others = [] } = signIns.read() ?? {};
    const known = new Set([member, ...others].map((one) => one?.accountId));
    return (persisted.read() ?? []).filter((one) => known.has(one.accountId));
  };
  const list = () => readSignedIn().find((one) => one.accountId === accountId)?.presses ?? [];
  const get = (key: string) => list().find((one) => one.key === key);
  const write = (actions: readonly StoredAction[]): void => {
    const others = readSignedIn().filter((one) => one.accountId !== accountId);
    const all = actions.length === 0 ? others : [...others, { accountId, presses: [...actions] }];
    if (all.length > 0) persisted.write(all);
    else persisted.remove();
  };
  /* Runs at sign-out too, which also aborts the session: the account is then no longer signed
     in, so `write` drops its actions. */
  ended.addEventListener('abort', () => {
    if (persisted.read()) write(list());
  });
  return {
    list,
    get,
    put(key: string, wanted: boolean): void {
      const known = get(key);
      if (known?.wanted === wanted) return;
      const first = known?.first ?? wanted;
      write([...list().filter((one) => one !== known), { key, wanted, first }]);
    },
    remove(key: string): void {
      if (get(key)) write(list().filter((one) => one.key !== key));
    },
  };
}
