import { getFollowers, getFollowing } from '@rookery/contract/calls/accounts.ts';
import * as calls from '@rookery/contract/calls/follows.ts';
import { defineCall } from '@rookery/contract/call.ts';
import { relationship } from '@rookery/contract/schemas/relationship.ts';
import { localAcct } from '#commands/find-mentionable.ts';
import { authorizeFollow, follow, rejectFollow, unfollow } from '#commands/follow.ts';
import { requireQuota } from '#commands/require-quota.ts';
import { listResponse } from '#http/list-response.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { readSettings } from '#rules/account-settings.ts';
import { readPage } from '#rules/paging.ts';
import { isAdmitted } from '#rules/is-admitted.ts';
import { accountByAcct } from '#store/accounts.ts';
import { accountPage } from '#store/account-pages.ts';
import type { Database } from '#store/database.ts';
import { setShowReblogs } from '#store/follows.ts';
import { isRelated, relate, unrelate } from '#store/relations.ts';
import type { AccountRow } from '#store/rows.ts';
import { accountView } from '#views/account-view.ts';
import { relationshipView } from '#views/relationship-view.ts';
import { createView, type View } from '#views/view.ts';
import { requiredAccount, requiredProfile } from './required-entities.ts';

/** Returns the viewer's relationship to an account after a change, without cached relations. */
export function updatedRelationship(view: View, target: AccountRow) {
  return relationshipView(createView(view.instance, view.origin, view.viewer), target);
}

function hides(view: View, account: AccountRow, what: 'hide_follows' | 'hide_followers'): boolean {
  return view.viewer?.id !== account.id && readSettings(account)[what];
}

function subscribe(database: Database, memberId: string, targetId: string): void {
  if (isRelated(database, 'subscriptions', memberId, targetId)) return;
  requireQuota(database, 'subscriptions', memberId);
  relate(database, 'subscriptions', memberId, targetId);
}

/** A deprecated call of Mastodon, which Tusky and command-line clients still use. */
const followByName = defineCall('POST', '/api/v1/follows', {
  caller: 'member',
  body: { encoding: 'json', fields: { uri: 'text!' } },
  response: relationship,
});

export const followRoutes = [
  route(followByName, ({ view, body, member, instance }) => {
    const target = accountByAcct(instance.database, localAcct(instance, body.uri.trim()));
    if (!target || !isAdmitted(target)) throw notFound();
    follow(instance, member, target);
    return updatedRelationship(view, target);
  }),

  route(calls.followAccount, ({ view, path, body, member, instance }) => {
    const target = requiredAccount(view, path.id);
    follow(instance, member, target);
    if (body.reblogs !== undefined)
      setShowReblogs(instance.database, member.id, target.id, body.reblogs);
    if (body.notify === true) subscribe(instance.database, member.id, target.id);
    if (body.notify === false) unrelate(instance.database, 'subscriptions', member.id, target.id);
    return updatedRelationship(view, target);
  }),
  route(calls.unfollowAccount, ({ view, path, member, instance }) => {
    const target = requiredAccount(view, path.id);
    unfollow(instance, member, target);
    return updatedRelationship(view, target);
  }),
  route(calls.removeFromFollowers, ({ view, path, member, instance }) => {
    const target = requiredAccount(view, path.id);
    if (target.id === member.id) throw new HttpError(400, 'Can not unfollow yourself');
    unfollow(instance, target, member);
    return updatedRelationship(view, target);
  }),
  route(calls.subscribeToAccount, ({ view, path, member, instance }) => {
    const target = requiredAccount(view, path.id);
    subscribe(instance.database, member.id, target.id);
    return updatedRelationship(view, target);
  }),
  route(calls.unsubscribeFromAccount, ({ view, path, member, instance }) => {
    const target = requiredAccount(view, path.id);
    unrelate(instance.database, 'subscriptions', member.id, target.id);
    return updatedRelationship(view, target);
  }),

  route(getFollowers, ({ view, path, query, url, instance }) => {
    const account = requiredProfile(view, path.id);
    const page = hides(view, account, 'hide_followers')
      ? []
      : accountPage(instance.database, 'followers', account.id, readPage(query));
    return listResponse(
      page.map((each) =>
        accountView(view, each, { withRelationship: query.with_relationships ?? false }),
      ),
      {
        row: getFollowers,
        url,
        origin: view.origin,
        ids: page.map((each) => each.id),
        always: { offset: '0' },
      },
    );
  }),
  route(getFollowing, ({ view, path, query, url, instance }) => {
    const account = requiredProfile(view, path.id);
    const page = hides(view, account, 'hide_follows')
      ? []
      : accountPage(instance.database, 'following', account.id, readPage(query));
    return listResponse(
      page.map((each) =>
        accountView(view, each, { withRelationship: query.with_relationships ?? false }),
      ),
      {
        row: getFollowing,
        url,
        origin: view.origin,
        ids: page.map((each) => each.id),
        always: { offset: '0' },
      },
    );
  }),

  route(calls.getFollowRequests, ({ view, query, url, member, instance }) => {
    const page = accountPage(instance.database, 'requests', member.id, readPage(query));
    return listResponse(
      page.map((each) => accountView(view, each)),
      { row: calls.getFollowRequests, url, origin: view.origin, ids: page.map((each) => each.id) },
    );
  }),
  route(calls.authorizeFollowRequest, ({ view, path, member, instance }) => {
    const requester = requiredAccount(view, path.id);
    authorizeFollow(instance, member, requester);
    return updatedRelationship(view, requester);
  }),
  route(calls.rejectFollowRequest, ({ view, path, member, instance }) => {
    const requester = requiredAccount(view, path.id);
    rejectFollow(instance, member, requester);
    return updatedRelationship(view, requester);
  }),
];
