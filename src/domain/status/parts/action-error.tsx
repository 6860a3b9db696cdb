import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './action-error.module.css';

/** Says on the post itself that an action on it failed. */
export function ActionError({
  message,
  onDismiss,
}: {
  message: MessageDescriptor;
  onDismiss: () => void;
}) {
  const { i18n, t } = useLingui();
  return (
    <div role="alert" className={styles.error}>
      <p>{i18n._(message)}</p>
      <IconButton size="small" icon={X} label={t`Dismiss`} onClick={onDismiss} />
    </div>
  );
}
