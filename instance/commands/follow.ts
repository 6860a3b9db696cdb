import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { moderationTagsForbidFollow } from '#rules/moderation-tags.ts';
import { accountById } from '#store/accounts.ts';
import { acceptFollow, deleteFollow, followBetween, insertFollow } from '#store/follows.ts';
import { convertRequestToFollow, deleteNotificationOf } from '#store/notifications.ts';
import { hasRelation, addRelation, removeRelation } from '#store/relations.ts';
import type { AccountRow } from '#store/rows.ts';
import { notifyMember } from './notify-member.ts';
import { requireRowQuota } from './require-row-quota.ts';

type FollowState = 'follow_pending' | 'follow_accept' | 'unfollow';

function publish(instance: Instance, state: FollowState, follower: string, followed: string): void {
  instance.database.afterCommit(() => {
    const one = accountById(instance.database, follower);
    const other = accountById(instance.database, followed);
    if (one && other)
      instance.events.publish({ kind: 'follow-changed', state, follower: one, followed: other });
  });
}

/**
 * Returns whether a follow must be approved: the target is locked, and does not automatically accept
 * the accounts that it follows.
 */
function needsConsent(instance: Instance, member: AccountRow, target: AccountRow): boolean {
  if (target.host !== null) return target.locked === 1 || !instance.config.remoteAccepts;
  if (!target.locked) return false;
  const isFollowed = followBetween(instance.database, target.id, member.id)?.pending === 0;
  return !(isFollowed && parseSettings(target).permit_followback);
}

export function follow(instance: Instance, member: AccountRow, target: AccountRow): void {
  const { database } = instance;
  if (member.id === target.id) throw new HttpError(400, 'Can not follow yourself');
  if (
    hasRelation(database, 'blocks', target.id, member.id) ||
    hasRelation(database, 'blocks', member.id, target.id)
  )
    throw new HttpError(403, 'rejected');
  if (followBetween(database, member.id, target.id)) return;
  requireRowQuota(database, 'follows', member.id);
  if (moderationTagsForbidFollow(parseSettings(target).tags, member.host !== null))
    throw new HttpError(403, 'rejected');
  const pending = needsConsent(instance, member, target);
  database.transaction(() => {
    insertFollow(database, {
      follower: member.id,
      followed: target.id,
      pending,
      createdAt: instance.now(),
    });
    publish(instance, 'follow_pending', member.id, target.id);
    if (!pending) publish(instance, 'follow_accept', member.id, target.id);
    notifyMember(instance, {
      to: target.id,
      type: pending ? 'follow_request' : 'follow',
      from: member,
    });
  });
}

export function unfollow(instance: Instance, member: AccountRow, target: AccountRow): void {
  const { database } = instance;
  if (member.id === target.id) throw new HttpError(400, 'Can not unfollow yourself');
  database.transaction(() => {
    if (!deleteFollow(database, member.id, target.id)) return;
    removeRelation(database, 'subscriptions', member.id, target.id);
    deleteNotificationOf(database, {
      type: 'follow_request',
      fromId: member.id,
      accountId: target.id,
    });
    publish(instance, 'unfollow', member.id, target.id);
  });
}

export function authorizeFollow(
  instance: Instance,
  member: AccountRow,
  requester: AccountRow,
): void {
  const { database } = instance;
  const request = followBetween(database, requester.id, member.id);
  if (!request) throw new HttpError(404, 'Record not found');
  if (!request.pending) return;
  database.transaction(() => {
    acceptFollow(database, requester.id, member.id);
    convertRequestToFollow(database, member.id, requester.id);
    publish(instance, 'follow_accept', requester.id, member.id);
  });
}

export function rejectFollow(instance: Instance, member: AccountRow, requester: AccountRow): void {
  const { database } = instance;
  if (!followBetween(database, requester.id, member.id))
    throw new HttpError(404, 'Record not found');
  database.transaction(() => {
    deleteFollow(database, requester.id, member.id);
    deleteNotificationOf(database, {
      type: 'follow_request',
      fromId: requester.id,
      accountId: member.id,
    });
    publish(instance, 'unfollow', requester.id, member.id);
  });
}

/**
 * Blocks an account and removes the follows in both directions. As on Akkoma, blocking oneself does
 * nothing.
 */
export function block(instance: Instance, member: AccountRow, target: AccountRow): void {
  const { database } = instance;
  if (member.id === target.id) return;
  if (!hasRelation(database, 'blocks', member.id, target.id))
    requireRowQuota(database, 'blocks', member.id);
  database.transaction(() => {
    addRelation(database, 'blocks', member.id, target.id);
    if (deleteFollow(database, member.id, target.id))
      publish(instance, 'unfollow', member.id, target.id);
    if (deleteFollow(database, target.id, member.id))
      publish(instance, 'unfollow', target.id, member.id);
  });
}
