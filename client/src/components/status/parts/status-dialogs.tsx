import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import type { StatusConfirmation, StatusDialog } from '#session/actions/status-context.ts';
import { useDeletedStatusNotice } from '#components/windows/use-deleted-status-notice.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { HistoryList } from './history-list.tsx';
import { QuotePolicyForm } from './quote-policy-form.tsx';
import { QuotesList } from './lazy-quotes-list.ts';
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
  'revoke-quote': {
    title: msg`Remove your post from this quote?`,
    body: msg`The other post stays, but no longer shows yours. You can’t undo this.`,
    accept: msg({ message: 'Remove', comment: 'Verb, in a dialog' }),
    isDanger: true,
  },
  delete: {
    title: msg`Delete this post?`,
    body: msg`It will be deleted for everyone, along with its likes and repeats.`,
    accept: msg`Delete`,
    isDanger: true,
  },
};

/* Asked before a redraft on servers that attach a file to one status only. There the old status
   must be deleted before the new one can be posted with its files. */
const deletedFirst = msg`When you post the new version, this one is deleted first, along with its likes and repeats. If posting fails, your draft is kept.`;

const titles: Readonly<Record<StatusDialog, MessageDescriptor>> = {
  history: msg`Edit history`,
  'quote-policy': msg`Who can quote this post`,
  quotes: msg`Quotes`,
  source: msg({
    message: 'Source',
    comment: 'Title of a window: the text of a post as it was written',
  }),
};

function DialogContent({
  status,
  dialog,
  onClose,
}: {
  status: StatusRow;
  dialog: StatusDialog;
  onClose: () => void;
}) {
  switch (dialog) {
    case 'history':
      return <HistoryList statusId={status.id} />;
    case 'quote-policy':
      return <QuotePolicyForm status={status} onClose={onClose} />;
    case 'quotes':
      return (
        <LazyBoundary>
          <QuotesList status={status} />
        </LazyBoundary>
      );
    case 'source':
      return <StatusSource status={status} />;
  }
}

function OpenDialog(props: { status: StatusRow; dialog: StatusDialog; onClose: () => void }) {
  const { i18n } = useLingui();
  const { status, dialog, onClose } = props;
  useDeletedStatusNotice(status.id);
  return (
    <Dialog isOpen title={i18n._(titles[dialog])} onClose={onClose}>
      <DialogContent {...props} />
    </Dialog>
  );
}

/** The open dialog of a card: the confirmation of an action, its edit history, or its source. */
export function StatusDialogs({
  status,
  actions: { confirmation, dialog, openDialog },
}: {
  status: StatusRow;
  actions: StatusActionState;
}) {
  const { i18n } = useLingui();
  const sharesMedia = useStore(useSession().instance, ({ info }) =>
    can('sharedMedia', info.serverInfo),
  );
  const isDeletedBeforePosting =
    confirmation?.question === 'redraft' && !sharesMedia && (status.attachments?.length ?? 0) > 0;
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
          {i18n._(isDeletedBeforePosting ? deletedFirst : labels.body)}
        </ConfirmDialog>
      )}
      {dialog && (
        <OpenDialog
          key={dialog}
          status={status}
          dialog={dialog}
          onClose={() => openDialog(undefined)}
        />
      )}
    </>
  );
}
