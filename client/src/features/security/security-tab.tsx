import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useRef } from 'react';
import layout from '#ui/page/layout.module.css';
import { changeEmail, changePassword } from '@rookery/contract/calls/account-settings.ts';
import { ServerSettingsLink } from '#components/instance/server-settings-link.tsx';
import { useCan } from '#session/instance/use-can.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { TextInput } from '#ui/forms/text-input.tsx';
import { UnsentChoice } from '#components/composer/unsent-choice.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import { SignIns } from './sign-ins.tsx';
import { SecuritySection } from './security-section.tsx';
import { PasswordField, SecurityForm } from './security-form.tsx';
import { assertSettingsAccepted } from './account-error-message.ts';

/**
 * Form that changes the password. The server then ends all sessions, so this one signs out as well.
 */
function PasswordForm() {
  const { t } = useLingui();
  const { load } = useSession();
  const current = useCurrentSession();
  const confirmation = useRef<HTMLInputElement>(null);
  const [isDifferent, setDifferent] = useState(false);
  /** Work to do before signing out, such as deleting drafts. */
  const [beforeSignOut, setBeforeSignOut] = useState<() => Promise<void>>();
  return (
    <SecurityForm
      label={t`Change password`}
      submitLabel={t`Change password`}
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
          assertSettingsAccepted,
        );
        await beforeSignOut?.();
        await current.signOut();
      }}
    >
      <p>
        <Trans>You’ll be logged out everywhere and need to log in with the new password.</Trans>
      </p>
      <PasswordField />
      <TextInput
        label={t({ message: 'New password', comment: 'Shown as the label of a password field' })}
        name="new"
        type="password"
        autoComplete="new-password"
        required
      />
      <TextInput
        ref={confirmation}
        label={t`Confirm new password`}
        error={isDifferent && t`The new passwords don’t match`}
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

/** Changes the email address; requires the password (R-SET-020). */
function EmailForm() {
  const { t } = useLingui();
  const { load } = useSession();
  return (
    <SecurityForm
      label={t`Change email address`}
      submitLabel={t`Change email address`}
      done={t`The server accepted the new address. You may need to confirm it by email.`}
      send={(typed) =>
        load(
          changeEmail,
          { body: { email: typed('email').trim(), password: typed('password') } },
          assertSettingsAccepted,
        )
      }
    >
      <TextInput
        label={t`New email address`}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      <PasswordField />
    </SecurityForm>
  );
}

/** Settings tab for credentials and sessions (R-SET-041). */
export function SecurityTab() {
  const { t } = useLingui();
  const hasForms = useCan('accountSettingsByPassword');
  const hasSecondFactor = useCan('twoFactorSettings');
  const hasSignIns = useCan('signInList');
  return (
    <div className={layout.parts}>
      {hasForms ? (
        <>
          <SecuritySection title={t`Email address`}>
            <EmailForm />
          </SecuritySection>
          <SecuritySection title={t`Password`}>
            <PasswordForm />
          </SecuritySection>
        </>
      ) : (
        <ServerSettingsLink subject="security" />
      )}
      {hasSecondFactor && (
        <SecuritySection title={t`Two-factor authentication`}>
          <SecondFactorSettings />
        </SecuritySection>
      )}
      {hasSignIns && (
        <SecuritySection title={t`Sessions and apps`}>
          <SignIns />
        </SecuritySection>
      )}
    </div>
  );
}
