import { lazyPart } from '#components/chunk/lazy-part.tsx';

/* The notes below a status on its queued and failed actions. Their code is preloaded for
   members. */
export const LazyQueuedActionsNote = lazyPart(
  'QueuedActionsNote',
  () => import('./queued-actions-note.tsx'),
);
export const LazyActionError = lazyPart('ActionError', () => import('./action-error.tsx'));
