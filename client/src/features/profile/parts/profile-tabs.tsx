import { Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import type { AccountActionContext } from '#components/account/actions/account-action.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { AppLink } from '#ui/app-link.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import tabStyles from '#ui/forms/tabs.module.css';
import { accountStatusesQuery } from '#session/people/account-queries.ts';
import { CardLocationContext } from '#components/composer/use-card-instance-id.ts';
import { StatusCard } from '#components/status/status-card.tsx';
import { useCall } from '#session/queries/use-call.ts';
import Pin from 'lucide-react/icons/pin';
import { Icon } from '#ui/pictures/icon.tsx';
import { type ProfileTab, profileTabFromHash, profileTabs } from '#session/people/profile-tabs.ts';
import styles from '../profile.module.css';
import { MediaTab, ProfileFeed } from './profile-feed.tsx';
import { StatusesSearch } from './statuses-search.tsx';
import { classNames } from '#ui/class-names.ts';
import { FolloweesTab, FollowersTab } from './people-tabs.tsx';
import { FeaturedTab } from './featured-tab.tsx';
import { useFeaturedOnProfile } from './use-featured-on-profile.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { useProfilePath } from '#session/profile-path.ts';

/** Pinned statuses above the others. Renders nothing if there are none. */
function PinnedStatuses({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const { value = [], isLoading } = useCall(accountStatusesQuery, {
    path: { id: accountId },
    query: { pinned: true, with_muted: true },
  });
  if (isLoading) return <div className={styles.pinnedLoading} />;
  if (value.length === 0) return null;
  return (
    <section aria-label={t`Pinned posts`}>
      <p className={styles.pinnedTitle}>
        <Icon of={Pin} />
        <Trans comment="Tab: pinned posts (participle, plural)">Pinned</Trans>
      </p>
      <CardLocationContext value="pinned">
        {value.map((id) => (
          <StatusCard key={id} id={id} profileOf={accountId} />
        ))}
      </CardLocationContext>
    </section>
  );
}

function timelineOf(
  tab: ProfileTab,
  { id: accountId, showMediaReplies }: AccountRow,
): TimelineRef | undefined {
  switch (tab) {
    case 'statuses':
      return { kind: 'user', accountId };
    case 'replies':
      return { kind: tab, accountId };
    case 'media':
      return { kind: tab, accountId, hidesReplies: showMediaReplies === false };
    case 'favorites':
      return { kind: tab };
    default:
      return undefined;
  }
}

/** Tabs of a profile, selected by the hash of the address. */
export function ProfileTabs({
  facts,
  hash,
  historyKey,
}: {
  facts: AccountActionContext;
  hash: string;
  historyKey: string;
}) {
  const profilePath = useProfilePath();
  const { t } = useLingui();
  const { account, isOwn } = facts;
  const { id } = account;
  const featured = useFeaturedOnProfile(facts);
  const hasFeatured = Object.values(featured).some((parts) => parts.length > 0);
  const tabs = profileTabs(account, isOwn, hasFeatured);
  const tab = profileTabFromHash(hash, tabs, usePreference('userProfileDefaultTab'));
  /* The timelines are created once, because a new object would open the feed of its timeline
     again. */
  const [timelines] = useState(() => new Map(tabs.map((one) => [one, timelineOf(one, account)])));
  const place = timelines.get(tab);
  const [isSearching, setIsSearching] = useState(false);
  /* The element beside the tabs into which the timelines render their buttons. */
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const Feed = tab === 'media' ? MediaTab : ProfileFeed;
  const labels: Readonly<Record<ProfileTab, string>> = {
    statuses: t`Posts`,
    replies: t`Replies`,
    media: t`Media`,
    featured: t({ message: 'Featured', comment: 'Tab: hashtags and people shown on a profile' }),
    favorites: t`Likes`,
    followees: t({
      message: 'Following',
      context: 'tab',
      comment: 'People whom this person follows',
    }),
    followers: t`Followers`,
  };
  return (
    <>
      <div className={styles.bar}>
        <nav
          aria-label={t`Profile sections`}
          data-tabs
          className={classNames(tabStyles.tabs, styles.tabs)}
        >
          {tabs.map((one) => (
            <AppLink
              key={one}
              href={`${profilePath(account)}#${one}`}
              aria-current={one === tab ? 'page' : undefined}
              className={tabStyles.tab}
            >
              {labels[one]}
            </AppLink>
          ))}
        </nav>
        <div className={styles.tools}>
          {tab === 'statuses' && (
            <IconButton
              icon={Search}
              label={t`Search these posts`}
              aria-expanded={isSearching}
              onClick={() => setIsSearching(!isSearching)}
            />
          )}
          <div ref={setTools} className={styles.tools} />
        </div>
      </div>
      {tab === 'statuses' && isSearching && <StatusesSearch accountId={id} />}
      {tab === 'statuses' && <PinnedStatuses accountId={id} />}
      {place && (
        <Feed
          key={tab}
          place={place}
          profileOf={id}
          label={labels[tab]}
          historyKey={historyKey}
          tools={tools}
        />
      )}
      {tab === 'featured' && <FeaturedTab {...featured} />}
      {tab === 'followers' && <FollowersTab accountId={id} />}
      {tab === 'followees' && <FolloweesTab accountId={id} isOwn={isOwn} />}
    </>
  );
}
