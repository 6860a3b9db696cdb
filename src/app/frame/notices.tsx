import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { NoticeRegion } from '../shell/notice-region.tsx';
import { noticeWords } from './notice-words.ts';
import { useIsShutOut } from './use-is-shut-out.ts';

/** The global notices, in words. */
export function NoticesInWords() {
  const { i18n } = useLingui();
  const { notices } = useSession();
  const isShutOut = useIsShutOut();
  const raised = useStore(notices.store);
  /* What a private instance refuses it has answered with the way in: nothing went wrong. */
  const shown = raised.filter(({ messageKey }) => !isShutOut || messageKey !== 'timeline.error');
  return (
    <NoticeRegion
      notices={shown.map((notice) => ({
        id: notice.id,
        level: notice.level,
        text: (
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
          </>
        ),
      }))}
      onDismiss={(id) => notices.dismiss(Number(id))}
    />
  );
}
