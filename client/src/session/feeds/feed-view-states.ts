import type { SessionPart } from '../session.ts';

/** A status and the list row that contains it, which may be the row of a reblog. */
export interface FocusedStatusInRow {
  readonly rowId: string;
  readonly statusId: string;
}

/**
 * What a feed restores when it is rendered again: the heights of its rows by feed id, and the
 * status that had the focus by history entry and name of the list.
 */
export const feedViewStates: SessionPart<{
  readonly heights: Map<string, ReadonlyMap<string, number>>;
  readonly focusedStatuses: Map<string, FocusedStatusInRow>;
}> = {
  name: 'view states of feeds',
  create: () => ({ heights: new Map(), focusedStatuses: new Map() }),
};
