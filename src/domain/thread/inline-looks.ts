import type { Tables } from '#entities/tables.ts';
import type { KeptLook } from './kept-look.ts';
import type { LookKeeper } from './use-thread-look.ts';

const kept = new WeakMap<Tables, Map<string, KeptLook>>();

/** How a conversation that stands in a timeline under `id` is looked at, for while its row is not drawn. */
export function inlineLookKeeper(tables: Tables, id: string): LookKeeper {
  const looks = kept.get(tables) ?? new Map<string, KeptLook>();
  kept.set(tables, looks);
  return {
    start: looks.get(id),
    onChange: (look) => void looks.set(id, look),
  };
}

/** Collapsing resets what was shown, hidden and dived to (spec 1 §2). */
export function forgetInlineLook(tables: Tables, id: string): void {
  kept.get(tables)?.delete(id);
}
