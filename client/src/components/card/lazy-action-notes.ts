import { lazyPart } from '#components/chunk/lazy-part.tsx';

/* What a card shows of its actions that wait for a connection or failed. Preloaded for members. */
export const LazyWaitingNote = lazyPart('WaitingNote', () => import('./waiting-note.tsx'));
export const LazyActionError = lazyPart('ActionError', () => import('./action-error.tsx'));
