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
          <Trans>Delete the account …</Trans>
        </Button>
      </div>
    );
  return (
    <>
      <SecurityForm
        label={t`Delete the account`}
        submitLabel={t`Delete the account for good`}
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
            Your posts, follows, messages and the drafts on this device will be deleted. Nobody can
            bring them back.
          </Trans>
        </p>
        <PasswordField />
        <Checkbox
          label={t`I know that this cannot be undone`}
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

/** Changes the email address; requires the password (R-SET-020). */
function EmailForm() {
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
      <Section title={t`E-mail address`}>
        <EmailForm />
      </Section>
      <Section title={t`Password`}>
        <PasswordForm />
      </Section>
      <Section title={t`Two-factor authentication`}>
        <SecondFactor />
      </Section>
      <Section title={t`Sign-ins and applications`}>
        <SignIns />
      </Section>
      <Section title={t`Aliases`}>
        <Aliases />
      </Section>
      <Section title={t`Move to another account`}>
        <MoveForm />
      </Section>
      <Section title={t`Delete the account`}>
        <DeleteAccountForm />
      </Section>
    </div>
  );
}
