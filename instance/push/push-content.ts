import type { Instance } from '#context.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { plainText } from '#rules/escape-html.ts';
import { accountById } from '#store/accounts.ts';
import type { NotificationRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { pictureUrl } from '#views/account-view.ts';

const titles: Readonly<Record<string, string>> = {
  mention: 'New Mention',
  status: 'New Status',
  follow: 'New Follower',
  follow_request: 'New Follow Request',
  reblog: 'New Repeat',
  favourite: 'New Favorite',
  update: 'New Update',
  poll: 'Poll Results',
  move: 'New Move',
  'pleroma:emoji_reaction': 'New Reaction',
};

const maxLength = 80;

function truncate(text: string): string {
  return text.length > maxLength ? `${cutText(text, maxLength - 3)}...` : text;
}

function bodyOf(notification: NotificationRow, name: string, text: string): string {
  switch (notification.type) {
    case 'follow':
      return `@${name} has followed you`;
    case 'follow_request':
      return `@${name} has requested to follow you`;
    case 'favourite':
      return `@${name} has favorited your post`;
    case 'reblog':
      return `@${name} repeated: ${text}`;
    case 'pleroma:emoji_reaction':
      return `@${name} reacted with ${notification.emoji ?? ''}`;
    default:
      return `@${name}: ${text}`;
  }
}

/**
 * Returns the content of a push message in Akkoma's format. Unlike Akkoma's, it contains no access
 * token, because the instance stores tokens as hashes.
 */
export function pushContent(instance: Instance, notification: NotificationRow): object | undefined {
  const { database } = instance;
  const sender = accountById(database, notification.from_id);
  const member = accountById(database, notification.account_id);
  if (!sender || !member) return undefined;
  const status = statusById(database, notification.status_id);
  const title =
    status?.visibility === 'direct' && notification.type === 'mention'
      ? 'New Direct Message'
      : (titles[notification.type] ?? 'New Event');
  const text = truncate(plainText(status?.content ?? ''));
  return {
    icon: pictureUrl(sender.avatar, instance.origin, '/images/avi.png'),
    notification_id: notification.id,
    notification_type: notification.type,
    pleroma: { activity_id: status?.id ?? null, direct_conversation_id: null },
    preferred_locale: 'en',
    ...(parseSettings(member).hide_notification_contents
      ? { body: title }
      : { title, body: bodyOf(notification, sender.acct, text) }),
  };
}
