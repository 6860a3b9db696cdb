import type { SessionPart } from '#session/session.ts';

/** How high the rows of a feed, by its id, were when it was last on the screen, for coming back to it. */
export const knownHeights: SessionPart<Map<string, ReadonlyMap<string, number>>> = {
  name: 'known heights',
  create: () => new Map(),
};
