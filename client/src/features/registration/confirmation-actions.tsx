import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCurrentSession } from '#session/session-context.ts';
import { type PendingSignUp, resendConfirmationLink } from '#session/sign-in/pending-sign-up.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from './registration.module.css';

/**
 * Sends the confirmation link again, and logs in once the address is confirmed, where the server has
 * sent a token.
 */
export function ConfirmationActions({ pending }: { pending: PendingSignUp }) {
  const current = useCurrentSession();
  const router = useRouter();
  const [note, setNote] = useState<'sent' | 'unconfirmed'>();
  const resending = useAttempt(async () => {
    setNote(undefined);
    await resendConfirmationLink(current.environment, pending);
    setNote('sent');
  });
  const entering = useAttempt(async (accessToken: string) => {
    setNote(undefined);
    const outcome = await current.signInWithGrant({ accessToken });
    if (outcome.kind === 'token') router.navigate({ href: pathTo('friends') });
    else if (outcome.kind === 'failed' && outcome.error.kind !== 'forbidden') throw outcome.error;
    else setNote('unconfirmed');
  });
  const { accessToken } = pending;
  return (
    <div className={styles.confirmation}>
      <div className={styles.end}>
        {accessToken !== undefined && (
          <Button
            variant="primary"
            isBusy={entering.isPending}
            onClick={() => void entering.attempt(accessToken)}
          >
            <Trans>I confirmed it – log in</Trans>
          </Button>
        )}
        <Button isBusy={resending.isPending} onClick={() => void resending.attempt()}>
          <Trans>Send the email again</Trans>
        </Button>
      </div>
      <output>
        {note === 'sent' && <Trans>The email was sent again. Look in the spam folder, too.</Trans>}
        {note === 'unconfirmed' && (
          <Trans>The address is not confirmed yet. Open the link in the email first.</Trans>
        )}
      </output>
      <CallFailure error={resending.failure ?? entering.failure} />
    </div>
  );
}
