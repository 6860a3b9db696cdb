import type { createStatus } from '#contract/calls/statuses.ts';
import type { Status } from '#contract/schemas/status.ts';
import { postStatus, type StatusDraft } from '#instance/deeds/post-status.ts';
import { Refusal } from '#instance/http/refusal.ts';
import type { Asked } from '#instance/http/route.ts';
import { readSettings } from '#instance/rules/account-settings.ts';
import { readVisibility } from '#instance/rules/visibility.ts';
import { rememberKey, statusOfKey } from '#instance/store/idempotency.ts';
import { statusById } from '#instance/store/statuses.ts';
import { statusView } from '#instance/views/status-view.ts';

type Posting = Asked<typeof createStatus>;

function readDraft({ body, member }: Posting): StatusDraft {
  const { poll } = body;
  const visibility = readVisibility(body.visibility);
  const isReply = body.in_reply_to_id !== undefined && body.in_reply_to_id !== '';
  return {
    text: body.status ?? '',
    spoilerText: body.spoiler_text ?? '',
    sensitive: body.sensitive ?? false,
    mediaIds: body.media_ids ?? [],
    ...(visibility || !isReply
      ? { visibility: visibility ?? (body.visibility ? 'public' : readSettings(member).privacy) }
      : {}),
    ...(body.content_type === undefined ? {} : { contentType: body.content_type }),
    ...(body.language === undefined ? {} : { language: body.language }),
    ...(isReply && body.in_reply_to_id !== undefined ? { inReplyToId: body.in_reply_to_id } : {}),
    ...(body.in_reply_to_conversation_id === undefined
      ? {}
      : { talkId: body.in_reply_to_conversation_id }),
    ...(body.to ? { to: body.to } : {}),
    ...(body.quote_id ? { quoteId: body.quote_id } : {}),
    ...(body.expires_in === undefined ? {} : { expiresIn: body.expires_in }),
    ...(poll?.options
      ? {
          poll: {
            options: poll.options,
            expiresIn: poll.expires_in,
            multiple: poll.multiple ?? false,
          },
        }
      : {}),
  };
}

/** Carries a preview out of the transaction that is rolled back behind it. */
class PreviewDone extends Error {
  readonly status: Status;

  constructor(status: Status) {
    super('preview');
    this.status = status;
  }
}

function preview(asked: Posting): Status {
  const { instance, member, view } = asked;
  try {
    return instance.database.transaction(() => {
      throw new PreviewDone(statusView(view, postStatus(instance, member, readDraft(asked))));
    });
  } catch (error) {
    if (error instanceof PreviewDone) return error.status;
    throw error;
  }
}

/** The first result of an idempotency key is every result of it, for its member, over restarts. */
export function answerCreation(asked: Posting): Status {
  const { instance, member, view, request, body } = asked;
  if (body.scheduled_at !== undefined)
    throw new Refusal(422, 'This instance does not keep statuses for later');
  if (body.preview) return preview(asked);
  const { database } = instance;
  const key = request.headers.get('idempotency-key')?.slice(0, 200);
  const known = key && statusOfKey(database, member.id, key, instance.now());
  const before = known ? statusById(database, known) : undefined;
  if (before) return statusView(view, before);
  const status = database.transaction(() => {
    const posted = postStatus(instance, member, readDraft(asked));
    if (key) rememberKey(database, member.id, key, posted.id, instance.now());
    return posted;
  });
  return statusView(view, status);
}
