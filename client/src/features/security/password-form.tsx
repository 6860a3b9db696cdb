import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { changePassword } from '@rookery/contract/calls/account-settings.ts';
import { UnsentChoice } from '#components/composer/unsent-choice.tsx';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { TextInput } from '#ui/text-input.tsx';
import { PasswordField, SecurityForm } from './security-form.tsx';
import { assertAccepted } from './account-error-message.ts';

/** Changes the password. The server then ends all sessions, so this one signs out as well. */
export function PasswordForm() {
  const { t } = useLingui();
  const { load } = useSession();
  const current = useCurrentSession();
  const confirmation = useRef<HTMLInputElement>(null);
  const [isDifferent, setDifferent] = useState(false);
  /** Runs before signing out. */
  const [beforeSignOut, setBeforeSignOut] = useState<() => Promise<void>>();
  return (
    <SecurityForm
      label={t`Change the password`}
      submitLabel={t`Change the password`}
      validate={(typed) => {
        const isSame = typed('new') === typed('confirmation');
        setDifferent(!isSame);
        if (!isSame) confirmation.current?.focus();
        return isSame;
      }}
      send={async (typed) => {
        await load(
          changePassword,
          {
            body: {
              password: typed('password'),
              new_password: typed('new'),
              new_password_confirmation: typed('confirmation'),
            },
          },
          assertAccepted,
        );
        await beforeSignOut?.();
        await current.signOut();
      }}
    >
      <p>
        <Trans>You will be signed out everywhere, and sign in with the new password.</Trans>
      </p>
      <PasswordField />
      <TextInput
        label={t`New password`}
        name="new"
        type="password"
        autoComplete="new-password"
        required
      />
      <TextInput
        ref={confirmation}
        label={t`New password again`}
        error={isDifferent && t`The two new passwords are not the same`}
        name="confirmation"
        type="password"
        autoComplete="new-password"
        required
        onChange={() => setDifferent(false)}
      />
      <UnsentChoice onChoose={(chosen) => setBeforeSignOut(() => chosen)} />
    </SecurityForm>
  );
}
