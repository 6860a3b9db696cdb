import { Plural, Trans, useLingui } from '@lingui/react/macro';
import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { AccountLine } from '#components/account/account-line.tsx';
import { usePeopleToFollow } from '#components/account/use-people-to-follow.ts';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { TimelinesExplained } from '#components/timeline/timelines-explained.tsx';
import { followedTagsArguments, followedTagsQuery } from '#session/feeds/followed-tags-query.ts';
import { pathTo, searchPath } from '#lib/url/paths.ts';
import { useCanReadFeed } from '#session/feeds/use-can-read-feed.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import textStyles from '#ui/text-styles.module.css';
import { countHashtags, type HashtagUse } from '#session/search/count-hashtags.ts';
import styles from './search-start.module.css';
import { Trends } from './trends.tsx';
import { recentSearches } from '#session/search/recent-searches.ts';
import { useProfilePath } from '#session/profile-path.ts';

const maxTags = 6;
const maxPeople = 3;
const maxSeenTags = 5;
/** The length of a week in milliseconds. */
const week = 7 * 86_400_000;

function Part({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className={styles.part}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

function RecentSearches() {
  const { t } = useLingui();
  const store = useSession().part(recentSearches);
  const recent = useStore(store);
  if (recent.length === 0) return null;
  return (
    <Part
      title={t`Recent searches`}
      action={
        <Button variant="text" size="small" onClick={() => store.setState([], true)}>
          <Trans context="recent searches" comment="Verb: forgets the recent searches">
            Clear
          </Trans>
        </Button>
      }
    >
      <ul className={styles.chips}>
        {recent.map((words) => (
          <li key={words} className={styles.chip}>
            <AppLink href={searchPath(words)}>
              <Icon of={History} />
              <bdi className={textStyles.cut}>{words}</bdi>
            </AppLink>
            <IconButton
              icon={X}
              size="small"
              label={t`Remove “${words}”`}
              onClick={() =>
                store.setState(
                  recent.filter((other) => other !== words),
                  true,
                )
              }
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function FollowedHashtags() {
  const profilePath = useProfilePath();
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const viewer = useRow(tables.accounts, viewerId ?? undefined);
  const { items = [], isLoading } = useCallPages(followedTagsQuery, followedTagsArguments);
  if (isLoading) return <div className={styles.loading} />;
  if (items.length === 0 || !viewer) return null;
  return (
    <Part
      title={t`Hashtags you follow`}
      action={
        <AppLink href={`${profilePath(viewer)}#followees`} className={styles.more}>
          <Trans context="hashtags" comment="Link to all hashtags that you follow">
            All
          </Trans>
        </AppLink>
      }
    >
      <ul className={styles.chips}>
        {items.slice(0, maxTags).map((tag) => (
          <li key={tag} className={styles.chip}>
            <AppLink href={pathTo('tag-timeline', { tag })}>
              <bdi className={textStyles.cut}>#{tag}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function SuggestedPeople() {
  const { t } = useLingui();
  const { items, areAuthors, isLoading } = usePeopleToFollow();
  if (isLoading) return <div className={styles.loading} />;
  if (items.length === 0) return null;
  return (
    <Part
      title={areAuthors ? t`People who posted recently` : t`People you might like`}
      action={
        <AppLink href={pathTo('who-to-follow')} className={styles.more}>
          <Trans context="link" comment="Link to more people">
            More
          </Trans>
        </AppLink>
      }
    >
      <ul className={styles.people}>
        {items.slice(0, maxPeople).map((id) => (
          <ItemBoundary key={id}>
            <AccountLine id={id} />
          </ItemBoundary>
        ))}
      </ul>
    </Part>
  );
}

/**
 * Ids of the timelines whose hashtags are counted: those that the viewer reads, without direct
 * messages.
 */
const countedFeeds = /^(?:friends|public|bubble|publicAndExternal|(?:list|tag)\/.*)$/;

/** Counts the hashtags of last week's statuses in the loaded timelines. */
function seenHashtags({ tables, serverClock }: Session): readonly HashtagUse[] {
  const ids = [...tables.feeds.keys()]
    .filter((id) => countedFeeds.test(id))
    .flatMap((id) => tables.feeds.get(id)?.items ?? [])
    .filter((item) => typeof item === 'string');
  const statuses = ids.flatMap((id) => {
    const outer = tables.statuses.get(id);
    return tables.statuses.get(outer?.reblogId ?? '') ?? outer ?? [];
  });
  return countHashtags(statuses, serverClock.now() - week).slice(0, maxSeenTags);
}

function SeenHashtags() {
  const { t } = useLingui();
  const session = useSession();
  /* Read once, so that the list does not change while the viewer reads it. */
  const [seen] = useState(() => seenHashtags(session));
  if (seen.length === 0) return null;
  return (
    <Part title={t`Hashtags in your timelines this week`}>
      <ul>
        {seen.map(({ name, posts, people }) => (
          <li key={name} className={styles.seen}>
            <AppLink href={pathTo('tag-timeline', { tag: name })}>
              <bdi>#{name}</bdi>
            </AppLink>
            <span className={textStyles.faint}>
              <Plural value={posts} one="# post" other="# posts" />
              {' · '}
              <Plural value={people} one="# person" other="# people" />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The search page before anything is searched: earlier searches, hashtags, people and trends. */
export function SearchStart({ hash, onOpen }: { hash: string; onOpen: (tab: string) => void }) {
  const { viewerId, instance } = useSession();
  const isShutOut = useStore(instance, ({ info }) => info.isPrivate) && viewerId === null;
  const hasTrends = useCan('trends');
  const hasTags = useCanReadFeed('hashtag_feeds');
  const hasOperators = useStore(instance, ({ info }) => can('searchOperators', info.serverInfo));
  return (
    <>
      <p className={styles.hint}>
        <Trans>Paste a link or type @name@server to open a post or profile from anywhere.</Trans>
        {hasOperators && (
          <>
            {' '}
            <Trans>
              Narrow posts down with <code>from:@name</code>, <code>has:media</code>,{' '}
              <code>before:2026-01-31</code> or <code>language:de</code>.
            </Trans>
          </>
        )}
      </p>
      <RecentSearches />
      {viewerId !== null && (
        <>
          {hasTags && <FollowedHashtags />}
          <SuggestedPeople />
        </>
      )}
      {hasTags && <SeenHashtags />}
      {!isShutOut && <TimelinesExplained isOpen />}
      {hasTrends && <Trends hash={hash} onOpen={onOpen} />}
    </>
  );
}
