import { isEqual } from '#lib/is-equal.ts';
import type { ListMeaning } from '#entities/ingest/ingest-mutes-and-blocks.ts';
import type { Tables } from '#entities/tables.ts';
import type { StoredValue } from '#lib/storage/stored-value.ts';
import type { MutedAndBlocked } from './stored-mutes-and-blocks.ts';

/** So many of each list are stored, the newest. */
const most = 2_000;

/** Stores for the next visit whom the member has muted and blocked. */
export interface Persisting {
  /** To be called before a list is asked for; takes then who was on it. */
  readonly begin: (meaning: ListMeaning) => (listed: ReadonlySet<string>) => void;
  /** Stores what stands now; a list that was never read leaves what is stored of it. */
  readonly persist: () => void;
}

interface Reading {
  readonly listed: ReadonlySet<string>;
  /** Who was not on a list cut short, though believed to be: stored again, they might be so for ever. */
  readonly doubtful: ReadonlySet<string>;
}

export function persistMutesAndBlocks(
  { relationships }: Tables,
  stored: StoredValue<MutedAndBlocked>,
  ended: AbortSignal,
): Persisting {
  const readings = new Map<ListMeaning, Reading>();
  const standing = (meaning: ListMeaning): string[] =>
    [...relationships.keys()].filter((id) => relationships.get(id)?.[meaning] === true);

  const toStore = (meaning: ListMeaning): string[] => {
    const reading = readings.get(meaning);
    if (!reading) return stored.read()?.[meaning] ?? [];
    const { listed, doubtful } = reading;
    const now = new Set(standing(meaning));
    const since = [...now].filter((id) => !listed.has(id) && !doubtful.has(id));
    return [...since, ...[...listed].filter((id) => now.has(id))].slice(0, most);
  };
  const persist = (): void => {
    if (ended.aborted || readings.size === 0) return;
    const now = { muting: toStore('muting'), blocking: toStore('blocking') };
    if (!isEqual(stored.read(), now)) stored.write(now);
  };
  return {
    begin(meaning) {
      const believed = standing(meaning);
      return (listed) => {
        const doubtful = believed.filter(
          (id) => !listed.has(id) && relationships.get(id)?.[meaning] === true,
        );
        readings.set(meaning, { listed, doubtful: new Set(doubtful) });
        persist();
      };
    },
    persist,
  };
}
