import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { notFound } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { pageResponse } from '#pages/page-response.ts';
import { isAccountVisible } from '#rules/is-account-visible.ts';
import { accountByAcct } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { collectTimelinePage } from '#store/timelines.ts';
import { feedView } from '#views/feed-view.ts';
import { belongsInTimeline } from '#views/timeline-filter.ts';
import { createViewContext, type ViewContext } from '#views/view-context.ts';

const getProfilePage = defineCall('GET', '/users/:name', {
  caller: 'anyone',
  response: v.unknown(),
});

const getFeed = defineCall('GET', '/users/:name/:feed', {
  caller: 'anyone',
  query: { max_id: 'text' },
  response: v.unknown(),
});

function requiredAuthor(view: ViewContext, name: string): AccountRow {
  const account = accountByAcct(view.instance.database, name);
  if (!account || !isAccountVisible(account)) throw notFound();
  if (account.host !== null || view.instance.config.private) throw notFound();
  return account;
}

/** RSS and Atom feeds of profiles, with the statuses that a visitor may read. */
export const feedRoutes = [
  route(getProfilePage, ({ instance, view, path, request }) => {
    const name = /^(.+)\.(?:rss|atom)$/.exec(path.name)?.[1];
    if (name === undefined) return pageResponse(instance, request);
    const { username } = requiredAuthor(view, name);
    const location = `${view.origin}/users/${username}/feed.atom`;
    return new RouteResponse(null, { status: 302, headers: { location } });
  }),

  route(getFeed, ({ instance, view, path, query, request }) => {
    const format = /^feed\.(atom|rss)$/.exec(path.feed)?.[1];
    if (format !== 'atom' && format !== 'rss') return pageResponse(instance, request);
    const account = requiredAuthor(view, path.name);
    const visitor = createViewContext(instance, view.origin, undefined);
    const statuses = collectTimelinePage(
      instance.database,
      {
        where:
          "statuses.account_id = ? AND statuses.reblog_of IS NULL AND statuses.visibility = 'public'",
        values: [account.id],
      },
      { limit: 20, offset: 0, ...(query.max_id === undefined ? {} : { maxId: query.max_id }) },
      (status) => belongsInTimeline(visitor, status, { isProfile: true }),
    );
    return new RouteResponse(feedView(visitor, account, statuses, format), {
      headers: { 'content-type': `application/${format}+xml; charset=utf-8` },
    });
  }),
];
