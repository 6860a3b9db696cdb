import { Trans, useLingui } from '@lingui/react/macro';
import { Screen } from '#ui/screen.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import { AppLink } from '#ui/app-link.tsx';

export function RegistrationPendingScreen({ waitsFor }: { waitsFor: 'approval' | 'email' }) {
  const { t } = useLingui();
  return (
    <Screen title={t`Registration`}>
      <EmptyNote
        action={
          <AppLink href="/">
            <Trans>To the start page</Trans>
          </AppLink>
        }
      >
        {waitsFor === 'approval' ? (
          <Trans>
            Your request has been sent. You will get an email once somebody of the staff has
            approved it.
          </Trans>
        ) : (
          <Trans>
            Your account has been made. Confirm your email address by the link that was sent to it.
          </Trans>
        )}
      </EmptyNote>
    </Screen>
  );
}
