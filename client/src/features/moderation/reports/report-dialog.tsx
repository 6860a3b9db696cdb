import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { createReport } from '@rookery/contract/calls/reports.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useAccountActionContext } from '#components/account/use-account-action-context.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import type { ReportTarget } from '#session/windows/window-arguments.ts';
import { defineSessionForm, usePersistedForm } from '#session/persisted-form.ts';
import { identity } from '#session/queries/query.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import layout from '#ui/page/layout.module.css';
import { accountStatusesQuery } from '#session/people/account-queries.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { CompactStatus } from '#components/status/parts/compact-status.tsx';
import { useRow } from '#store/use-row.ts';
import { useCall } from '#session/queries/use-call.ts';
import textStyles from '#ui/text-styles.module.css';
import { ReportedRules } from './reported-rules.tsx';
import styles from './report.module.css';

function StatusOption({
  id,
  isTicked,
  onTick,
}: {
  id: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const { t } = useLingui();
  const status = useRow(useSession().tables.statuses, id);
  if (!status || status.isDeleted === true) return null;
  return (
    <li className={styles.choice}>
      <input
        type="checkbox"
        aria-label={t`Report this post`}
        aria-describedby={`reported-${id}`}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <div id={`reported-${id}`} className={styles.status}>
        <CompactStatus status={status} />
      </div>
    </li>
  );
}

/**
 * Recent statuses of an account to select. The statuses that the dialog was opened for come first.
 */
function ReportableStatuses({
  accountId,
  first,
  ticked,
  onTick,
}: {
  accountId: string;
  first: readonly string[];
  ticked: readonly string[];
  onTick: (id: string, isTicked: boolean) => void;
}) {
  const { t } = useLingui();
  const latest = useCall(accountStatusesQuery, {
    path: { id: accountId },
    query: { exclude_reblogs: true, with_muted: true, limit: 20 },
  });
  const renderList = (ids: readonly string[]) => (
    <ul>
      {ids.map((id) => (
        <StatusOption
          key={id}
          id={id}
          isTicked={ticked.includes(id)}
          onTick={(isTicked) => onTick(id, isTicked)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {first.length > 0 && renderList(first)}
      <RequestView
        state={latest}
        label={t`Loading posts…`}
        empty={first.length === 0 && <p className={textStyles.dim}>{t`No posts to choose from`}</p>}
      >
        {(ids) => renderList(ids.filter((id) => !first.includes(id)))}
      </RequestView>
    </>
  );
}

/** Unsent report about an account. */
interface ReportDraft {
  readonly comment: string;
  /** Ids of the reported statuses. */
  readonly statusIds: readonly string[];
  /** Whether to send the report to the account's own server too. */
  readonly isForwarded: boolean;
  /** Ids of the server's rules that the report is about. */
  readonly ruleIds: readonly string[];
}

const emptyReport: ReportDraft = { comment: '', statusIds: [], isForwarded: false, ruleIds: [] };

/** Returns the list with an id added or removed. */
function toggleId(ids: readonly string[], id: string, isIncluded: boolean): readonly string[] {
  const others = ids.filter((one) => one !== id);
  return isIncluded ? [...others, id] : others;
}

/** Unsent reports, by the id of the account. */
const reportForm = defineSessionForm<ReportDraft>('report');

/**
 * Reports an account to the moderators, with statuses and a comment, and optionally to its own
 * server (R-MOD-022). Keeps the draft until it is sent.
 */
export function ReportDialog({ target, onClose }: { target: ReportTarget; onClose: () => void }) {
  const { accountId, statusIds: first } = target;
  const { t, i18n } = useLingui();
  const { part, notices } = useSession();
  const formId = useId();
  const facts = useAccountActionContext(accountId);
  const [draft = emptyReport, saveDraft] = usePersistedForm(
    reportForm,
    accountId,
    (saved = emptyReport) => ({
      ...saved,
      statusIds: [...new Set([...first, ...saved.statusIds])],
    }),
  );
  const [isOpen, setOpen] = useState(true);
  const { send, isSending, failure, dismiss } = useSendRequest(createReport, identity);
  const acct = facts?.account.acct ?? '';
  const host = facts?.host;
  const close = (): void => {
    setOpen(false);
    onClose();
  };
  const submit = async (): Promise<void> => {
    const storage = part(reportForm);
    const saved = storage.get(accountId);
    const isDone = await send({
      body: {
        account_id: accountId,
        status_ids: [...draft.statusIds],
        comment: draft.comment,
        forward: host !== undefined && draft.isForwarded,
        ...(draft.ruleIds.length > 0 && { category: 'violation', rule_ids: [...draft.ruleIds] }),
      },
    });
    if (isDone === undefined) return;
    /* A draft that was changed while it was sent is kept. */
    if (storage.get(accountId) === saved) storage.delete(accountId);
    notices.raise({
      level: 'success',
      messageKey: 'report.sent',
      messageArgs: { acct },
      timeoutMs: 5000,
    });
    close();
  };
  const address = displayAddress(acct);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t`Report ${address}`}
      footer={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isSending}>
            <Trans>Send report</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} className={layout.loose} onSubmit={submit}>
        <TextArea
          label={t`Comment`}
          description={t`This goes to this server’s moderators. Tell them what’s wrong.`}
          rows={4}
          data-autofocus
          value={draft.comment}
          onChange={({ target: field }) => saveDraft({ ...draft, comment: field.value })}
        />
        <ReportedRules
          chosen={draft.ruleIds}
          onToggle={(id, isChosen) =>
            saveDraft({ ...draft, ruleIds: toggleId(draft.ruleIds, id, isChosen) })
          }
        />
        {host !== undefined && (
          <Checkbox
            label={t`Also report to ${host}`}
            description={t`This person is on another server. If selected, its moderators get the report too, without your name.`}
            checked={draft.isForwarded}
            onToggle={(isForwarded) => saveDraft({ ...draft, isForwarded })}
          />
        )}
        <fieldset className={styles.group}>
          <legend>
            <Trans>Include posts</Trans>
          </legend>
          <ReportableStatuses
            accountId={accountId}
            first={first}
            ticked={draft.statusIds}
            onTick={(id, isTicked) =>
              saveDraft({ ...draft, statusIds: toggleId(draft.statusIds, id, isTicked) })
            }
          />
        </fieldset>
        <Alert onDismiss={dismiss}>{failure !== undefined && i18n._(errorMessage(failure))}</Alert>
      </Form>
    </Dialog>
  );
}
