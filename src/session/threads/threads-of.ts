import type { Session } from '../session.ts';
import { createThreads, type Threads } from './threads.ts';

const known = new WeakMap<Session, Threads>();

/** A session's conversations. Their code comes with the first that is opened, so the session holds none. */
export function threadsOf(session: Session): Threads {
  const threads = known.get(session) ?? createThreads(session);
  if (!known.has(session)) {
    known.set(session, threads);
    session.onRejoined.add(() => threads.refresh());
    session.ended.addEventListener('abort', () => threads.dispose(), { once: true });
  }
  return threads;
}
