import type { createStatus } from '#contract/calls/statuses.ts';
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

type Posting = Asked<typeof createStatus>;

/** Carries a preview out of the transaction that is rolled back behind it. */
class PreviewDone extends Error {
  readonly status: Status;

  constructor(status: Status) {
    super('preview');
    this.status = status;
  }
}

function preview(asked: Posting): Status {
  const { instance, member, view, body } = asked;
  try {
    return instance.database.transaction(() => {
      throw new PreviewDone(statusView(view, postStatus(instance, member, readDraft(body, member))));
    });
  } catch (error) {
    if (error instanceof PreviewDone) return error.status;
    throw error;
  }
}

/** Tells a plan from a status among the results of idempotency keys. */
const scheduledMark = 'scheduled:';

/** The first result of an idempotency key is every result of it, for its member, over restarts. */
export function answerCreation(asked: Posting): Status | ScheduledStatus {
  const { instance, member, view, request, body } = asked;
  if (body.preview) return preview(asked);
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
    preview(asked);
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
