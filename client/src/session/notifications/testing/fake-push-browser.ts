import { vi } from 'vitest';
import type { PushPlatform } from '../set-up-push.ts';

function bufferOf(text: string): ArrayBuffer {
  const bytes = Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );
  return bytes.buffer;
}

/** A browser with inspectable push subscriptions. */
export function createFakePushBrowser(
  isAllowed = true,
  slowness: Promise<void> = Promise.resolve(),
) {
  let subscription: PushSubscription | null = null;
  let made = 0;
  const manager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: ({ applicationServerKey = '' }: PushSubscriptionOptionsInit = {}) => {
      if (typeof applicationServerKey !== 'string') throw new Error('a key is a text here');
      made += 1;
      const unsubscribe = vi.fn(async () => {
        await slowness;
        subscription = null;
        return true;
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a subscription that is used
      subscription = {
        endpoint: `https://push.example/${made}`,
        options: {
          userVisibleOnly: true,
          applicationServerKey: bufferOf(applicationServerKey),
        },
        getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(made).buffer,
        unsubscribe,
      } as unknown as PushSubscription;
      return Promise.resolve(subscription);
    },
  };
  const platform: PushPlatform = {
    isAllowed: () => Promise.resolve(isAllowed),
    manager: () => Promise.resolve(manager),
  };
  return {
    platform,
    manager,
    subscription: () => subscription,
    forget: () => (subscription = null),
  };
}
