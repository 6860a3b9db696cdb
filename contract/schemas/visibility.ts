import * as v from 'valibot';

/** Who may see a status (R-ENT-022). `local`: members of the author's instance. */
export const visibility = v.picklist(['public', 'unlisted', 'private', 'direct', 'local']);

/** The names of the visibilities as parameters of a call: one of them, or several. */
export const visibilityParameter = 'one of public|unlisted|private|direct|local';
export const visibilitiesParameter = 'some of public|unlisted|private|direct|local';
