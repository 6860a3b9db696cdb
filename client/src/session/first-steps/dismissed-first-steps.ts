import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { SessionPart } from '../session.ts';

/**
 * Whether the first steps are no longer shown, on this device and stored per account: undefined before
 * the home timeline was empty for the first time, then false until all steps are done or the viewer has
 * dismissed them (R-TL-062).
 */
export const dismissedFirstSteps: SessionPart<StoreApi<boolean | undefined>> = {
  name: 'first steps',
  create({ area, viewerId }) {
    const name = `firstStepsDismissed.${viewerId ?? 'visitor'}`;
    const stored = createPersistedValue({ name, version: 1, schema: v.boolean(), area });
    const store = createStore(() => stored.read());
    store.subscribe((isClosed = false) => stored.write(isClosed));
    return store;
  },
};
