import type { createStatus } from '@rookery/contract/calls/status-editing.ts';
import type { ScheduledStatus } from '@rookery/contract/schemas/scheduled-status.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { Instance } from '#context.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { postStatus } from '#commands/post-status.ts';
import { scheduleStatus } from '#commands/schedule-status.ts';
import type { RouteRequest } from '#http/route.ts';
import { readDraft, type StatusRequestBody } from '#rules/read-draft.ts';
import { isSchedulable, readScheduledTime } from '#rules/schedule.ts';
import { saveIdempotencyKey, statusIdByIdempotencyKey } from '#store/idempotency.ts';
import { ownScheduled } from '#store/scheduled-statuses.ts';
import { statusById } from '#store/statuses.ts';
import { scheduledView } from '#views/scheduled-view.ts';
import { statusView } from '#views/status-view.ts';
import { previewStatus } from './preview-status.ts';

type CreateStatusRequest = RouteRequest<typeof createStatus>;

/** Precedes the ids of scheduled statuses among the ids that are stored for idempotency keys. */
const scheduledPrefix = 'scheduled:';

/** Returns the body with the quoted status in `quote_id`, which dialects name differently. */
function withQuote({ config }: Instance, body: StatusRequestBody): StatusRequestBody {
  const given = findDialect(config).quoteParameters.find((name) => body[name]);
  return { ...body, quote_id: (given && body[given]) ?? '' };
}

/**
 * Creates or schedules a status. A repeated idempotency key of the same member returns the first
 * result, also after a restart.
 */
export function handleCreateStatus(routeRequest: CreateStatusRequest): Status | ScheduledStatus {
  const { instance, member, view, request } = routeRequest;
  const body = withQuote(instance, routeRequest.body);
  const write = (): Status =>
    statusView(view, postStatus(instance, member, readDraft(body, member)));
  if (body.preview) return previewStatus(instance, write);
  const { database } = instance;
  const key = request.headers.get('idempotency-key')?.slice(0, 200);
  const savedId = key && statusIdByIdempotencyKey(database, member.id, key, instance.now());
  const existing = savedId ? statusById(database, savedId) : undefined;
  if (existing) return statusView(view, existing);
  const scheduled =
    savedId && ownScheduled(database, member.id, savedId.replace(scheduledPrefix, ''));
  if (scheduled) return scheduledView(view, scheduled);
  const time = body.scheduled_at ? readScheduledTime(body.scheduled_at) : undefined;
  // A status whose time is too near is created at once, like on Akkoma.
  if (time !== undefined && isSchedulable(time, instance.now())) {
    // The preview validates the status, which would otherwise fail silently when it is due.
    previewStatus(instance, write);
    const row = scheduleStatus(instance, member, body, time);
    if (key) saveIdempotencyKey(database, member.id, key, scheduledPrefix + row.id, instance.now());
    return scheduledView(view, row);
  }
  const status = database.transaction(() => {
    const created = postStatus(instance, member, readDraft(body, member));
    if (key) saveIdempotencyKey(database, member.id, key, created.id, instance.now());
    return created;
  });
  return statusView(view, status);
}
