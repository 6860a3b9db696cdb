import { ApiError } from '#api/api-error.ts';
import {
  createPushSubscription,
  deletePushSubscription,
  getPushSubscription,
} from '@rookery/contract/calls/push.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { Session, SessionPart } from '#session/session.ts';
import type { PushAlerts } from './notification-rules.ts';
import type { PushFailure } from './push-failure.ts';

/** The browser features that push needs; tests pass a fake. */
export interface PushPlatform {
  /** Asks for permission if undecided. Resolves to whether it is granted. */
  isAllowed(): Promise<boolean>;
  /** Returns the push manager of the browser; undefined without a service worker. */
  manager(): Promise<Pick<PushManager, 'getSubscription' | 'subscribe'> | undefined>;
}

/** The outcome of `setUpPush`: `on`, `off`, or a failure, which only causes a warning (R-PUSH-002). */
export interface PushOutcome {
  readonly kind: 'on' | 'off' | PushFailure;
  /** The error of the server or the browser, if there was one. */
  readonly error?: unknown;
  /**
   * Set if an earlier subscription could not be removed from the browser, so that the server may
   * still push to it.
   */
  readonly isStillSubscribed?: true;
}

/**
 * Milliseconds for the browser to subscribe. Chromium without a reachable push service neither
 * subscribes nor rejects for half a minute.
 */
const subscribeLimitMs = 15_000;

type PushSession = Pick<
  Session,
  'call' | 'clock' | 'ended' | 'instance' | 'log' | 'part' | 'preferences' | 'tabs'
>;

/** Encodes a key as base64url without padding, as servers send their keys. */
function asText(key: ArrayBuffer | null): string {
  const bytes = String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer()));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Runs changes of the browser's only subscription one after the other, in all tabs: otherwise a
 * newly selected account could get the subscription that is being removed for the account before.
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
    /* Both requests are sent at once: push also ends if only one of the two succeeds. */
    const onServer = notifiesServer ? call(deletePushSubscription, {}) : Promise.resolve();
    await Promise.all([subscription.unsubscribe(), onServer]);
  } catch (error) {
    log('ending push failed', { error });
  }
}

/**
 * Removes the subscription in the browser and on the server when the session ends. Never rejects:
 * push stops if one of them is removed.
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
 * Counts the attempts to subscribe. A late attempt must not remove the subscription if there was
 * another attempt since, because the browser returns the same subscription to both.
 */
const pushAttempts: SessionPart<{ latest: number }> = {
  name: 'push attempts',
  create: () => ({ latest: 0 }),
};

/**
 * Subscribes within the time limit, or returns why that failed. A subscription that arrives after the
 * limit is removed, unless a later attempt or the next session may use it.
 */
async function subscribe(
  manager: Pick<PushManager, 'subscribe'>,
  applicationServerKey: string,
  { clock, part, ended }: Pick<Session, 'clock' | 'part' | 'ended'>,
): Promise<PushSubscription | PushOutcome> {
  const attempts = part(pushAttempts);
  attempts.latest += 1;
  const attempt = attempts.latest;
  const limit = new AbortController();
  const subscribing = manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    const late = clock.wait(subscribeLimitMs, limit.signal).then(
      () => undefined,
      () => undefined,
    );
    const subscription = await Promise.race([subscribing, late]);
    if (subscription) return subscription;
    const discard = (unused: PushSubscription): Promise<boolean> | undefined =>
      attempts.latest === attempt && !ended.aborted ? unused.unsubscribe() : undefined;
    subscribing.then(discard).catch(() => undefined);
    return { kind: 'noService' };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : undefined;
    if (name === 'NotAllowedError') return { kind: 'forbidden', error };
    /* If the push service cannot be reached, Chromium rejects with AbortError ("push service
       error"), Firefox with AbortError or NetworkError. */
    return {
      kind: name === 'AbortError' || name === 'NetworkError' ? 'noService' : 'refused',
      error,
    };
  } finally {
    limit.abort();
  }
}

/**
 * Enables push if the preference is on, the server has a public key and the user allows it
 * (R-PUSH-001). Keeps an existing subscription unless a key has changed, and leaves none behind that
 * the server does not know. Never rejects.
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
    let known: PushSubscription | null = null;
    let fresh: PushSubscription | undefined;
    try {
      if (!(await platform.isAllowed())) return { kind: 'forbidden' };
      const manager = await platform.manager();
      if (!manager) return { kind: 'noWorker' };
      known = await manager.getSubscription();
      /* The server's key is also missing if the instance document could not be loaded. */
      if (key === undefined) return { kind: 'noKey', ...(known && { isStillSubscribed: true }) };
      if (known && asText(known.options.applicationServerKey) !== key.replaceAll('=', '')) {
        await known.unsubscribe();
        known = null;
      }
      const subscription = known ?? (await subscribe(manager, key, session));
      if ('kind' in subscription) return subscription;
      if (!known) fresh = subscription;
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
      await fresh?.unsubscribe().catch(() => undefined);
      return { kind: 'refused', error, ...(known && { isStillSubscribed: true }) };
    }
  });
}
