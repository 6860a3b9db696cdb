import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FailureLine } from '#domain/failure/failure-line.tsx';
import { failureWords, withServerText } from '#domain/failure/failure-words.ts';
import { LoadFailure } from '#domain/failure/load-failure.tsx';
import type { CallState } from '#session/queries/use-call.ts';
import { EmptyNote } from '#ui/empty-note.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** The button that asks again goes with the failure; whoever pressed it is left at what comes in its place. */
function Failed({
  view,
  children,
}: {
  view: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    const { current } = view;
    return () => {
      if (current?.contains(document.activeElement)) current.focus({ preventScroll: true });
    };
  }, [view]);
  return children;
}

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
  wordsOf = failureWords,
  children,
}: {
  state: CallState<T>;
  /** What is being loaded, for screen readers. */
  label: string;
  /** Shown where the answer holds nothing: a sentence, or something else that stands there. */
  empty?: ReactNode;
  isEmpty?: (value: T) => boolean;
  /** Why there is nothing to show. */
  wordsOf?: (error: unknown) => MessageDescriptor;
  children: (value: T) => ReactNode;
}) {
  const { i18n } = useLingui();
  const view = useRef<HTMLDivElement>(null);
  const [isRetried, setRetried] = useState(false);
  const { value, failure, isAsking } = state;
  const retry = (): void => {
    setRetried(true);
    state.retry();
  };
  const hasNothing = value !== undefined && empty !== undefined && isEmpty(value);
  const nothing = typeof empty === 'string' ? <EmptyNote>{empty}</EmptyNote> : empty;
  return (
    <div ref={view} tabIndex={-1}>
      {value === undefined && failure === undefined && isAsking && (
        <Spinner isBlock label={label} />
      )}
      {failure !== undefined && (
        <Failed view={view}>
          {value === undefined ? (
            <LoadFailure
              error={failure}
              words={wordsOf(failure)}
              onRetry={retry}
              isRetrying={isAsking}
            />
          ) : (
            <p>
              <FailureLine onRetry={retry} isQuiet={!isRetried} isRetrying={isRetried && isAsking}>
                {i18n._(withServerText(msg`This could not be brought up to date.`, failure))}
              </FailureLine>
            </p>
          )}
        </Failed>
      )}
      {value !== undefined && (hasNothing ? nothing : children(value))}
    </div>
  );
}
