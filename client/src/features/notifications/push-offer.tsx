import { Trans, useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { useStore } from 'zustand';
import {
  notificationPermission,
  requestNotificationPermission,
} from '#lib/notification-permission.ts';
import { pushState } from '#session/notifications/push-state.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { pushStateMessage } from '#components/notification/push-message.ts';
import { focusHeading } from '#ui/focus/screen-focus.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { dismissedPushOffer } from '#session/notifications/dismissed-push-offer.ts';
import textStyles from '#ui/text-styles.module.css';
import styles from './push-offer.module.css';

function canReceivePush(): boolean {
  return 'PushManager' in window && 'serviceWorker' in navigator;
}

/**
 * Offers push notifications until they are on, the permission is decided, or the offer is dismissed on
 * this device. After a click it shows the outcome until the viewer leaves the screen.
 */
export function PushOffer({
  isInList = false,
}: {
  /** Whether the offer is above the list of notifications, in the same panel. */
  isInList?: boolean;
}) {
  const { i18n, t } = useLingui();
  const { part, preferences, instance } = useSession();
  const isOn = usePreference('webPushNotifications');
  const hasKey = useStore(instance, ({ info }) => info.vapidPublicKey !== undefined);
  const push = useStore(part(pushState));
  const dismissed = part(dismissedPushOffer);
  const isDismissed = useStore(dismissed);
  const [permission, setPermission] = useState(notificationPermission);
  const [isAnswered, setAnswered] = useState(false);

  const outcome = pushStateMessage(push);
  const isOffered = permission === 'default' && !isOn && !isDismissed;
  if (!canReceivePush() || !hasKey || (!isOffered && !isAnswered)) return null;

  const turnOn = async (): Promise<void> => {
    const chosen = await requestNotificationPermission();
    setPermission(chosen);
    setAnswered(chosen !== 'default');
    if (chosen === 'granted') preferences.set('webPushNotifications', true);
  };
  const refuse = (): void => {
    dismissed.setState(true);
    /* The clicked button is removed, so the focus moves to the heading. */
    requestAnimationFrame(focusHeading);
  };
  const content = (
    <div className={styles.offer} data-in-list={isInList || undefined}>
      <h2 className={styles.title}>
        <Icon of={Bell} />
        <Trans>Push notifications</Trans>
      </h2>
      <output className={textStyles.soft}>
        {isOffered && (
          <Trans>Get notified of replies and messages even when Rookery is closed.</Trans>
        )}
        {permission === 'granted' &&
          (push.kind === 'on' ? (
            <Trans>Push notifications are on for this device.</Trans>
          ) : (
            outcome && i18n._(outcome)
          ))}
        {permission === 'denied' && (
          <Trans>
            Your browser blocks notifications from this site. Allow them in your browser settings,
            then turn this on.
          </Trans>
        )}
      </output>
      {isOffered && (
        <div className={styles.answers}>
          <Button variant="primary" size="small" onClick={() => void turnOn()}>
            <Trans>Turn on</Trans>
          </Button>
          <Button variant="text" size="small" onClick={refuse}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      )}
    </div>
  );
  return isInList ? content : <Panel label={t`Push notifications`}>{content}</Panel>;
}
