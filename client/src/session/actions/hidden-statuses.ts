import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '../session.ts';

/**
 * Ids of the statuses that feeds leave out because their deletion can still be undone. They keep
 * their places in the feeds.
 */
export const hiddenStatuses: SessionPart<StoreApi<ReadonlySet<string>>> = {
  name: 'hidden statuses',
  create: () => createStore<ReadonlySet<string>>(() => new Set()),
};
