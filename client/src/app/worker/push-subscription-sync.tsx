import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { createPushAlerts } from '#session/notifications/notification-rules.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useRow } from '#store/use-row.ts';
import { openWorkerArea, workerConfigKey } from '#lib/worker/worker-config.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { pushState } from '#session/notifications/push-state.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import type { PushPlatform } from '#session/notifications/set-up-push.ts';
import { serviceWorkerMessages, systemNotificationKinds } from './service-worker-messages.ts';

/** Milliseconds to wait for a service worker before push is treated as unsupported. */
const workerTimeoutMs = 30_000;

const loadSetUp = () => import('#session/notifications/set-up-push.ts');

const platform: PushPlatform = {
  async isAllowed() {
    if (!('Notification' in window)) return false;
    if (Notification.permission !== 'default') return Notification.permission === 'granted';
    return (await Notification.requestPermission()) === 'granted';
  },
  async manager() {
    const { serviceWorker } = navigator;
    if (serviceWorker === undefined) return undefined;
    /* The service worker is registered when the page is idle, so it may not exist yet. */
    const timeout = AbortSignal.timeout(workerTimeoutMs);
    const noWorker = new Promise<undefined>((resolve) => {
      timeout.addEventListener('abort', () => resolve(undefined));
    });
    return (await Promise.race([serviceWorker.ready, noWorker]))?.pushManager;
  },
};

/**
 * Keeps the push subscription in sync with the settings while the member is signed in: renews it
 * when a setting, the server's key or the language changes, and ends it with the session.
 */
export function PushSubscriptionSync() {
  const { i18n } = useLingui();
  const session = useSession();
  const { storage } = useCurrentSession();
  const { tables, viewerId, ended, log, notices, preferences } = session;
  const state = session.part(pushState);
  const isWanted = usePreference('webPushNotifications');
  const hidesUnderSubject = usePreference('webPushHideIfCW');
  const kinds = usePreference('notificationVisibility');
  const key = useStore(session.instance, ({ info }) => info.vapidPublicKey);
  const username = useRow(tables.accounts, viewerId)?.username;
  const wasWanted = useRef(isWanted);
  const appliedKey = useRef<string>(undefined);
  const messages = serviceWorkerMessages(i18n);
  /*
   * All values that the subscription depends on. The language is one of them, since the locale is the same
   * for ja and ja_easy.
   */
  const subscriptionKey = JSON.stringify([
    viewerId,
    isWanted,
    hidesUnderSubject,
    kinds,
    key,
    messages,
    username,
  ]);

  const sync = useEffectEvent(async (requestedKey: string): Promise<void> => {
    if (appliedKey.current === requestedKey) return undefined;
    appliedKey.current = requestedKey;
    if (!isWanted && !wasWanted.current) return undefined;
    const isTurnedOn = isWanted && !wasWanted.current;
    wasWanted.current = isWanted;
    if (isWanted) state.setState({ kind: 'pending' });
    await session.instanceLoaded;
    const { setUpPush } = await loadSetUp();
    const { kind, error, isStillSubscribed } = await setUpPush(
      session,
      platform,
      createPushAlerts(kinds),
    );
    /* If the session has ended meanwhile, its abort handler removes the subscription. */
    if (ended.aborted) return undefined;
    const token = storage.oauth.read()?.member?.accessToken;
    /* `isStillSubscribed`: the new subscription failed, for example because the server cannot be
       reached, but the server still sends to the previous one. */
    const isOn = kind === 'on' || (isStillSubscribed === true && !isTurnedOn);
    const failure = isOn || kind === 'off' ? undefined : kind;
    if (failure !== undefined && preferences.get('webPushNotifications')) {
      /* Records that the failure turned the preference off, and not the member, so that the
         reason is shown beside the setting. */
      wasWanted.current = false;
      preferences.set('webPushNotifications', false);
      const messageArgs = { kind: failure };
      notices.raise({
        level: 'warning',
        messageKey: 'push.failed',
        messageArgs,
        error,
        isBackground: !isTurnedOn,
      });
    }
    state.setState(isOn ? { kind: 'on' } : { kind, error });
    if (kind !== 'on' && kind !== 'off') log('push is not on', { outcome: kind });
    if (isOn && token !== undefined)
      await openWorkerArea().set(workerConfigKey, {
        token,
        ...(viewerId === null ? {} : { viewerId }),
        hidesUnderSubject,
        messages,
        kinds: systemNotificationKinds,
        notificationsPath: pathTo('notifications', { username: username ?? '' }),
      });
    else await openWorkerArea().remove(workerConfigKey);
  });
  const logError = useEffectEvent((error: unknown) => log('push', { error }));
  useEffect(() => {
    sync(subscriptionKey).catch(logError);
  }, [subscriptionKey]);

  useEffect(() => {
    const end = (): void => {
      openWorkerArea()
        .remove(workerConfigKey)
        .catch(() => undefined);
      loadSetUp()
        .then(({ endPush }) => endPush(session, platform))
        .catch(logError);
    };
    ended.addEventListener('abort', end);
    return () => ended.removeEventListener('abort', end);
  }, [ended, session]);
  return null;
}
