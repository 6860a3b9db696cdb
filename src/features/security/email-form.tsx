import { useLingui } from '@lingui/react/macro';
import { changeEmail } from '#contract/calls/account-settings.ts';
import { useSession } from '#session/session-context.ts';
import { TextInput } from '#ui/text-input.tsx';
import { PasswordField } from './password-field.tsx';
import { assertAccepted } from './account-error-message.ts';
import { SecurityForm } from './security-form.tsx';

/** Changes the email address; requires the password (R-SET-020). */
export function EmailForm() {
  const { t } = useLingui();
  const { load } = useSession();
  return (
    <SecurityForm
      label={t`Change the e-mail address`}
      submitLabel={t`Change the e-mail address`}
      done={t`The server has taken the new address. It may send a mail there to be confirmed.`}
      send={(typed) =>
        load(
          changeEmail,
          { body: { email: typed('email').trim(), password: typed('password') } },
          assertAccepted,
        )
      }
    >
      <TextInput
        label={t`New e-mail address`}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      <PasswordField />
    </SecurityForm>
  );
}
