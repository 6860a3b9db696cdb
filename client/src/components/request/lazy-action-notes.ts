import { lazyPart } from '#components/chunk/lazy-part.tsx';

/* What a card shows of its queued and failed actions. Preloaded for members. */
export const LazyQueuedActionsNote = lazyPart(
  'QueuedActionsNote',
  () => import('./queued-actions-note.tsx'),
);
export const LazyActionError = lazyPart('ActionError', () => import('./action-error.tsx'));
