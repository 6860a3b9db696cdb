import type { Session, SessionPart } from '../session.ts';
import type { ThreadViewState } from '#store/thread/thread-view-state.ts';
import type { ThreadViewStorage } from '#store/thread/thread-view-state.ts';

/** The view state of each open inline conversation, by the id of the row that contains it. */
const inlineViewStates: SessionPart<Map<string, ThreadViewState>> = {
  name: 'view states of inline conversations',
  create: () => new Map(),
};

/**
 * Creates storage for the view state of the inline conversation in the row `id`, from which it is
 * restored after the row was not rendered for a while.
 */
export function createInlineViewStorage(session: Session, id: string): ThreadViewStorage {
  const states = session.part(inlineViewStates);
  return {
    start: states.get(id),
    onChange: (state) => void states.set(id, state),
  };
}

/**
 * Forgets which branches were shown, hidden or focused. Called when the conversation is collapsed.
 */
export function clearInlineViewState(session: Session, id: string): void {
  session.part(inlineViewStates).delete(id);
}
