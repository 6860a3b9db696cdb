import type { SessionPart } from '../session.ts';

/** The id of a status and the list row that contains it. */
export interface StatusInRow {
  readonly rowId: string;
  readonly statusId: string;
}

/**
 * What feeds restore when they are rendered again: by feed id the row heights when it was last on
 * screen, and by history entry and list name the status that had the focus.
 */
export const feedViewStates: SessionPart<{
  readonly heights: Map<string, ReadonlyMap<string, number>>;
  readonly focusedStatuses: Map<string, StatusInRow>;
}> = {
  name: 'view states of feeds',
  create: () => ({ heights: new Map(), focusedStatuses: new Map() }),
};
