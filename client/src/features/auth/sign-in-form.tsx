import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { pathTo } from '#lib/url/paths.ts';
import { useCurrentSession } from '#session/session-context.ts';
import type { SignInOutcome } from '#session/sign-in/sign-in.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { type FieldReader, Form } from '#ui/forms/form.tsx';
import { PasswordInput } from '#ui/forms/password-input.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { type ChallengeType, sendMfaCode } from '#session/sign-in/second-factor.ts';
import styles from './sign-in-form.module.css';
import { signInErrorMessage } from './sign-in-error-message.ts';

/** Form for the second factor: a TOTP code or a recovery code. */
function SecondFactorForm({
  mfaToken,
  loginName,
  onSignedIn,
  onCancel,
}: {
  mfaToken: string;
  loginName: string;
  onSignedIn: (() => void) | undefined;
  /** Called to return to the form for username and password. */
  onCancel: () => void;
}) {
  const { i18n, t } = useLingui();
  const current = useCurrentSession();
  const [challengeType, setType] = useState<ChallengeType>('totp');
  const [outcome, setOutcome] = useState<SignInOutcome>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const message = outcome && signInErrorMessage(outcome);
  const isRecovery = challengeType === 'recovery';

  const submit = async (): Promise<void> => {
    const code = field.current?.value.trim() ?? '';
    setBusy(true);
    const { call } = current.store.getState();
    const response = await sendMfaCode(call, current.storage, {
      mfaToken,
      code,
      challengeType,
    });
    const result =
      response.kind === 'token' ? await current.signInWithGrant(response, loginName) : response;
    setBusy(false);
    if (result.kind === 'token') {
      onSignedIn?.();
      return;
    }
    setOutcome(result);
    if (field.current) {
      field.current.value = '';
      field.current.focus();
    }
  };
  const change = (type: ChallengeType): void => {
    setType(type);
    setOutcome(undefined);
  };
  return (
    <Form aria-label={t`Two-factor authentication`} className={styles.form} onSubmit={submit}>
      <TextInput
        key={challengeType}
        ref={field}
        label={isRecovery ? t`Recovery code` : t`Authentication code`}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        spellCheck={false}
        required
      />
      <Alert onDismiss={() => setOutcome(undefined)}>{message && i18n._(message)}</Alert>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        <Trans comment="Verb, button: checks the code of two-factor authentication">Verify</Trans>
      </Button>
      <p className={styles.links}>
        <Button variant="text" onClick={() => change(isRecovery ? 'totp' : 'recovery')}>
          {isRecovery ? (
            <Trans>Enter an authentication code</Trans>
          ) : (
            <Trans>Enter a recovery code</Trans>
          )}
        </Button>
        <Button variant="text" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </p>
    </Form>
  );
}

/** The member whom a dialog asks to sign in again. */
export interface MemberToSignIn {
  readonly name: string | undefined;
}

/** Form for username and password. Calls `onSignedIn` on success; shows errors itself. */
export function SignInForm({
  canRegister,
  again,
  onSignedIn,
  onResetDemanded,
  onOwnPageRequired,
}: {
  canRegister: boolean;
  again: MemberToSignIn | undefined;
  onSignedIn: (() => void) | undefined;
  /** Called if the account needs a new password first. */
  onResetDemanded: () => void;
  /** Called if the server takes no passwords from clients. */
  onOwnPageRequired: () => void;
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
    if (result.kind === 'token') onSignedIn?.();
    if (result.kind === 'passwordResetRequired') onResetDemanded();
    if (result.kind === 'ownPageRequired') onOwnPageRequired();
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
      <PasswordInput
        label={t`Password`}
        name="password"
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
            <Trans>Create account</Trans>
          </AppLink>
        )}
      </p>
    </Form>
  );
}
