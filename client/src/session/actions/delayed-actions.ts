import { ApiError } from '#api/api-error.ts';
import type { SettleChange } from '#store/optimistic.ts';
import { dismissNotice } from '../dismiss-notice.ts';
import type { Session, SessionPart } from '../session.ts';
import type { DelayedActionKind } from './action-label.ts';
import { delayedActionKinds } from './delayed-action-kinds.ts';
import { createDelayedActionStorage } from './delayed-action-storage.ts';
import { undoTimeMs } from './undo-time-ms.ts';

/** Milliseconds between two attempts to send actions while the server cannot be reached. */
const retryDelay = 30_000;

interface DelayedAction {
  readonly kind: DelayedActionKind;
  readonly id: string;
  readonly settle: SettleChange;
  /** `undoable` while its notice is shown, `waiting` until the server can be reached. */
  state: 'undoable' | 'sending' | 'waiting';
}

/**
 * Returns what a failed request means: the action is `done` if its target no longer exists, `waits`
 * until the server can be reached or the viewer has signed in again, or has `failed`.
 */
export function outcomeOfFailure(error: unknown): 'done' | 'waits' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  switch (error.kind) {
    case 'notFound':
    case 'gone':
      return 'done';
    case 'offline':
    case 'timeout':
    case 'unauthorized':
    case 'rateLimited':
      return 'waits';
    default:
      return 'failed';
  }
}

const keyOf = (kind: DelayedActionKind, id: string): string => `${kind}:${id}`;

const noticeKey = (kind: DelayedActionKind): string => `delayed ${kind}`;

/** Creates the lock that this tab has while its actions can be undone or are being sent. */
function createTabLock(tabs: Session['tabs']) {
  const name = `delayed-actions ${crypto.randomUUID()}`;
  let end: PromiseWithResolvers<void> | undefined;
  return {
    name,
    set(isLocked: boolean): void {
      if (!isLocked) {
        end?.resolve();
        end = undefined;
      } else if (tabs && !end) {
        end = Promise.withResolvers();
        const { promise } = end;
        tabs.locks.request(name, {}, () => promise).catch(() => undefined);
      }
    },
  };
}

