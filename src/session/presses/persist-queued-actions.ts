import { ApiError } from '#api/api-error.ts';
import type { Session } from '../session.ts';
import { createQueuedActions } from './queued-actions.ts';

/** Milliseconds before the first automatic retry; the delay doubles each time. */
const firstPause = 5000;
const longestPause = 300_000;

export interface QueuedActionHandlers {
  /** Whether actions of this key may be queued. */
  readonly canQueue: (key: string) => boolean;
  /** Repeats an action and settles with it; the original caller reports the result. */
  readonly repeat: (key: string, wanted: boolean) => Promise<void>;
  /** Repeats an action of an earlier page and reports the result. */
  readonly restore: (key: string, wanted: boolean) => void;
  readonly show: (key: string, isWaiting: boolean) => void;
}

export interface QueuedActionSender {
  /** Sends queued actions at once. Never rejects. */
  sendNow(): Promise<void>;
}

/**
 * Queues the member's actions while the server cannot be reached, also over reloads, and sends them
 * in order: the last one per key. One tab sends at a time; the state of actions sent by another tab
 * is refetched. Starts with the actions left by an earlier page.
 */
export function persistQueuedActions(
  session: Session,
  accountId: string,
  work: QueuedActionHandlers,
): QueuedActionSender {
  const { clock, ended, tabs, toggles, log } = session;
  const stored = createQueuedActions(session, accountId);
  /** Resolvers of delayed actions. */
  const delayed = new Map<string, (isSentNow: boolean) => void>();
  /** Called for an action being sent: whether it is delayed again, or has ended. */
  const onSent = new Map<string, (isHeld: boolean) => void>();
  let isRestoring = false;
  let attempts = 0;
  let isWaiting = false;
  let isResendRequested = false;
  let running: Promise<void> | undefined;

  const show = (key: string): void => {
    const action = stored.get(key);
    work.show(key, action !== undefined && action.wanted === action.first);
  };
  const delay = (key: string, wanted: boolean): Promise<boolean> => {
    const deferred = Promise.withResolvers<boolean>();
    delayed.set(key, deferred.resolve);
    /*
     * An action that failed while being sent is already stored, maybe with a newer value of another
     * tab.
     */
    if (!onSent.has(key) || !stored.get(key)) stored.put(key, wanted);
    show(key);
    onSent.get(key)?.(true);
    return deferred.promise;
  };
  toggles.setActionQueue({
    beforeSend(key, wanted) {
      if (!work.canQueue(key) || (!isRestoring && delayed.size === 0)) return undefined;
      const deferred = delay(key, wanted);
      if (!isRestoring) void hurry();
      return deferred;
    },
    onFailure(key, wanted, error) {
      const isUnreachable =
        error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');
      if (!isUnreachable || !work.canQueue(key) || ended.aborted) return undefined;
      const deferred = delay(key, wanted);
      void retryLater();
      return deferred;
    },
    onChange(key, wanted) {
      if (!stored.get(key)) return;
      stored.put(key, wanted);
      show(key);
    },
    onSettled(key) {
      if (!work.canQueue(key)) return;
      /*
       * If the session ended (switch of the account) the action stays stored for the next session.
       */
      if (!ended.aborted) {
        stored.remove(key);
        show(key);
      }
      onSent.get(key)?.(false);
    },
  });

  /** Restores the actions of an earlier page. */
  const restoreStored = (): void => {
    isRestoring = true;
    for (const { key, wanted } of stored.list())
      if (work.canQueue(key) && toggles.wanted(key) === undefined) work.restore(key, wanted);
    isRestoring = false;
  };
  /** Releases an action. Resolves to whether it is delayed again. */
  const release = async (key: string, isSentNow: boolean): Promise<boolean> => {
    const rest = Promise.withResolvers<boolean>();
    onSent.set(key, rest.resolve);
    const go = delayed.get(key);
    delayed.delete(key);
    go?.(isSentNow);
    const isHeld = await rest.promise;
    onSent.delete(key);
    return isHeld;
  };
  const sendAll = async (): Promise<void> => {
    restoreStored();
    for (const { key } of stored.list()) {
      const action = stored.get(key);
      if (!action || !delayed.has(key)) continue;
      /* Changed in another tab. */
      if (toggles.wanted(key) !== action.wanted)
        work.repeat(key, action.wanted).catch(() => undefined);
      if ((await release(key, true)) || ended.aborted) return;
    }
    /* Actions that are no longer stored were sent by another tab. */
    for (const key of delayed.keys()) if (!stored.get(key)) await release(key, false);
  };
  const run = async (): Promise<void> => {
    try {
      const signal = ended;
      await (tabs
        ? tabs.locks.request(`rookery-presses ${accountId}`, { signal }, sendAll)
        : sendAll());
    } catch (error) {
      if (!ended.aborted) log('sending queued actions failed', { error });
    }
  };
  const send = async (): Promise<void> => {
    do {
      isResendRequested = false;
      await run();
      /* Requested during the run: the network may have come back only after it started. */
    } while (isResendRequested && delayed.size > 0);
    running = undefined;
    if (delayed.size > 0) void retryLater();
  };
  /** Schedules one retry. */
  const retryLater = async (): Promise<void> => {
    if (isWaiting) return;
    isWaiting = true;
    try {
      await clock.wait(Math.min(longestPause, firstPause * 2 ** attempts), ended);
    } catch {
      return;
    } finally {
      isWaiting = false;
    }
    attempts = delayed.size > 0 ? attempts + 1 : 0;
    if (delayed.size > 0) await (running ??= send());
  };
  const hurry = (): Promise<void> => {
    attempts = 0;
    isResendRequested = true;
    return delayed.size > 0 || stored.list().length > 0 ? (running ??= send()) : Promise.resolve();
  };
  session.onRejoined.add(() => void hurry());
  void hurry();
  return { sendNow: hurry };
}
