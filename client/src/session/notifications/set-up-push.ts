import { ApiError } from '#api/api-error.ts';
import {
  createPushSubscription,
  deletePushSubscription,
  getPushSubscription,
  type NotificationType,
} from '@rookery/contract/calls/push.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { Session } from '#session/session.ts';

/** The browser features that push needs; tests pass a fake. */
export interface PushPlatform {
  /** Asks for permission if undecided. Resolves to whether it is granted. */
  isAllowed(): Promise<boolean>;
  /** Undefined without a service worker. */
  manager(): Promise<Pick<PushManager, 'getSubscription' | 'subscribe'> | undefined>;
}

/** Outcome of the setup. All except `on` and `off` only cause a warning (R-PUSH-002). */
export interface PushOutcome {
  readonly kind: 'on' | 'off' | 'noKey' | 'forbidden' | 'noWorker' | 'refused';
  /** Why it was rejected. */
  readonly error?: unknown;
}

/** Which types the server should push. */
export type PushAlerts = Readonly<Partial<Record<NotificationType, boolean>>>;

type PushSession = Pick<Session, 'call' | 'log' | 'preferences' | 'instance' | 'tabs'>;

/** Encodes a key as servers do. */
function asText(key: ArrayBuffer | null): string {
  const bytes = String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer()));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Runs changes of the browser's only subscription one after the other, in all tabs: otherwise the
 * next account could get the subscription being removed from the last one.
 */
async function inTurn<T>({ tabs }: Pick<Session, 'tabs'>, work: () => Promise<T>): Promise<T> {
  return tabs ? tabs.locks.request('rookery-push', {}, work) : work();
}

async function end(
  { call, log }: Pick<Session, 'call' | 'log'>,
  platform: PushPlatform,
  notifiesServer: boolean,
): Promise<void> {
  try {
    const subscription = await (await platform.manager())?.getSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    if (notifiesServer) await call(deletePushSubscription, {});
  } catch (error) {
    log('ending push failed', { error });
  }
}

/**
 * Removes the browser's subscription when the session ends. Never rejects: push stops with either
 * side.
 */
export function endPush(
  session: Pick<Session, 'call' | 'log' | 'tabs'>,
  platform: PushPlatform,
): Promise<void> {
  return inTurn(session, () => end(session, platform, false));
}

async function knownOnServer({ call }: Pick<Session, 'call'>) {
  try {
    return (await call(getPushSubscription, {})).value;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return undefined;
    throw error;
  }
}

/**
 * Enables push if the preference is on, the server has a public key and the user allows it
 * (R-PUSH-001). Keeps an existing subscription unless a key has changed. Never rejects.
 */
export function setUpPush(
  session: PushSession,
  platform: PushPlatform,
  alerts: PushAlerts,
): Promise<PushOutcome> {
  return inTurn(session, async () => {
    const { call, log, preferences, instance } = session;
    if (!preferences.get('webPushNotifications')) {
      await end(session, platform, true);
      return { kind: 'off' };
    }
    const key = instance.getState().info.vapidPublicKey;
    try {
      if (key === undefined) return { kind: 'noKey' };
      if (!(await platform.isAllowed())) return { kind: 'forbidden' };
      const manager = await platform.manager();
      if (!manager) return { kind: 'noWorker' };
      let known = await manager.getSubscription();
      if (known && asText(known.options.applicationServerKey) !== key.replaceAll('=', '')) {
        await known.unsubscribe();
        known = null;
      }
      const subscription =
        known ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
      const registered = await knownOnServer(session);
      const { endpoint } = subscription;
      if (registered?.endpoint === endpoint && isEqual({ ...alerts, ...registered.alerts }, alerts))
        return { kind: 'on' };
      const keys = {
        p256dh: asText(subscription.getKey('p256dh')),
        auth: asText(subscription.getKey('auth')),
      };
      await call(createPushSubscription, {
        body: { subscription: { endpoint, keys }, data: { alerts } },
      });
      return { kind: 'on' };
    } catch (error) {
      log('setting up push failed', { error });
      return { kind: 'refused', error };
    }
  });
}
