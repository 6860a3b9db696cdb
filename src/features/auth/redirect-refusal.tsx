import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useCurrentSession } from '#session/current-session-context.ts';
import { endRedirect, isOwnRedirect } from '#session/sign-in/redirect.ts';

function Reason({ error }: { error: string }) {
  switch (error) {
    case 'access_denied':
      return <Trans>The sign-in was cancelled on the server’s page.</Trans>;
    case 'server_error':
    case 'temporarily_unavailable':
      return <Trans>The server cannot sign you in right now. Try again later.</Trans>;
    default:
      return <Trans>The server refused the sign-in.</Trans>;
  }
}

/**
 * Explains why the server redirected without a code (RFC 6749, 4.1.2.1). Shows the server's
 * description only for a sign-in started in this tab, because anyone can put a text into a link.
 */
export function RedirectRefusal({
  error,
  description,
  state,
}: {
  error: string;
  description: string;
  state: string;
}) {
  const { tabArea } = useCurrentSession().environment;
  const [isOwn] = useState(() => isOwnRedirect(tabArea, state));
  useEffect(() => endRedirect(tabArea, state), [tabArea, state]);
  return (
    <>
      <Reason error={error} />
      {isOwn && description !== '' && (
        <>
          {' '}
          <Trans>The server says:</Trans> <bdi>{description}</bdi>
        </>
      )}
    </>
  );
}
