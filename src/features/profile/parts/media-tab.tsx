import { Trans, useLingui } from '@lingui/react/macro';
import { useUiFlag } from '#domain/card/use-ui-flag.ts';
import type { TimelinePlace } from '#session/feeds/timeline-place.ts';
import { Button } from '#ui/button.tsx';
import styles from './media-grid.module.css';
import { ProfileFeed } from './profile-feed.tsx';

/** What somebody has posted with media (R-PROF-008): as squares, or as the posts themselves. */
export function MediaTab(props: {
  /** The same object for as long as it is this timeline. */
  place: TimelinePlace;
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
