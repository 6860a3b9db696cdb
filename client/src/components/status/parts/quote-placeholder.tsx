import { Skeleton } from '#ui/notes/skeleton.tsx';
import styles from './quote-card.module.css';

/** Reserves the height of a one-line quote while it loads. */
export function QuotePlaceholder() {
  return (
    <div className={styles.room}>
      <Skeleton size="half" />
      <Skeleton size="most" />
    </div>
  );
}
