import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/**
 * A grey shape where something will come: as large as that, so that nothing jumps.
 * `line` is a line of text (with `size`, how much of the measure it fills), `block` fills its parent,
 * `avatar` is 48 px.
 */
export function Skeleton({
  shape = 'line',
  size = 'full',
}: {
  shape?: 'line' | 'block' | 'avatar';
  size?: 'full' | 'most' | 'half' | 'short';
}) {
  return <span aria-hidden className={classNames(styles.skeleton, styles[shape], styles[size])} />;
}
