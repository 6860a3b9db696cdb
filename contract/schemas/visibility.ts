import * as v from 'valibot';

/** Who may see a status (R-ENT-022). `local`: the members of the author's own instance. */
export const visibility = v.picklist(['public', 'unlisted', 'private', 'direct', 'local']);

export type Visibility = v.InferOutput<typeof visibility>;
