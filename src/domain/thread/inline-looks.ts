import type { Session, SessionPart } from '#session/session.ts';
import type { ThreadViewState } from './thread-view-state.ts';
import type { LookKeeper } from './use-thread-look.ts';

/** By the id of the row in which the conversation stands. */
const inlineLooks: SessionPart<Map<string, ThreadViewState>> = {
  name: 'looks of conversations in timelines',
  create: () => new Map(),
};

/** How a conversation that stands in a timeline under `id` is looked at, for while its row is not drawn. */
export function inlineLookKeeper(session: Session, id: string): LookKeeper {
  const looks = session.part(inlineLooks);
  return {
    start: looks.get(id),
    onChange: (look) => void looks.set(id, look),
  };
}

/** Collapsing resets what was shown, hidden and dived to. */
export function forgetInlineLook(session: Session, id: string): void {
  session.part(inlineLooks).delete(id);
}
