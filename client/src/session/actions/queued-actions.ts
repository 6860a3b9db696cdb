import { ApiError } from '#api/api-error.ts';
import type { TableHub } from '#store/table-hub.ts';
import type { SettleChange } from '#store/optimistic.ts';
import { trackRequest } from '#store/track-request.ts';
import type { Session } from '../session.ts';

/** The state of one action; `docs/decisions/0030-queued-actions.md` has the diagram. */
export type QueuedActionState =
  /** Waits until the server can be reached. This state is persisted. */
  | { readonly name: 'waiting'; readonly wanted: boolean }
  /** A request for the state `sent` is in flight. `wanted` may have changed since it was sent. */
  | { readonly name: 'sending'; readonly wanted: boolean; readonly sent: boolean }
  /**
   * The state is fetched after a response with 400, since servers also send 400 if the state is set
   * already.
   */
  | {
      readonly name: 'checking';
      readonly wanted: boolean;
      readonly sent: boolean;
      readonly error: unknown;
    }
  /** Another tab has sent the action, and this tab fetches the result. */
  | { readonly name: 'refetching'; readonly wanted: boolean; readonly sent: boolean }
  | { readonly name: 'settled' }
  | { readonly name: 'failed'; readonly error: unknown };

export type QueuedActionEvent =
  | { readonly type: 'requested'; readonly wanted: boolean }
  | { readonly type: 'released' }
  | { readonly type: 'sentElsewhere' }
  | { readonly type: 'accepted' }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused'; readonly error: unknown }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'fetched'; readonly isOn: boolean | undefined };

const settled: QueuedActionState = { name: 'settled' };

const sending = (wanted: boolean): QueuedActionState => ({ name: 'sending', wanted, sent: wanted });

/** Returns the next state. An event that is not expected in a state does not change the state. */
export function nextQueuedActionState(
  state: QueuedActionState,
  event: QueuedActionEvent,
): QueuedActionState {
  if (state.name === 'settled' || state.name === 'failed') return state;
  if (event.type === 'requested') return { ...state, wanted: event.wanted };
  const { name, wanted } = state;
  if (name === 'waiting') {
    if (event.type === 'released') return sending(wanted);
    if (event.type === 'sentElsewhere') return { name: 'refetching', wanted, sent: wanted };
    return state;
  }
  const { sent } = state;
  if (name === 'sending' && event.type === 'unreachable') return { name: 'waiting', wanted };
  if (name === 'sending' && event.type === 'refused')
    return { name: 'checking', wanted, sent, error: event.error };
  const end = endState(state, event);
  if (!end) return state;
  return wanted === sent ? end : sending(wanted);
}

/** Returns how the request ended; undefined if the event does not end it. */
function endState(
  state: QueuedActionState,
  event: QueuedActionEvent,
): QueuedActionState | undefined {
  if (state.name === 'sending') {
    if (event.type === 'accepted') return settled;
    return event.type === 'failed' ? { name: 'failed', error: event.error } : undefined;
  }
  if (event.type !== 'fetched') return undefined;
  if (state.name !== 'checking' || event.isOn === state.sent) return settled;
  return { name: 'failed', error: state.error };
}

/** An action that switches a state on or off. */
export interface QueuedToggle<Response> {
  /** Shows the wanted state over the rows, until the returned function settles the change. */
  readonly patch: (wanted: boolean) => SettleChange;
  readonly send: (wanted: boolean) => Promise<Response>;
  readonly ingest: (response: Response, requestedAt: number) => void;
  /**
   * Fetches and ingests the state on the server. Resolves to whether it is on; undefined if the
   * response does not say.
   */
  readonly fetchState: () => Promise<boolean | undefined>;
}

/** Decides which actions wait, and persists them. */
export interface QueuedActionPersistence {
  /** Returns whether a new action must wait behind others instead of being sent at once. */
  mustWait(key: string): boolean;
  /** Returns whether an action may wait if the server cannot be reached, instead of failing. */
  canWait(key: string): boolean;
  /** Called after each event, and with the event `created` for a new action. */
  onTransition(
    key: string,
    state: QueuedActionState,
    cause: QueuedActionEvent['type'] | 'created',
  ): void;
}

interface Entry {
  state: QueuedActionState;
  settlePatch: SettleChange;
  readonly done: Promise<void>;
  readonly dispatch: (event: QueuedActionEvent) => void;
  onReleaseEnd?: ((isWaiting: boolean) => void) | undefined;
}

