import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconGlyph } from './icon.tsx';
import styles from './note.module.css';

/** Says that there is nothing here, and what would be; never shown for what failed to load. */
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
