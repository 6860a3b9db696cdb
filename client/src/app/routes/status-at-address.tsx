import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { errorMessage } from '#components/failure/error-message.ts';
import { LoadFailure } from '#components/failure/load-failure.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useCall } from '#session/queries/use-call.ts';
import { statusSearchQuery } from '#session/search/search-queries.ts';
import { serverOrigin } from '#session/server-origin.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink, LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import { Screen } from '#ui/page/screen.tsx';

function NotFoundNote() {
  const { viewerId } = useSession();
  return (
    <EmptyNote
      action={
        viewerId === null ? (
          <LinkButton href={pathTo('login')}>
            <Trans>Log in</Trans>
          </LinkButton>
        ) : (
          <AppLink href={pathTo('root')}>
            <Trans>Go to the start page</Trans>
          </AppLink>
        )
      }
    >
      <Trans>This post doesn’t exist, or you can’t see it.</Trans>
    </EmptyNote>
  );
}

/**
 * Searches for the status with an ActivityPub address of the own server and opens its conversation.
 * Without a result it opens `href`, if there is one: Mastodon's addresses contain the id.
 */
export function StatusAtAddress({ path, href }: { path: string; href: string | undefined }) {
  const { t } = useLingui();
  const router = useRouter();
  const session = useSession();
  const { value, failure, retry, isFetching } = useCall(statusSearchQuery, {
    query: {
      q: serverOrigin(session) + path,
      type: 'statuses',
      limit: 1,
      /* Omitted for visitors, since Mastodon rejects their requests with `resolve`. */
      ...(session.viewerId !== null && { resolve: true }),
    },
  });
  const [id] = value ?? [];
  const next = id === undefined ? value && href : pathTo('conversation', { id });
  useEffect(() => {
    if (next !== undefined) router.navigate({ href: next, replace: true });
  }, [next, router]);
  const isMissing = value !== undefined && next === undefined;
  return (
    <Screen title={isMissing ? t`Not found` : t`Conversation`}>
      {isMissing ? (
        <NotFoundNote />
      ) : failure === undefined ? (
        <Spinner isBlock label={t`Searching…`} />
      ) : (
        <LoadFailure
          error={failure}
          message={errorMessage(failure)}
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
    </Screen>
  );
}
