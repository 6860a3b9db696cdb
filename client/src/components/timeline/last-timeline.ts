import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';

/** The path of the last visited named timeline; undefined before the first (R-SHELL-016). */
export const lastTimeline: SessionPart<StoreApi<{ readonly path: string | undefined }>> = {
  name: 'last timeline',
  create: () => createStore(() => ({ path: undefined })),
};
