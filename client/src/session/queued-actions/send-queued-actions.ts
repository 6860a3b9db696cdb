import type { Session } from '../session.ts';
import { createQueuedActionStorage, queuedActionsName } from './queued-action-storage.ts';

/** Milliseconds before the first automatic retry; the delay doubles each time. */
const firstRetryDelay = 5000;
const longestRetryDelay = 300_000;

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
 * Sends the actions that wait for a connection in order once there is one, and persists them until
 * then. One tab sends at a time; the others refetch the result. Starts with the actions of an
 * earlier page.
 */
export function sendQueuedActions(
  session: Session,
  accountId: string,
  handlers: QueuedActionHandlers,
) {
  const { clock, ended, tabs, actionQueue, log } = session;
  const stored = createQueuedActionStorage(session, accountId);
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
      const lock = `${queuedActionsName} ${accountId}`;
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

export type QueuedActionSender = ReturnType<typeof sendQueuedActions>;
