import { searchAccounts as searchAccountsCall } from '#contract/calls/accounts.ts';
import { search } from '#contract/calls/search.ts';
import { localAcct } from '#instance/deeds/find-mentionable.ts';
import { route } from '#instance/http/route.ts';
import { isAdmitted } from '#instance/rules/is-admitted.ts';
import { originMark } from '#instance/rules/origin-mark.ts';
import { matchQuery } from '#instance/rules/search-words.ts';
import { accountByAcct } from '#instance/store/accounts.ts';
import type { AccountRow, StatusRow } from '#instance/store/rows.ts';
import {
  accountByAddress,
  searchAccounts,
  searchStatuses,
  statusByAddress,
} from '#instance/store/search.ts';
import { statusById } from '#instance/store/statuses.ts';
import { accountView } from '#instance/views/account-view.ts';
import { statusView } from '#instance/views/status-view.ts';
import { maySee } from '#instance/views/may-see.ts';
import { passesTimeline } from '#instance/views/timeline-filter.ts';
import type { View } from '#instance/views/view.ts';

interface Search {
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

interface Asked {
  readonly q: string;
  readonly limit?: number;
  readonly offset?: number;
}

function readSearch({ q, limit, offset }: Asked): Search {
  return {
    text: q.trim().slice(0, 500),
    limit: Math.min(Math.max(limit ?? 20, 1), 40),
    offset: Math.max(offset ?? 0, 0),
  };
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

/** The name of somebody on this instance whose profile has this address. */
function ownName(view: View, address: string): string | undefined {
  const path = address.startsWith(`${view.origin}/`) ? address.slice(view.origin.length) : '';
  return /^\/(?:users\/|@)?([\w-]+)$/.exec(path)?.[1];
}

function findAccounts(view: View, wanted: Search, followedOnly: boolean): AccountRow[] {
  const { database } = view.instance;
  if (isAddress(wanted.text)) {
    const name = ownName(view, wanted.text);
    const found =
      name === undefined ? accountByAddress(database, wanted.text) : accountByAcct(database, name);
    if (!found || !isAdmitted(found) || wanted.offset > 0) return [];
    return found.host === null || view.viewer ? [found] : [];
  }
  return searchAccounts(database, {
    ...wanted,
    text: localAcct(view.instance, wanted.text),
    localOnly: !view.viewer,
    viewerId: view.viewer?.id,
    followedOnly: followedOnly && view.viewer !== undefined,
  });
}

function statusAt(view: View, address: string): StatusRow | undefined {
  const { database } = view.instance;
  const { origin } = view;
  const notice = `${origin}/notice/`;
  if (address.startsWith(notice)) return statusById(database, address.slice(notice.length));
  const isOwn = address.startsWith(`${origin}/`);
  return statusByAddress(database, isOwn ? originMark + address.slice(origin.length) : address);
}

function findStatuses(view: View, wanted: Search, accountId: string | undefined): StatusRow[] {
  if (isAddress(wanted.text)) {
    const status = statusAt(view, wanted.text);
    const isShown = status && maySee(view, status) && (status.local || view.viewer);
    return isShown && wanted.offset === 0 ? [status] : [];
  }
  const query = matchQuery(wanted.text);
  if (query === undefined) return [];
  return searchStatuses(
    view.instance.database,
    {
      query,
      limit: wanted.limit,
      offset: wanted.offset,
      localOnly: !view.viewer,
      viewerId: view.viewer?.id,
      accountId,
    },
    (status) => passesTimeline(view, status, {}),
  );
}

/** What was typed is always offered as a tag, and each of its words when there are several; of an address, its end. */
function findTags(view: View, { text, limit, offset }: Search): { name: string; url: string }[] {
  const given = isAddress(text) ? text.slice(text.lastIndexOf('/') + 1) : text;
  const words = given.split(/[^\p{L}\p{M}\p{N}_]+/u).filter((word) => word !== '');
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const names = words.length > 1 ? [...words, joined] : [words[0] ?? ''];
  return [...new Set(names)].slice(offset, offset + limit).map((name) => ({
    name,
    url: `${view.origin}/tag/${encodeURIComponent(name)}`,
  }));
}

export const searchRoutes = [
  route(search, ({ view, query }) => {
    const wanted = readSearch(query);
    const wants = (type: string): boolean => query.type === undefined || query.type === type;
    const withRelationship = query.with_relationships ?? false;
    const accounts = wants('accounts') ? findAccounts(view, wanted, query.following ?? false) : [];
    const statuses = wants('statuses') ? findStatuses(view, wanted, query.account_id) : [];
    return {
      accounts: accounts.map((account) => accountView(view, account, { withRelationship })),
      hashtags: wants('hashtags') ? findTags(view, wanted) : [],
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
