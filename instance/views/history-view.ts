import type { HistoryItem } from '@rookery/contract/schemas/history-item.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import { formatTime } from '#rules/time.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import { mediaOfStatus } from '#store/media.ts';
import { pollById, type PollOption } from '#store/polls.ts';
import type { MediaRow, StatusRow } from '#store/rows.ts';
import { statusEdits, type StatusEditRow } from '#store/status-edits.ts';
import { accountView } from './account-view.ts';
import { emojisView } from './emoji-view.ts';
import { mediaView } from './media-view.ts';
import type { ViewContext } from './view-context.ts';

/** Returns all versions of a status, the oldest first and the current one last. */
export function historyView(view: ViewContext, status: StatusRow): HistoryItem[] {
  const { database } = view.instance;
  const author = view.account(status.account_id);
  const poll = pollById(database, status.poll_id);
  const now: StatusEditRow = {
    ...status,
    created_at: status.edited_at ?? status.created_at,
    media: JSON.stringify(mediaOfStatus(database, status.id)),
  };
  return [...statusEdits(database, status.id), now].map((edit) => ({
    ...(author ? { account: accountView(view, author) } : {}),
    content: insertOrigin(edit.content, view.origin),
    created_at: formatTime(edit.created_at),
    emojis: emojisView(edit.emojis, view.origin),
    media_attachments: fromJsonColumn<MediaRow[]>(edit.media).map((media) =>
      mediaView(media, view),
    ),
    poll: poll
      ? { options: fromJsonColumn<PollOption[]>(poll.options).map(({ title }) => ({ title })) }
      : null,
    sensitive: edit.sensitive === 1,
    spoiler_text: edit.spoiler_text,
  }));
}
