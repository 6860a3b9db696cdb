import { getGroupedNotifications } from '@rookery/contract/calls/mastodon/grouped-notifications.ts';
import type { CallResponse } from '@rookery/contract/call.ts';
import type { CallResult, MakeCall } from '#api/transport.ts';
import { compareIds } from '#lib/compare-ids.ts';
import type { NotificationOrGroup } from '#store/ingest/ingest-notification.ts';

type Groups = CallResponse<typeof getGroupedNotifications>;
type Group = NonNullable<Groups['notification_groups']>[number];

/** Number of groups per page: the default of Mastodon. */
const groupsPerPage = 40;

/**
 * The types that the list shows in groups. Follows are not among them, since each is shown with its
 * own button.
 */
const groupedTypes = ['favourite', 'reblog'];

/**
 * Returns the item that stands for a group, with the id of its newest notification on this page;
 * undefined if the response lacks the account.
 */
function toItem(
  { accounts = [], statuses = [] }: Groups,
  { page_max_id: newestId, most_recent_notification_id: mostRecentId, ...group }: Group,
): NotificationOrGroup | undefined {
  const {
    sample_account_ids: ids = [],
    notifications_count: count = 1,
    latest_page_notification_at: createdAt,
    status_id: statusId,
    ...rest
  } = group;
  const senders = ids.flatMap((id) => accounts.find((each) => each.id === id) ?? []);
  const [account] = senders;
  const id = newestId ?? mostRecentId;
  const status = statuses.find((each) => each.id === statusId);
  if (!account || id === undefined) return undefined;
  return {
    ...rest,
    id,
    account,
    ...(createdAt && { created_at: createdAt }),
    ...(status && { status }),
    ...(count > 1 && { group: { count, accounts: senders } }),
  };
}

/**
 * Returns the cursor of the next older page. Mastodon's link continues below the newest
 * notification of the last group. If a page has fewer groups than requested, nothing else follows,
 * and that link would return the older notifications of this group one by one. The cursor is then
 * the oldest notification of the page.
 */
function olderCursor(groups: readonly Group[], link: string | undefined): string | undefined {
  if (groups.length >= groupsPerPage) return link;
  const ids = groups.flatMap((group) => group.page_min_id ?? group.page_max_id ?? []);
  return ids.toSorted(compareIds)[0] ?? link;
}

/**
 * Requests a page of older notifications in groups, so that the many notifications about a popular
 * post take a single request.
 */
export async function fetchNotificationGroups(
  call: MakeCall,
  query: { readonly max_id: string; readonly supported_types?: string[] },
  signal: AbortSignal,
): Promise<CallResult<NotificationOrGroup[]>> {
  const { value, links, issues, ...rest } = await call(getGroupedNotifications, {
    query: { ...query, limit: groupsPerPage, grouped_types: groupedTypes },
    signal,
  });
  const groups = value.notification_groups ?? [];
  const older = olderCursor(groups, links.older);
  return {
    ...rest,
    value: groups.flatMap((group) => toItem(value, group) ?? []),
    links: { ...links, ...(older !== undefined && { older }) },
    /* An unreadable group counts as an unreadable item, so that the page is not mistaken for
       the last one. */
    issues: issues.map((issue) => ({
      ...issue,
      path: issue.path.replace(/^notification_groups\./, ''),
    })),
  };
}
