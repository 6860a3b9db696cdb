import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';

/** The address of the named timeline that was read last; undefined until one was (R-SHELL-016). */
export const lastTimeline: SessionPart<StoreApi<{ readonly path: string | undefined }>> = {
  name: 'last timeline',
  create: () => createStore(() => ({ path: undefined })),
};
