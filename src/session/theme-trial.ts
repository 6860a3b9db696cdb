import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from './session.ts';

/** A theme as the page shows it: the sheet it lies over, and custom properties by name. */
export interface TriedTheme {
  readonly sheet: 'dark' | 'light';
  readonly properties: Readonly<Record<string, string>>;
}

/** The theme that is being tried on the page, before it is chosen; undefined while none is. */
export const themeTrial: SessionPart<StoreApi<{ readonly tried: TriedTheme | undefined }>> = {
  name: 'theme on trial',
  create: () => createStore(() => ({ tried: undefined })),
};
