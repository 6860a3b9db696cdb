import { isEqual } from '#lib/is-equal.ts';
import type { ListMeaning } from '#entities/ingest/ingest-mutes-and-blocks.ts';
import type { Tables } from '#entities/tables.ts';
import type { StoredValue } from '#lib/storage/stored-value.ts';
import type { MutedAndBlocked } from './kept-mutes-and-blocks.ts';

/** So many of each list are kept, the newest. */
const most = 2_000;

/** Keeps for the next visit whom the member has muted and blocked. */
export interface Keeping {
  /** To be called before a list is asked for; takes then who was on it. */
  readonly begin: (meaning: ListMeaning) => (listed: ReadonlySet<string>) => void;
  /** Keeps what stands now; a list that was never read leaves what is kept of it. */
  readonly keep: () => void;
}

interface Reading {
  readonly listed: ReadonlySet<string>;
  /** Who was not on a list cut short, though believed to be: kept on, they might be so for ever. */
  readonly doubtful: ReadonlySet<string>;
}

/** See `Keeping`. */
export function keepMutesAndBlocks(
  { relationships }: Tables,
  kept: StoredValue<MutedAndBlocked>,
  ended: AbortSignal,
): Keeping {
  const readings = new Map<ListMeaning, Reading>();
  const standing = (meaning: ListMeaning): string[] =>
    [...relationships.keys()].filter((id) => relationships.get(id)?.[meaning] === true);

  const toKeep = (meaning: ListMeaning): string[] => {
    const reading = readings.get(meaning);
    if (!reading) return kept.read()?.[meaning] ?? [];
    const { listed, doubtful } = reading;
    const now = new Set(standing(meaning));
    const since = [...now].filter((id) => !listed.has(id) && !doubtful.has(id));
    return [...since, ...[...listed].filter((id) => now.has(id))].slice(0, most);
  };
  const keep = (): void => {
    if (ended.aborted || readings.size === 0) return;
    const now = { muting: toKeep('muting'), blocking: toKeep('blocking') };
    if (!isEqual(kept.read(), now)) kept.write(now);
  };
  return {
    begin(meaning) {
      const believed = standing(meaning);
      return (listed) => {
        const doubtful = believed.filter(
          (id) => !listed.has(id) && relationships.get(id)?.[meaning] === true,
        );
        readings.set(meaning, { listed, doubtful: new Set(doubtful) });
        keep();
      };
    },
    keep,
  };
}
