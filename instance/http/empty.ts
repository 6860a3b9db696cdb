import { Reply } from './reply.ts';

/** `{}`, the response of Akkoma and Pleroma to calls that return nothing. */
export const empty = new Reply({});
