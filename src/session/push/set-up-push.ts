import { ApiError } from '#api/api-error.ts';
import {
  createPushSubscription,
  deletePushSubscription,
  getPushSubscription,
} from '#contract/calls/push.ts';
import { isEqual } from '#lib/is-equal.ts';
import { pushAlerts } from '../notifications/notification-kinds.ts';
import type { Session } from '../session.ts';

/** What of the browser push needs; a test gives its own. */
export interface PushPlatform {
  /** Asks the person where they have not decided yet; whether they allow it. */
  isAllowed(): Promise<boolean>;
  /** Absent without a service worker. */
  manager(): Promise<Pick<PushManager, 'getSubscription' | 'subscribe'> | undefined>;
}

/** How setting up ended. All but `on` and `off` are only warned of (R-PUSH-002). */
export interface PushOutcome {
  readonly kind: 'on' | 'off' | 'noKey' | 'forbidden' | 'noWorker' | 'refused';
  /** Why it was refused. */
  readonly error?: unknown;
}

type PushSession = Pick<Session, 'call' | 'log' | 'preferences' | 'instance' | 'tabs'>;

/** A key as servers write it. */
function asText(key: ArrayBuffer | null): string {
  const bytes = String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer()));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Does what changes the browser's subscription, of which there is one for all tabs and accounts, after
 * what was begun before: else who comes is given what is just being taken from who goes.
 */
async function inTurn<T>({ tabs }: Pick<Session, 'tabs'>, work: () => Promise<T>): Promise<T> {
  return tabs ? tabs.locks.request('rookery-push', {}, work) : work();
}

async function end(
  { call, log }: Pick<Session, 'call' | 'log'>,
  platform: PushPlatform,
  tellsServer: boolean,
): Promise<void> {
  try {
    const subscription = await (await platform.manager())?.getSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    if (tellsServer) await call(deletePushSubscription, {});
  } catch (error) {
    log('push could not be ended', { error });
  }
}

/** Ends what this browser knows of push, with the session. Never fails: without the one side the other is silent. */
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
 * Lets the server tell of notifications while the page is closed: where the setting is on, the server
 * has a public key and the person allows it (R-PUSH-001). What exists already stays, unless a key has
 * changed. Never fails.
 */
export function setUpPush(session: PushSession, platform: PushPlatform): Promise<PushOutcome> {
  return inTurn(session, () => setUp(session, platform));
}

async function setUp(session: PushSession, platform: PushPlatform): Promise<PushOutcome> {
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
    const alerts = pushAlerts(preferences.get('notificationVisibility'));
    const told = await knownOnServer(session);
    const { endpoint } = subscription;
    if (told?.endpoint === endpoint && isEqual({ ...alerts, ...told.alerts }, alerts))
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
    log('push could not be set up', { error });
    return { kind: 'refused', error };
  }
}
