import { Trans, useLingui } from '@lingui/react/macro';
import { blend, contrastOf, type Color } from '#theme/engine/color.ts';
import styles from './contrast-mark.module.css';

/** Contrast of a text colour on its background: WCAG level and ratio. */
export function ContrastMark({ color, background }: { color: Color; background: Color }) {
  const { i18n } = useLingui();
  const ratio = contrastOf(blend(color, color.alpha, background), background);
  const shown = i18n.number(ratio, { maximumSignificantDigits: 3 });
  const level = levelOf(ratio);
  return (
    <span className={styles.mark} data-level={level}>
      {level === 'large' && <Trans>Large text only</Trans>}
      {level === 'low' && <Trans>Too low</Trans>}
      {(level === 'AA' || level === 'AAA') && level}{' '}
      <span className={styles.ratio}>{shown} : 1</span>
    </span>
  );
}

function levelOf(ratio: number): 'AAA' | 'AA' | 'large' | 'low' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'low';
}
