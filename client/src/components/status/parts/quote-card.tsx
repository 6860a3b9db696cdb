import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { QuotedStatus } from './lazy-status-parts.ts';
import { QuotePlaceholder } from './quote-placeholder.tsx';
import styles from './quote-card.module.css';

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
