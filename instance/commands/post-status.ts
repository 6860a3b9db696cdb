import { randomUUID } from 'node:crypto';
import type { Instance } from '#context.ts';
import { computeEndTime } from '#rules/time.ts';
import { escapeHtml } from '#rules/escape-html.ts';
import { createLinkCard } from '#rules/create-link-card.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { applyModerationTags } from '#rules/moderation-tags.ts';
import { originPlaceholder, removeOriginPlaceholder } from '#rules/origin-placeholder.ts';
import { isCountedStatus } from '#rules/visibility.ts';
import { readContentType, renderPost } from '#rules/rich-text/render-post.ts';
import { accountById, incrementCount, updateAccount } from '#store/accounts.ts';
import { toJsonColumn } from '#store/json-column.ts';
import { attachMedia } from '#store/media.ts';
import { insertPoll } from '#store/polls.ts';
import { relationSources, hasRelation } from '#store/relations.ts';
import type { AccountRow, QuotePolicy, StatusRow, Visibility } from '#store/rows.ts';
import { incrementStatusCount, insertStatus, statusById } from '#store/statuses.ts';
import { insertMentions } from '#store/mentions.ts';
import { insertStatusTags } from '#store/tags.ts';
import { resolveRecipients, findConversationContext } from './resolve-recipients.ts';
import { checkQuote } from './check-quote.ts';
import {
  checkExpiry,
  checkLanguage,
  checkStatusLength,
  checkPoll,
  type PollDraft,
} from './check-draft.ts';
import { createTextReferences } from './find-mentionable.ts';
import { notifyMember } from './notify-member.ts';
import { resolveOwnMedia } from './store-upload.ts';
import { canAccountRead } from './can-account-read.ts';
import { recordStatusInConversation } from '#store/conversations.ts';

/**
 * Adds a direct status to the conversations of its participants; a status of a blocked account does
 * not mark the conversation as unread.
 */
function updateConversations(
  instance: Instance,
  status: StatusRow,
  mentioned: ReadonlySet<string>,
): void {
  if (status.visibility !== 'direct') return;
  const { database } = instance;
  for (const id of new Set([status.account_id, ...mentioned])) {
    if (accountById(database, id)?.host !== null) continue;
    const isUnread =
      id !== status.account_id && !hasRelation(database, 'blocks', id, status.account_id);
    recordStatusInConversation(database, id, status.context, isUnread);
  }
}

export interface StatusDraft {
  readonly text: string;
  readonly contentType?: string;
  readonly spoilerText?: string;
  readonly visibility?: Visibility;
  readonly sensitive?: boolean;
  readonly language?: string;
  readonly mediaIds?: readonly string[];
  readonly poll?: PollDraft;
  readonly inReplyToId?: string;
  /** Id of the direct conversation to reply in. */
  readonly conversationId?: string;
  /** Recipients that replace the mentions in the text. */
  readonly to?: readonly string[];
  readonly quoteId?: string;
  readonly quotePolicy?: QuotePolicy;
  readonly expiresIn?: number;
  /**
   * The addresses of a remote account's status on its own server; absent for statuses of local
   * accounts.
   */
  readonly remote?: { readonly uri: string; readonly url: string };
  readonly card?: unknown;
}

/** Returns a status the author can reply to or quote; undefined if they cannot see it. */
function findVisibleStatus(
  instance: Instance,
  author: AccountRow,
  id?: string,
): StatusRow | undefined {
  const status = id === undefined ? undefined : statusById(instance.database, id);
  if (!status || !canAccountRead(instance, status, author)) return undefined;
  return status.reblog_of === null ? status : statusById(instance.database, status.reblog_of);
}

function quoteHtml(quoted: StatusRow): string {
  const url = escapeHtml(quoted.url ?? quoted.uri);
  return `<span class="quote-inline"><br/><br/>RE: <a href="${url}">${url}</a></span>`;
}

const daySeconds = 86_400;

/** Returns the expiry time: the status's own, or the author's default. */
function expiryTime(author: AccountRow, expiresIn: number | undefined, now: number): number | null {
  const days = parseSettings(author).status_ttl_days;
  const seconds = expiresIn ?? (days === null ? undefined : days * daySeconds);
  return seconds === undefined ? null : computeEndTime(now, seconds);
}

function notifyOthers(
  instance: Instance,
  author: AccountRow,
  status: StatusRow,
  mentioned: ReadonlySet<string>,
): void {
  for (const id of mentioned)
    notifyMember(instance, { to: id, type: 'mention', from: author, status });
  for (const id of relationSources(instance.database, 'subscriptions', author.id)) {
    const subscriber = mentioned.has(id) ? undefined : accountById(instance.database, id);
    if (subscriber && canAccountRead(instance, status, subscriber))
      notifyMember(instance, { to: id, type: 'mention', from: author, status });
  }
}

