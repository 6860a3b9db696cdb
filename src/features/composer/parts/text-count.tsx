import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#i18n/format/number.ts';
import { classNames } from '#ui/class-names.ts';
import styles from '../composer.module.css';

export function TextCount({
  left,
  isOver,
  id,
}: {
  left: number;
  /** Some text of the post is too long. */
  isOver: boolean;
  id: string;
}) {
  const { i18n } = useLingui();
  return (
    <span id={id} className={classNames(styles.count, isOver && styles.over)}>
      {formatNumber(left, i18n.locale)}
    </span>
  );
}
