import * as v from 'valibot';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';

/** Whether a state is dropped when the page is left, or restored after a reload of the tab. */
export type UiStateLifetime = 'page' | 'tab';

/** Maximum number of states that are restored after a reload; the oldest are dropped. */
const maxStored = 200;

const schema = v.array(v.tuple([v.string(), v.boolean()]));

/**
 * Creates the UI state of a viewer. `area` is the storage of the tab. The state is removed when the
 * session ends.
 */
export function createUiState(area: StorageArea, viewerId: string | null, ended: AbortSignal) {
  const name = `choices.${viewerId ?? 'visitor'}`;
  const stored = createPersistedValue({ version: 1, schema, name, area });
  ended.addEventListener('abort', () => stored.remove());
  let known: Map<string, boolean> | undefined;
  const choices = (): Map<string, boolean> => (known ??= new Map(stored.read()));
  return {
    read: (key: string) => choices().get(key),
    write(key: string, isChosen: boolean, lasts: UiStateLifetime) {
      choices().set(key, isChosen);
      if (lasts === 'page' || ended.aborted) return;
      const remaining = (stored.read() ?? []).filter(([other]) => other !== key);
      remaining.push([key, isChosen]);
      stored.write(remaining.slice(-maxStored));
    },
  };
}

/**
 * The display state of single statuses: such as whether the viewer has unfolded, opened or revealed
 * them.
 */
export type UiState = ReturnType<typeof createUiState>;
