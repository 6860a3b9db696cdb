import type { Mention } from '@rookery/contract/schemas/mention.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { plainText } from '#rules/escape-html.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import { formatTime, formatTimeOrNull } from '#rules/time.ts';
import { conversationIdFor } from '#store/conversations.ts';
import { isFavourite } from '#store/favourites.ts';
import { isBookmarked } from '#store/bookmarks.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import { mediaOfStatus } from '#store/media.ts';
import { pollById } from '#store/polls.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { reblogBy, statusById } from '#store/statuses.ts';
import { mentionedAccounts } from '#store/mentions.ts';
import { statusTags } from '#store/tags.ts';
import { accountUrl, accountView } from './account-view.ts';
import { emojisView } from './emoji-view.ts';
import { canSee } from './can-see.ts';
import { mediaView } from './media-view.ts';
import { pollView } from './poll-view.ts';
import { reactionSummary } from './reactions-view.ts';
import type { ViewContext } from './view-context.ts';

/**
 * Returns the numeric id of a thread: a hash of its context, which is the ActivityPub id of the
 * thread.
 */
function conversationNumber(context: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < context.length; index += 1) {
    hash ^= context.charCodeAt(index);
    hash = Math.imul(hash, 0x01_00_01_93);
  }
  return (hash >>> 0) & 0x7f_ff_ff_ff;
}

interface StatusViewOptions {
  readonly withRelationships?: boolean;
  /** Whether the status is shown as a quote, in which another quote is omitted. */
  readonly inQuote?: boolean;
  /** Whether `text` contains the source, for "delete and redraft". */
  readonly withText?: boolean;
  /** Whether the status is part of a list, which Akkoma sends without `direct_conversation_id`. */
  readonly inTimeline?: boolean;
}

/** Returns an account that a status mentions. */
export function mentionView(account: AccountRow, origin: string): Mention {
  return {
    acct: account.acct,
    id: account.id,
    url: accountUrl(account, origin),
    username: account.username,
  };
}

function authorOf(view: ViewContext, status: StatusRow): AccountRow {
  const author = view.account(status.account_id);
  if (!author) throw new Error('The status has no author.');
  return author;
}

function viewerState(view: ViewContext, status: StatusRow) {
  const { viewer, instance } = view;
  if (!viewer) return { bookmarked: false, favourited: false, reblogged: false };
  return {
    bookmarked: isBookmarked(instance.database, viewer.id, status.id),
    favourited: isFavourite(instance.database, viewer.id, status.id),
    reblogged: reblogBy(instance.database, viewer.id, status.id) !== undefined,
  };
}

/** Returns the id of a direct conversation, which is different for each participant. */
function directConversation({ viewer, instance }: ViewContext, status: StatusRow): number | null {
  if (!viewer || status.visibility !== 'direct') return null;
  return conversationIdFor(instance.database, viewer.id, status.context) ?? null;
}

function tagsView(view: ViewContext, statusId: string): { name: string; url: string }[] {
  return statusTags(view.instance.database, statusId).map((name) => ({
    name,
    url: `${view.origin}/tag/${encodeURIComponent(name)}`,
  }));
}

/** Returns a reblog: a status without content, with the original in `reblog`. */
function reblogView(
  view: ViewContext,
  status: StatusRow,
  original: StatusRow,
  options: StatusViewOptions,
): Status {
  const { origin } = view;
  const author = authorOf(view, original);
  return {
    account: accountView(view, authorOf(view, status), relationshipOption(options)),
    application: null,
    ...viewerState(view, original),
    content: '',
    created_at: formatTime(status.created_at),
    emojis: [],
    favourites_count: 0,
    id: status.id,
    in_reply_to_account_id: null,
    in_reply_to_id: null,
    language: original.language,
    media_attachments: [],
    // A reblog mentions the author of the original, unless they reblogged it themselves.
    mentions: author.id === status.account_id ? [] : [mentionView(author, origin)],
    muted: false,
    pinned: false,
    pleroma: { local: status.local === 1, pinned_at: null },
    reblog: statusView(view, original, options),
    reblogs_count: 0,
    replies_count: 0,
    sensitive: false,
    spoiler_text: '',
    tags: tagsView(view, original.id),
    uri: insertOrigin(original.uri, origin),
    url: insertOrigin(original.uri, origin),
    visibility: status.visibility,
  };
}

