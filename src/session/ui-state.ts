import * as v from 'valibot';
import { createStoredValue } from '#lib/storage/stored-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';

/** How long a choice is known: until the page is left, or in its tab also after a reload. */
export type UiStateLasts = 'page' | 'tab';

/** What one viewer has chosen to see of single statuses (unfolded, opened, revealed). */
export interface UiState {
  read(key: string): boolean | undefined;
  write(key: string, isChosen: boolean, lasts: UiStateLasts): void;
}

/** As many are found again after a reload; the earliest are forgotten first. */
const most = 200;

const schema = v.array(v.tuple([v.string(), v.boolean()]));

/** See `UiState`; `area` is the tab's storage, which is emptied when the session has `ended`. */
export function createUiState(
  area: StorageArea,
  viewerId: string | null,
  ended: AbortSignal,
): UiState {
  const name = `choices.${viewerId ?? 'visitor'}`;
  const stored = createStoredValue({ version: 1, schema, name, area });
  ended.addEventListener('abort', () => stored.remove());
  let known: Map<string, boolean> | undefined;
  const choices = (): Map<string, boolean> => (known ??= new Map(stored.read()));
  return {
    read: (key) => choices().get(key),
    write(key, isChosen, lasts) {
      choices().set(key, isChosen);
      if (lasts === 'page' || ended.aborted) return;
      const kept = (stored.read() ?? []).filter(([other]) => other !== key);
      kept.push([key, isChosen]);
      stored.write(kept.slice(-most));
    },
  };
}
