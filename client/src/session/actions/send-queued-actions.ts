import type { Session, SessionPart } from '../session.ts';
import { actionProgress, setActionProgress, trackAction } from './action-progress.ts';
import { findQueuedAction, type QueuedAction } from './queued-action-registry.ts';
import { createQueuedActionStorage, queuedActionsStorageKey } from './queued-action-storage.ts';
import { queuedActions } from './queued-actions.ts';

/** Milliseconds before the first automatic retry. The delay doubles with each further retry. */
const firstRetryDelay = 5000;
const longestRetryDelay = 300_000;

/** Returns whether an action with this key may wait for a connection. */
const canWait = (key: string): boolean => findQueuedAction(key) !== undefined;

/** Shows or hides on its target that an action waits for a connection. */
function showWaiting(session: Session, key: string, isWaiting: boolean): void {
  const queued = findQueuedAction(key);
  if (!queued) return;
  const { targetId, id, name } = queued;
  const progress = session.part(actionProgress);
  const known = progress.get(targetId)?.actions.find(({ action }) => action.id === id);
  if (isWaiting === (known?.isWaiting ?? false)) return;
  const action = known?.action ?? { id, label: name, work: () => Promise.resolve() };
  setActionProgress(progress, targetId, action, isWaiting ? { isWaiting } : undefined);
}

/** Requests an action that was stored before a reload, and shows a failure as its button would. */
function restore(session: Session, { id, name, request, targetId }: QueuedAction, wanted: boolean) {
  const outcome = request(session, wanted);
  if (name.kind !== 'follow') {
    const action = { id, label: name, work: () => request(session, wanted) };
    trackAction(session, targetId, action, outcome);
    return;
  }
  outcome.catch((error: unknown) =>
    session.notices.raise({
      level: 'error',
      messageKey: 'account.action_failed',
      messageArgs: { action: name },
      error,
    }),
  );
}

function startSending(session: Session, accountId: string) {
  const { clock, ended, tabs, log } = session;
  const queue = session.part(queuedActions);
  const stored = createQueuedActionStorage(session, accountId);
  let isRestoring = false;
  /** Key of the stored action that is being sent now. */
  let releasedKey: string | undefined;
  let attempts = 0;
  let isRetryScheduled = false;
  let isResendRequested = false;
  let running: Promise<void> | undefined;

  const hasWaiting = (): boolean => queue.waitingKeys().length > 0;
  const show = (key: string): void => {
    const action = stored.get(key);
    showWaiting(session, key, action !== undefined && action.wanted === action.first);
  };
  const put = (key: string, wanted: boolean): void => {
    stored.put(key, wanted);
    show(key);
  };

  queue.setPersistence({
    mustWait: (key) => canWait(key) && (isRestoring || hasWaiting()),
    canWait: (key) => canWait(key) && !ended.aborted,
    onTransition(key, state, cause) {
      if (!canWait(key)) return;
      if (state.name === 'settled' || state.name === 'failed') {
        /* An action that failed because another account was selected stays stored, and the next
           session of its account sends it. */
        if (ended.aborted) return;
        stored.remove(key);
        show(key);
      } else if (cause === 'unreachable') {
        /* An action sent from storage is still stored, possibly with a newer value from another
           tab. */
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
    for (const { key, wanted } of stored.list()) {
      const action = findQueuedAction(key);
      if (action && queue.wanted(key) === undefined) restore(session, action, wanted);
    }
    isRestoring = false;
  };
  const release = async (key: string, type: 'released' | 'sentElsewhere'): Promise<boolean> => {
    releasedKey = key;
    const isWaiting = await queue.release(key, type);
    releasedKey = undefined;
    return isWaiting;
  };
  const sendAll = async (): Promise<void> => {
    restoreStored();
    for (const { key } of stored.list()) {
      const action = stored.get(key);
      if (!action || !queue.waitingKeys().includes(key)) continue;
      /* Another tab has changed the state that the viewer wants. */
      if (queue.wanted(key) !== action.wanted)
        findQueuedAction(key)
          ?.request(session, action.wanted)
          .catch(() => undefined);
      if ((await release(key, 'released')) || ended.aborted) return;
    }
    /* Actions that are no longer stored were sent by another tab. */
    for (const key of queue.waitingKeys())
      if (!stored.get(key) && (await release(key, 'sentElsewhere'))) return;
  };
  const runExclusively = async (): Promise<void> => {
    try {
      const lock = `${queuedActionsStorageKey} ${accountId}`;
      await (tabs ? tabs.locks.request(lock, { signal: ended }, sendAll) : sendAll());
    } catch (error) {
      if (!ended.aborted) log('sending queued actions failed', { error });
    }
  };
  const send = async (): Promise<void> => {
    do {
      isResendRequested = false;
      await runExclusively();
      /* `send` was called again during this run. The run is repeated, since the connection may
         have come back only after it began. */
    } while (isResendRequested && hasWaiting());
    running = undefined;
    if (hasWaiting()) void retryLater();
  };
  /** Schedules the next retry. */
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
  /** Sends all waiting actions now. Never rejects. */
  const sendNow = (): Promise<void> => {
    attempts = 0;
    isResendRequested = true;
    return hasWaiting() || stored.list().length > 0 ? (running ??= send()) : Promise.resolve();
  };
  session.onRejoined.add(() => void sendNow());
  return { sendNow };
}

const sending: SessionPart<ReturnType<typeof startSending> | undefined> = {
  name: 'queued actions',
  create: (session) =>
    session.viewerId === null ? undefined : startSending(session, session.viewerId),
};

/**
 * Sends the member's waiting actions in order. From the first call on, actions made while the
 * server cannot be reached wait, are persisted and are sent when it can be reached again; actions
 * stored before a reload are restored. Only one tab sends at a time, and the others fetch the
 * results. Does nothing for a visitor. Never rejects.
 */
export async function sendQueuedActions(session: Session): Promise<void> {
  await session.part(sending)?.sendNow();
}
