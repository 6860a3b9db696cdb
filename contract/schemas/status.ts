import * as v from 'valibot';
import {
  count,
  type Entity,
  type Schema,
  eitherByField,
  entity,
  listOf,
  parsedOncePerId,
  narrowestIfInvalid,
  mapOutput,
} from '../lenient-schema.ts';
import { languageTag } from './language-tag.ts';
import { emojis } from './emoji.ts';
import { mention } from './mention.ts';
import { tag } from './tag.ts';
import { attachment } from './attachment.ts';
import { poll } from './poll.ts';
import { card } from './card.ts';
import { filterResult } from './filter-result.ts';
import { account } from './account.ts';
import { reaction } from './reaction.ts';
import { withOwnReblogId } from './reblog-id.ts';
import { type Quote, quote } from './quote.ts';
import { visibility } from './visibility.ts';

const required = { id: v.string(), account: parsedOncePerId(account) };

const none = {};

const plain = entity({}, { 'text/plain': v.string() });

const pleroma = {
  local: v.boolean(),
  content: plain,
  spoiler_text: plain,
  conversation_id: v.number(),
  direct_conversation_id: v.nullable(v.number()),
  context: v.nullable(v.string()),
  in_reply_to_account_acct: v.nullable(v.string()),
  emoji_reactions: listOf(reaction),
  expires_at: v.nullable(v.string()),
  pinned_at: v.nullable(v.string()),
  thread_muted: v.boolean(),
  parent_visible: v.boolean(),
  quote_id: v.nullable(v.string()),
  quote_url: v.nullable(v.string()),
  quote_visible: v.boolean(),
  quotes_count: count,
};

const optional = {
  uri: v.string(),
  url: v.nullable(v.string()),
  created_at: v.string(),
  edited_at: v.nullable(v.string()),
  content: v.string(),
  /** The source of a deleted status, for redrafting. */
  text: v.nullable(v.string()),
  spoiler_text: v.string(),
  sensitive: narrowestIfInvalid(v.boolean(), true),
  visibility,
  language: v.nullable(languageTag),
  in_reply_to_id: v.nullable(v.string()),
  in_reply_to_account_id: v.nullable(v.string()),
  quote_id: v.nullable(v.string()),
  media_attachments: listOf(attachment),
  mentions: listOf(mention),
  tags: listOf(tag),
  emojis,
  emoji_reactions: listOf(reaction),
  poll: v.nullable(poll),
  card: v.nullable(card),
  application: v.nullable(entity({}, { name: v.string(), website: v.nullable(v.string()) })),
  favourites_count: count,
  reblogs_count: count,
  replies_count: count,
  /** Accepted quotes (Mastodon 4.5); Pleroma has them under `pleroma`. */
  quotes_count: count,
  /** Who may quote the status, and whether the viewer may (Mastodon 4.5). */
  quote_approval: entity(
    {},
    { automatic: listOf(v.string()), manual: listOf(v.string()), current_user: v.string() },
  ),
  favourited: v.boolean(),
  reblogged: v.boolean(),
  bookmarked: v.boolean(),
  muted: v.boolean(),
  pinned: v.boolean(),
  /** The viewer's filters that match, on servers with filters of version 2. */
  filtered: listOf(filterResult),
  akkoma: entity(
    {},
    {
      source: v.nullable(entity({}, { content: v.string(), mediaType: v.string() })),
      /**
       * URLs of the parent and the quoted status (Akkoma 2025.10), even if they are unknown to this
       * server.
       */
      in_reply_to_apid: v.nullable(v.string()),
      quote_apid: v.nullable(v.string()),
    },
  ),
};

/** The output of the schema `status`. */
export type Status = Entity<typeof required, typeof optional> & {
  reblog?: Status | null;
  quote?: Status | Quote<Status> | null;
  pleroma?: Entity<typeof none, typeof pleroma> & { quote?: Status | null };
};

const statusOrNull = v.nullable(v.lazy((): Schema<Status> => status));

const received: Schema<Status> = entity(required, {
  ...optional,
  reblog: statusOrNull,
  quote: v.nullable(
    eitherByField(
      'state',
      quote(statusOrNull),
      v.lazy((): Schema<Status> => status),
    ),
  ),
  pleroma: entity(none, { ...pleroma, quote: statusOrNull }),
});

/**
 * A status, or, with `reblog`, a reblog of one (R-ENT-031). A nested quote has `quote: null` even
 * if it quotes another status.
 */
export const status: Schema<Status> = mapOutput(received, withOwnReblogId);
