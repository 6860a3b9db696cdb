import { useLingui } from '@lingui/react/macro';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { StatusActionState } from '../use-status-actions.ts';
import { HistoryList } from './history-list.tsx';
import { StatusSource } from './status-source.tsx';

/** The windows that open from a card: questions, the history, the source. */
export function StatusWindows({
  status,
  actions: { question, window, openWindow },
}: {
  status: StatusRow;
  actions: StatusActionState;
}) {
  const { t, i18n } = useLingui();
  const close = (): void => openWindow(undefined);
  return (
    <>
      {question && (
        <ConfirmDialog
          isOpen
          title={i18n._(question.title)}
          acceptLabel={i18n._(question.accept)}
          isDanger={question.isDanger ?? false}
          onAccept={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        >
          {i18n._(question.body)}
        </ConfirmDialog>
      )}
      {window === 'history' && (
        <Dialog isOpen title={t`Edit history`} onClose={close}>
          <HistoryList statusId={status.id} />
        </Dialog>
      )}
      {window === 'source' && (
        <Dialog isOpen title={t`Source`} onClose={close}>
          <StatusSource status={status} />
        </Dialog>
      )}
    </>
  );
}