/**
 * Creates a status, notifies the accounts concerned and publishes the event. Throws 422 if it is
 * invalid.
 */
export function postStatus(instance: Instance, author: AccountRow, draft: StatusDraft): StatusRow {
  const { config, database } = instance;
  const text = removeOriginPlaceholder(draft.text);
  const spoilerText = removeOriginPlaceholder(draft.spoilerText ?? '');
  const given = resolveOwnMedia(instance, author, draft.mediaIds ?? []);
  checkLanguage(draft.language);
  checkStatusLength(config, { text, spoilerText, hasMedia: given.length > 0 });
  if (draft.poll) checkPoll(config, draft.poll);
  checkExpiry(draft.expiresIn);
  const parent = findVisibleStatus(instance, author, draft.inReplyToId);
  const quoted = findVisibleStatus(instance, author, draft.quoteId);
  const quoteState = checkQuote(instance, author, quoted, {
    ...draft,
    hasMedia: given.length > 0,
  });

  const conversation =
    draft.conversationId === undefined
      ? undefined
      : findConversationContext(instance, author, draft.conversationId);
  const requestedVisibility = draft.visibility ?? parent?.visibility ?? 'public';
  const { media, sensitive, visibility } = applyModerationTags(
    {
      media: given,
      sensitive: draft.sensitive ?? false,
      visibility: conversation === undefined ? requestedVisibility : 'direct',
    },
    parseSettings(author).tags,
  );
  const contentType = readContentType(draft.contentType, config.postFormats);
  const named = createTextReferences(instance);
  const html = renderPost(text, contentType, named) + (quoted ? quoteHtml(quoted) : '');
  const mentioned = resolveRecipients(instance, author, {
    visibility,
    named: new Set(named.mentions.keys()),
    to: draft.to,
    parent,
    conversation,
  });
  const titles = draft.poll?.options.join(' ') ?? '';
  const now = instance.now();
  const id = instance.newId();

  return database.transaction(() => {
    const pollId = draft.poll
      ? insertPoll(database, {
          accountId: author.id,
          options: draft.poll.options.map((title) => ({
            title: removeOriginPlaceholder(title),
            votes: 0,
          })),
          multiple: draft.poll.multiple,
          expiresAt: now + draft.poll.expiresIn * 1000,
        })
      : null;
    insertStatus(database, {
      id,
      account_id: author.id,
      in_reply_to_id: parent?.id ?? null,
      in_reply_to_account_id: parent?.account_id ?? null,
      quote_id: quoted?.id ?? null,
      quote_state: quoteState,
      quote_policy: draft.quotePolicy ?? null,
      context:
        conversation ??
        parent?.context ??
        quoted?.context ??
        `${originPlaceholder}/contexts/${randomUUID()}`,
      uri: draft.remote?.uri ?? `${originPlaceholder}/objects/${randomUUID()}`,
      url: draft.remote?.url ?? null,
      local: author.host === null ? 1 : 0,
      visibility,
      content: html,
      source: author.host === null ? text : null,
      content_type: contentType,
      spoiler_text: spoilerText,
      sensitive: sensitive ? 1 : 0,
      language: draft.language || (config.languages[0] ?? null),
      emojis: JSON.stringify(instance.emoji.findIn(`${text} ${spoilerText} ${titles}`)),
      card: toJsonColumn(draft.card ?? createLinkCard(html, config.knownPages)),
      poll_id: pollId,
      created_at: now,
      expires_at: expiryTime(author, draft.expiresIn, now),
    });
    attachMedia(
      database,
      id,
      media.map((each) => each.id),
    );
    insertMentions(database, id, mentioned);
    insertStatusTags(database, id, named.tags);
    if (isCountedStatus({ visibility })) {
      if (parent) incrementStatusCount(database, parent.id, 'replies_count', 1);
      incrementCount(database, author.id, 'statuses_count', 1);
    }
    updateAccount(database, author.id, { last_status_at: now });
    const status = statusById(database, id);
    if (!status) throw new Error('The new status cannot be read.');
    updateConversations(instance, status, mentioned);
    notifyOthers(instance, author, status, mentioned);
    if (quoted && quoteState === 'accepted')
      notifyMember(instance, { to: quoted.account_id, type: 'quote', from: author, status });
    database.afterCommit(() => {
      instance.events.publish({ kind: 'posted', status });
    });
    return status;
  });
}
