import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { QuotedStatus } from './lazy-parts.ts';
import styles from './quote-card.module.css';
import { QuoteRoom } from './quote-room.tsx';

/** The place of a quote under what was written; its code comes with the first one that is read. */
export function QuoteCard({ id, isVisible }: { id: string; isVisible: boolean }) {
  return (
    <blockquote className={styles.quote}>
      <LazyBoundary fallback={<QuoteRoom />}>
        <QuotedStatus id={id} isVisible={isVisible} />
      </LazyBoundary>
    </blockquote>
  );
}
