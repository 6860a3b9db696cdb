import { useState } from 'react';
import type { Tables } from '#entities/tables.ts';
import { useSession } from '#session/session-context.ts';

const kept = new WeakMap<Tables, Map<string, boolean>>();

function flagsOf(tables: Tables): Map<string, boolean> {
  const known = kept.get(tables) ?? new Map<string, boolean>();
  kept.set(tables, known);
  return known;
}

/**
 * A choice about one status (unfolded, revealed) that outlives its card: cards far from the screen
 * are taken away, and nothing may have moved when they come back. Until somebody chooses, `initial`.
 */
export function useKeptFlag(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const flags = flagsOf(useSession().tables);
  const [chosen, setChosen] = useState(() => flags.get(key));
  const keep = (next: boolean): void => {
    flags.set(key, next);
    setChosen(next);
  };
  return [chosen ?? initial, keep];
}
