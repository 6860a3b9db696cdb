import { Skeleton } from '#ui/skeleton.tsx';
import styles from './quote-room.module.css';

/** As much room as a quote of one line takes, until it is here. */
export function QuoteRoom() {
  return (
    <div className={styles.room}>
      <Skeleton size="half" />
      <Skeleton size="most" />
    </div>
  );
}
