import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';

/** Which of the windows that are opened by keys stands over the page. */
export interface OpenKeys {
  readonly open: 'help' | 'palette' | undefined;
  /** What had the focus before. */
  readonly from: Element | null;
}

export const openKeys: SessionPart<StoreApi<OpenKeys>> = {
  name: 'windows of keys',
  create: () => createStore<OpenKeys>(() => ({ open: undefined, from: null })),
};
