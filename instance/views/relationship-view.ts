import type { Relationship } from '@rookery/contract/schemas/relationship.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { followBetween } from '#store/follows.ts';
import { hasRelation } from '#store/relations.ts';
import { accountNote } from '#store/account-notes.ts';
import type { AccountRow } from '#store/rows.ts';
import type { ViewContext } from './view-context.ts';

/**
 * Returns the viewer's relationship to an account. `blocked_by` is false even if the account blocks
 * the viewer, who should not notice it.
 */
export function relationshipView(view: ViewContext, target: AccountRow): Relationship {
  const { database } = view.instance;
  const viewer = view.viewer?.id ?? '';
  const follow = followBetween(database, viewer, target.id);
  const reverseFollow = followBetween(database, target.id, viewer);
  const relations = view.relations();
  const mutesNotifications = relations.mutes.get(target.id);
  const subscribing = hasRelation(database, 'subscriptions', viewer, target.id);
  const document: Relationship = {
    blocked_by: false,
    blocking: relations.blocks.has(target.id),
    domain_blocking:
      target.host !== null && relations.blockedDomains.has(target.host.toLowerCase()),
    endorsed: hasRelation(database, 'endorsements', viewer, target.id),
    followed_by: reverseFollow?.pending === 0,
    following: follow?.pending === 0,
    id: target.id,
    muting: mutesNotifications !== undefined,
    muting_notifications: mutesNotifications ?? false,
    note: accountNote(database, viewer, target.id),
    notifying: subscribing,
    requested: follow?.pending === 1,
    requested_by: reverseFollow?.pending === 1,
    showing_reblogs: follow?.reblogs !== 0,
    subscribing,
  };
  return findDialect(view.instance.config).views.relationship(document, target, view);
}
