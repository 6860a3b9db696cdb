import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useCurrentSession } from '#session/current-session-context.ts';
import { sendMfaCode, type ChallengeType } from '#session/sign-in/second-factor.ts';
import type { SignInOutcome } from '#session/sign-in/sign-in.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from './sign-in-form.module.css';
import { signInErrorMessage } from './sign-in-error-message.ts';

/** Form for the second factor: a TOTP code or a recovery code. */
export function SecondFactorForm({
  mfaToken,
  loginName,
  onSignedIn,
  onCancel,
}: {
  mfaToken: string;
  loginName: string;
  onSignedIn: () => void;
  /** Returns to username and password. */
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
      onSignedIn();
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
        <Trans>Verify</Trans>
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
