import type { ReactNode } from 'react';
import { Icon } from '../pictures/icon.tsx';
import type { IconGlyph } from '../pictures/icon.tsx';
import styles from './note.module.css';

/** Message for an empty list. Must not be used if loading failed. */
export function EmptyNote({
  icon,
  children,
  action,
}: {
  icon?: IconGlyph;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.note}>
      {icon && <Icon of={icon} />}
      <p>{children}</p>
      {action}
    </div>
  );
}
