import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#i18n/format/number.ts';
import { classNames } from '#ui/class-names.ts';
import styles from '../composer.module.css';

export function TextCount({ left, id }: { left: number; id?: string }) {
  const { i18n } = useLingui();
  return (
    <span id={id} className={classNames(styles.count, left < 0 && styles.over)}>
      {formatNumber(left, i18n.locale)}
    </span>
  );
}