function relationshipOption(options: StatusViewOptions): { withRelationship: boolean } {
  return { withRelationship: options.withRelationships ?? false };
}

/** Returns a status as the viewer may see it. Callers check `canSee` first. */
export function statusView(
  view: ViewContext,
  status: StatusRow,
  options: StatusViewOptions = {},
): Status {
  const { views } = findDialect(view.instance.config);
  const document = statusDocument(view, status, options);
  return views.status(document, status, view, options.inQuote ?? false);
}

function statusDocument(view: ViewContext, status: StatusRow, options: StatusViewOptions): Status {
  const { origin, instance } = view;
  const { database } = instance;
  const original = statusById(database, status.reblog_of);
  if (original) return reblogView(view, status, original, options);

  const quoted = statusById(database, status.quote_id);
  const quote =
    quoted && !options.inQuote && status.quote_state !== 'revoked' && canSee(view, quoted)
      ? statusView(view, quoted, { inQuote: true })
      : null;
  const parent = statusById(database, status.in_reply_to_id);
  const repliedAccount = view.account(status.in_reply_to_account_id);
  const poll = pollById(database, status.poll_id);
  const content = insertOrigin(status.content, origin);
  const reactions = reactionSummary(view, status.id);
  const threadMuted =
    view.viewer !== undefined && view.relations().mutedContexts.has(status.context);
  return {
    muted:
      threadMuted || (view.viewer !== undefined && view.relations().mutes.has(status.account_id)),
    akkoma: {
      in_reply_to_apid: parent ? insertOrigin(parent.uri, origin) : null,
      quote_apid: quoted ? insertOrigin(quoted.uri, origin) : null,
      source:
        status.source === null ? null : { content: status.source, mediaType: status.content_type },
    },
    text: options.withText ? status.source : null,
    spoiler_text: status.spoiler_text,
    mentions: mentionedAccounts(database, status.id).map((account) => mentionView(account, origin)),
    emojis: emojisView(status.emojis, origin),
    quote,
    application: null,
    media_attachments: mediaOfStatus(database, status.id).map((media) => mediaView(media, view)),
    content,
    edited_at: formatTimeOrNull(status.edited_at),
    account: accountView(view, authorOf(view, status), relationshipOption(options)),
    favourites_count: status.favourites_count,
    created_at: formatTime(status.created_at),
    pleroma: {
      content: { 'text/plain': plainText(content) },
      context: insertOrigin(status.context, origin),
      conversation_id: conversationNumber(status.context),
      direct_conversation_id: options.inTimeline ? null : directConversation(view, status),
      emoji_reactions: reactions,
      expires_at: formatTimeOrNull(status.expires_at),
      in_reply_to_account_acct: repliedAccount?.acct ?? null,
      local: status.local === 1,
      parent_visible: parent !== undefined && canSee(view, parent),
      pinned_at: formatTimeOrNull(status.pinned_at),
      spoiler_text: { 'text/plain': status.spoiler_text },
      thread_muted: threadMuted,
    },
    emoji_reactions: reactions,
    ...viewerState(view, status),
    uri: insertOrigin(status.uri, origin),
    reblog: null,
    poll: poll ? pollView(view, poll) : null,
    tags: tagsView(view, status.id),
    replies_count: status.replies_count,
    pinned: status.pinned_at !== null,
    quote_id: status.quote_id,
    reblogs_count: status.reblogs_count,
    card: status.card === null ? null : fromJsonColumn(insertOrigin(status.card, origin)),
    id: status.id,
    url: status.url ?? `${origin}/notice/${status.id}`,
    language: status.language,
    in_reply_to_account_id: status.in_reply_to_account_id,
    sensitive: status.sensitive === 1,
    in_reply_to_id: status.in_reply_to_id,
    visibility: status.visibility,
  };
}
