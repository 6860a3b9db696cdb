import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#api/api-error.ts';
import { accountQuery } from '#components/account/account-queries.ts';
import { errorMessage, withServerText } from '#components/failure/error-message.ts';
import { LogInLink } from '#components/failure/load-failure.tsx';
import { profilePath } from '#lib/url/paths.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { Screen } from '#ui/screen.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** Looks up an account on another server and opens its profile (R-PROF-040 to R-PROF-042). */
export function RemoteUserScreen({
  address,
  onFound,
}: {
  /** `name@host`. */
  address: string;
  /** Called with the path of the profile, which replaces this page. */
  onFound: (path: string) => void;
}) {
  const { i18n, t } = useLingui();
  const { tables } = useSession();
  const {
    value,
    failure,
    retry,
    isFetching: isAsking,
  } = useCall(accountQuery, {
    path: { id: address },
    query: { with_relationships: true },
  });
  const openProfile = useEffectEvent((id: string) =>
    onFound(profilePath(tables.accounts.get(id) ?? { id })),
  );
  useEffect(() => {
    if (value !== undefined) openProfile(value);
  }, [value]);
  const shownAddress = displayAddress(address);
  const isMissing = failure instanceof ApiError && failure.kind === 'notFound';
  return (
    <Screen title={t`Searching`} heading={t`Remote user`}>
      {failure === undefined ? (
        <>
          <Spinner isBlock />
          <output>
            <Trans>Searching for {shownAddress}</Trans>
          </output>
        </>
      ) : (
        <ErrorNote onRetry={retry} isRetrying={isAsking}>
          {i18n._(isMissing ? withServerText(msg`Not found.`, failure) : errorMessage(failure))}{' '}
          <LogInLink error={failure} />
        </ErrorNote>
      )}
    </Screen>
  );
}
