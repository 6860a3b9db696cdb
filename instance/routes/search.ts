import { searchAccounts as searchAccountsCall } from '@rookery/contract/calls/accounts.ts';
import { search } from '@rookery/contract/calls/search.ts';
import { toLocalAcct } from '#commands/find-mentionable.ts';
import { route } from '#http/route.ts';
import { isAccountVisible } from '#rules/is-account-visible.ts';
import { originPlaceholder } from '#rules/origin-placeholder.ts';
import { toFtsQuery } from '#rules/full-text-query.ts';
import { accountByAcct } from '#store/accounts.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import {
  accountByAddress,
  searchAccounts,
  searchStatuses,
  statusByAddress,
} from '#store/search.ts';
import { statusById } from '#store/statuses.ts';
import { accountView } from '#views/account-view.ts';
import { statusView } from '#views/status-view.ts';
import { canSee } from '#views/can-see.ts';
import { belongsInTimeline } from '#views/timeline-filter.ts';
import type { ViewContext } from '#views/view-context.ts';

interface Search {
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

interface SearchParameters {
  readonly q: string;
  readonly limit?: number;
  readonly offset?: number;
}

function readSearch({ q, limit, offset }: SearchParameters): Search {
  return {
    text: q.trim().slice(0, 500),
    limit: Math.min(Math.max(limit ?? 20, 1), 40),
    offset: Math.max(offset ?? 0, 0),
  };
}

function isUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

/** Returns the username in the URL of a profile of this instance; `undefined` for other URLs. */
function localUsername(view: ViewContext, address: string): string | undefined {
  const path = address.startsWith(`${view.origin}/`) ? address.slice(view.origin.length) : '';
  return /^\/(?:users\/|@)?([\w-]+)$/.exec(path)?.[1];
}

function findAccounts(
  view: ViewContext,
  searchRequest: Search,
  followedOnly: boolean,
): AccountRow[] {
  const { database } = view.instance;
  if (isUrl(searchRequest.text)) {
    const name = localUsername(view, searchRequest.text);
    const found =
      name === undefined
        ? accountByAddress(database, searchRequest.text)
        : accountByAcct(database, name);
    if (!found || !isAccountVisible(found) || searchRequest.offset > 0) return [];
    return found.host === null || view.viewer ? [found] : [];
  }
  return searchAccounts(database, {
    ...searchRequest,
    text: toLocalAcct(view.instance, searchRequest.text),
    localOnly: !view.viewer,
    viewerId: view.viewer?.id,
    followedOnly: followedOnly && view.viewer !== undefined,
  });
}

function statusByUrl(view: ViewContext, address: string): StatusRow | undefined {
  const { database } = view.instance;
  const { origin } = view;
  const notice = `${origin}/notice/`;
  if (address.startsWith(notice)) return statusById(database, address.slice(notice.length));
  const isOwn = address.startsWith(`${origin}/`);
  return statusByAddress(
    database,
    isOwn ? originPlaceholder + address.slice(origin.length) : address,
  );
}

function findStatuses(
  view: ViewContext,
  searchRequest: Search,
  accountId: string | undefined,
): StatusRow[] {
  if (isUrl(searchRequest.text)) {
    const status = statusByUrl(view, searchRequest.text);
    const isShown = status && canSee(view, status) && (status.local || view.viewer);
    return isShown && searchRequest.offset === 0 ? [status] : [];
  }
  const query = toFtsQuery(searchRequest.text);
  if (query === undefined) return [];
  return searchStatuses(
    view.instance.database,
    {
      query,
      limit: searchRequest.limit,
      offset: searchRequest.offset,
      localOnly: !view.viewer,
      viewerId: view.viewer?.id,
      accountId,
    },
    (status) => belongsInTimeline(view, status, {}),
  );
}

/**
 * Returns hashtags for a search: each word, and the joined words if there are several. Of a URL, only
 * the last segment is used.
 */
function findTags(
  view: ViewContext,
  { text, limit, offset }: Search,
): { name: string; url: string }[] {
  const source = isUrl(text) ? text.slice(text.lastIndexOf('/') + 1) : text;
  const words = source.split(/[^\p{L}\p{M}\p{N}_]+/u).filter((word) => word !== '');
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const names = words.length > 1 ? [...words, joined] : [words[0] ?? ''];
  return [...new Set(names)].slice(offset, offset + limit).map((name) => ({
    name,
    url: `${view.origin}/tag/${encodeURIComponent(name)}`,
  }));
}

export const searchRoutes = [
  route(search, ({ view, query }) => {
    const searchRequest = readSearch(query);
    const includesType = (type: string): boolean => query.type === undefined || query.type === type;
    const withRelationship = query.with_relationships ?? false;
    const accounts = includesType('accounts')
      ? findAccounts(view, searchRequest, query.following ?? false)
      : [];
    const statuses = includesType('statuses')
      ? findStatuses(view, searchRequest, query.account_id)
      : [];
    return {
      accounts: accounts.map((account) => accountView(view, account, { withRelationship })),
      hashtags: includesType('hashtags') ? findTags(view, searchRequest) : [],
      statuses: statuses.map((status) => statusView(view, status)),
    };
  }),

  route(searchAccountsCall, ({ view, query }) => {
    const withRelationship = query.with_relationships ?? false;
    return findAccounts(view, readSearch(query), query.following ?? false).map((account) =>
      accountView(view, account, { withRelationship }),
    );
  }),
];