function startDelaying(session: Session, viewerId: string) {
  const { clock, ended, tabs } = session;
  const stored = createDelayedActionStorage(session, viewerId);
  const actions = new Map<string, DelayedAction>();
  const lock = createTabLock(tabs);
  let isRetryScheduled = false;

  const inState = (state: DelayedAction['state'], kind?: DelayedActionKind) =>
    [...actions.values()].filter(
      (one) => one.state === state && (kind === undefined || one.kind === kind),
    );
  const end = ({ kind, id, settle }: DelayedAction, learn?: () => void): void => {
    actions.delete(keyOf(kind, id));
    stored.remove(kind, id);
    lock.set(actions.size > 0);
    settle(learn);
  };
  const complete = (action: DelayedAction): void =>
    end(action, () => delayedActionKinds[action.kind].ingest(session, action.id));

  const attempt = async (action: DelayedAction, response: Promise<unknown>): Promise<void> => {
    action.state = 'sending';
    const { kind, id } = action;
    try {
      await response;
      complete(action);
    } catch (error) {
      const outcome = outcomeOfFailure(error);
      if (outcome === 'done') return complete(action);
      action.state = 'waiting';
      if (outcome === 'waits') return void retryLater();
      end(action);
      if (!ended.aborted)
        delayedActionKinds[kind].report(session, id, error, () => request(kind, id));
    }
  };
  const send = (action: DelayedAction): Promise<void> =>
    attempt(action, delayedActionKinds[action.kind].send(session, action.id));
  const sendWaiting = (): void => {
    for (const action of inState('waiting')) void send(action);
  };
  const retryLater = async (): Promise<void> => {
    if (isRetryScheduled) return;
    isRetryScheduled = true;
    await clock.wait(retryDelay, ended).then(sendWaiting, () => undefined);
    isRetryScheduled = false;
  };
  const raise = (kind: DelayedActionKind): void => {
    const undoable = inState('undoable', kind);
    const last = undoable.at(-1);
    if (!last) return;
    delayedActionKinds[kind].raise(session, last.id, undoable.length, {
      level: 'success',
      replaceKey: noticeKey(kind),
      timeoutMs: undoTimeMs,
      undo() {
        for (const action of inState('undoable', kind)) end(action);
      },
      onEnd() {
        for (const action of inState('undoable', kind)) void send(action);
      },
    });
  };
  const add = (kind: DelayedActionKind, id: string, state: DelayedAction['state']) => {
    const action = { kind, id, state, settle: delayedActionKinds[kind].show(session, id) };
    actions.set(keyOf(kind, id), action);
    lock.set(actions.size > 0);
    return action;
  };
  const request = (kind: DelayedActionKind, id: string): void => {
    if (actions.has(keyOf(kind, id))) return;
    add(kind, id, 'undoable');
    stored.put(kind, id, lock.name);
    raise(kind);
  };
  /** Sends what an earlier page has stored, as soon as no open tab can undo it. */
  const restore = async (kind: DelayedActionKind, id: string, from: string): Promise<void> => {
    const action = add(kind, id, 'sending');
    const finish = (): Promise<void> | void => {
      if (stored.has(kind, id)) return send(action);
      end(action);
    };
    await (tabs ? tabs.locks.request(from, { signal: ended }, finish) : finish());
  };
  const leaving = new WeakMap<DelayedAction, Promise<void>>();
  const sendOneOnLeaving = (action: DelayedAction): Promise<void> => {
    const { kind, id } = action;
    const known = leaving.get(action);
    if (known && action.state === 'sending') return known;
    const options = { keepalive: true };
    const sent = attempt(action, delayedActionKinds[kind].sendOnLeaving(session, id, options));
    leaving.set(action, sent);
    return sent;
  };
  const sendOnLeaving = async (): Promise<void> => {
    const sent = [...actions.values()].map(sendOneOnLeaving);
    for (const kind of ['delete', 'unfollow'] as const) dismissNotice(session, noticeKey(kind));
    await Promise.all(sent);
  };

  if ('addEventListener' in globalThis)
    globalThis.addEventListener('pagehide', () => void sendOnLeaving(), { signal: ended });
  session.onRejoined.add(sendWaiting);
  session.onSigningOut.add(sendOnLeaving);
  for (const { kind, id, holder: from } of stored.list()) void restore(kind, id, from);
  return {
    request,
    /**
     * Undoes an action while that is possible. Returns whether it was undone, so that nothing needs
     * to be sent.
     */
    undo(kind: DelayedActionKind, id: string): boolean {
      const action = actions.get(keyOf(kind, id));
      if (action?.state !== 'undoable') return false;
      end(action);
      if (inState('undoable', kind).length > 0) raise(kind);
      else dismissNotice(session, noticeKey(kind));
      return true;
    },
    sendWaiting,
    sendOnLeaving,
  };
}

/** The member's actions that can still be undone, or that the server has not confirmed. */
const delayedActions: SessionPart<ReturnType<typeof startDelaying> | undefined> = {
  name: 'delayed actions',
  create: (session) =>
    session.viewerId === null ? undefined : startDelaying(session, session.viewerId),
  dispose: (part) => void part?.sendOnLeaving(),
};

/**
 * Shows the result of an action at once, and sends it when its notice disappears, after ten seconds
 * in which it can be undone (R-ACT-028). The action is stored, and sent at once when the page is
 * closed, the viewer signs out or selects another account; otherwise at the next start.
 */
export function startDelayedAction({ part }: Session, kind: DelayedActionKind, id: string): void {
  part(delayedActions)?.request(kind, id);
}

/** Undoes a delayed action. Returns false if it cannot be undone any more. */
export function undoDelayedAction({ part }: Session, kind: DelayedActionKind, id: string): boolean {
  return part(delayedActions)?.undo(kind, id) ?? false;
}

/** Sends actions that an earlier page has stored, and those that wait for the server. */
export function sendDelayedActions({ part }: Session): void {
  part(delayedActions)?.sendWaiting();
}

/** Sends everything at once, in requests that the browser completes after the page was closed. */
export async function sendDelayedActionsOnLeaving({ part }: Session): Promise<void> {
  await part(delayedActions)?.sendOnLeaving();
}
