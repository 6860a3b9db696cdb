import { lazyPart } from '#domain/chunk/lazy-part.tsx';

/** `WaitingNote`, fetched when something waits. */
export const LazyWaitingNote = lazyPart('WaitingNote', () => import('./waiting-note.tsx'));
