import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteAccount, moveAccount } from '@rookery/contract/calls/account-settings.ts';
import { deleteUnsentTexts } from '#session/drafts/count-unsent-texts.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import layout from '#ui/page/layout.module.css';
import { TextInput } from '#ui/forms/text-input.tsx';
import { assertSettingsAccepted } from './account-error-message.ts';
import { Aliases } from './aliases.tsx';
import { SecuritySection } from './security-section.tsx';
import { PasswordField, SecurityForm } from './security-form.tsx';

/**
 * Form that deletes the account permanently; asks for the password and a confirmation (R-SET-019).
 */
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
            assertSettingsAccepted,
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

/** Form that moves the member's followers to another account. */
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
          assertSettingsAccepted,
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

/** Moving the account to another server and deleting it (R-SET-041). */
export function MoveOrDelete() {
  const { t } = useLingui();
  return (
    <>
      <SecuritySection title={t`Aliases`}>
        <Aliases />
      </SecuritySection>
      <SecuritySection title={t`Move to another account`}>
        <MoveForm />
      </SecuritySection>
      <SecuritySection title={t`Delete account`}>
        <DeleteAccountForm />
      </SecuritySection>
    </>
  );
}
