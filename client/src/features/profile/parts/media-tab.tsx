import { Trans, useLingui } from '@lingui/react/macro';
import { useUiFlag } from '#components/card/use-ui-flag.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { Button } from '#ui/button.tsx';
import styles from './media-grid.module.css';
import { ProfileFeed } from './profile-feed.tsx';

/** An account's media (R-PROF-008), as a grid or as posts. */
export function MediaTab(props: {
  /** Must be the same object while the timeline stays the same. */
  place: TimelineRef;
  profileOf: string;
  label: string;
  historyKey: string;
}) {
  const { t } = useLingui();
  const [isGrid, setIsGrid] = useUiFlag('media as a grid', true);
  return (
    <>
      <fieldset aria-label={t`Show media as`} className={styles.choice}>
        <Button
          size="small"
          variant={isGrid ? 'quiet' : 'text'}
          aria-pressed={isGrid}
          onClick={() => setIsGrid(true)}
        >
          <Trans>Grid</Trans>
        </Button>
        <Button
          size="small"
          variant={isGrid ? 'text' : 'quiet'}
          aria-pressed={!isGrid}
          onClick={() => setIsGrid(false)}
        >
          <Trans>Posts</Trans>
        </Button>
      </fieldset>
      <ProfileFeed {...props} isGrid={isGrid} />
    </>
  );
}
