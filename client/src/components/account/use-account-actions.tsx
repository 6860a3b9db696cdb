import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { pendingActions, type PendingNote } from '#components/card/pending-actions.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { accountConfirmations } from './account-confirmations.ts';
import type {
  AccountAction,
  AccountConfirmation,
  AccountContext,
} from './actions/account-action.ts';
import { followActionKey } from './actions/follow-action.ts';

/** Durations of a mute in seconds, as values of the select. */
const durations = { hour: '3600', day: '86400', week: '604800', month: '2592000' } as const;

/** Confirms an action on an account; for muting it also asks for the duration. */
function AccountConfirmationDialog({
  facts,
  question,
  onAccept,
  onCancel,
}: {
  facts: AccountContext;
  question: AccountConfirmation;
  onAccept: (muteFor: number | undefined) => void;
  onCancel: () => void;
}) {
  const { i18n, t } = useLingui();
  const isTimed = question === 'muteFor';
  const [duration, setDuration] = useState<string>(isTimed ? durations.day : '');
  const words = accountConfirmations[question];
  return (
    <ConfirmDialog
      isOpen
      title={i18n._(words.title(displayAddress(facts.account.acct ?? '')))}
      acceptLabel={i18n._(words.accept)}
      isDanger={words.isDanger ?? false}
      onAccept={() => onAccept(duration === '' ? undefined : Number(duration))}
      onCancel={onCancel}
    >
      <p>{i18n._(words.body(facts))}</p>
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

/** Milliseconds that an error notice stays visible. */
const noticeMs = 5000;

export interface AccountActions {
  /** Runs an action, after confirmation if configured. A failure raises a notice. */
  readonly run: (action: AccountAction) => void;
  readonly isBusy: (action: AccountAction) => boolean;
  /** Actions that wait for a connection and can be cancelled. */
  readonly waiting: readonly PendingNote[];
  /** The open confirmation dialog; must be rendered by the caller. */
  readonly dialog: React.ReactNode;
}

export function useAccountActions(facts: AccountContext): AccountActions {
  const { i18n } = useLingui();
  const session = useSession();
  const [pendingAction, setPendingAction] = useState<AccountAction>();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const waiting =
    useRow(session.part(pendingActions), followActionKey(facts.account.id))?.notes ?? [];

  const work = async (action: AccountAction, muteFor?: number): Promise<void> => {
    setPendingAction(undefined);
    setBusy((ids) => [...ids, action.id]);
    try {
      await action.run(session, facts, { muteFor });
    } catch (error) {
      if (session.ended.aborted) return;
      session.notices.raise({
        level: 'error',
        messageKey: 'account.action_failed',
        messageArgs: { action: i18n._(action.label(facts)) },
        error,
        timeoutMs: noticeMs,
      });
    } finally {
      setBusy((ids) => ids.filter((id) => id !== action.id));
    }
  };
  const run = (action: AccountAction): void => {
    const question = action.question?.(facts);
    const preference = question && accountConfirmations[question].preference;
    const needsConfirmation =
      question !== undefined && (preference === undefined || session.preferences.get(preference));
    if (needsConfirmation) setPendingAction(action);
    else void work(action);
  };
  return {
    run,
    isBusy: ({ id }) => busy.includes(id) && !waiting.some(({ action }) => action.id === id),
    waiting,
    dialog: pendingAction && (
      <AccountConfirmationDialog
        facts={facts}
        question={pendingAction.question?.(facts) ?? 'block'}
        onAccept={(muteFor) => void work(pendingAction, muteFor)}
        onCancel={() => setPendingAction(undefined)}
      />
    ),
  };
}
