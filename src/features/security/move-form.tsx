import { Trans, useLingui } from '@lingui/react/macro';
import { moveAccount } from '#contract/calls/account-settings.ts';
import { useSession } from '#session/session-context.ts';
import { TextInput } from '#ui/text-input.tsx';
import { PasswordField } from './password-field.tsx';
import { assertAccepted } from './account-error-message.ts';
import { SecurityForm } from './security-form.tsx';

/** Moves the member's followers to another account. */
export function MoveForm() {
  const { t } = useLingui();
  const { load } = useSession();
  return (
    <SecurityForm
      label={t`Move the account`}
      submitLabel={t`Move the account`}
      done={t`Your followers are being moved. That may take a while.`}
      isDanger
      send={(typed) =>
        load(
          moveAccount,
          {
            body: {
              target_account: typed('target').trim().replace(/^@/, ''),
              password: typed('password'),
            },
          },
          assertAccepted,
        )
      }
    >
      <p>
        <Trans>
          Those who follow you will follow the other account instead, which has to name this one
          among its aliases. Your posts stay here.
        </Trans>
      </p>
      <TextInput
        label={t`Account to move to`}
        description={t`For example foo@example.org`}
        name="target"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField />
    </SecurityForm>
  );
}
