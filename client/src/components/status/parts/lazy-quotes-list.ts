import { lazyPart } from '#components/chunk/lazy-part.tsx';

/**
 * The posts that quote a status. This module is shared by two lazy parts that render the list, so
 * that the code of the list is in neither of their chunks.
 */
export const QuotesList = lazyPart('QuotesList', () => import('./quotes-list.tsx'));
