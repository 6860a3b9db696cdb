import * as v from 'valibot';
import { createStoredValue } from '#lib/storage/stored-value.ts';
import type { Session } from '../session.ts';
import { createSignInStorage } from '../sign-in/stored-sign-in.ts';

const press = v.object({ key: v.string(), wanted: v.boolean(), first: v.boolean() });
const schema = v.array(v.object({ accountId: v.string(), presses: v.array(press) }));

/** A press that waits: its key in the toggle queue, what is wanted now, and what was at first. */
export type StoredPress = v.InferOutput<typeof press>;

/**
 * The presses of one member that wait to be sent, on this device, the oldest first: of each key the last
 * one. They live until they are sent or the member signs out, through changes of the account too.
 */
export interface StoredPresses {
  list(): readonly StoredPress[];
  get(key: string): StoredPress | undefined;
  put(key: string, wanted: boolean): void;
  remove(key: string): void;
}

export function createStoredPresses(
  { area, ended, onStorageTrouble }: Pick<Session, 'area' | 'ended' | 'onStorageTrouble'>,
  accountId: string,
): StoredPresses {
  const stored = createStoredValue({
    name: 'rookery-presses',
    version: 1,
    schema,
    area,
    onTrouble: onStorageTrouble,
  });
  const signIns = createSignInStorage(area).oauth;
  const standing = () => {
    const { member, others = [] } = signIns.read() ?? {};
    const known = new Set([member, ...others].map((one) => one?.accountId));
    return (stored.read() ?? []).filter((one) => known.has(one.accountId));
  };
  const list = () => standing().find((one) => one.accountId === accountId)?.presses ?? [];
  const write = (presses: readonly StoredPress[]): void => {
    const others = standing().filter((one) => one.accountId !== accountId);
    const all = presses.length === 0 ? others : [...others, { accountId, presses: [...presses] }];
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
