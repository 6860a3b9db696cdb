import { lazyPart } from '#components/chunk/lazy-part.tsx';

/** The choice of the people who can read a direct post. Its code is loaded with the first one. */
export const LazyAudienceField = lazyPart('AudienceField', () => import('./audience-field.tsx'));
