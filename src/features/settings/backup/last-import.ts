import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';

export interface LastImport {
  readonly count: number;
  readonly undo: () => void;
}

/** Lives as long as the session: also who has closed the settings can still take it back. */
export const lastImport: SessionPart<StoreApi<LastImport | undefined>> = {
  name: 'last import of settings',
  create: () => createStore<LastImport | undefined>(() => undefined),
};
