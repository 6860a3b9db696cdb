import type { CSSProperties } from 'react';
import type { ThemeStyles } from '#theme/apply-theme.ts';
import styles from './preset-card.module.css';

/** Radio button for a theme with its thumbnail, or two halves for a light and a dark one. */
export function PresetCard({
  name,
  paintings,
  isChosen,
  onChoose,
}: {
  name: string;
  paintings: readonly ThemeStyles[];
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={styles.card}>
      <input type="radio" name="theme-preset" checked={isChosen} onChange={onChoose} />
      {paintings.map((painting, index) => (
        <span
          key={index}
          aria-hidden="true"
          style={thumbnailStyle(painting)}
          className={styles.picture}
        >
          <span className={styles.bar} />
          <span className={styles.panel}>
            <span className={styles.line} />
            <span className={styles.link} />
            <span className={styles.button} />
          </span>
        </span>
      ))}
      <span>{name}</span>
    </label>
  );
}

function thumbnailStyle({ properties }: ThemeStyles): CSSProperties {
  return { ...properties };
}
