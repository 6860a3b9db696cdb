import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AccountContext } from '#components/account/actions/account-action.ts';
import { profilePath } from '#components/links/paths.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { AppLink } from '#ui/app-link.tsx';
import tabStyles from '#ui/tabs.module.css';
import { profileTabFromHash, profileTabs, type ProfileTab } from '../profile-tab.ts';
import styles from '../profile.module.css';
import { MediaTab } from './media-tab.tsx';
import { FolloweesTab, FollowersTab } from './people-tabs.tsx';
import { PinnedStatuses } from './pinned-statuses.tsx';
import { ProfileFeed } from './profile-feed.tsx';
import { StatusesSearch } from './statuses-search.tsx';

function timelineOf(tab: ProfileTab, accountId: string): TimelineRef | undefined {
  switch (tab) {
    case 'statuses':
      return { kind: 'user', accountId };
    case 'replies':
    case 'media':
      return { kind: tab, accountId };
    case 'favorites':
      return { kind: tab };
    default:
      return undefined;
  }
}

/** Tabs of a profile, selected by the hash of the address. */
export function ProfileTabs({
  facts: { account, isOwn },
  hash,
  historyKey,
}: {
  facts: AccountContext;
  hash: string;
  historyKey: string;
}) {
  const { t } = useLingui();
  const { id } = account;
  const tabs = profileTabs(account, isOwn);
  const tab = profileTabFromHash(hash, tabs, usePreference('userProfileDefaultTab'));
  /* Each timeline needs a stable object. */
  const [timelines] = useState(() => new Map(tabs.map((one) => [one, timelineOf(one, id)])));
  const place = timelines.get(tab);
  const Feed = tab === 'media' ? MediaTab : ProfileFeed;
  const labels: Readonly<Record<ProfileTab, string>> = {
    statuses: t`Posts`,
    replies: t`With replies`,
    media: t`Media`,
    favorites: t`Favourites`,
    followees: t`Following`,
    followers: t`Followers`,
  };
  return (
    <>
      <nav aria-label={t`Parts of the profile`} className={styles.tabs}>
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
      {tab === 'statuses' && <StatusesSearch accountId={id} />}
      {tab === 'statuses' && <PinnedStatuses accountId={id} />}
      {place && (
        <Feed key={tab} place={place} profileOf={id} label={labels[tab]} historyKey={historyKey} />
      )}
      {tab === 'followers' && <FollowersTab accountId={id} />}
      {tab === 'followees' && <FolloweesTab accountId={id} isOwn={isOwn} />}
    </>
  );
}
