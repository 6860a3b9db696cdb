import * as calls from '@rookery/contract/calls/timelines.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import type { SqlValue } from '#store/database.ts';
import { ownList } from '#store/lists.ts';
import { createHomeTimelineSource } from '#store/create-home-timeline-source.ts';
import { tagTimelineSource } from '#store/tag-timeline-source.ts';
import type { TimelineSource } from '#store/timelines.ts';
import type { ViewContext } from '#views/view-context.ts';
import { timelineResponse } from './timeline-response.ts';

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

/** Selects public statuses of some hosts, of which this instance can be one. */
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
    timelineResponse(
      request,
      createHomeTimelineSource(request.instance.database, request.member.id),
      {
        filter: { respectsReblogSetting: true, hidesOwnReblogged: true },
      },
    ),
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
    const source = tagTimelineSource(publicSource(view), path.tag, query);
    return timelineResponse(request, source, { repeated: 'local' });
  }),
];
