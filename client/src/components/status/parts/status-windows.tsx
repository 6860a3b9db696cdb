import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { type StatusRow, statusVersionKey } from '#store/rows/status-row.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import type { StatusConfirmation, StatusWindow } from '#session/actions/status-context.ts';
import { useDeletedStatusNotice } from '#components/windows/use-deleted-status-notice.ts';
import { getStatusSource } from '@rookery/contract/calls/status-details.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { cleanText } from '#lib/clean-text.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { sourceErrorMessage } from '../status-error-message.ts';
import { HistoryList } from './history-list.tsx';
import styles from './history-list.module.css';
import { RequestView } from '#components/request/request-view.tsx';

const source = defineQuery('status source', getStatusSource, identity);

/** Shows the text as the author typed it, its format, and the origin of a remote status. */
function StatusSource({ status }: { status: StatusRow }) {
  const { t } = useLingui();
  const { id, isLocal, url } = status;
  const state = useCall(source, { path: { id } }, { version: statusVersionKey(status) });
  const home = isLocal === true || !url ? undefined : safeLinkUrl(url);
  return (
    <>
      <RequestView state={state} label={t`Loading…`} messageOf={sourceErrorMessage}>
        {({ content_type: type, spoiler_text: subject, text }) => (
          <>
            {(type || !state.isCurrent) && (
              <p className={styles.time}>
                {state.isCurrent ? (
                  type
                ) : type ? (
                  <Trans comment="{type} is a format, such as text/markdown">
                    {type} (may be out of date)
                  </Trans>
                ) : (
                  <Trans comment="The text of a post whose author may have edited it meanwhile">
                    May be out of date
                  </Trans>
                )}
              </p>
            )}
            {subject && <p className={styles.subject}>{cleanText(subject)}</p>}
            {text === '' ? (
              <p>
                <Trans>This post has no text.</Trans>
              </p>
            ) : (
              <pre className={styles.source} dir="auto">
                {cleanText(text)}
              </pre>
            )}
          </>
        )}
      </RequestView>
      {home && (
        <p>
          <a href={home.href} target="_blank" rel="noopener noreferrer">
            {t`Open on ${{ host: home.hostname }}`}
          </a>
        </p>
      )}
    </>
  );
}

interface ConfirmationLabels {
  readonly title: MessageDescriptor;
  readonly body: MessageDescriptor;
  readonly accept: MessageDescriptor;
  /** The action cannot be undone. */
  readonly isDanger?: true;
}

/** Confirmation dialogs of actions (R-SHELL-065). */
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

/** The dialogs of a card: confirmation, history and source. */
export function StatusWindows({
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
