import type { Instance } from '#context.ts';
import { insertOrigin, accountUri } from '#rules/origin-placeholder.ts';
import { formatTime } from '#rules/time.ts';
import { mediaOfStatus } from '#store/media.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { mentionedAccounts } from '#store/mentions.ts';
import { mediaUrl } from './media-view.ts';

const publicCollection = 'https://www.w3.org/ns/activitystreams#Public';

interface Audience {
  readonly to: readonly string[];
  readonly cc: readonly string[];
}

function audienceOf(status: StatusRow, actor: string, mentionedUris: readonly string[]): Audience {
  const followers = `${actor}/followers`;
  switch (status.visibility) {
    case 'public':
      return { to: [publicCollection, ...mentionedUris], cc: [followers] };
    case 'unlisted':
      return { to: [followers, ...mentionedUris], cc: [publicCollection] };
    case 'private':
      return { to: [followers, ...mentionedUris], cc: [] };
    case 'local':
      return { to: [`${new URL(actor).origin}/#Public`, ...mentionedUris], cc: [] };
    case 'direct':
      return { to: [...mentionedUris], cc: [] };
  }
}

function noteOf(instance: Instance, status: StatusRow, actor: string, audience: Audience): object {
  const { database, origin } = instance;
  const parent = statusById(database, status.in_reply_to_id);
  const quote = statusById(database, status.quote_id);
  return {
    id: insertOrigin(status.uri, origin),
    type: status.poll_id === null ? 'Note' : 'Question',
    attributedTo: actor,
    ...audience,
    published: formatTime(status.created_at),
    ...(status.edited_at === null ? {} : { updated: formatTime(status.edited_at) }),
    content: insertOrigin(status.content, origin),
    source: { content: status.source ?? '', mediaType: status.content_type },
    summary: status.spoiler_text,
    sensitive: status.sensitive === 1,
    inReplyTo: parent ? insertOrigin(parent.uri, origin) : null,
    ...(quote ? { quoteUri: insertOrigin(quote.uri, origin) } : {}),
    attachment: mediaOfStatus(database, status.id).map((media) => ({
      type: 'Document',
      mediaType: media.mime_type,
      name: media.description ?? '',
      url: mediaUrl(media.file, origin),
    })),
  };
}

/** Returns a status as the ActivityPub activity that another server would receive. */
export function activityView(instance: Instance, author: AccountRow, status: StatusRow): object {
  const { database, origin } = instance;
  const actor = insertOrigin(accountUri(author), origin);
  const mentionedUris = mentionedAccounts(database, status.id).map((account) =>
    insertOrigin(accountUri(account), origin),
  );
  const audience = audienceOf(status, actor, mentionedUris);
  const repeated = statusById(database, status.reblog_of);
  return {
    id: `${origin}/activities/${status.id}`,
    type: repeated ? 'Announce' : 'Create',
    actor,
    published: formatTime(status.created_at),
    ...audience,
    object: repeated
      ? insertOrigin(repeated.uri, origin)
      : noteOf(instance, status, actor, audience),
  };
}
