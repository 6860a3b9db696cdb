import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { errorMessage, withServerText } from '#components/failure/error-message.ts';
import { LoadFailure } from '#components/failure/load-failure.tsx';
import type { CallState } from '#session/queries/use-call.ts';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { moveFocusOut } from '#ui/focus/return-focus.ts';
import { Spinner } from '#ui/notes/spinner.tsx';

/**
 * A failure with a retry button. When it unmounts, the focus of its button moves to the new
 * content.
 */
function Failed({
  view,
  children,
}: {
  view: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    const { current } = view;
    return () => moveFocusOut(current, current);
  }, [view]);
  return children;
}

/**
 * Renders the state of a query: loading, failed with a retry, empty, or its value. During a refetch the
 * known value stays; if the refetch fails, a line above the value says so.
 */
export function RequestView<T>({
  state,
  label,
  empty,
  isEmpty = (value) => Array.isArray(value) && value.length === 0,
  messageOf = errorMessage,
  children,
}: {
  state: CallState<T>;
  /** Label of the loading state, for screen readers. */
  label: string;
  /** Shown if the value is empty: a message or other content. */
  empty?: ReactNode;
  isEmpty?: (value: T) => boolean;
  /** Returns the message of an error. */
  messageOf?: (error: unknown) => MessageDescriptor;
  children: (value: T) => ReactNode;
}) {
  const { i18n } = useLingui();
  const view = useRef<HTMLDivElement>(null);
  const [isRetried, setRetried] = useState(false);
  const { value, failure, isFetching } = state;
  const retry = (): void => {
    setRetried(true);
    state.retry();
  };
  const hasNothing = value !== undefined && empty !== undefined && isEmpty(value);
  const nothing = typeof empty === 'string' ? <EmptyNote>{empty}</EmptyNote> : empty;
  return (
    <div ref={view} tabIndex={-1}>
      {value === undefined && failure === undefined && isFetching && (
        <Spinner isBlock label={label} />
      )}
      {failure !== undefined && (
        <Failed view={view}>
          {value === undefined ? (
            <LoadFailure
              error={failure}
              message={messageOf(failure)}
              onRetry={retry}
              isRetrying={isFetching}
            />
          ) : (
            <p>
              <FailureLine
                onRetry={retry}
                isQuiet={!isRetried}
                isRetrying={isRetried && isFetching}
              >
                {i18n._(withServerText(msg`Couldn’t refresh.`, failure))}
              </FailureLine>
            </p>
          )}
        </Failed>
      )}
      {value !== undefined && (hasNothing ? nothing : children(value))}
    </div>
  );
}
