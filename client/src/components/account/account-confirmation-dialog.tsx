import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Select } from '#ui/forms/select.tsx';
import { accountConfirmations } from './account-confirmations.ts';
import type { AccountConfirmation, AccountActionContext } from './actions/account-action.ts';

/** Durations of a mute in seconds, as values of the select. */
const durations = { hour: '3600', day: '86400', week: '604800', month: '2592000' } as const;

/** Confirms an action on an account; for muting it also asks for the duration. */
export function AccountConfirmationDialog({
  facts,
  question,
  onAccept,
  onCancel,
}: {
  facts: AccountActionContext;
  question: AccountConfirmation;
  onAccept: (muteFor: number | undefined) => void;
  onCancel: () => void;
}) {
  const { i18n, t } = useLingui();
  const isTimed = question === 'muteFor';
  const [duration, setDuration] = useState<string>(isTimed ? durations.day : '');
  const texts = accountConfirmations[question];
  return (
    <ConfirmDialog
      isOpen
      title={i18n._(texts.title(displayAddress(facts.account.acct ?? ''), facts))}
      acceptLabel={i18n._(texts.accept)}
      isDanger={texts.isDanger ?? false}
      onAccept={() => onAccept(duration === '' ? undefined : Number(duration))}
      onCancel={onCancel}
    >
      <p>{i18n._(texts.body(facts))}</p>
      {(isTimed || question === 'mute') && (
        <Select
          label={t`How long?`}
          value={duration}
          onChoose={setDuration}
          options={[
            { value: '', label: t`Until I unmute` },
            { value: durations.hour, label: t`One hour` },
            { value: durations.day, label: t`One day` },
            { value: durations.week, label: t`One week` },
            { value: durations.month, label: t`30 days` },
          ]}
        />
      )}
    </ConfirmDialog>
  );
}
