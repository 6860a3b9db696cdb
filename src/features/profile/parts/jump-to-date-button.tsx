import { Trans } from '@lingui/react/macro';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import { useState } from 'react';
import type { Status } from '#contract/schemas/status.ts';
import { jumpToDate } from '#components/feed/jump-to-date.ts';
import { JumpDialog } from '#components/feed/parts/jump-dialog.tsx';
import type { FeedRow } from '#store/rows/feed-row.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import styles from './media-grid.module.css';

/** Button to jump to a date in an account's posts, for feeds sorted by id. */
export function JumpToDateButton({
  loader,
  feed,
  onShow,
}: {
  loader: FeedLoader<Status>;
  feed: FeedRow;
  /** Scrolls a loaded post to the top of the window. */
  onShow: (id: string) => void;
}) {
  const onJump = jumpToDate(loader, feed, useSession().tables, onShow);
  const [isOpen, setIsOpen] = useState(false);
  /* The feed is empty during the jump; the button stays mounted and keeps the focus. */
  if (feed.order !== 'id' || (feed.isLoaded && !onJump)) return null;
  return (
    <div className={styles.choice}>
      <Button variant="text" size="small" icon={CalendarSearch} onClick={() => setIsOpen(true)}>
        <Trans>Go to a date</Trans>
      </Button>
      {isOpen && onJump && (
        <JumpDialog onJump={(before) => void onJump(before)} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
