import { Trans, useLingui } from '@lingui/react/macro';
import { Screen } from '#ui/page/screen.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { pendingSignUp } from '#session/sign-in/pending-sign-up.ts';
import { useSession } from '#session/session-context.ts';
import { ConfirmationActions } from './confirmation-actions.tsx';

export function RegistrationPendingScreen({ waitsFor }: { waitsFor: 'approval' | 'email' }) {
  const { t } = useLingui();
  const pending = useSession().part(pendingSignUp).current;
  return (
    <Screen title={t`Create account`}>
      <EmptyNote
        action={
          <AppLink href="/">
            <Trans>Go to the start page</Trans>
          </AppLink>
        }
      >
        {waitsFor === 'approval' ? (
          <Trans>Your request was sent. You’ll get an email when the staff approves it.</Trans>
        ) : (
          <Trans>
            Your account was created. Confirm your email address with the link we sent you.
          </Trans>
        )}
      </EmptyNote>
      {waitsFor === 'email' && pending && pending.email !== '' && (
        <ConfirmationActions pending={pending} />
      )}
    </Screen>
  );
}
