import type { Session, SessionPart } from '../session.ts';
import { createThreadCache } from './thread-cache.ts';
import { createThreads, type Threads } from './threads.ts';
import { createThreadVisitMemory } from './visit-memory.ts';

const threads: SessionPart<Threads> = {
  name: 'threads',
  create(session) {
    const made = createThreads({
      ...session,
      visits: createThreadVisitMemory(session),
      stored: createThreadCache(session.pages),
    });
    session.onRejoined.add(() => made.refresh());
    return made;
  },
  dispose: (made) => made.dispose(),
};

/**
 * Returns the threads of a session. Import this only from code that is itself loaded with the first
 * thread, such as `inline-thread-slot.tsx`, which `feed-status.tsx` imports lazily.
 */
export function getSessionThreads(session: Session): Threads {
  return session.part(threads);
}
