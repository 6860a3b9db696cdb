import { ApiError } from '#api/api-error.ts';
import {
  createPushSubscription,
  deletePushSubscription,
  getPushSubscription,
} from '#contract/calls/push.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { PreferenceValues } from '../preferences/all.ts';
import type { Session } from '../session.ts';

/** What of the browser push needs; a test gives its own. */
export interface PushPlatform {
  /** Asks the person where they have not decided yet; whether they allow it. */
  isAllowed(): Promise<boolean>;
  /** Absent without a service worker. */
  manager(): Promise<Pick<PushManager, 'getSubscription' | 'subscribe'> | undefined>;
}

/** How setting up ended. All but `on` and `off` are only warned of (R-PUSH-002). */
export type PushOutcome = 'on' | 'off' | 'noKey' | 'forbidden' | 'noWorker' | 'refused';

function alertsOf(shown: PreferenceValues['notificationVisibility']) {
  return {
    follow: shown.follows,
    follow_request: shown.followRequest,
    favourite: shown.likes,
    mention: shown.mentions,
    reblog: shown.repeats,
    poll: shown.polls,
    move: shown.moves,
    'pleroma:emoji_reaction': shown.emojiReactions,
  };
}

/** A key as servers write it. */
function asText(key: ArrayBuffer | null): string {
  const bytes = String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer()));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Ends what this browser and the server know of push. Never fails: without the one the other is silent. */
export async function endPush(
  { call, log }: Pick<Session, 'call' | 'log'>,
  platform: PushPlatform,
  tellsServer = true,
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
export async function setUpPush(
  session: Pick<Session, 'call' | 'log' | 'preferences' | 'instance'>,
  platform: PushPlatform,
): Promise<PushOutcome> {
  const { call, log, preferences, instance } = session;
  if (!preferences.get('webPushNotifications')) {
    await endPush(session, platform);
    return 'off';
  }
  const key = instance.getState().info.vapidPublicKey;
  try {
    if (key === undefined) return 'noKey';
    if (!(await platform.isAllowed())) return 'forbidden';
    const manager = await platform.manager();
    if (!manager) return 'noWorker';
    let known = await manager.getSubscription();
    if (known && asText(known.options.applicationServerKey) !== key.replaceAll('=', '')) {
      await known.unsubscribe();
      known = null;
    }
    const subscription =
      known ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const alerts = alertsOf(preferences.get('notificationVisibility'));
    const told = await knownOnServer(session);
    const { endpoint } = subscription;
    if (told?.endpoint === endpoint && isEqual({ ...alerts, ...told.alerts }, alerts)) return 'on';
    const keys = {
      p256dh: asText(subscription.getKey('p256dh')),
      auth: asText(subscription.getKey('auth')),
    };
    await call(createPushSubscription, {
      body: { subscription: { endpoint, keys }, data: { alerts } },
    });
    return 'on';
  } catch (error) {
    log('push could not be set up', { error });
    return 'refused';
  }
}
