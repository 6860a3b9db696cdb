import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import type { PushOutcome } from './set-up-push.ts';

/** Whether push works: `pending` until the browser and the server have answered. */
export interface PushState {
  readonly kind: 'pending' | PushOutcome['kind'];
  readonly error?: unknown;
}

/** Whether push is on, off, or why it could not be switched on. */
export const pushState: SessionPart<StoreApi<PushState>> = {
  name: 'push state',
  create({ preferences }) {
    const kind = preferences.get('webPushNotifications') ? 'pending' : 'off';
    return createStore<PushState>(() => ({ kind }));
  },
};
