import { useLingui } from '@lingui/react/macro';
import { accountQuery } from '#session/people/account-queries.ts';
import type { ColumnSource } from '#components/columns/column-source.ts';
import { listQuery } from '#session/lists/list-queries.ts';
import { timelineDescriptors } from '#components/timeline/timeline-descriptors.ts';
import { displayAddress, formatHost } from '#lib/url/display-address.ts';
import { readTagGroup, tagTimelineTitle } from '#session/feeds/tag-group.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';

/** Milliseconds for which a known list or account is not requested again for its title. */
const freshMs = 60_000;

/** Returns the title of a column: the name of its list, hashtag or account once it is known. */
export function useColumnTitle(source: ColumnSource | undefined): string {
  const { i18n, t } = useLingui();
  const { tables } = useSession();
  const listId =
    source?.kind === 'timeline' && source.place.kind === 'list' ? source.place.listId : undefined;
  const name = source?.kind === 'profile' ? source.name : undefined;
  useCall(listQuery, { path: { id: listId ?? '' } }, { isDisabled: !listId, staleTime: freshMs });
  const { value: accountId } = useCall(
    accountQuery,
    { path: { id: name ?? '' }, query: { with_relationships: true } },
    { isDisabled: !name, staleTime: freshMs },
  );
  const list = useRow(tables.lists, listId);
  const account = useRow(tables.accounts, accountId);
  switch (source?.kind) {
    case 'timeline': {
      const { place } = source;
      if (place.kind === 'instance') {
        const host = formatHost(place.host);
        return t`Posts from ${host}`;
      }
      return list?.title ?? i18n._(timelineDescriptors[place.kind].title);
    }
    case 'tag':
      return tagTimelineTitle(source.tag, readTagGroup(new URLSearchParams(source.query)));
    case 'notifications':
      return t`Notifications`;
    case 'conversations':
      return t`Direct messages`;
    case 'search': {
      const { words } = source;
      return t`Search: ${words}`;
    }
    case 'profile':
      return displayAddress(account?.acct ?? source.name);
    case undefined:
      return t`Column`;
  }
}
