import { getFilters } from '@rookery/contract/calls/filters.ts';
import { getFiltersV2 } from '@rookery/contract/calls/mastodon/filters.ts';
import type { Filter } from '@rookery/contract/schemas/filter.ts';
import type { FilterV2 } from '@rookery/contract/schemas/filter-v2.ts';
import { ApiError } from '#api/api-error.ts';
import { can } from '#api/capabilities.ts';
import { toServerFilterRow } from '#store/ingest/to-server-filter-row.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import type { Session } from '../session.ts';

/** Converts filters of version 2. */
export function readFiltersV2(wires: readonly FilterV2[]): readonly ServerFilterRow[] {
  return wires.map((wire) => toServerFilterRow(wire));
}

/**
 * Converts filters of version 1: each is a phrase, which is also its title. Leaves out filters without
 * a phrase, which match nothing.
 */
export function readFiltersV1(wires: readonly Filter[]): readonly ServerFilterRow[] {
  return wires.flatMap(({ phrase, whole_word: isWhole, irreversible, ...wire }) => {
    const text = phrase?.trim() ?? '';
    if (text === '') return [];
    const keyword = { id: '', text, isWholeWord: isWhole ?? false };
    const action = irreversible ? 'hide' : 'warn';
    return [toServerFilterRow({ ...wire, title: text, filter_action: action }, [keyword])];
  });
}

/** Requests the member's filters in the version that the server has; none if it has neither. */
export async function loadServerFilters(
  { load, instance, instanceLoaded }: Pick<Session, 'load' | 'instance' | 'instanceLoaded'>,
  signal?: AbortSignal,
): Promise<readonly ServerFilterRow[]> {
  await instanceLoaded;
  const options = signal ? { signal } : {};
  try {
    return can('filtersV2', instance.getState().info.serverInfo)
      ? await load(getFiltersV2, options, readFiltersV2)
      : await load(getFilters, options, readFiltersV1);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'absent') return [];
    throw error;
  }
}
