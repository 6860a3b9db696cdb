import { timelineErrorMessage } from '#components/failure/error-message.ts';
import { LoadFailure } from '#components/failure/load-failure.tsx';

/** Says why statuses could not be loaded, with a retry. */
export function FeedFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <LoadFailure error={error} message={timelineErrorMessage(error)} onRetry={onRetry} />;
}