export function createQueuedActions(hub: TableHub) {
  const entries = new Map<string, Entry>();
  let persistence: QueuedActionPersistence | undefined;

  function failureEvent(key: string, error: unknown): QueuedActionEvent {
    if (error instanceof ApiError) {
      const isUnreachable = error.kind === 'offline' || error.kind === 'timeout';
      if (isUnreachable && persistence?.canWait(key) === true) return { type: 'unreachable' };
      if (error.status === 400) return { type: 'refused', error };
    }
    return { type: 'failed', error };
  }

  function start<Response>(key: string, wanted: boolean, action: QueuedToggle<Response>): Entry {
    const done = Promise.withResolvers<void>();

    const send = async (sent: boolean): Promise<void> => {
      try {
        const { response, requestedAt } = await trackRequest(hub, () => action.send(sent));
        const ingest = (): void => action.ingest(response, requestedAt);
        const latest = wantedIn(entry.state) ?? sent;
        hub.batch(() => {
          if (latest === sent) {
            entry.settlePatch(ingest);
            return;
          }
          entry.settlePatch();
          action.patch(sent)(ingest);
          entry.settlePatch = action.patch(latest);
        });
        dispatch({ type: 'accepted' });
      } catch (error) {
        dispatch(failureEvent(key, error));
      }
    };
    const fetchState = async (): Promise<void> => {
      /* If this request fails too, the state on the server is unknown. */
      const isOn = await action.fetchState().catch(() => undefined);
      dispatch({ type: 'fetched', isOn });
    };
    const enter = (
      state: QueuedActionState,
      cause: QueuedActionEvent['type'] | 'created',
    ): void => {
      const isEnd = state.name === 'settled' || state.name === 'failed';
      if (isEnd) {
        entries.delete(key);
        entry.settlePatch();
        if (state.name === 'failed') done.reject(state.error);
        else done.resolve();
      }
      if (isEnd || state.name === 'waiting') {
        entry.onReleaseEnd?.(!isEnd);
        entry.onReleaseEnd = undefined;
      }
      persistence?.onTransition(key, state, cause);
      if (cause === 'requested') return;
      if (state.name === 'sending') void send(state.sent);
      else if (state.name === 'checking' || state.name === 'refetching') void fetchState();
    };
    const dispatch = (event: QueuedActionEvent): void => {
      if (entries.get(key) !== entry) return;
      const next = nextQueuedActionState(entry.state, event);
      if (next === entry.state) return;
      entry.state = next;
      enter(next, event.type);
    };
    const entry: Entry = {
      state: persistence?.mustWait(key) === true ? { name: 'waiting', wanted } : sending(wanted),
      settlePatch: action.patch(wanted),
      done: done.promise,
      dispatch,
    };
    entries.set(key, entry);
    enter(entry.state, 'created');
    return entry;
  }

  return {
    /**
     * Requests a state. At most one request per `key`, such as `favourite:ID`, is in flight, and
     * the last change determines the state. Resolves when all changes so far have settled. Rejects
     * with the error of the last request, after the rows show the state on the server again.
     */
    request<Response>(key: string, wanted: boolean, action: QueuedToggle<Response>) {
      const entry = entries.get(key);
      if (!entry) return start(key, wanted, action).done;
      if (wantedIn(entry.state) === wanted) return entry.done;
      hub.batch(() => {
        entry.settlePatch();
        entry.settlePatch = action.patch(wanted);
      });
      entry.dispatch({ type: 'requested', wanted });
      return entry.done;
    },
    /** Returns the last requested state that has not settled yet. */
    wanted: (key: string) => wantedIn(entries.get(key)?.state),
    waitingKeys: () =>
      [...entries].flatMap(([key, { state }]) => (state.name === 'waiting' ? [key] : [])),
    /**
     * Sends a waiting action (`released`), or fetches the result of one that another tab has sent
     * (`sentElsewhere`). Resolves to whether the action waits again.
     */
    release(key: string, type: 'released' | 'sentElsewhere') {
      const entry = entries.get(key);
      if (entry?.state.name !== 'waiting') return Promise.resolve(false);
      const end = Promise.withResolvers<boolean>();
      entry.onReleaseEnd = end.resolve;
      entry.dispatch({ type });
      return end.promise;
    },
    setPersistence(next: QueuedActionPersistence) {
      persistence = next;
    },
  };
}

/** The viewer's actions that are being sent or that wait for a connection. */
export const queuedActions = {
  name: 'queued actions',
  create: ({ tables }: Session) => createQueuedActions(tables.hub),
};

function wantedIn(state: QueuedActionState | undefined): boolean | undefined {
  return state && 'wanted' in state ? state.wanted : undefined;
}
