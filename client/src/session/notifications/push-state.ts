import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import type { PushOutcome } from './set-up-push.ts';

/** Whether push works: `pending` until the browser and the server have answered. */
export interface PushState {
  readonly kind: 'pending' | PushOutcome['kind'];
  readonly error?: unknown;
}

/** What came of the preference for push notifications, which alone does not say that push is on. */
export const pushState: SessionPart<StoreApi<PushState>> = {
  name: 'push state',
  create({ preferences }) {
    const kind = preferences.get('webPushNotifications') ? 'pending' : 'off';
    return createStore<PushState>(() => ({ kind }));
  },
};
