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

type Posting = Asked<typeof createStatus>;

/** Tells in the memory of keys what was planned from what was posted. */
const scheduledMark = 'scheduled:';

/** The first result of an idempotency key is every result of it, for its member, over restarts. */
export function answerCreation(asked: Posting): Status | ScheduledStatus {
  const { instance, member, view, request, body } = asked;
  const write = (): Status =>
    statusView(view, postStatus(instance, member, readDraft(body, member)));
  if (body.preview) return preview(instance, write);
  const { database } = instance;
  const key = request.headers.get('idempotency-key')?.slice(0, 200);
  const known = key && statusOfKey(database, member.id, key, instance.now());
  const before = known ? statusById(database, known) : undefined;
  if (before) return statusView(view, before);
  const kept = known && ownScheduled(database, member.id, known.replace(scheduledMark, ''));
  if (kept) return scheduledView(view, kept);
  const time = body.scheduled_at ? readSchedule(body.scheduled_at) : undefined;
  // What is to come too soon is posted at once, as on the real server.
  if (time !== undefined && isFarEnough(time, instance.now())) {
    // What could not be posted now is refused now, and not in silence later.
    preview(instance, write);
    const row = schedule(instance, member, body, time);
    if (key) rememberKey(database, member.id, key, scheduledMark + row.id, instance.now());
    return scheduledView(view, row);
  }
  const status = database.transaction(() => {
    const posted = postStatus(instance, member, readDraft(body, member));
    if (key) rememberKey(database, member.id, key, posted.id, instance.now());
    return posted;
  });
  return statusView(view, status);
}
