import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { paths } from '#domain/links/paths.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import type { SignInOutcome } from '#session/sign-in/sign-in.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from './sign-in-form.module.css';
import { signInWords } from './sign-in-words.ts';

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Username and password. `onSignedIn` follows a success; what fails is said in the form. */
export function SignInForm({
  canRegister,
  onSignedIn,
}: {
  canRegister: boolean;
  onSignedIn: () => void;
}) {
  const { i18n, t } = useLingui();
  const current = useCurrentSession();
  const [outcome, setOutcome] = useState<SignInOutcome>();
  const [isBusy, setIsBusy] = useState(false);
  const words = outcome && signInWords(outcome);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setOutcome(undefined);
    const result = await current.signIn(textOf(form, 'username').trim(), textOf(form, 'password'));
    setIsBusy(false);
    setOutcome(result);
    if (result.kind === 'token') onSignedIn();
  };

  return (
    <form aria-label={t`Log in`} className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t`Username`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={current.lastLoginName()}
      />
      <TextInput
        label={t`Password`}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      {words && (
        <div role="alert">
          <Notice level="error" onDismiss={() => setOutcome(undefined)}>
            {i18n._(words)}
          </Notice>
        </div>
      )}
      <Button type="submit" variant="primary" isBusy={isBusy}>
        <Trans>Log in</Trans>
      </Button>
      <p className={styles.links}>
        <AppLink href={paths.passwordReset}>
          <Trans>Forgot password?</Trans>
        </AppLink>
        {canRegister && (
          <AppLink href={paths.registration}>
            <Trans>Register</Trans>
          </AppLink>
        )}
      </p>
    </form>
  );
}
