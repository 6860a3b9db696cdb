import { lazyPart } from '#components/chunk/lazy-part.tsx';

/* Preloaded on every page: a failure is usually one of the network. */
export const LazyFeedFailure = lazyPart('FeedFailure', () => import('./feed-failure.tsx'));
