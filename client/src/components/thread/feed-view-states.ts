import type { ThreadViewState } from './thread-view-state.ts';
import type { SessionPart } from '#session/session.ts';

/** The id of a status and the list row that contains it. */
export interface StatusInRow {
  readonly rowId: string;
  readonly statusId: string;
}

/** What feeds restore when they are rendered again. */
export interface FeedViewStates {
  /** Row heights when the feed was last on screen, by its id. */
  readonly heights: Map<string, ReadonlyMap<string, number>>;
  /** The status that had the focus, by history entry and list name. */
  readonly focusedStatuses: Map<string, StatusInRow>;
  /** The state of an expanded conversation, by the id of the row that contains it. */
  readonly conversations: Map<string, ThreadViewState>;
}

export const feedViewStates: SessionPart<FeedViewStates> = {
  name: 'view states of feeds',
  create: () => ({ heights: new Map(), focusedStatuses: new Map(), conversations: new Map() }),
};
