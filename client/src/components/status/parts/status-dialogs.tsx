import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { StatusRow } from '#store/rows/status-row.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import type { StatusConfirmation, StatusWindow } from '#session/actions/status-context.ts';
import { useDeletedStatusNotice } from '#components/windows/use-deleted-status-notice.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { HistoryList } from './history-list.tsx';
import { StatusSource } from './status-source.tsx';

interface ConfirmationLabels {
  readonly title: MessageDescriptor;
  readonly body: MessageDescriptor;
  readonly accept: MessageDescriptor;
  /** Whether the action cannot be undone. */
  readonly isDanger?: true;
}

/** Texts of the dialogs that ask to confirm an action (R-SHELL-065). */
const statusConfirmations: Readonly<Record<StatusConfirmation, ConfirmationLabels>> = {
  reblog: {
    title: msg`Repeat this post?`,
    body: msg`Your followers will see it.`,
    accept: msg`Repeat`,
  },
  translate: {
    title: msg`Translate this post?`,
    body: msg`This post isn’t public. Its text will be sent to your server’s translation service. You won’t be asked again.`,
    accept: msg`Translate`,
  },
  redraft: {
    title: msg`Re-draft this post?`,
    body: msg`When you post the new version, this one is deleted along with its likes and repeats.`,
    accept: msg({ message: 'Re-draft', comment: 'Verb, in a dialog' }),
    isDanger: true,
  },
  delete: {
    title: msg`Delete this post?`,
    body: msg`It will be deleted for everyone, along with its likes and repeats.`,
    accept: msg`Delete`,
    isDanger: true,
  },
};

function OpenDialog({
  status,
  window,
  onClose,
}: {
  status: StatusRow;
  window: StatusWindow;
  onClose: () => void;
}) {
  const { t } = useLingui();
  useDeletedStatusNotice(status.id);
  const isHistory = window === 'history';
  return (
    <Dialog
      isOpen
      title={
        isHistory
          ? t`Edit history`
          : t({
              message: 'Source',
              comment: 'Title of a window: the text of a post as it was written',
            })
      }
      onClose={onClose}
    >
      {isHistory ? <HistoryList statusId={status.id} /> : <StatusSource status={status} />}
    </Dialog>
  );
}

/** The open dialog of a card: the confirmation of an action, its edit history, or its source. */
export function StatusDialogs({
  status,
  actions: { confirmation, window, openWindow },
}: {
  status: StatusRow;
  actions: StatusActionState;
}) {
  const { i18n } = useLingui();
  const labels = confirmation && statusConfirmations[confirmation.question];
  return (
    <>
      {labels && (
        <ConfirmDialog
          isOpen
          title={i18n._(labels.title)}
          acceptLabel={i18n._(labels.accept)}
          isDanger={labels.isDanger ?? false}
          onAccept={() => {
            restoreFocusNearby(document.activeElement);
            confirmation.answer(true);
          }}
          onCancel={() => confirmation.answer(false)}
        >
          {i18n._(labels.body)}
        </ConfirmDialog>
      )}
      {window && (
        <OpenDialog
          key={window}
          status={status}
          window={window}
          onClose={() => openWindow(undefined)}
        />
      )}
    </>
  );
}
