import { ApiError } from '#api/api-error.ts';
import { trackRequest } from './track-request.ts';
import type { Hub } from './hub.ts';
import type { Settle } from './optimistic.ts';

/** How a toggle is shown, sent and ingested. */
export interface Toggle<Answer> {
  /**
   * Applies the wanted state to the rows. Returns the settle function (for several: `settleAll`).
   */
  readonly show: (wanted: boolean) => Settle;
  readonly send: (wanted: boolean) => Promise<Answer>;
  /** Ingests the response; the moment is that at which the request was sent. */
  readonly ingest: (answer: Answer, requestedAt: number) => void;
  /** Fetches and ingests the actual state. Resolves to whether it is on, if the server says so. */
  readonly fetchState: () => Promise<boolean | undefined>;
}

/**
 * Queues actions that could not be sent. A returned promise resolves to true if the action is to be
 * sent now, or to false if it was sent elsewhere.
 */
export interface ActionQueue {
  /** Called for each first change. Returns undefined to send at once. */
  beforeSend(key: string, wanted: boolean): Promise<boolean> | undefined;
  /** Called for each failed request. Returns undefined if the failure is final. */
  onFailure(key: string, wanted: boolean, error: unknown): Promise<boolean> | undefined;
  /** Called when the wanted state changes before it has settled. */
  onChange(key: string, wanted: boolean): void;
  onSettled(key: string): void;
}

export interface ToggleQueue {
  /**
   * Requests a state. At most one request per `key` (`favourite:ID`) is pending; the last change
   * wins. Resolves when all changes so far have settled. Rejects with the error of the last
   * request, after the rows show the actual state.
   */
  request<Answer>(key: string, wanted: boolean, toggle: Toggle<Answer>): Promise<void>;
  /** Returns the last requested state that has not settled. */
  wanted(key: string): boolean | undefined;
  setActionQueue(actionQueue: ActionQueue): void;
}

interface Entry {
  wanted: boolean;
  lift: Settle;
  done: Promise<void>;
}

/** Settles several changes as one, with one response. */
export function settleAll(settles: readonly Settle[]): Settle {
  return (learn) => {
    if (!learn) {
      for (const settle of settles) settle();
      return;
    }
    const settleRest = settles.reduceRight<() => void>(
      (inner, settle) => () => settle(inner),
      learn,
    );
    settleRest();
  };
}

/**
 * Whether the error only says that the state is already as wanted: servers reject both cases with
 * 400.
 */
async function isAlreadySet<Answer>(
  { fetchState: ask }: Toggle<Answer>,
  wanted: boolean,
  error: unknown,
): Promise<boolean> {
  const mayBeSet = error instanceof ApiError && error.status === 400;
  /* If this request fails too, the state is unknown and the first error is reported. */
  return mayBeSet && (await ask().catch(() => undefined)) === wanted;
}

export function createToggleQueue(hub: Hub): ToggleQueue {
  const entries = new Map<string, Entry>();
  let actionQueue: ActionQueue | undefined;

  async function sendUntilSettled<Answer>(
    key: string,
    entry: Entry,
    toggle: Toggle<Answer>,
  ): Promise<void> {
    try {
      let delayed = actionQueue?.beforeSend(key, entry.wanted);
      for (;;) {
        if (delayed && !(await delayed)) {
          await toggle.fetchState().catch(() => undefined);
          return;
        }
        const sent = entry.wanted;
        try {
          const { response: answer, requestedAt } = await trackRequest(hub, () =>
            toggle.send(sent),
          );
          hub.batch(() => {
            const learn = (): void => toggle.ingest(answer, requestedAt);
            if (entry.wanted === sent) {
              entry.lift(learn);
              return;
            }
            entry.lift();
            toggle.show(sent)(learn);
            entry.lift = toggle.show(entry.wanted);
          });
          delayed = undefined;
        } catch (error) {
          delayed = actionQueue?.onFailure(key, entry.wanted, error);
          if (delayed) continue;
          if (!(await isAlreadySet(toggle, sent, error)) && entry.wanted === sent) throw error;
        }
        if (entry.wanted === sent) return;
      }
    } finally {
      entries.delete(key);
      entry.lift();
      actionQueue?.onSettled(key);
    }
  }

  return {
    request(key, wanted, toggle) {
      const known = entries.get(key);
      if (known) {
        if (known.wanted === wanted) return known.done;
        hub.batch(() => {
          known.lift();
          known.wanted = wanted;
          known.lift = toggle.show(wanted);
        });
        actionQueue?.onChange(key, wanted);
        return known.done;
      }
      const entry: Entry = { wanted, lift: toggle.show(wanted), done: Promise.resolve() };
      entries.set(key, entry);
      entry.done = sendUntilSettled(key, entry, toggle);
      return entry.done;
    },
    wanted: (key) => entries.get(key)?.wanted,
    setActionQueue(next) {
      actionQueue = next;
    },
  };
}
