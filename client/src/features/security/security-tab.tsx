import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState, useRef } from 'react';
import layout from '#ui/layout.module.css';
import {
  changeEmail,
  deleteAccount,
  moveAccount,
  changePassword,
} from '@rookery/contract/calls/account-settings.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { TextInput } from '#ui/text-input.tsx';
import { deleteUnsentTexts } from '#components/composer/count-unsent-texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { UnsentChoice } from '#components/composer/unsent-choice.tsx';
import { Aliases } from './aliases.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignIns } from './sign-ins.tsx';
import styles from './security.module.css';
import { PasswordField, SecurityForm } from './security-form.tsx';
import { assertAccepted } from './account-error-message.ts';

/** Changes the password. The server then ends all sessions, so this one signs out as well. */
function PasswordForm() {
  const { t } = useLingui();
  const { load } = useSession();
  const current = useCurrentSession();
  const confirmation = useRef<HTMLInputElement>(null);
  const [isDifferent, setDifferent] = useState(false);
  /** Runs before signing out. */
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
          assertAccepted,
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
        label={t`New password`}
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

/** Deletes the account permanently, after confirmation and with the password (R-SET-019). */
function DeleteAccountForm() {
  const { t } = useLingui();
  const session = useSession();
  const current = useCurrentSession();
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  if (!isOpen)
    return (
      <div className={layout.looseRow}>
        <Button variant="danger" onClick={() => setOpen(true)}>
          <Trans>Delete account…</Trans>
        </Button>
      </div>
    );
  return (
    <>
      <SecurityForm
        label={t`Delete account`}
        submitLabel={t`Permanently delete account`}
        isDanger
        send={async (typed) => {
          await session.load(
            deleteAccount,
            { body: { password: typed('password') } },
            assertAccepted,
          );
          await deleteUnsentTexts(session);
          await current.signOut();
        }}
      >
        <p>
          <Trans>
            Your posts, follows and messages, and the drafts on this device, will be permanently
            deleted.
          </Trans>
        </p>
        <PasswordField />
        <Checkbox
          label={t`I understand that this can’t be undone`}
          required
          checked={isSure}
          onToggle={setSure}
        />
      </SecurityForm>
      <Button onClick={() => setOpen(false)}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}

/** Moves the member's followers to another account. */
function MoveForm() {
  const { t } = useLingui();
  const { load } = useSession();
  return (
    <SecurityForm
      label={t`Move account`}
      submitLabel={t`Move account`}
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
          Your followers will be moved to the other account. That account must list this one as an
          alias first. Your posts stay here.
        </Trans>
      </p>
      <TextInput
        label={t`Account to move to`}
        description={t`Example: foo@example.org`}
        name="target"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField />
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
          assertAccepted,
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h4 id={id}>{title}</h4>
      {children}
    </section>
  );
}

/** Settings tab for credentials, sessions, moving and deleting the account (R-SET-041). */
export function SecurityTab() {
  const { t } = useLingui();
  return (
    <div className={layout.parts}>
      <Section title={t`Email address`}>
        <EmailForm />
      </Section>
      <Section title={t`Password`}>
        <PasswordForm />
      </Section>
      <Section title={t`Two-factor authentication`}>
        <SecondFactor />
      </Section>
      <Section title={t`Sessions and apps`}>
        <SignIns />
      </Section>
      <Section title={t`Aliases`}>
        <Aliases />
      </Section>
      <Section title={t`Move to another account`}>
        <MoveForm />
      </Section>
      <Section title={t`Delete account`}>
        <DeleteAccountForm />
      </Section>
    </div>
  );
}
