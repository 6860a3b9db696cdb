import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ClosedFeedNote } from '#features/timeline/parts/closed-feed-note.tsx';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { useCanReadFeed } from '#session/feeds/use-can-read-feed.ts';
import { useCan } from '#session/instance/use-can.ts';
import type { ScreenProps } from '#components/router/screen.ts';
import styles from './timeline-note.module.css';

/** The posts that contain a trending link. */
export function LinkRoute({ location }: ScreenProps<'link-timeline'>) {
  const { t } = useLingui();
  const url = location.query.get('url') ?? '';
  const link = safeLinkUrl(url);
  const hasLinks = useCan('linkTimeline');
  const canRead = useCanReadFeed('trending_link_feeds');
  const place = useMemo((): TimelineRef => ({ kind: 'link', url }), [url]);
  const title = t`Posts about this link`;
  if (!hasLinks || !canRead || !link) return <ClosedFeedNote title={title} />;
  return (
    <TimelineScreen
      key={url}
      place={place}
      historyKey={location.key}
      title={title}
      note={
        <p className={styles.note}>
          <a href={link.href} target="_blank" rel="noopener noreferrer ugc">
            <bdi>{link.href}</bdi>
          </a>
        </p>
      }
    />
  );
}
