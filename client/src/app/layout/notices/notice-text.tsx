import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import type { Notice } from '#session/notices.ts';
import { Button } from '#ui/buttons/button.tsx';
import { noticeMessage, noticeActionLabels } from './notice-message.ts';
import { restoreFocusAfterNotice } from './restore-focus-after-notice.ts';

/** Renders a global notice's message and its undo or action button. */
export function NoticeText({ notice }: { notice: Notice }) {
  const { i18n } = useLingui();
  const { notices } = useSession();
  return (
    <>
      <span ref={restoreFocusAfterNotice}>{i18n._(noticeMessage(notice, i18n))}</span>{' '}
      {notice.undo && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            notices.dismiss(notice.id);
            notice.undo?.();
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
      {notice.action && (
        <Button variant="text" size="small" onClick={notice.action}>
          {i18n._(noticeActionLabels[notice.messageKey])}
        </Button>
      )}
    </>
  );
}
