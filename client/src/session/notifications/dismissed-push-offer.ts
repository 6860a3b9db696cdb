import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { SessionPart } from '../session.ts';

/** Whether the offer of push was dismissed on this device, by any account. */
export const dismissedPushOffer: SessionPart<StoreApi<boolean>> = {
  name: 'dismissed push offer',
  create({ area }) {
    const name = 'dismissedPushOffer';
    const stored = createPersistedValue({ name, version: 1, schema: v.boolean(), area });
    const store = createStore<boolean>(() => stored.read() ?? false);
    store.subscribe((isDismissed) => stored.write(isDismissed));
    return store;
  },
};
