import type { CSSProperties } from 'react';
import { memoizeByObject } from '#lib/memoize-by-object.ts';
import { builtInThemeStyles } from '#theme/built-in-theme-styles.ts';
import { computeThemeStyles } from '#theme/compute-theme-styles.ts';
import styles from './preset-card.module.css';
import type { PresetOption } from './use-presets.ts';

/** Computes the styles of a theme, which takes milliseconds, once per theme source. */
const computeOnce = memoizeByObject(computeThemeStyles);

/**
 * Radio button for a theme with its thumbnail, or with one half each for a light and a dark theme.
 */
export function PresetCard({
  name,
  thumbnails,
  isChosen,
  onChoose,
}: {
  name: string;
  thumbnails: PresetOption['thumbnails'];
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={styles.card}>
      <input type="radio" name="theme-preset" checked={isChosen} onChange={onChoose} />
      {thumbnails.map((theme, index) => (
        <span
          key={index}
          aria-hidden="true"
          style={thumbnailStyle(theme)}
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

function thumbnailStyle(theme: PresetOption['thumbnails'][number]): CSSProperties {
  const { properties } = typeof theme === 'string' ? builtInThemeStyles(theme) : computeOnce(theme);
  return { ...properties };
}
