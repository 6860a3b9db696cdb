import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './notice.module.css';

export type NoticeLevel = 'error' | 'warning' | 'info' | 'success';

const icons = {
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
} as const;

/**
 * Message on a tinted background. With `onDismiss` it has a close button; `isFloating` is for
 * notices above the page. Screen readers do not announce it: {@link NoticeList} does that.
 */
export function Notice({
  level,
  children,
  onDismiss,
  isFloating = false,
}: {
  level: NoticeLevel;
  children: ReactNode;
  onDismiss?: (() => void) | undefined;
  isFloating?: boolean;
}) {
  const { t } = useLingui();
  return (
    <div
      data-notice=""
      className={classNames(styles.notice, styles[level], isFloating && styles.floating)}
    >
      <Icon of={icons[level]} />
      <div className={styles.text}>{children}</div>
      {onDismiss && (
        <IconButton
          size="small"
          icon={X}
          label={t({
            message: 'Dismiss',
            context: 'message',
            comment: 'Button: closes a message on the page',
          })}
          onClick={onDismiss}
          className={styles.cross}
        />
      )}
    </div>
  );
}
