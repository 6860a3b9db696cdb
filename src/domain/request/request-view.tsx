import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import { FailureLine } from '#domain/failure/failure-line.tsx';
import { failureWords } from '#domain/failure/failure-words.ts';
import type { CallState } from '#session/queries/use-call.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { Spinner } from '#ui/spinner.tsx';

/**
 * What a screen shows of an answer: that it is on its way, why it failed with a way to try again, that
 * there is nothing, or what it holds. What is known stays while it is asked for again; when that
 * fails a line above says so.
 */
export function RequestView<T>({
  state,
  label,
  empty,
  isEmpty = (value) => Array.isArray(value) && value.length === 0,
  children,
}: {
  state: CallState<T>;
  /** What is being loaded, for screen readers. */
  label: string;
  /** Shown where the answer holds nothing. */
  empty?: ReactNode;
  isEmpty?: (value: T) => boolean;
  children: (value: T) => ReactNode;
}) {
  const { i18n } = useLingui();
  const { value, failure, isAsking, retry } = state;
  if (value === undefined) {
    if (failure === undefined) return isAsking ? <Spinner isBlock label={label} /> : null;
    return (
      <ErrorNote onRetry={retry} isRetrying={isAsking}>
        {i18n._(failureWords(failure))}
      </ErrorNote>
    );
  }
  return (
    <>
      {failure !== undefined && (
        <p>
          <FailureLine onRetry={retry} isQuiet>
            <Trans>This could not be brought up to date.</Trans>
          </FailureLine>
        </p>
      )}
      {empty !== undefined && isEmpty(value) ? empty : children(value)}
    </>
  );
}
