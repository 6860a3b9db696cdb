import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/paths.ts';
import { isAccessDenied } from '#session/feeds/is-unknown-timeline.ts';
import { useSession } from '#session/session-context.ts';
import { EmptyNote } from '#ui/empty-note.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { withServerText } from './error-message.ts';
import { LogInLink } from './log-in-link.tsx';

/**
 * Replaces content that failed to load: the reason with a retry. A visitor whom the server refuses
 * gets a sign-in link instead, since a retry cannot help.
 */
export function LoadFailure({
  error,
  words,
  ...retry
}: {
  error: unknown;
  words: MessageDescriptor;
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
        {i18n._(withServerText(msg`The server shows this only to its members.`, error))}
      </EmptyNote>
    );
  }
  return (
    <ErrorNote {...retry}>
      {i18n._(words)} <LogInLink error={error} />
    </ErrorNote>
  );
}
