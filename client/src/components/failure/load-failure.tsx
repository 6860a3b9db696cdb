import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isSignedOutError } from '#api/api-error.ts';
import { pathTo } from '#lib/url/paths.ts';
import { AppLink, LinkButton } from '#ui/app-link.tsx';
import { isAccessDenied } from '#session/feeds/is-unknown-timeline.ts';
import { useSession } from '#session/session-context.ts';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { withServerText } from './error-message.ts';

/**
 * A sign-in link if the error is a response with status 401 or if `isOffered`; otherwise nothing.
 */
export function SignInLink({ error, isOffered = false }: { error: unknown; isOffered?: boolean }) {
  if (!isOffered && !isSignedOutError(error)) return null;
  return (
    <AppLink href={pathTo('login')}>
      <Trans>Log in</Trans>
    </AppLink>
  );
}

/**
 * Shows in place of content why it failed to load, with a retry button. A visitor whom the server
 * refuses gets a sign-in link instead, since a retry cannot help.
 */
export function LoadFailure({
  error,
  message,
  ...retry
}: {
  error: unknown;
  message: MessageDescriptor;
  onRetry: () => void;
  isRetrying?: boolean;
}) {
  const { i18n } = useLingui();
  const { viewerId } = useSession();
  if (viewerId === null && isAccessDenied(error)) {
    return (
      <EmptyNote
        action={
          <LinkButton href={pathTo('login')}>
            <Trans>Log in</Trans>
          </LinkButton>
        }
      >
        {i18n._(withServerText(msg`Only members of this server can see this.`, error))}
      </EmptyNote>
    );
  }
  return (
    <ErrorNote {...retry}>
      {i18n._(message)} <SignInLink error={error} />
    </ErrorNote>
  );
}
