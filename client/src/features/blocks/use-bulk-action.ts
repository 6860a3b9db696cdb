import { useState } from 'react';
import { useAttempt } from '#session/queries/use-attempt.ts';

export interface BulkAction {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string, isOn: boolean) => void;
  readonly choose: (ids: readonly string[]) => void;
  readonly run: () => void;
  readonly isUnderWay: boolean;
  readonly failure: unknown;
}

/**
 * Runs an action on the selected items in sequence. Successful items are deselected, failed ones
 * stay selected.
 */
export function useBulkAction(
  work: (id: string) => Promise<unknown>,
  onDone?: () => void,
): BulkAction {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const deselect = (id: string): void =>
    choose((ids) => new Set([...ids].filter((other) => other !== id)));
  const {
    attempt,
    isPending: isUnderWay,
    failure,
  } = useAttempt(async () => {
    try {
      for (const id of chosen) {
        await work(id);
        deselect(id);
      }
    } finally {
      onDone?.();
    }
  });
  return {
    chosen,
    toggle: (id, isOn) => (isOn ? choose(new Set([...chosen, id])) : deselect(id)),
    choose: (ids) => choose(new Set(ids)),
    run: () => void attempt(),
    isUnderWay,
    failure,
  };
}
