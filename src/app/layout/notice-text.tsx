import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import type { Notice } from '#session/notices/notices.ts';
import { Button } from '#ui/button.tsx';
import { noticeWords, pressWords } from './notice-words.ts';

/** What a global notice says, and the way back where there is one. */
export function NoticeText({ notice }: { notice: Notice }) {
  const { i18n } = useLingui();
  const { notices } = useSession();
  const pressed = pressWords[notice.messageKey];
  return (
    <>
      {i18n._(noticeWords(notice, i18n))}{' '}
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
      {notice.press && pressed && (
        <Button variant="text" size="small" onClick={notice.press}>
          {i18n._(pressed)}
        </Button>
      )}
    </>
  );
}
