import { useEffect } from 'react';
import { useStore } from 'zustand';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { useSession } from '#session/session-context.ts';
import { NoticeRegion } from '../shell/notice-region.tsx';
import { NoticeText } from './lazy-parts.ts';
import { useIsShutOut } from './use-is-shut-out.ts';

/** Milliseconds after which what notices say is fetched ahead: most tell of a line that is down. */
const fetchDelay = 2_000;

/** The global notices, in words. */
export function Notices() {
  const { notices } = useSession();
  const isShutOut = useIsShutOut();
  const raised = useStore(notices.store);
  useEffect(() => {
    const timer = setTimeout(() => void NoticeText.preload(), fetchDelay);
    return () => clearTimeout(timer);
  }, []);
  /* What a private instance refuses it has answered with the way in: nothing went wrong. */
  const shown = raised.filter(({ messageKey }) => !isShutOut || messageKey !== 'timeline.error');
  return (
    <NoticeRegion
      notices={shown.map((notice) => ({
        id: notice.id,
        level: notice.level,
        text: (
          <PartSlot>
            <NoticeText notice={notice} />
          </PartSlot>
        ),
      }))}
      onDismiss={(id) => notices.dismiss(Number(id))}
    />
  );
}
