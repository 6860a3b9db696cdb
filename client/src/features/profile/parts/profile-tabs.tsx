import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import type { AccountContext } from '#components/account/actions/account-action.ts';
import { profilePath } from '#lib/url/paths.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { AppLink } from '#ui/app-link.tsx';
import tabStyles from '#ui/tabs.module.css';
import { accountStatusesQuery } from '#components/account/account-queries.ts';
import { CardLocationContext } from '#components/card/use-card-instance-id.ts';
import { StatusCard } from '#components/status/status-card.tsx';
import { useCall } from '#session/queries/use-call.ts';
import { ApiError } from '#api/api-error.ts';
import { withServerText } from '#components/failure/error-message.ts';
import { PagedList } from '#components/request/paged-list.tsx';
import { NoPostsFound } from '#components/status/no-posts-found.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { EmptyNote } from '#ui/empty-note.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { type ProfileTab, profileTabFromHash, profileTabs } from '../profile-tab.ts';
import styles from '../profile.module.css';
import { accountStatusSearchQuery } from '../profile-queries.ts';
import { MediaTab, ProfileFeed } from './profile-feed.tsx';
import { FolloweesTab, FollowersTab } from './people-tabs.tsx';

const pageSize = 20;

function FoundStatuses({ words: query, accountId }: { words: string; accountId: string }) {
  const { i18n, t } = useLingui();
  const state = useCallPages(accountStatusSearchQuery, {
    query: { q: query, type: 'statuses', limit: pageSize, account_id: accountId },
  });
  if (state.failure instanceof ApiError && state.failure.kind === 'notFound') {
    return (
      <EmptyNote>
        {i18n._(withServerText(msg`This server doesn’t support post search.`, state.failure))}
      </EmptyNote>
    );
  }
  return (
    <PagedList state={state} label={t`Posts found`} empty={<NoPostsFound words={query} />}>
      {(id) => (
        <li>
          <StatusCard id={id} />
        </li>
      )}
    </PagedList>
  );
}

function StatusesSearch({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchForm label={t`Search these posts`} onSearch={setQuery} />
      {query !== '' && <FoundStatuses key={query} words={query} accountId={accountId} />}
    </>
  );
}

/** Pinned statuses above the others. Renders nothing if there are none. */
function PinnedStatuses({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const { value = [] } = useCall(accountStatusesQuery, {
    path: { id: accountId },
    query: { pinned: true, with_muted: true },
  });
  if (value.length === 0) return null;
  return (
    <section aria-label={t`Pinned posts`}>
      <p className={styles.pinnedTitle}>
        <Trans>Pinned</Trans>
      </p>
      <CardLocationContext value="pinned">
        {value.map((id) => (
          <StatusCard key={id} id={id} profileOf={accountId} />
        ))}
      </CardLocationContext>
    </section>
  );
}

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
    favorites: t`Likes`,
    followees: t`Following`,
    followers: t`Followers`,
  };
  return (
    <>
      <nav aria-label={t`Profile sections`} className={styles.tabs}>
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
