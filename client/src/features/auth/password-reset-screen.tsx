import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ApiError } from '#api/api-error.ts';
import { requestPasswordReset } from '@rookery/contract/calls/sign-up.ts';
import { withServerText } from '#components/failure/error-message.ts';
import type { ScreenProps } from '#components/router/screen.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Form } from '#ui/forms/form.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import styles from './sign-in-form.module.css';

/** Requests an email with a link to set a new password. */
export function PasswordResetScreen({ location }: ScreenProps<'password-reset'>) {
  const { t } = useLingui();
  /* Set if the server has refused to sign in until the password is changed. */
  const isDemanded = location.query.has('demanded');
  const { mailerEnabled } = useStore(useSession().instance, ({ info }) => info);
  const [isSent, setSent] = useState(false);
  return (
    <Screen title={t`Password reset`}>
      {isSent ? (
        <EmptyNote
          action={
            <AppLink href="/">
              <Trans>Go to the start page</Trans>
            </AppLink>
          }
        >
          <Trans>Check your email for a link to set a new password.</Trans>
        </EmptyNote>
      ) : mailerEnabled ? (
        <ResetForm isDemanded={isDemanded} onSent={() => setSent(true)} />
      ) : (
        <EmptyNote>
          {isDemanded ? (
            <Trans>
              You need to reset your password, but this server can’t send emails. Ask its staff for
              help.
            </Trans>
          ) : (
            <Trans>Password resets are turned off on this server. Ask its staff for help.</Trans>
          )}
        </EmptyNote>
      )}
    </Screen>
  );
}

function ResetForm({ isDemanded, onSent }: { isDemanded: boolean; onSent: () => void }) {
  const { i18n, t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const { send, isSending, failure, dismiss } = useSendRequest(requestPasswordReset, () => true);
  const submit = async (): Promise<void> => {
    const email = field.current?.value.trim() ?? '';
    const isAccepted = await send({ query: { email } });
    if (field.current) field.current.value = '';
    if (isAccepted) onSent();
  };
  const isThrottled = failure instanceof ApiError && failure.kind === 'rateLimited';
  return (
    <Form aria-label={t`Password reset`} className={styles.form} onSubmit={submit}>
      <p>
        {isDemanded ? (
          <Trans>Set a new password before you log in.</Trans>
        ) : (
          <Trans>Enter the email address of your account.</Trans>
        )}
      </p>
      <TextInput ref={field} label={t`Email`} type="email" autoComplete="email" required />
      <Alert onDismiss={dismiss}>
        {failure !== undefined &&
          i18n._(
            withServerText(
              isThrottled
                ? msg`You have reached the limit of attempts, try again later.`
                : msg`An error occurred, please try again`,
              failure,
              !isThrottled,
            ),
          )}
      </Alert>
      <Button type="submit" variant="primary" isBusy={isSending}>
        <Trans>Send link</Trans>
      </Button>
    </Form>
  );
}
