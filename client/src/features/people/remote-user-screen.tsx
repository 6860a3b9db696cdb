import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#api/api-error.ts';
import { accountQuery } from '#session/people/account-queries.ts';
import { errorMessage, withServerText } from '#components/failure/error-message.ts';
import { SignInLink } from '#components/failure/load-failure.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import { useProfilePath } from '#session/profile-path.ts';

/** Looks up an account on another server and opens its profile (R-PROF-040 to R-PROF-042). */
export function RemoteUserScreen({
  params: { username, hostname },
}: ScreenProps<'remote-user-profile' | 'remote-user-profile-acct'>) {
  const profilePath = useProfilePath();
  const acct = `${username}@${hostname}`;
  const { i18n, t } = useLingui();
  const router = useRouter();
  const { tables } = useSession();
  const { value, failure, retry, isFetching } = useCall(accountQuery, {
    path: { id: acct },
    query: { with_relationships: true },
  });
  const openProfile = useEffectEvent((id: string) =>
    router.navigate({ href: profilePath(tables.accounts.get(id) ?? { id }), replace: true }),
  );
  useEffect(() => {
    if (value !== undefined) openProfile(value);
  }, [value]);
  const address = displayAddress(acct);
  const isMissing = failure instanceof ApiError && failure.kind === 'notFound';
  return (
    <Screen title={t`Profile on another server`}>
      {failure === undefined ? (
        <>
          <Spinner isBlock />
          <output>
            <Trans>Searching for {address}</Trans>
          </output>
        </>
      ) : (
        <ErrorNote onRetry={retry} isRetrying={isFetching}>
          {i18n._(isMissing ? withServerText(msg`Not found.`, failure) : errorMessage(failure))}{' '}
          <SignInLink error={failure} />
        </ErrorNote>
      )}
    </Screen>
  );
}
