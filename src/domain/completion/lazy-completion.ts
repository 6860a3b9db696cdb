import { lazyPart } from '#domain/chunk/lazy-part.tsx';

export const CompletionPart = lazyPart(
  { name: 'completion', kind: 'part' },
  async () => (await import('./completion-part.tsx')).CompletionPart,
);
