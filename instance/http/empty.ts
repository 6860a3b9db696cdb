import { Reply } from './reply.ts';

/** `{}`, which this family answers where there is nothing to say. */
export const empty = new Reply({});
