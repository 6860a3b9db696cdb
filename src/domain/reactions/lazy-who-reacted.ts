import { lazyPart } from '#domain/chunk/lazy-part.tsx';

export const WhoReacted = lazyPart(
  { name: 'who-reacted', kind: 'part' },
  async () => (await import('./who-reacted.tsx')).WhoReacted,
);
