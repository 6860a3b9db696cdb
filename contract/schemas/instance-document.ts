import * as v from 'valibot';

/** `url`: where the document is shown; absent once it is taken away. */
export const changedDocument = v.object({ url: v.optional(v.string()) });
