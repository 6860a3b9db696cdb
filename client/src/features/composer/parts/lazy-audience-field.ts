import { lazyPart } from '#components/chunk/lazy-part.tsx';

/**
 * The field for the people who can read a direct post. Its code is loaded when the field is first
 * rendered.
 */
export const LazyAudienceField = lazyPart('AudienceField', () => import('./audience-field.tsx'));
