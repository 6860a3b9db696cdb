import { useLingui } from '@lingui/react/macro';
import type { StatusRow } from '#store/rows/status-row.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { restoreFocusNearby } from '#ui/focus/restore-focus-nearby.ts';
import type { StatusWindow } from '#components/card/status-action.ts';
import { useDeletedStatusNotice } from '#components/card/use-deleted-status-notice.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { HistoryList } from './history-list.tsx';
import { statusConfirmations } from './status-confirmations.ts';
import { StatusSource } from './status-source.tsx';

function OpenWindow({
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
    <Dialog isOpen title={isHistory ? t`Edit history` : t`Source`} onClose={onClose}>
      {isHistory ? <HistoryList statusId={status.id} /> : <StatusSource status={status} />}
    </Dialog>
  );
}

/** The dialogs of a card: confirmation, history and source. */
export function StatusWindows({
  status,
  actions: { asked, window, openWindow },
}: {
  status: StatusRow;
  actions: StatusActionState;
}) {
  const { i18n } = useLingui();
  const labels = asked && statusConfirmations[asked.question];
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
            asked.answer(true);
          }}
          onCancel={() => asked.answer(false)}
        >
          {i18n._(labels.body)}
        </ConfirmDialog>
      )}
      {window && (
        <OpenWindow
          key={window}
          status={status}
          window={window}
          onClose={() => openWindow(undefined)}
        />
      )}
    </>
  );
}
