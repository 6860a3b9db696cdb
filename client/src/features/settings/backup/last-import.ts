import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';

export interface LastImport {
  readonly count: number;
  readonly undo: () => void;
}

/** Lives as long as the session, so an import can be undone after the settings were closed. */
export const lastImport: SessionPart<StoreApi<LastImport | undefined>> = {
  name: 'last import of settings',
  create: () => createStore<LastImport | undefined>(() => undefined),
};
