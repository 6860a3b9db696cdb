import type { StatusRow } from '#store/rows/status-row.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { QuotedStatus } from './lazy-status-parts.ts';
import { QuotePlaceholder } from './quote-placeholder.tsx';
import styles from './quote-card.module.css';

/** The quote under a status; its code is loaded with the first quote. */
export function QuoteCard({ of }: { of: StatusRow }) {
  return (
    <blockquote className={styles.quote}>
      <LazyBoundary fallback={<QuotePlaceholder />}>
        <QuotedStatus of={of} />
      </LazyBoundary>
    </blockquote>
  );
}
