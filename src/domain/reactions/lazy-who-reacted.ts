import { lazyPart } from '#domain/chunk/lazy-part.tsx';

export const WhoReacted = lazyPart('WhoReacted', () => import('./who-reacted.tsx'));
