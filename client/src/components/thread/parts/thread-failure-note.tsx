import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { LastUpdated } from '#components/failure/failure-line.tsx';
import { LastUpdatedNote } from '#components/failure/last-updated-note.tsx';
import { SignInLink } from '#components/failure/load-failure.tsx';
import { canSignInHelp } from '#components/status/status-error-message.ts';
import type { ThreadFailure } from '#store/rows/thread-row.ts';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { useIsOnline } from '#ui/use-is-online.ts';
import { threadErrorMessage } from '../thread-error-message.ts';

/**
 * Shows why a conversation is incomplete, with a retry button. When an attempt has succeeded, the note
 * disappears and calls `onFocusLost` if the focus was in it.
 */
export function ThreadFailureNote({
  failure,
  cachedAt,
  isRetrying,
  onRetry,
  onFocusLost,
}: {
  failure: ThreadFailure;
  /**
   * When the cached content was loaded, in milliseconds since 1970; undefined if it is not cached.
   */
  cachedAt: number | undefined;
  isRetrying: boolean;
  onRetry: () => void;
  onFocusLost: () => void;
}) {
  const { i18n } = useLingui();
  const { viewerId } = useSession();
  const isOnline = useIsOnline();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      /* The focus is checked in the cleanup of a layout effect, because the note is still in the
         document then. */
      if (own?.contains(document.activeElement) === true) onFocusLost();
    };
  }, [onFocusLost]);
  /* Offline, a line on the page says why. */
  if (cachedAt !== undefined && !isOnline) return <LastUpdatedNote at={cachedAt} />;
  return (
    <div ref={box}>
      <ErrorNote isRetrying={isRetrying} onRetry={onRetry}>
        {threadErrorMessage(failure, viewerId, i18n)}{' '}
        <SignInLink error={failure.error} isOffered={canSignInHelp(failure.error, viewerId)} />
        <LastUpdated at={cachedAt} />
      </ErrorNote>
    </div>
  );
}
