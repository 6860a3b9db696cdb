import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { pathTo } from '#domain/links/paths.ts';
import { useRow } from '#entities/use-row.ts';
import { workerArea, workerNoteName } from '#lib/worker/worker-note.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { endPush, setUpPush, type PushPlatform } from '#session/push/set-up-push.ts';
import { useSession } from '#session/session-context.ts';
import { workerWords } from './worker-words.ts';

/** Milliseconds until a browser counts as one without a service worker. */
const patience = 30_000;

const platform: PushPlatform = {
  async isAllowed() {
    if (!('Notification' in window)) return false;
    if (Notification.permission !== 'default') return Notification.permission === 'granted';
    return (await Notification.requestPermission()) === 'granted';
  },
  async manager() {
    const { serviceWorker } = navigator;
    if (serviceWorker === undefined) return undefined;
    /* The worker is registered late, when the page has come to rest. */
    const tooLate = AbortSignal.timeout(patience);
    const none = new Promise<undefined>((resolve) => {
      tooLate.addEventListener('abort', () => resolve(undefined));
    });
    return (await Promise.race([serviceWorker.ready, none]))?.pushManager;
  },
};

/**
 * Keeps push as the settings say, for as long as this member is signed in: it is set up anew when a
 * setting, a key of the server or the language changes, and ended with the session.
 */
export function PushRenewal() {
  const { i18n } = useLingui();
  const session = useSession();
  const { storage } = useCurrentSession();
  const { tables, viewerId, ended, log, notices } = session;
  const isWanted = usePreference('webPushNotifications');
  const hidesUnderSubject = usePreference('webPushHideIfCW');
  const kinds = usePreference('notificationVisibility');
  const key = useStore(session.instance, ({ info }) => info.vapidPublicKey);
  const username = useRow(tables.accounts, viewerId)?.username;
  const wasWanted = useRef(isWanted);
  const done = useRef<string>(undefined);
  /* All that push depends on. */
  const wish = JSON.stringify([
    viewerId,
    isWanted,
    hidesUnderSubject,
    kinds,
    key,
    i18n.locale,
    username,
  ]);

  const keep = useEffectEvent(async (wished: string): Promise<void> => {
    if (done.current === wished) return undefined;
    done.current = wished;
    if (!isWanted && !wasWanted.current) return undefined;
    const isPressed = isWanted && !wasWanted.current;
    wasWanted.current = isWanted;
    await session.whenInstanceKnown;
    const { kind, error } = await setUpPush(session, platform);
    /* What was begun is ended in its turn. */
    if (ended.aborted) return undefined;
    const token = storage.oauth.read()?.member?.accessToken;
    if (kind === 'on' && token !== undefined)
      await workerArea().set(workerNoteName, {
        token,
        ...(viewerId === null ? {} : { viewerId }),
        hidesUnderSubject,
        words: workerWords(i18n),
        notificationsPath: pathTo('notifications', { username: username ?? '' }),
      });
    else await workerArea().remove(workerNoteName);
    if (kind === 'on' || kind === 'off') return undefined;
    log('push is not on', { outcome: kind });
    if (isPressed) notices.raise({ level: 'warning', messageKey: `push.${kind}`, error });
  });
  const tell = useEffectEvent((error: unknown) => log('push', { error }));
  useEffect(() => {
    keep(wish).catch(tell);
  }, [wish]);

  useEffect(() => {
    const end = (): void => {
      workerArea()
        .remove(workerNoteName)
        .catch(() => undefined);
      void endPush(session, platform);
    };
    ended.addEventListener('abort', end);
    return () => ended.removeEventListener('abort', end);
  }, [ended, session]);
  return null;
}
