import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/**
 * Grey placeholder of the same size as the content that is loading, to prevent layout shifts.
 * `line` is a line of text (`size` sets its width), `block` fills its parent, `avatar` is 48 px.
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
