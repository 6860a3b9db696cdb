import { useCallback } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import type { Notice } from '#session/notices.ts';
import { Button } from '#ui/buttons/button.tsx';
import { noticeMessage, noticeActionLabels } from './notice-message.ts';
import { pauseNotices } from './pause-notices.ts';
import { restoreFocusAfterNotice } from './restore-focus-after-notice.ts';

/** Renders a global notice's message and its undo or action button. */
export function NoticeText({ notice }: { notice: Notice }) {
  const { i18n } = useLingui();
  const { notices } = useSession();
  const handleText = useCallback(
    (text: HTMLElement | null) => {
      const endFocus = restoreFocusAfterNotice(text);
      const endPause = pauseNotices(text, notices);
      return () => {
        endFocus?.();
        endPause?.();
      };
    },
    [notices],
  );
  return (
    <>
      <span ref={handleText}>{i18n._(noticeMessage(notice, i18n))}</span>{' '}
      {notice.undo && (
        <Button variant="text" size="small" onClick={() => notices.undo(notice.id)}>
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
