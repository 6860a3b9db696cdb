import { lazyPart } from '#domain/chunk/lazy-part.tsx';

export const CompletionPart = lazyPart('CompletionPart', () => import('./completion-part.tsx'));
