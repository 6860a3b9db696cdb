import * as calls from '@rookery/contract/calls/timelines.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { listResponse, type ListOptions, type ListRequest } from '#http/list-response.ts';
import type { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { readPage, type PageQuery } from '#rules/paging.ts';
import type { SqlValue } from '#store/database.ts';
import { ownList } from '#store/lists.ts';
import { createHomeSource } from '#store/home-source.ts';
import { tagSource } from '#store/tag-source.ts';
import { collectPage, type TimelineSource } from '#store/timelines.ts';
import { statusView } from '#views/status-view.ts';
import { passesTimeline, type TimelineFilter } from '#views/timeline-filter.ts';
import type { ViewContext } from '#views/view-context.ts';

/** Parameters of all timelines. */
interface TimelineQuery extends PageQuery {
  readonly with_muted?: boolean;
  readonly only_media?: boolean;
  readonly local?: boolean;
  readonly remote?: boolean;
  readonly reply_visibility?: string;
  readonly exclude_visibilities?: readonly string[];
}

type TimelineRequest = ListRequest & { readonly query: TimelineQuery };

interface TimelineOptions extends ListOptions {
  readonly filter?: TimelineFilter;
}

/** The parameters that Akkoma repeats in the `Link` header of its timelines. */
const timelineLinkParameters = {
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

/** Creates the response for a page of a timeline, with the statuses that pass the filters. */
export function timelineResponse(
  request: TimelineRequest,
  source: TimelineSource,
  { filter, defaults = timelineLinkParameters, ...options }: TimelineOptions = {},
): RouteResponse {
  const { view, query } = request;
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
    request,
    statuses.map((status) => statusView(view, status, { inTimeline: true })),
    statuses.map(({ id }) => id),
    { defaults, ...options },
  );
}

function refuseVisitors(view: ViewContext, isOpen: boolean): void {
  if (!view.viewer && !isOpen) throw new HttpError(401, 'authorization required for timeline view');
}

/** Selects public statuses, and for members also local ones. */
function publicSource(view: ViewContext): TimelineSource {
  return {
    where: `statuses.reblog_of IS NULL AND statuses.visibility ${view.viewer ? "IN ('public', 'local')" : "= 'public'"}`,
    values: [],
  };
}

/** Selects statuses of hosts. This instance is included only if it is one of them. */
function fromHosts(view: ViewContext, hosts: readonly string[]): TimelineSource {
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
  route(calls.getHomeTimeline, (request) =>
    timelineResponse(request, createHomeSource(request.instance.database, request.member.id), {
      filter: { respectsReblogSetting: true, hidesOwnReblogged: true },
    }),
  ),
  route(calls.getPublicTimeline, (request) => {
    const { view, query, instance } = request;
    const { visitorTimelines } = instance.config;
    refuseVisitors(view, query.local ? visitorTimelines.local : visitorTimelines.federated);
    const source =
      query.instance === undefined ? publicSource(view) : fromHosts(view, [query.instance]);
    return timelineResponse(request, source, { repeated: 'local' });
  }),
  route(calls.getBubbleTimeline, (request) => {
    const { view, instance } = request;
    refuseVisitors(view, instance.config.visitorTimelines.bubble);
    return timelineResponse(request, fromHosts(view, instance.config.bubbleInstances), {
      defaults: { offset: '0', only_media: 'false', remote: 'false' },
    });
  }),
  route(calls.getDirectTimeline, (request) => {
    const { member, instance } = request;
    if (!instance.config.directTimeline) throw notFound('Not implemented');
    const where = `statuses.visibility = 'direct' AND (statuses.account_id = ? OR statuses.id IN (SELECT status_id FROM mentions WHERE account_id = ?))`;
    return timelineResponse(
      request,
      { where, values: [member.id, member.id] },
      { defaults: { offset: '0' } },
    );
  }),
  route(calls.getListTimeline, (request) => {
    const list = ownList(request.instance.database, request.member.id, request.path.id);
    if (!list) throw new HttpError(403, 'Error.');
    const where = 'statuses.account_id IN (SELECT account_id FROM list_members WHERE list_id = ?)';
    return timelineResponse(request, { where, values: [list.id] });
  }),
  route(calls.getTagTimeline, (request) => {
    const { view, query, path, instance } = request;
    refuseVisitors(view, instance.config.visitorTimelines.federated);
    const source = tagSource(publicSource(view), path.tag, query);
    return timelineResponse(request, source, { repeated: 'local' });
  }),
];
