import { lazyPart } from '#domain/chunk/lazy-part.tsx';

/** `WaitingNote`, fetched when something waits. */
export const LazyWaitingNote = lazyPart(
  { name: 'waiting-note', kind: 'part' },
  async () => (await import('./waiting-note.tsx')).WaitingNote,
);
