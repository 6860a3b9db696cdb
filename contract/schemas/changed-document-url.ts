import * as v from 'valibot';

/** The URL at which a changed document is shown; absent after it was deleted. */
export const changedDocumentUrl = v.object({ url: v.optional(v.string()) });
