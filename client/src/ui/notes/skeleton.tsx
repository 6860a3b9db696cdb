import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Placeholders for statuses that are loading. `label` says to screen readers what is loading. */
export function SkeletonPosts({ label, count = 5 }: { label: string; count?: number }) {
  return (
    <output className={styles.posts} data-loading>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.post}>
          <Skeleton shape="avatar" />
          <div>
            <Skeleton size="half" />
            <Skeleton />
            <Skeleton size={index % 2 === 0 ? 'most' : 'half'} />
            {index % 3 === 1 && (
              <div className={styles.media}>
                <Skeleton shape="block" />
              </div>
            )}
            <div className={styles.actions}>
              <Skeleton size="short" />
            </div>
          </div>
        </div>
      ))}
    </output>
  );
}

/**
 * Grey placeholder of the size of the content that is loading, which prevents layout shifts. `line`
 * is a line of text with the width `size`, `block` fills its parent, `avatar` is 48 px.
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
