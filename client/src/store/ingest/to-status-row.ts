import { isBlank } from '@rookery/contract/text/is-blank.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { Card } from '@rookery/contract/schemas/card.ts';
import type {
  CardRow,
  MentionRow,
  StatusRow,
  StatusViewerRow,
  TagRow,
} from '#store/rows/status-row.ts';
import { toAttachmentRow } from './to-attachment-row.ts';
import { toEmojiRows } from './to-emoji-rows.ts';
import { quotedStatus } from './quoted-status.ts';
import { toMatchingFilterRows } from './to-server-filter-row.ts';
import { mapCapped, capText, capVisibleText } from './limits.ts';
import { viewerReactions, toReactionRows } from './to-reaction-rows.ts';
import { internSubstring, internText } from './intern-text.ts';

/* `unknown`, and values that later versions add, permit nothing for certain. */
function quoteApproval(approval: string | undefined): StatusViewerRow['quoteApproval'] {
  return approval === 'automatic' || approval === 'manual' ? approval : 'denied';
}

/** Returns who may quote a status, at once or after approval; undefined if the server decides. */
function quotePolicy({ quote_approval: approval }: Status): StatusRow['quotePolicy'] {
  if (!approval) return undefined;
  const groups = [...(approval.automatic ?? []), ...(approval.manual ?? [])];
  return (['public', 'followers'] as const).find((name) => groups.includes(name)) ?? 'nobody';
}

/**
 * Returns the filters that match a status. GoToSocial omits an empty list. If the list is missing
 * after an edit, the filters that matched the earlier version therefore no longer match.
 */
function filterRows(
  { filtered, edited_at: editedAt }: Status,
  known: StatusRow | undefined,
): StatusViewerRow['filtered'] | undefined {
  const isEdited = known !== undefined && Boolean(editedAt) && editedAt !== known.editedAt;
  return filtered || isEdited ? toMatchingFilterRows(filtered ?? []) : undefined;
}

/** Converts the viewer's data in a status into a row. */
export function toStatusViewerRow(wire: Status, known?: StatusRow): StatusViewerRow {
  const reactions = wire.emoji_reactions ?? wire.pleroma?.emoji_reactions;
  return omitUndefined<StatusViewerRow>({
    id: wire.id,
    favourited: wire.favourited,
    reblogged: wire.reblogged,
    bookmarked: wire.bookmarked,
    muted: wire.muted,
    /* On Mastodon and GoToSocial, `muted` is about the conversation. Elsewhere also about the author. */
    threadMuted: wire.pleroma ? wire.pleroma.thread_muted : wire.muted,
    pinned: wire.pinned,
    quoteApproval: wire.quote_approval && quoteApproval(wire.quote_approval.current_user),
    viewerReactions: reactions && viewerReactions(reactions),
    filtered: filterRows(wire, known),
  });
}

/** Converts a link preview into a row, and merges it with the row of the same link in the table. */
function cardRow(wire: Card, known: CardRow | null | undefined): CardRow {
  const before = known?.url === wire.url ? known : undefined;
  return {
    url: capText(wire.url, 'address'),
    title: capVisibleText(wire.title, 'line') ?? before?.title ?? '',
    description: capVisibleText(wire.description, 'line') ?? before?.description ?? '',
    image: capText(wire.image, 'address') ?? before?.image ?? null,
    providerName: capVisibleText(wire.provider_name, 'name') ?? before?.providerName ?? '',
    type: wire.type ?? before?.type ?? 'link',
  };
}

function mentionRows(wire: Status): readonly MentionRow[] | undefined {
  return (
    wire.mentions &&
    mapCapped(wire.mentions, ({ id, acct, username, url }) => ({
      id: internText(id),
      acct: capText(acct ?? username ?? '', 'name'),
      username: capText(username ?? acct ?? '', 'name'),
      url: capText(url ?? '', 'address'),
    }))
  );
}

function tagRows(wire: Status): readonly TagRow[] | undefined {
  return (
    wire.tags &&
    mapCapped(
      wire.tags.filter(({ name }) => !isBlank(name)),
      ({ name, url }) => ({
        name: capText(name, 'name'),
        url: capText(url ?? '', 'address'),
      }),
    )
  );
}

