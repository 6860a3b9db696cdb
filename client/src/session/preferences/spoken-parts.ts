/** The parts of a status that screen readers can read, in the default order (R-STATUS-046). */
export const spokenParts = ['author', 'text', 'media', 'time', 'counts'] as const;

export type SpokenPart = (typeof spokenParts)[number];
