import { createReader } from './create-reader.ts';
import type { StatusRow } from './status-row.ts';

/** What a status is without, when the server does not say. */
type Optional =
  | 'accountId'
  | 'contentType'
  | 'plainText'
  | 'plainSpoilerText'
  | 'favouritedByIds'
  | 'rebloggedByIds'
  | 'translation';

/** A status with nothing left open but what has no sensible default. */
export type ReadStatus = Required<Omit<StatusRow, Optional>> & Pick<StatusRow, Optional>;

/** Reads a status with defaults: public, nothing attached, nobody answered. */
export const readStatus = createReader<StatusRow, ReadStatus>({
  url: null,
  createdAt: '',
  editedAt: null,
  content: '',
  spoilerText: '',
  /* A word we do not know must not make a reply broader than what it answers. */
  visibility: 'private',
  sensitive: false,
  language: null,
  inReplyToId: null,
  inReplyToAccountId: null,
  inReplyToAcct: null,
  parentVisible: true,
  conversationId: '',
  directConversationId: null,
  reblogId: null,
  quoteId: null,
  quoteUrl: null,
  quoteVisible: true,
  pollId: null,
  attachments: [],
  mentions: [],
  tags: [],
  emojis: [],
  card: null,
  favouritesCount: 0,
  reblogsCount: 0,
  repliesCount: 0,
  quotesCount: 0,
  reactions: [],
  application: null,
  isLocal: false,
  pinnedAt: null,
  expiresAt: null,
  isDeleted: false,
});
