import * as v from 'valibot';

/** `url`: where the document is shown; absent after it was deleted. */
export const changedDocument = v.object({ url: v.optional(v.string()) });
