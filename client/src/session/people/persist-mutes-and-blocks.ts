import { isEqual } from '#lib/is-equal.ts';
import type { RelationshipListKind } from '#store/ingest/ingest-mutes-and-blocks.ts';
import type { Tables } from '#store/tables.ts';
import type { PersistedValue } from '#lib/storage/persisted-value.ts';
import type { MutedAndBlocked } from './persisted-mutes-and-blocks.ts';

/** Maximum stored accounts per list; the newest are kept. */
const maxStored = 2_000;

/** Stores muted and blocked accounts for the next visit. */
export interface MuteAndBlockWriter {
  /** Call before requesting a list. Returns a function that takes the listed accounts. */
  readonly begin: (meaning: RelationshipListKind) => (listed: ReadonlySet<string>) => void;
  /** Stores the current state; a list that was never read keeps its stored value. */
  readonly persist: () => void;
}

interface Reading {
  readonly listed: ReadonlySet<string>;
  /**
   * Accounts believed to be on an incomplete list but missing from it: storing them again would
   * keep them forever.
   */
  readonly doubtful: ReadonlySet<string>;
}

export function persistMutesAndBlocks(
  { relationships }: Tables,
  stored: PersistedValue<MutedAndBlocked>,
  ended: AbortSignal,
): MuteAndBlockWriter {
  const readings = new Map<RelationshipListKind, Reading>();
  const flaggedIds = (meaning: RelationshipListKind): string[] =>
    [...relationships.keys()].filter((id) => relationships.get(id)?.[meaning] === true);

  const idsToStore = (meaning: RelationshipListKind): string[] => {
    const reading = readings.get(meaning);
    if (!reading) return stored.read()?.[meaning] ?? [];
    const { listed, doubtful } = reading;
    const now = new Set(flaggedIds(meaning));
    const since = [...now].filter((id) => !listed.has(id) && !doubtful.has(id));
    return [...since, ...[...listed].filter((id) => now.has(id))].slice(0, maxStored);
  };
  const persist = (): void => {
    if (ended.aborted || readings.size === 0) return;
    const now = { muting: idsToStore('muting'), blocking: idsToStore('blocking') };
    if (!isEqual(stored.read(), now)) stored.write(now);
  };
  return {
    begin(meaning) {
      const flaggedBefore = flaggedIds(meaning);
      return (listed) => {
        const doubtful = flaggedBefore.filter(
          (id) => !listed.has(id) && relationships.get(id)?.[meaning] === true,
        );
        readings.set(meaning, { listed, doubtful: new Set(doubtful) });
        persist();
      };
    },
    persist,
  };
}
