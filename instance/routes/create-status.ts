import type { createStatus } from '#contract/calls/writing-statuses.ts';
import type { ScheduledStatus } from '#contract/schemas/scheduled-status.ts';
import type { Status } from '#contract/schemas/status.ts';
import { postStatus } from '#instance/deeds/post-status.ts';
import { schedule } from '#instance/deeds/schedule.ts';
import type { Asked } from '#instance/http/route.ts';
import { readDraft } from '#instance/rules/read-draft.ts';
import { isFarEnough, readSchedule } from '#instance/rules/schedule.ts';
import { rememberKey, statusOfKey } from '#instance/store/idempotency.ts';
import { ownScheduled } from '#instance/store/scheduled-statuses.ts';
import { statusById } from '#instance/store/statuses.ts';
import { scheduledView } from '#instance/views/scheduled-view.ts';
import { statusView } from '#instance/views/status-view.ts';
import { preview } from './preview.ts';

type CreateStatusRequest = Asked<typeof createStatus>;

/** Marks the ids of scheduled statuses among those that are remembered for idempotency keys. */
const scheduledPrefix = 'scheduled:';

/**
 * Creates or schedules a status. A repeated idempotency key of the same member returns the first
 * result, also after a restart.
 */
export function answerCreation(routeRequest: CreateStatusRequest): Status | ScheduledStatus {
  const { instance, member, view, request, body } = routeRequest;
  const write = (): Status =>
    statusView(view, postStatus(instance, member, readDraft(body, member)));
  if (body.preview) return preview(instance, write);
  const { database } = instance;
  const key = request.headers.get('idempotency-key')?.slice(0, 200);
  const rememberedId = key && statusOfKey(database, member.id, key, instance.now());
  const existing = rememberedId ? statusById(database, rememberedId) : undefined;
  if (existing) return statusView(view, existing);
  const scheduled =
    rememberedId && ownScheduled(database, member.id, rememberedId.replace(scheduledPrefix, ''));
  if (scheduled) return scheduledView(view, scheduled);
  const time = body.scheduled_at ? readSchedule(body.scheduled_at) : undefined;
  // A time that is too near is created at once, like on Akkoma.
  if (time !== undefined && isFarEnough(time, instance.now())) {
    // Validates now, so that an invalid status is refused instead of failing silently when it is
    // due.
    preview(instance, write);
    const row = schedule(instance, member, body, time);
    if (key) rememberKey(database, member.id, key, scheduledPrefix + row.id, instance.now());
    return scheduledView(view, row);
  }
  const status = database.transaction(() => {
    const created = postStatus(instance, member, readDraft(body, member));
    if (key) rememberKey(database, member.id, key, created.id, instance.now());
    return created;
  });
  return statusView(view, status);
}
