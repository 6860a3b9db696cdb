import type { ScheduledStatus } from '#contract/schemas/scheduled-status.ts';
import type { Posted } from '#instance/rules/read-draft.ts';
import { readVisibility } from '#instance/rules/visibility.ts';
import { readJson } from '#instance/store/json.ts';
import { mediaById } from '#instance/store/media.ts';
import type { ScheduledRow } from '#instance/store/scheduled-statuses.ts';
import { mediaView } from './media-view.ts';
import type { View } from './view.ts';

function mediaPart(view: View, ids: readonly string[]) {
  const media = ids.flatMap((id) => mediaById(view.instance.database, id) ?? []);
  return { media_attachments: media.map((each) => mediaView(each, view.origin)) };
}

/** A status that waits. Media are named only where there are some. */
export function scheduledView(view: View, row: ScheduledRow): ScheduledStatus {
  const posted = readJson<Posted>(row.parameters);
  const time = new Date(row.scheduled_at).toISOString();
  const media = posted.media_ids ?? [];
  return {
    id: String(row.id),
    ...(media.length > 0 ? mediaPart(view, media) : {}),
    params: {
      expires_in: posted.expires_in ?? null,
      in_reply_to_id: posted.in_reply_to_id ?? null,
      ...(media.length > 0 ? { media_ids: [...media] } : {}),
      poll: posted.poll?.options
        ? {
            expires_in: posted.poll.expires_in,
            hide_totals: posted.poll.hide_totals ?? null,
            multiple: posted.poll.multiple ?? null,
            options: [...posted.poll.options],
          }
        : null,
      scheduled_at: time,
      sensitive: posted.sensitive ?? null,
      spoiler_text: posted.spoiler_text ?? null,
      text: posted.status ?? '',
      visibility: readVisibility(posted.visibility) ?? null,
    },
    scheduled_at: time,
  };
}
