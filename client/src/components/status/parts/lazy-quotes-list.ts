import { lazyPart } from '#components/chunk/lazy-part.tsx';

/** The posts that quote a status. Two lazy parts show them, so neither may contain their code. */
export const QuotesList = lazyPart('QuotesList', () => import('./quotes-list.tsx'));
