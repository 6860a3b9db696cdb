import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-posts.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

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
