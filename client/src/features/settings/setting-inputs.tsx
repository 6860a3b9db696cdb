import { useState } from 'react';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import fieldStyles from '#ui/forms/field.module.css';
import { TextInput } from '#ui/forms/text-input.tsx';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { NotificationKindCheckboxes } from '#components/notification/notification-kind-checkboxes.tsx';
import {
  notificationPermission,
  requestNotificationPermission,
} from '#lib/notification-permission.ts';
import { pushStateMessage } from '#components/notification/push-message.ts';
import { pushState } from '#session/notifications/push-state.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import type { SettingLabels } from './labels/setting-labels.ts';

/** Checkboxes for the kinds of notifications that are shown. */
export function NotificationKinds({ label }: { label: string }) {
  return (
    <fieldset>
      <legend className={fieldStyles.label}>{label}</legend>
      <NotificationKindCheckboxes />
    </fieldset>
  );
}

/**
 * A setting that needs the browser's permission for notifications. Without the permission the setting
 * cannot be switched on.
 */
export function NotificationPermission({
  preference,
  label,
  description,
}: {
  preference: 'desktopNotifications' | 'webPushNotifications';
  label: string;
  description: string | undefined;
}) {
  const { i18n, t } = useLingui();
  const { part, preferences, instance } = useSession();
  const isWanted = usePreference(preference);
  const push = useStore(part(pushState));
  const hasKey = useStore(instance, ({ info }) => info.vapidPublicKey !== undefined);
  const [permission, setPermission] = useState(notificationPermission);
  const choose = async (isOn: boolean): Promise<void> => {
    const allowed = isOn ? await requestNotificationPermission() : notificationPermission();
    setPermission(allowed);
    preferences.set(preference, isOn && allowed === 'granted');
  };
  const isPush = preference === 'webPushNotifications';
  const lacksKey = isPush && !hasKey;
  const pushMessage = isPush ? pushStateMessage(push) : undefined;
  const reason = (): string | undefined => {
    if (permission === undefined) return t`This browser can’t show notifications.`;
    if (lacksKey)
      return t`Your server doesn’t support push notifications. Desktop notifications still work while a tab is open.`;
    if (permission === 'denied')
      return t`Your browser blocks notifications from this site. Allow them in your browser settings, then turn this on.`;
    return pushMessage ? i18n._(pushMessage) : description;
  };
  return (
    <Checkbox
      label={label}
      aria-busy={(isPush && push.kind === 'pending') || undefined}
      description={reason()}
      disabled={(permission === undefined || lacksKey) && !isWanted}
      checked={isWanted && permission === 'granted'}
      onToggle={(isOn) => void choose(isOn)}
    />
  );
}

/** A number field. Its value is saved on blur, within the bounds. */
export function NumberSetting({
  label,
  description,
  isDisabled,
  bounds: { least, most = Infinity } = { least: 0 },
  value,
  onChoose,
}: {
  label: string;
  description: string | undefined;
  isDisabled: boolean;
  bounds: SettingLabels['bounds'];
  value: number;
  onChoose: (value: number) => void;
}) {
  const save = (field: HTMLInputElement): void => {
    const typed = Number.isNaN(field.valueAsNumber) ? value : Math.round(field.valueAsNumber);
    const clamped = Math.min(most, Math.max(least, typed));
    field.value = String(clamped);
    if (clamped !== value) onChoose(clamped);
  };
  return (
    <TextInput
      label={label}
      description={description}
      disabled={isDisabled}
      type="number"
      inputMode="numeric"
      min={least}
      max={Number.isFinite(most) ? most : undefined}
      defaultValue={value}
      key={value}
      onBlur={({ target }) => save(target)}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (key === 'Enter' && !isInputMethodKey(nativeEvent)) save(currentTarget);
      }}
    />
  );
}
