import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '#ui/pictures/icon.tsx';
import styles from './tile-overlay.module.css';

/**
 * Fills a tile whose media cannot be shown with an icon, the description and a message. In small
 * tiles only the icon is visible, and screen readers still read the text.
 */
export function TileOverlay({
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
        <small className={styles.text}>{children}</small>
      </span>
    </span>
  );
}
