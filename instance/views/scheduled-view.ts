import type { ScheduledStatus } from '@rookery/contract/schemas/scheduled-status.ts';
import type { StatusRequestBody } from '#rules/read-draft.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import { mediaById } from '#store/media.ts';
import type { ScheduledRow } from '#store/scheduled-statuses.ts';
import { mediaView } from './media-view.ts';
import type { ViewContext } from './view-context.ts';

function mediaPart(view: ViewContext, ids: readonly string[]) {
  const media = ids.flatMap((id) => mediaById(view.instance.database, id) ?? []);
  return { media_attachments: media.map((each) => mediaView(each, view)) };
}

/** Returns a scheduled status. As on Akkoma, it has fields for media only if there are media. */
export function scheduledView(view: ViewContext, row: ScheduledRow): ScheduledStatus {
  const parameters = fromJsonColumn<StatusRequestBody>(row.parameters);
  const time = new Date(row.scheduled_at).toISOString();
  const media = parameters.media_ids ?? [];
  return {
    id: String(row.id),
    ...(media.length > 0 ? mediaPart(view, media) : {}),
    params: {
      expires_in: parameters.expires_in ?? null,
      in_reply_to_id: parameters.in_reply_to_id ?? null,
      ...(media.length > 0 ? { media_ids: [...media] } : {}),
      poll: parameters.poll?.options
        ? {
            expires_in: parameters.poll.expires_in,
            hide_totals: parameters.poll.hide_totals ?? null,
            multiple: parameters.poll.multiple ?? null,
            options: [...parameters.poll.options],
          }
        : null,
      scheduled_at: time,
      sensitive: parameters.sensitive ?? null,
      spoiler_text: parameters.spoiler_text ?? null,
      text: parameters.status ?? '',
      visibility: parameters.visibility ?? null,
    },
    scheduled_at: time,
  };
}
