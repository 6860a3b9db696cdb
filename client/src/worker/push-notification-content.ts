import * as v from 'valibot';
import { isAddressedTo } from '#lib/is-addressed-to.ts';
import {
  notificationName,
  notificationSentence,
  notificationVariant,
  fallbackSentenceKeys,
} from '#lib/worker/notification-sentence.ts';
import {
  statusNotificationActions,
  type SystemNotification,
} from '#lib/worker/show-system-notification.ts';
import { systemNotificationKindOf, type WorkerConfig } from '#lib/worker/worker-config.ts';
import { encodeUrlPart } from '@rookery/contract/text/well-formed.ts';

/** The content of a push message from Akkoma. */
const message = v.object({
  notification_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  notification_type: v.optional(v.string(), ''),
  title: v.optional(v.string()),
  body: v.optional(v.string(), ''),
  icon: v.optional(v.string()),
  pleroma: v.optional(v.object({ activity_id: v.nullish(v.string()) })),
});

export type PushMessage = v.InferOutput<typeof message>;

const person = v.object({
  id: v.optional(v.string()),
  acct: v.string(),
  display_name: v.nullish(v.string()),
});

/**
 * The fields of the notification that the worker fetches, since push messages lack subject and
 * names.
 */
const fetchedNotification = v.object({
  account: person,
  target: v.nullish(person),
  emoji: v.nullish(v.string()),
  status: v.nullish(
    v.object({
      account: v.optional(v.object({ id: v.optional(v.string()) })),
      in_reply_to_account_id: v.nullish(v.string()),
      mentions: v.optional(v.array(v.object({ id: v.string() }))),
      spoiler_text: v.nullish(v.string()),
      content: v.nullish(v.string()),
      pleroma: v.optional(
        v.object({ content: v.optional(v.object({ 'text/plain': v.optional(v.string()) })) }),
      ),
    }),
  ),
});

/* Matches closed details and blurred text. The server's plain text contains what they hide. */
const hidesText = /<details\b|mfm[_-]blur/i;

type FetchedNotification = v.InferOutput<typeof fetchedNotification>;

/** Parses a push message; undefined for any other value. */
export function parsePushMessage(data: unknown): PushMessage | undefined {
  const read = v.safeParse(message, data);
  return read.success ? read.output : undefined;
}

/**
 * Returns whether the server has omitted the content (R-PUSH-003). The notification is then not
 * fetched.
 */
export function hasHiddenContent({ title }: PushMessage): boolean {
  return title === undefined;
}

/**
 * Splits the server's text `@name: text`. If the body is another sentence of the server, such as
 * one about a follow, no text is returned. For a reaction, the text is the emoji.
 */
function partsOf(body: string): { name: string; text: string; emoji: string } {
  const [, name = '', text = ''] = /^@([^\s:]+)(?::\s|\srepeated:\s)?([^]*)$/.exec(body) ?? [];
  return { name, text, emoji: /^ reacted with (.+)$/.exec(text)?.[1] ?? '' };
}

/**
 * Returns the key of the sentence. Only the fetched notification distinguishes a status of a
 * subscribed account from a mention.
 */
function sentenceKey(
  type: string,
  status: FetchedNotification['status'],
  viewerId: string | undefined,
): string {
  if (!status || viewerId === undefined) return type;
  if (type === 'mention' && isAddressedTo(status, viewerId) === false) return 'status';
  const facts = {
    authorId: status.account?.id,
    inReplyToAccountId: status.in_reply_to_account_id,
  };
  return notificationVariant(type, facts, viewerId) ?? type;
}

/** Returns the system notification for a push message that is unreadable or has no content. */
export function genericNotification({
  messages,
  notificationsPath,
}: WorkerConfig): SystemNotification {
  return {
    id: '',
    type: '',
    isGrouped: false,
    statusId: undefined,
    title: notificationSentence(messages, fallbackSentenceKeys.hidden, {}),
    body: '',
    icon: undefined,
    path: notificationsPath,
    actions: [],
  };
}

/**
 * Returns the system notification for a push message, in the texts that the page stored for the
 * worker. `document` is the fetched notification, if available.
 */
export function pushNotificationContent(
  pushed: PushMessage,
  note: WorkerConfig,
  document: unknown,
): SystemNotification {
  const { messages, kinds, hidesUnderSubject, notificationsPath, viewerId } = note;
  const { notification_id: id, notification_type: type, body, icon, pleroma } = pushed;
  const statusId = pleroma?.activity_id;
  const { hasActions, hasText, isGrouped } = systemNotificationKindOf(kinds, type);
  const shared = {
    id,
    type,
    isGrouped,
    path: statusId == null ? notificationsPath : `/notice/${encodeUrlPart(statusId)}`,
    statusId: statusId ?? undefined,
  };
  if (hasHiddenContent(pushed)) return { ...genericNotification(note), ...shared };
  const read = v.safeParse(fetchedNotification, document);
  const parsedBody = partsOf(body);
  const { account, target, emoji, status } = read.success ? read.output : {};
  const subject = status?.spoiler_text ?? '';
  const plain = status?.pleroma?.content?.['text/plain'] ?? parsedBody.text;
  const text = hidesText.test(status?.content ?? '') ? '[…]' : plain;
  const withSubject = subject === '' || hidesUnderSubject ? subject || text : `${subject}\n${text}`;
  return {
    ...shared,
    actions: hasActions && statusId != null ? statusNotificationActions(messages) : [],
    title: notificationSentence(messages, sentenceKey(type, status, viewerId), {
      name: notificationName(account?.display_name, account?.acct, parsedBody.name),
      target: notificationName(target?.display_name, target?.acct),
      emoji: emoji ?? parsedBody.emoji,
    }),
    body: hasText && statusId != null ? withSubject : '',
    icon,
  };
}
