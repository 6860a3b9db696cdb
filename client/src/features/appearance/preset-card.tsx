import type { CSSProperties, ReactNode } from 'react';
import type { ThemeStyles } from '#theme/apply-theme.ts';
import styles from './preset-card.module.css';

/** Radio button for a theme with a thumbnail. */
export function PresetCard({
  name,
  painting,
  isChosen,
  onChoose,
}: {
  name: ReactNode;
  painting: ThemeStyles;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={styles.card}>
      <input type="radio" name="theme-preset" checked={isChosen} onChange={onChoose} />
      <span aria-hidden="true" style={thumbnailStyle(painting)} className={styles.picture}>
        <span className={styles.bar} />
        <span className={styles.panel}>
          <span className={styles.line} />
          <span className={styles.link} />
          <span className={styles.button} />
        </span>
      </span>
      <span>{name}</span>
    </label>
  );
}

function thumbnailStyle({ properties }: ThemeStyles): CSSProperties {
  return { ...properties };
}
