import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteAccount } from '#contract/calls/account-settings.ts';
import { deleteUnsentTexts } from '#components/composer/count-unsent-texts.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import layout from '#ui/layout.module.css';
import { PasswordField } from './password-field.tsx';
import { assertAccepted } from './account-error-message.ts';
import { SecurityForm } from './security-form.tsx';

/** Deletes the account permanently, after confirmation and with the password (R-SET-019). */
export function DeleteAccountForm() {
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
