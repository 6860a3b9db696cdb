import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { SessionPart } from '../session.ts';

/** Whether the member has hidden the first steps on this device, stored per account. */
export const dismissedFirstSteps: SessionPart<StoreApi<boolean>> = {
  name: 'dismissed first steps',
  create({ area, viewerId }) {
    const name = `firstStepsDismissed.${viewerId ?? 'visitor'}`;
    const stored = createPersistedValue({ name, version: 1, schema: v.boolean(), area });
    const store = createStore(() => stored.read() ?? false);
    store.subscribe((isDismissed) => stored.write(isDismissed));
    return store;
  },
};
