import type { Instance } from '#context.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { applyNotificationPolicy } from '#rules/notification-policy.ts';
import { createPhraseMatcher } from '#rules/phrase-matcher.ts';
import { accountById } from '#store/accounts.ts';
import { filterableText } from '#store/filterable-text.ts';
import { irreversibleFilters } from '#store/filters.ts';
import { followBetween } from '#store/follows.ts';
import { insertNotification, notificationById } from '#store/notifications.ts';
import { hasRelation } from '#store/relations.ts';
import { mutedConversations } from '#store/muted-conversations.ts';
import { blockedDomains } from '#store/domain-blocks.ts';
import { currentMutes } from '#store/mutes.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';

export interface NotificationDraft {
  readonly to: string;
  readonly type: string;
  readonly from: AccountRow;
  readonly status?: StatusRow;
  readonly target?: AccountRow;
  readonly emoji?: string;
  readonly emojiUrl?: string | null;
  readonly reportId?: string;
}

function isWanted(instance: Instance, member: AccountRow, notice: NotificationDraft): boolean {
  const { database } = instance;
  const { from, status } = notice;
  if (member.host !== null || !member.active) return false;
  // The author is also notified of the end of their own poll.
  if (member.id === from.id && notice.type !== 'poll') return false;
  // Staff are notified of every report.
  if (notice.type === 'pleroma:report') return true;
  if (hasRelation(database, 'blocks', member.id, from.id)) return false;
  const follows = followBetween(database, member.id, from.id)?.pending === 0;
  if (from.host !== null && !follows && blockedDomains(database, member.id).includes(from.host))
    return false;
  if (status && mutedConversations(database, member.id).includes(status.context)) return false;
  if (status && status.account_id !== member.id) {
    const hiding = createPhraseMatcher(irreversibleFilters(database, member.id, instance.now()));
    if (hiding?.test(filterableText(database, status))) return false;
  }
  return follows || !parseSettings(member).block_from_strangers;
}

const newAccountMs = 30 * 86_400_000;

/** Returns what the member's policy does with a notification. */
function policyResult(instance: Instance, member: AccountRow, notice: NotificationDraft) {
  const { database } = instance;
  const { from, status, type } = notice;
  if (type === 'poll' || type === 'pleroma:report') return 'accept';
  if (hasRelation(database, 'notification_permissions', member.id, from.id)) return 'accept';
  return applyNotificationPolicy(parseSettings(member).notification_policy, {
    isFollowed: followBetween(database, member.id, from.id)?.pending === 0,
    isFollower: followBetween(database, from.id, member.id)?.pending === 0,
    isNew: from.created_at > instance.now() - newAccountMs,
    isPrivateMention:
      status?.visibility === 'direct' && status.in_reply_to_account_id !== member.id,
  });
}

/**
 * Notifies a member, unless blocks, filters or settings prevent it. Notifications from muted
 * accounts are stored as read and not streamed.
 */
export function notifyMember(instance: Instance, notice: NotificationDraft): void {
  const { database } = instance;
  const member = accountById(database, notice.to);
  if (!member || !isWanted(instance, member, notice)) return;
  const result = policyResult(instance, member, notice);
  if (result === 'drop') return;
  const mute = currentMutes(database, member.id, instance.now()).find(
    ({ target_id: target }) => target === notice.from.id,
  );
  const id = insertNotification(database, {
    account_id: member.id,
    type: notice.type,
    from_id: notice.from.id,
    status_id: notice.status?.id ?? null,
    target_id: notice.target?.id ?? null,
    emoji: notice.emoji ?? null,
    emoji_url: notice.emojiUrl ?? null,
    report_id: notice.reportId ?? null,
    seen: mute === undefined ? 0 : 1,
    filtered: result === 'filter' ? 1 : 0,
    created_at: instance.now(),
  });
  const notification = notificationById(database, id);
  if (mute?.notifications !== 1 && result === 'accept' && notification)
    database.afterCommit(() => {
      instance.events.publish({ kind: 'notified', notification });
    });
}
