import * as v from 'valibot';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { Session } from './session.ts';
import { createSignInStorage } from './sign-in/sign-in-storage.ts';

/** Milliseconds before the first automatic retry; the delay doubles each time. */
const firstRetryDelay = 5000;
const longestRetryDelay = 300_000;

/** Key in storage, and name of the lock. Another name would lose the actions persisted so far. */
const storageName = 'rookery-presses';

const actionSchema = v.object({ key: v.string(), wanted: v.boolean(), first: v.boolean() });
const schema = v.array(v.object({ accountId: v.string(), presses: v.array(actionSchema) }));

/** A persisted action: its key in the action queue, the wanted state and the first wanted one. */
type QueuedAction = v.InferOutput<typeof actionSchema>;

/**
 * Opens the member's actions on this device, oldest first, one per key. They are removed once sent
 * or when the member signs out, but not when the account is switched.
 */
function createStorage(
  { area, ended, onStorageError }: Pick<Session, 'area' | 'ended' | 'onStorageError'>,
  accountId: string,
) {
  const persisted = createPersistedValue({
    name: storageName,
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
  const write = (actions: readonly QueuedAction[]): void => {
    const others = readSignedIn().filter((one) => one.accountId !== accountId);
    const all = actions.length === 0 ? others : [...others, { accountId, presses: [...actions] }];
    if (all.length > 0) persisted.write(all);
    else persisted.remove();
  };
  /* After a sign-out this removes the actions of the account that has signed out. */
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

export interface QueuedActionHandlers {
  /** Whether actions of this key may wait. */
  readonly canWait: (key: string) => boolean;
  /** Requests the wanted state again; the original caller reports the result. */
  readonly repeat: (key: string, wanted: boolean) => Promise<void>;
  /** Requests the wanted state of an earlier page, and reports the result. */
  readonly restore: (key: string, wanted: boolean) => void;
  readonly showWaiting: (key: string, isWaiting: boolean) => void;
}

/**
 * Persists the actions that wait for a connection, and sends them in order once there is one. One
 * tab sends at a time; the others refetch the result. Starts with the actions of an earlier page.
 */
export function persistQueuedActions(
  session: Session,
  accountId: string,
  handlers: QueuedActionHandlers,
) {
  const { clock, ended, tabs, actionQueue, log } = session;
  const stored = createStorage(session, accountId);
  let isRestoring = false;
  /** The action that is being sent from storage. */
  let releasedKey: string | undefined;
  let attempts = 0;
  let isRetryScheduled = false;
  let isResendRequested = false;
  let running: Promise<void> | undefined;

  const hasWaiting = (): boolean => actionQueue.waitingKeys().length > 0;
  const show = (key: string): void => {
    const action = stored.get(key);
    handlers.showWaiting(key, action !== undefined && action.wanted === action.first);
  };
  const put = (key: string, wanted: boolean): void => {
    stored.put(key, wanted);
    show(key);
  };

  actionQueue.setPersistence({
    mustWait: (key) => handlers.canWait(key) && (isRestoring || hasWaiting()),
    canWait: (key) => handlers.canWait(key) && !ended.aborted,
    onTransition(key, state, cause) {
      if (!handlers.canWait(key)) return;
      if (state.name === 'settled' || state.name === 'failed') {
        /* An action that fails because the account is switched is sent by its next session. */
        if (ended.aborted) return;
        stored.remove(key);
        show(key);
      } else if (cause === 'unreachable') {
        /* What was sent from storage is still there, maybe with a newer value of another tab. */
        if (releasedKey === key && stored.get(key)) show(key);
        else put(key, state.wanted);
        void retryLater();
      } else if (state.name === 'waiting') {
        put(key, state.wanted);
        if (cause === 'created' && !isRestoring) void sendNow();
      } else if (cause === 'requested' && stored.get(key)) put(key, state.wanted);
    },
  });

  const restoreStored = (): void => {
    isRestoring = true;
    for (const { key, wanted } of stored.list())
      if (handlers.canWait(key) && actionQueue.wanted(key) === undefined)
        handlers.restore(key, wanted);
    isRestoring = false;
  };
  const release = async (key: string, type: 'released' | 'sentElsewhere'): Promise<boolean> => {
    releasedKey = key;
    const isWaiting = await actionQueue.release(key, type);
    releasedKey = undefined;
    return isWaiting;
  };
  const sendAll = async (): Promise<void> => {
    restoreStored();
    for (const { key } of stored.list()) {
      const action = stored.get(key);
      if (!action || !actionQueue.waitingKeys().includes(key)) continue;
      /* Changed in another tab. */
      if (actionQueue.wanted(key) !== action.wanted)
        handlers.repeat(key, action.wanted).catch(() => undefined);
      if ((await release(key, 'released')) || ended.aborted) return;
    }
    /* Actions that are no longer stored were sent by another tab. */
    for (const key of actionQueue.waitingKeys())
      if (!stored.get(key) && (await release(key, 'sentElsewhere'))) return;
  };
  const runExclusively = async (): Promise<void> => {
    try {
      const lock = `${storageName} ${accountId}`;
      await (tabs ? tabs.locks.request(lock, { signal: ended }, sendAll) : sendAll());
    } catch (error) {
      if (!ended.aborted) log('sending queued actions failed', { error });
    }
  };
  const send = async (): Promise<void> => {
    do {
      isResendRequested = false;
      await runExclusively();
      /* Requested during the run: the network may have come back only after it started. */
    } while (isResendRequested && hasWaiting());
    running = undefined;
    if (hasWaiting()) void retryLater();
  };
  /** Schedules one retry. */
  const retryLater = async (): Promise<void> => {
    if (isRetryScheduled) return;
    isRetryScheduled = true;
    try {
      await clock.wait(Math.min(longestRetryDelay, firstRetryDelay * 2 ** attempts), ended);
    } catch {
      return;
    } finally {
      isRetryScheduled = false;
    }
    attempts = hasWaiting() ? attempts + 1 : 0;
    if (hasWaiting()) await (running ??= send());
  };
  /** Sends the waiting actions at once. Never rejects. */
  const sendNow = (): Promise<void> => {
    attempts = 0;
    isResendRequested = true;
    return hasWaiting() || stored.list().length > 0 ? (running ??= send()) : Promise.resolve();
  };
  session.onRejoined.add(() => void sendNow());
  void sendNow();
  return { sendNow };
}

export type QueuedActionSender = ReturnType<typeof persistQueuedActions>;
