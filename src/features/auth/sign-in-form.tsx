import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pathTo } from '#components/links/paths.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import type { SignInOutcome } from '#session/sign-in/sign-in.ts';
import { Alert } from '#ui/alert.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Form, type FieldReader } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import styles from './sign-in-form.module.css';
import { signInErrorMessage } from './sign-in-error-message.ts';

/** Form for username and password. Calls `onSignedIn` on success; shows errors itself. */
export function SignInForm({
  canRegister,
  again,
  onSignedIn,
  onResetDemanded,
}: {
  canRegister: boolean;
  /** Set in the dialog that asks the member to sign in again. */
  again?: { readonly name: string | undefined };
  onSignedIn: () => void;
  /** Called if the account needs a new password first. */
  onResetDemanded: () => void;
}) {
  const { i18n, t } = useLingui();
  const current = useCurrentSession();
  const [outcome, setOutcome] = useState<SignInOutcome>();
  const [isBusy, setIsBusy] = useState(false);
  const [loginName, setLoginName] = useState('');
  const message = outcome && signInErrorMessage(outcome);

  const submit = async (typed: FieldReader): Promise<void> => {
    setIsBusy(true);
    setOutcome(undefined);
    const name = typed('username').trim();
    const result = await current.signIn(name, typed('password'));
    setIsBusy(false);
    setLoginName(name);
    setOutcome(result);
    if (result.kind === 'token') onSignedIn();
    if (result.kind === 'passwordResetRequired') onResetDemanded();
  };

  if (outcome?.kind === 'mfaRequired') {
    return (
      <SecondFactorForm
        mfaToken={outcome.mfaToken}
        loginName={loginName}
        onSignedIn={onSignedIn}
        onCancel={() => setOutcome(undefined)}
      />
    );
  }
  return (
    <Form
      aria-label={t`Log in`}
      className={classNames(styles.form, again && styles.inWindow)}
      onSubmit={submit}
    >
      <TextInput
        label={t`Username`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={again?.name ?? current.lastLoginName()}
      />
      <TextInput
        label={t`Password`}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        data-autofocus={again && ''}
      />
      <Alert onDismiss={() => setOutcome(undefined)}>{message && i18n._(message)}</Alert>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        <Trans>Log in</Trans>
      </Button>
      <p className={styles.links}>
        <AppLink href={pathTo('password-reset')}>
          <Trans>Forgot password?</Trans>
        </AppLink>
        {canRegister && (
          <AppLink href={pathTo('registration')}>
            <Trans>Register</Trans>
          </AppLink>
        )}
      </p>
    </Form>
  );
}
