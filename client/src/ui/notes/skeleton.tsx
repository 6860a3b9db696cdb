import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Column of placeholders for statuses: avatar, name and lines. `label` says what is loading. */
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
