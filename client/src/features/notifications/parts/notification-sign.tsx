import type { NotificationDisplay } from '#components/notification/notification-displays.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import styles from './notification-item.module.css';

/**
 * The first column of a notification, always of the same width: the avatar of the account with the icon
 * of the kind at its corner. Without an account, the icon in a circle.
 */
export function NotificationSign({
  of: { icon, isIconFilled, tone },
  account,
}: {
  of: Pick<NotificationDisplay, 'icon' | 'isIconFilled' | 'tone'>;
  account?: AccountRow | undefined;
}) {
  const glyph = <Icon of={icon} isFilled={isIconFilled === true} />;
  if (!account)
    return <span className={classNames(styles.sign, styles.circle, styles[tone])}>{glyph}</span>;
  return (
    <span className={styles.sign}>
      <Avatar src={account.avatar} size={32} />
      <span className={classNames(styles.corner, styles[tone])}>{glyph}</span>
    </span>
  );
}
