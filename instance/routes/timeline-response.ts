import { listResponse, type ListOptions, type ListRequest } from '#http/list-response.ts';
import type { RouteResponse } from '#http/route-response.ts';
import { readPage, type PageQuery } from '#rules/paging.ts';
import { collectTimelinePage, type TimelineSource } from '#store/timelines.ts';
import { statusView } from '#views/status-view.ts';
import { belongsInTimeline, type TimelineFilter } from '#views/timeline-filter.ts';

/** The query parameters that all timelines accept. */
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

/** Parameters with their defaults, which Akkoma includes in the links of most timelines. */
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

/** Responds with a page of a timeline: the statuses of a source that pass the filter. */
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
  const statuses = collectTimelinePage(
    view.instance.database,
    withQueryConditions(source, query),
    readPage(query),
    (status) => belongsInTimeline(view, status, combinedFilter),
  );
  return listResponse(
    request,
    statuses.map((status) => statusView(view, status, { inTimeline: true })),
    statuses.map(({ id }) => id),
    { defaults, ...options },
  );
}