/**
 * Returns undefined for null, unless the status was edited. Null can mean "none" or "not in this
 * response", as for the quote of a nested quote or a card not fetched yet. Only an edit can remove
 * such a field.
 */
function ignoreNullUnlessEdited<T>(
  value: T | null | undefined,
  isNewEdit: boolean,
): T | null | undefined {
  return value === null && !isNewEdit ? undefined : value;
}

function applicationRow(wire: Status): StatusRow['application'] | undefined {
  const { application } = wire;
  return application?.name === undefined
    ? undefined
    : { name: capText(application.name, 'name'), website: application.website ?? null };
}

/**
 * Returns whether a status is sensitive by its tag `nsfw` or this word in its text. Older data have
 * no `sensitive` (R-ENT-038).
 */
function hasNsfwTag({ tags, content }: Status): true | undefined {
  const isTagged = tags?.some(({ name }) => name.toLowerCase() === 'nsfw') === true;
  return isTagged || /#nsfw\b/i.test(content ?? '') ? true : undefined;
}

/**
 * Converts a status into a row, and merges attachments, reactions and card with those of the row in
 * the table.
 */
export function toStatusRow(wire: Status, known: StatusRow | undefined): StatusRow {
  const { pleroma, akkoma } = wire;
  const editedAt = wire.edited_at ?? undefined;
  const isNewEdit = editedAt !== undefined && known?.editedAt !== editedAt;
  const files = new Map((known?.attachments ?? []).map((file) => [file.id, file]));
  const attachments =
    wire.media_attachments &&
    mapCapped(wire.media_attachments, (file) => toAttachmentRow(file, files.get(file.id)));
  const reactions = wire.emoji_reactions ?? pleroma?.emoji_reactions;
  const quote = quotedStatus(wire);
  const quoteId = quote.id ?? (wire.quote_id || pleroma?.quote_id || undefined);
  /* `quote_visible` alone is no proof of a quote: Pleroma sends it as false with every status
     that quotes nothing. */
  const hasQuote = Boolean(quoteId || pleroma?.quote_url || akkoma?.quote_apid);
  const content = capText(wire.content, 'text');
  return omitUndefined<StatusRow>({
    id: wire.id,
    accountId: internText(wire.account.id),
    url: capText(wire.url ?? undefined, 'address'),
    createdAt: wire.created_at,
    editedAt,
    content,
    plainText: internSubstring(content, capText(pleroma?.content?.['text/plain'], 'text')),
    contentType: capText(akkoma?.source?.mediaType, 'name'),
    spoilerText: capVisibleText(wire.spoiler_text, 'text'),
    plainSpoilerText: capVisibleText(pleroma?.spoiler_text?.['text/plain'], 'text'),
    visibility: wire.visibility && internText(wire.visibility),
    sensitive: wire.sensitive ?? hasNsfwTag(wire),
    language: ignoreNullUnlessEdited(capText(wire.language, 'name'), isNewEdit),
    inReplyToId: capText(wire.in_reply_to_id ?? undefined, 'name'),
    inReplyToAccountId: capText(wire.in_reply_to_account_id ?? undefined, 'name'),
    inReplyToAcct: capText(pleroma?.in_reply_to_account_acct ?? undefined, 'name'),
    parentVisible: pleroma?.parent_visible,
    conversationId: pleroma?.conversation_id?.toString(),
    reblogId: wire.reblog?.id,
    quoteId,
    quoteState: quote.state,
    quotePolicy: quotePolicy(wire),
    quoteVisible: hasQuote ? pleroma?.quote_visible : undefined,
    pollId: ignoreNullUnlessEdited(wire.poll === null ? null : wire.poll?.id, isNewEdit),
    attachments,
    mentions: mentionRows(wire),
    tags: tagRows(wire),
    emojis: wire.emojis && toEmojiRows(wire.emojis),
    card: ignoreNullUnlessEdited(wire.card && cardRow(wire.card, known?.card), isNewEdit),
    favouritesCount: wire.favourites_count,
    reblogsCount: wire.reblogs_count,
    repliesCount: wire.replies_count,
    quotesCount: wire.quotes_count ?? pleroma?.quotes_count,
    reactions: reactions && toReactionRows(reactions, known?.reactions),
    application: applicationRow(wire),
    isLocal: pleroma?.local,
    expiresAt: pleroma?.expires_at,
  });
}
