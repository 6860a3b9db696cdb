import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from '#components/router/router-context.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { isOwnPath } from '#lib/url/own-path.ts';
import { pathTo } from '#lib/url/paths.ts';
import type { CurrentSession } from '#session/current-session.ts';
import { useCurrentSession } from '#session/session-context.ts';
import {
  type CodeRedirect,
  discardStartedRedirect,
  redeemCode,
  readStartedRedirect,
} from '#session/sign-in/redirect.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import type { SignInOutcome } from '#session/sign-in/sign-in.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { pathAfterSignIn } from '#session/sign-in/shared-text-storage.ts';
import { signInErrorMessage } from './sign-in-error-message.ts';

function Reason({ error }: { error: string }) {
  switch (error) {
    case 'access_denied':
      return <Trans>The login was cancelled on the server’s page.</Trans>;
    case 'server_error':
    case 'temporarily_unavailable':
      return <Trans>The server can’t log you in right now. Try again later.</Trans>;
    default:
      return <Trans>The server rejected the login.</Trans>;
  }
}

/**
 * Explains why the server redirected without a code (RFC 6749, 4.1.2.1). Shows the server's
 * description only for a sign-in started in this tab, because anyone can put a text into a link.
 */
function RedirectRefusal({
  error,
  description,
  state,
}: {
  error: string;
  description: string;
  state: string;
}) {
  const { tabArea } = useCurrentSession().environment;
  const [isOwn] = useState(() => readStartedRedirect(tabArea, state) !== undefined);
  useEffect(() => discardStartedRedirect(tabArea, state), [tabArea, state]);
  const said = <bdi>{description}</bdi>;
  return (
    <>
      <Reason error={error} />
      {isOwn && description !== '' && (
        <>
          {' '}
          <Trans>The server says: {said}</Trans>
        </>
      )}
    </>
  );
}

async function exchange(
  current: CurrentSession,
  redirect: CodeRedirect,
): Promise<SignInOutcome | undefined> {
  const redeemed = await redeemCode({ ...current, session: current.store.getState() }, redirect);
  return redeemed?.kind === 'token' ? current.signInWithGrant(redeemed) : redeemed;
}

/** The screen to which the server redirects after a sign-in on its own page (OAuth). */
export function OAuthCallbackScreen({ location: { query } }: ScreenProps<'oauth-callback'>) {
  const error = query.get('error') ?? undefined;
  const code = query.get('code') ?? '';
  const state = query.get('state') ?? '';
  const iss = query.get('iss') ?? undefined;
  const { i18n, t } = useLingui();
  const router = useRouter();
  const current = useCurrentSession();
  const [failed, setFailed] = useState<SignInOutcome | 'foreign'>();
  const { tabArea } = current.environment;
  const [started] = useState(() => readStartedRedirect(tabArea, state));
  const handleOutcome = useEffectEvent((outcome: SignInOutcome | undefined) => {
    if (outcome?.kind === 'token') {
      const { returnTo, purpose } = started ?? {};
      const isOwn = returnTo !== undefined && isOwnPath(returnTo);
      router.navigate({ href: isOwn ? returnTo : pathAfterSignIn(tabArea), replace: true });
      if (purpose === 'staff') openWindow(current.store.getState(), 'moderation', {});
    } else {
      setFailed(outcome ?? 'foreign');
    }
  });
  useEffect(() => {
    if (error === undefined) void exchange(current, { code, state, iss }).then(handleOutcome);
  }, [current, error, code, state, iss]);
  const message =
    failed === undefined || failed === 'foreign' ? undefined : signInErrorMessage(failed);
  const isPending = failed === undefined && error === undefined;
  return (
    <Screen title={isPending ? t`Logging in…` : t`Log in`}>
      {isPending ? (
        <output>...</output>
      ) : (
        <ErrorNote>
          {error === undefined ? (
            i18n._(message ?? msg`This login wasn’t started in this browser. Log in again.`)
          ) : (
            <RedirectRefusal
              error={error}
              description={query.get('error_description') ?? ''}
              state={state}
            />
          )}{' '}
          <AppLink href={pathTo('login')}>
            <Trans>Log in</Trans>
          </AppLink>
        </ErrorNote>
      )}
    </Screen>
  );
}
