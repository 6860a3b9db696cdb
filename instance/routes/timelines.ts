import * as calls from '@rookery/contract/calls/timelines.ts';
import type { Call } from '@rookery/contract/call.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { listResponse } from '#http/list-response.ts';
import type { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { readPage } from '#rules/paging.ts';
import type { SqlValue } from '#store/database.ts';
import { ownList } from '#store/lists.ts';
import { createHomeSource } from '#store/home-source.ts';
import { tagSource } from '#store/tag-source.ts';
import { collectPage, type TimelineSource } from '#store/timelines.ts';
import { statusView } from '#views/status-view.ts';
import { passesTimeline, type TimelineFilter } from '#views/timeline-filter.ts';
import type { View } from '#views/view.ts';

/** Parameters of all timelines. */
interface TimelineQuery {
  readonly limit?: number;
  readonly offset?: number;
  readonly max_id?: string;
  readonly since_id?: string;
  readonly min_id?: string;
  readonly with_muted?: boolean;
  readonly only_media?: boolean;
  readonly local?: boolean;
  readonly remote?: boolean;
  readonly reply_visibility?: string;
  readonly exclude_visibilities?: readonly string[];
}

interface Timeline {
  readonly view: View;
  readonly row: Call;
  readonly url: URL;
  readonly query: TimelineQuery;
  readonly source: TimelineSource;
  readonly filter?: TimelineFilter;
  readonly always?: Readonly<Record<string, string>>;
  readonly again?: string;
}

/** The parameters that Akkoma repeats in the `Link` header of its timelines. */
export const timelineLinkParameters = {
  local: 'false',
  offset: '0',
  only_media: 'false',
  remote: 'false',
};

function withQueryConditions(source: TimelineSource, query: TimelineQuery): TimelineSource {
  const conditions = [
    `(${source.where})`,
    ...(query.only_media
      ? ['statuses.id IN (SELECT status_id FROM media WHERE status_id IS NOT NULL)']
      : []),
    ...(query.local ? ['statuses.local = 1'] : []),
    ...(query.remote ? ['statuses.local = 0'] : []),
  ];
  return { ...source, where: conditions.join(' AND ') };
}

export function timelineResponse(timeline: Timeline): RouteResponse {
  const { view, row, url, query, source, filter, always, again } = timeline;
  const combinedFilter: TimelineFilter = {
    withMuted: query.with_muted ?? false,
    ...(query.reply_visibility === undefined ? {} : { replyVisibility: query.reply_visibility }),
    ...(query.exclude_visibilities ? { excludeVisibilities: query.exclude_visibilities } : {}),
    ...filter,
  };
  const statuses = collectPage(
    view.instance.database,
    withQueryConditions(source, query),
    readPage(query),
    (status) => passesTimeline(view, status, combinedFilter),
  );
  return listResponse(
    statuses.map((status) => statusView(view, status, { inTimeline: true })),
    {
      row,
      url,
      origin: view.origin,
      ids: statuses.map((status) => status.id),
      always: always ?? timelineLinkParameters,
      ...(again === undefined ? {} : { again }),
    },
  );
}

function refuseVisitors(view: View, isOpen: boolean): void {
  if (!view.viewer && !isOpen) throw new HttpError(401, 'authorization required for timeline view');
}

/** Selects public statuses, and for members also local ones. */
function publicSource(view: View): TimelineSource {
  return {
    where: `statuses.reblog_of IS NULL AND statuses.visibility ${view.viewer ? "IN ('public', 'local')" : "= 'public'"}`,
    values: [],
  };
}

/** Selects statuses of hosts. This instance is included only if it is one of them. */
function fromHosts(view: View, hosts: readonly string[]): TimelineSource {
  const withLocal = hosts.includes(view.instance.config.domain);
  const publicStatuses = publicSource(view);
  const marks = hosts.map(() => '?').join(', ');
  const values: SqlValue[] = [...hosts];
  return {
    where: `${publicStatuses.where} AND (${withLocal ? 'statuses.local = 1 OR ' : ''}statuses.account_id IN (SELECT id FROM accounts WHERE host IN (${marks})))`,
    values,
  };
}

export const timelineRoutes = [
  route(calls.getHomeTimeline, ({ view, url, query, member, instance }) =>
    timelineResponse({
      view,
      url,
      query,
      row: calls.getHomeTimeline,
      source: createHomeSource(instance.database, member.id),
      filter: { respectsReblogSetting: true, hidesOwnReblogged: true },
    }),
  ),

  route(calls.getPublicTimeline, ({ view, url, query, instance }) => {
    const { visitorTimelines } = instance.config;
    refuseVisitors(view, query.local ? visitorTimelines.local : visitorTimelines.federated);
    return timelineResponse({
      view,
      url,
      query,
      row: calls.getPublicTimeline,
      source: query.instance === undefined ? publicSource(view) : fromHosts(view, [query.instance]),
      again: 'local',
    });
  }),

  route(calls.getBubbleTimeline, ({ view, url, query, instance }) => {
    refuseVisitors(view, instance.config.visitorTimelines.bubble);
    return timelineResponse({
      view,
      url,
      query,
      row: calls.getBubbleTimeline,
      source: fromHosts(view, instance.config.bubbleInstances),
      always: { offset: '0', only_media: 'false', remote: 'false' },
    });
  }),

  route(calls.getDirectTimeline, ({ view, url, query, member, instance }) => {
    if (!instance.config.directTimeline) throw notFound('Not implemented');
    return timelineResponse({
      view,
      url,
      query,
      row: calls.getDirectTimeline,
      source: {
        where: `statuses.visibility = 'direct' AND (statuses.account_id = ? OR statuses.id IN (SELECT status_id FROM mentions WHERE account_id = ?))`,
        values: [member.id, member.id],
      },
      always: { offset: '0' },
    });
  }),

  route(calls.getListTimeline, ({ view, url, query, path, member, instance }) => {
    const list = ownList(instance.database, member.id, path.id);
    if (!list) throw new HttpError(403, 'Error.');
    return timelineResponse({
      view,
      url,
      query,
      row: calls.getListTimeline,
      source: {
        where: 'statuses.account_id IN (SELECT account_id FROM list_members WHERE list_id = ?)',
        values: [list.id],
      },
    });
  }),

  route(calls.getTagTimeline, ({ view, url, query, path, instance }) => {
    refuseVisitors(view, instance.config.visitorTimelines.federated);
    return timelineResponse({
      view,
      url,
      query,
      row: calls.getTagTimeline,
      source: tagSource(publicSource(view), path.tag, query),
      again: 'local',
    });
  }),
];
