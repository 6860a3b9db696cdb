import { Trans, useLingui } from '@lingui/react/macro';
import { Screen } from '#ui/page/screen.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { AppLink } from '#ui/app-link.tsx';

export function RegistrationPendingScreen({ waitsFor }: { waitsFor: 'approval' | 'email' }) {
  const { t } = useLingui();
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
    </Screen>
  );
}
