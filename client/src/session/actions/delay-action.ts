import { loadChunk } from '#lib/chunk/load-chunk.ts';
import type { Session } from '../session.ts';
import type { DelayedActionKind } from './action-label.ts';

/* Loaded on use, since most visits delay no action. */
const load = () =>
  loadChunk({ name: 'delayed-actions', kind: 'part' }, () => import('./delayed-actions.ts'));

/** Shows the result of an action at once, and sends it when it can no longer be undone. */
export async function delayAction(session: Session, kind: DelayedActionKind, id: string) {
  (await load()).startDelayedAction(session, kind, id);
}

/** Undoes a delayed action. Resolves to false if it cannot be undone any more. */
export async function undoDelayedAction(session: Session, kind: DelayedActionKind, id: string) {
  return (await load()).undoDelayedAction(session, kind, id);
}

/** Sends actions that an earlier page has stored, and those that wait for the server. Never rejects. */
export async function resumeDelayedActions(session: Session): Promise<void> {
  try {
    const stored = session.area.getItem(`delayed-actions.${session.viewerId}`);
    if (stored !== null) (await load()).sendDelayedActions(session);
  } catch (error) {
    session.log('sending delayed actions failed', { error });
  }
}
