import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '#ui/icon.tsx';
import styles from './tile-sheet.module.css';

/**
 * Fills a tile in place of what cannot be seen in it: a sign, what it would show, and a word about
 * it. Where there is little room only the sign is seen, and the rest heard.
 */
export function TileSheet({
  icon,
  description,
  children,
}: {
  icon: IconGlyph;
  description: string;
  children: ReactNode;
}) {
  return (
    <span className={styles.place}>
      <span className={styles.sheet}>
        <span className={styles.sign}>
          <Icon of={icon} />
        </span>
        <span className={styles.description} dir="auto">
          {description}
        </span>
        <small className={styles.words}>{children}</small>
      </span>
    </span>
  );
}
