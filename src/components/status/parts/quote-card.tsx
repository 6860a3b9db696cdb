import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { QuotedStatus } from './lazy-status-parts.ts';
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

/** The quote under a status; its code is loaded with the first quote. */
export function QuoteCard({ id, isVisible }: { id: string; isVisible: boolean }) {
  return (
    <blockquote className={styles.quote}>
      <LazyBoundary fallback={<QuotePlaceholder />}>
        <QuotedStatus id={id} isVisible={isVisible} />
      </LazyBoundary>
    </blockquote>
  );
}
