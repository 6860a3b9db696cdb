import { lazyPart } from '#domain/chunk/lazy-part.tsx';

export const PlannedScreen = lazyPart(
  { name: 'planned-screen', kind: 'screen' },
  async () => (await import('./planned-screen.tsx')).PlannedScreen,
);
