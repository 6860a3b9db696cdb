import { feedViewStates } from './feed-view-states.ts';
import type { Session } from '#session/session.ts';
import type { ThreadViewStorage } from './use-thread-view-state.ts';

/**
 * Creates storage for the view state of the inline conversation of row `id`, for while its row is
 * not rendered.
 */
export function createInlineViewStorage(session: Session, id: string): ThreadViewStorage {
  const states = session.part(feedViewStates).conversations;
  return {
    start: states.get(id),
    onChange: (state) => void states.set(id, state),
  };
}

/** Collapsing resets which branches were shown, hidden or focused. */
export function clearInlineViewState(session: Session, id: string): void {
  session.part(feedViewStates).conversations.delete(id);
}
