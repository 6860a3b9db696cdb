import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { pathTo } from '#domain/links/paths.ts';
import type { CurrentSession } from '#session/current-session.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { redeemCode } from '#session/sign-in/redirect.ts';
import type { SignInOutcome } from '#session/sign-in/sign-in.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorNote } from '#ui/error-note.tsx';
import { Screen } from '#ui/screen.tsx';
import { RedirectRefusal } from './redirect-refusal.tsx';
import { signInWords } from './sign-in-words.ts';

async function exchange(
  current: CurrentSession,
  answer: { readonly code: string; readonly state: string },
): Promise<SignInOutcome | undefined> {
  const { call, origin } = current.store.getState();
  const { storage, world } = current;
  const redeemed = await redeemCode({ call, origin, storage, tabArea: world.tabArea }, answer);
  return redeemed?.kind === 'token' ? current.adopt(redeemed) : redeemed;
}

/** Where the server sends somebody back who has signed in on its page. */
export function OAuthCallbackScreen({
  error,
  description,
  code,
  state,
  onSignedIn,
}: {
  /** Why the server gave no code, and its own text on that. */
  error: string | undefined;
  description: string;
  code: string;
  state: string;
  onSignedIn: () => void;
}) {
  const { i18n, t } = useLingui();
  const current = useCurrentSession();
  const [failed, setFailed] = useState<SignInOutcome | 'foreign'>();
  const tell = useEffectEvent((outcome: SignInOutcome | undefined) => {
    if (outcome?.kind === 'token') onSignedIn();
    else setFailed(outcome ?? 'foreign');
  });
  useEffect(() => {
    if (error === undefined) void exchange(current, { code, state }).then(tell);
  }, [current, error, code, state]);
  const words = failed === undefined || failed === 'foreign' ? undefined : signInWords(failed);
  return (
    <Screen title={t`Signing in`}>
      {failed === undefined && error === undefined ? (
        <output>...</output>
      ) : (
        <ErrorNote>
          {error === undefined ? (
            i18n._(words ?? msg`This answer does not belong to a sign-in that was begun here.`)
          ) : (
            <RedirectRefusal error={error} description={description} state={state} />
          )}{' '}
          <AppLink href={pathTo('login')}>
            <Trans>Log in</Trans>
          </AppLink>
        </ErrorNote>
      )}
    </Screen>
  );
}
