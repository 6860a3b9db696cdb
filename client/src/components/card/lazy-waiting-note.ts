import { lazyPart } from '#components/chunk/lazy-part.tsx';

/** `WaitingNote`, loaded when an action waits for a connection. */
export const LazyWaitingNote = lazyPart('WaitingNote', () => import('./waiting-note.tsx'));
