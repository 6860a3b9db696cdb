import { useLingui } from '@lingui/react/macro';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { keepFocusNear } from '#ui/keep-focus.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { HistoryList } from './history-list.tsx';
import { statusQuestions } from './status-questions.ts';
import { StatusSource } from './status-source.tsx';

/** The windows that open from a card: questions, the history, the source. */
export function StatusWindows({
  status,
  actions: { asked, window, openWindow },
}: {
  status: StatusRow;
  actions: StatusActionState;
}) {
  const { t, i18n } = useLingui();
  const words = asked && statusQuestions[asked.question];
  const close = (): void => openWindow(undefined);
  return (
    <>
      {words && (
        <ConfirmDialog
          isOpen
          title={i18n._(words.title)}
          acceptLabel={i18n._(words.accept)}
          isDanger={words.isDanger ?? false}
          onAccept={() => {
            keepFocusNear(document.activeElement);
            asked.answer(true);
          }}
          onCancel={() => asked.answer(false)}
        >
          {i18n._(words.body)}
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
