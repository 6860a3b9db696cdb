import { getLinkTimeline } from '@rookery/contract/calls/mastodon/link-timeline.ts';
import * as calls from '@rookery/contract/calls/mastodon/trends.ts';
import { HttpError, notFound } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { RouteResponse } from '#http/route-response.ts';
import { timelineResponse } from '#routes/timeline-response.ts';
import { insertOrigin, originPlaceholder } from '#rules/origin-placeholder.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import type { StatusRow } from '#store/rows.ts';
import { belongsInTimeline } from '#views/timeline-filter.ts';
import { statusView } from '#views/status-view.ts';

interface TrendQuery {
  readonly limit?: number;
  readonly offset?: number;
}

const maxTrends = 20;

function pageOf({ limit, offset }: TrendQuery): readonly [number, number] {
  return [Math.min(Math.max(limit ?? 10, 1), maxTrends), Math.max(offset ?? 0, 0)];
}

const day = 86_400_000;

/**
 * Returns a usage history with a single entry, for today, because the database has no counts per
 * day.
 */
function historyOf(now: number, uses: number, accounts: number) {
  const today = String(Math.floor(now / day) * (day / 1000));
  return [{ day: today, uses: String(uses), accounts: String(accounts) }];
}

const publicStatuses =
  "statuses.visibility = 'public' AND statuses.reblog_of IS NULL AND statuses.in_reply_to_id IS NULL";

interface Counted {
  readonly uses: number;
  readonly accounts: number;
}

/** What is popular among the public statuses. */
export const trendRoutes = [
  route(calls.getTrendingTags, ({ instance, query, view }) => {
    const tags = instance.database
      .all<Counted & { id: number; name: string }>(
        `SELECT tags.id, tags.name, count(*) AS uses, count(DISTINCT statuses.account_id) AS accounts
         FROM status_tags JOIN tags ON tags.id = tag_id JOIN statuses ON statuses.id = status_id
         WHERE statuses.visibility = 'public' GROUP BY tags.id
         ORDER BY accounts DESC, uses DESC, tags.id LIMIT ? OFFSET ?`,
        ...pageOf(query),
      )
      .map(({ id, name, uses, accounts }) => ({
        id: String(id),
        name,
        url: `${view.origin}/tags/${encodeURIComponent(name)}`,
        history: historyOf(instance.now(), uses, accounts),
        ...(view.viewer ? { following: false } : {}),
      }));
    return new RouteResponse(tags);
  }),

  route(calls.getTrendingStatuses, ({ instance, query, view }) =>
    instance.database
      .all<StatusRow>(
        `SELECT * FROM statuses WHERE ${publicStatuses} AND favourites_count + reblogs_count > 0
         ORDER BY favourites_count + reblogs_count DESC, id DESC LIMIT ? OFFSET ?`,
        ...pageOf(query),
      )
      .filter((status) => belongsInTimeline(view, status, {}))
      .map((status) => statusView(view, status, { inTimeline: true })),
  ),

  route(calls.getTrendingLinks, ({ instance, query, view }) => {
    const links = instance.database
      .all<Counted & { card: string }>(
        `SELECT card, count(*) AS uses, count(DISTINCT account_id) AS accounts FROM statuses
         WHERE ${publicStatuses} AND card IS NOT NULL GROUP BY card
         ORDER BY accounts DESC, uses DESC LIMIT ? OFFSET ?`,
        ...pageOf(query),
      )
      .flatMap(({ card, uses, accounts }) => {
        const known = fromJsonColumn<object | null>(insertOrigin(card, view.origin));
        return known ? [{ ...known, history: historyOf(instance.now(), uses, accounts) }] : [];
      });
    return new RouteResponse(links);
  }),

  route(getLinkTimeline, (request) => {
    const { query, view } = request;
    const { url } = query;
    if (!/^https?:/.test(url)) throw new HttpError(422, 'Url is invalid');
    const stored = url.startsWith(`${view.origin}/`)
      ? originPlaceholder + url.slice(view.origin.length)
      : url;
    const source = {
      where: `${publicStatuses} AND json_extract(statuses.card, '$.url') = ?`,
      values: [stored],
    };
    const isTrending = request.instance.database.get(
      `SELECT 1 FROM statuses WHERE ${source.where} LIMIT 1`,
      ...source.values,
    );
    if (!isTrending) throw notFound();
    return timelineResponse(request, source);
  }),
];
