import { ApiError } from '#api/api-error.ts';
import { asked } from './asked.ts';
import type { Hub } from './hub.ts';
import type { Settle } from './optimistic.ts';

/** How one toggle of one thing is shown, sent and learnt. */
export interface Toggle<Answer> {
  /** Lays the wanted state over the rows; gives what lifts it (several at once: `settleAll`). */
  readonly show: (wanted: boolean) => Settle;
  readonly send: (wanted: boolean) => Promise<Answer>;
  /** Ingests the answer; `askedAt` is the moment its request left. */
  readonly learn: (answer: Answer, askedAt: number) => void;
  /** Asks the server how it really is, and ingests that; gives whether it is on, where it says so. */
  readonly ask: () => Promise<boolean | undefined>;
}

/**
 * Who has presses wait that the server could not be told of. What holds one back resolves to whether it
 * is to be sent now; otherwise somebody else has sent it.
 */
export interface PressKeeper {
  /** Told of each first press; undefined where it is sent at once. */
  begins(key: string, wanted: boolean): Promise<boolean> | undefined;
  /** Told of each request that failed; undefined where the failure counts. */
  failed(key: string, wanted: boolean, error: unknown): Promise<boolean> | undefined;
  /** Pressed again before it has settled. */
  changed(key: string, wanted: boolean): void;
  ended(key: string): void;
}

export interface ToggleQueue {
  /**
   * Wants a thing on or off. At most one request per `key` (`favourite:ID`) is in flight; the last
   * press wins. Resolves when everything pressed so far has settled; rejects with the error of the
   * last request when that failed, after the rows show the truth again.
   */
  press<Answer>(key: string, wanted: boolean, toggle: Toggle<Answer>): Promise<void>;
  /** What was last pressed and has not settled yet. */
  wanted(key: string): boolean | undefined;
  keepBy(keeper: PressKeeper): void;
}

interface Entry {
  wanted: boolean;
  lift: Settle;
  done: Promise<void>;
}

/** Lifts several changes as one, learning from one answer. */
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

/** Whether the failure only says that the thing is as it was wanted: servers refuse both with 400. */
async function isSo<Answer>(
  { ask }: Toggle<Answer>,
  wanted: boolean,
  error: unknown,
): Promise<boolean> {
  const mayBeSo = error instanceof ApiError && error.status === 400;
  /* If this question fails too, it is not known to be so, and the first failure is told. */
  return mayBeSo && (await ask().catch(() => undefined)) === wanted;
}

export function createToggleQueue(hub: Hub): ToggleQueue {
  const entries = new Map<string, Entry>();
  let keeper: PressKeeper | undefined;

  async function work<Answer>(key: string, entry: Entry, toggle: Toggle<Answer>): Promise<void> {
    try {
      let held = keeper?.begins(key, entry.wanted);
      for (;;) {
        if (held && !(await held)) {
          await toggle.ask().catch(() => undefined);
          return;
        }
        const sent = entry.wanted;
        try {
          const { answer, askedAt } = await asked(hub, () => toggle.send(sent));
          hub.batch(() => {
            const learn = (): void => toggle.learn(answer, askedAt);
            if (entry.wanted === sent) {
              entry.lift(learn);
              return;
            }
            entry.lift();
            toggle.show(sent)(learn);
            entry.lift = toggle.show(entry.wanted);
          });
          held = undefined;
        } catch (error) {
          held = keeper?.failed(key, entry.wanted, error);
          if (held) continue;
          if (!(await isSo(toggle, sent, error)) && entry.wanted === sent) throw error;
        }
        if (entry.wanted === sent) return;
      }
    } finally {
      entries.delete(key);
      entry.lift();
      keeper?.ended(key);
    }
  }

  return {
    press(key, wanted, toggle) {
      const known = entries.get(key);
      if (known) {
        if (known.wanted === wanted) return known.done;
        hub.batch(() => {
          known.lift();
          known.wanted = wanted;
          known.lift = toggle.show(wanted);
        });
        keeper?.changed(key, wanted);
        return known.done;
      }
      const entry: Entry = { wanted, lift: toggle.show(wanted), done: Promise.resolve() };
      entries.set(key, entry);
      entry.done = work(key, entry, toggle);
      return entry.done;
    },
    wanted: (key) => entries.get(key)?.wanted,
    keepBy(given) {
      keeper = given;
    },
  };
}
