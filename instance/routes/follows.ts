import { getFollowers, getFollowing } from '@rookery/contract/calls/accounts.ts';
import * as calls from '@rookery/contract/calls/follows.ts';
import { defineCall } from '@rookery/contract/call.ts';
import { relationship } from '@rookery/contract/schemas/relationship.ts';
import { toLocalAcct } from '#commands/find-mentionable.ts';
import { authorizeFollow, follow, rejectFollow, unfollow } from '#commands/follow.ts';
import { requireRowQuota } from '#commands/require-row-quota.ts';
import { listResponse } from '#http/list-response.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { route, type RouteRequest } from '#http/route.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { readPage } from '#rules/paging.ts';
import { isAccountVisible } from '#rules/is-account-visible.ts';
import { accountByAcct } from '#store/accounts.ts';
import { relatedAccountsPage } from '#store/account-pages.ts';
import type { Database } from '#store/database.ts';
import { setShowReblogs } from '#store/follows.ts';
import { hasRelation, addRelation, removeRelation } from '#store/relations.ts';
import type { AccountRow } from '#store/rows.ts';
import { accountView } from '#views/account-view.ts';
import { accountListResponse } from './account-list-response.ts';
import { createRelationshipHandler, readRelationship } from './create-relationship-handler.ts';
import { requiredProfile } from './required-entities.ts';

/** Returns a page of followers or followed accounts, which is empty if the account hides them. */
function followPage(
  { view, path, query }: RouteRequest<typeof getFollowers | typeof getFollowing>,
  source: 'followers' | 'following',
): readonly AccountRow[] {
  const account = requiredProfile(view, path.id);
  const setting = source === 'followers' ? 'hide_followers' : 'hide_follows';
  const isHidden = view.viewer?.id !== account.id && parseSettings(account)[setting];
  return isHidden
    ? []
    : relatedAccountsPage(view.instance.database, source, account.id, readPage(query));
}

function subscribe(database: Database, memberId: string, targetId: string): void {
  if (hasRelation(database, 'subscriptions', memberId, targetId)) return;
  requireRowQuota(database, 'subscriptions', memberId);
  addRelation(database, 'subscriptions', memberId, targetId);
}

/** A deprecated call of Mastodon, which Tusky and command-line clients still use. */
const followByName = defineCall('POST', '/api/v1/follows', {
  caller: 'member',
  body: { encoding: 'json', fields: { uri: 'text!' } },
  response: relationship,
});

export const followRoutes = [
  route(followByName, ({ view, body, member, instance }) => {
    const target = accountByAcct(instance.database, toLocalAcct(instance, body.uri.trim()));
    if (!target || !isAccountVisible(target)) throw notFound();
    follow(instance, member, target);
    return readRelationship(view, target);
  }),

  route(
    calls.followAccount,
    createRelationshipHandler(({ database }, member, target, { instance, body }) => {
      follow(instance, member, target);
      if (body.reblogs !== undefined) setShowReblogs(database, member.id, target.id, body.reblogs);
      if (body.notify === true) subscribe(database, member.id, target.id);
      if (body.notify === false) removeRelation(database, 'subscriptions', member.id, target.id);
    }),
  ),
  route(calls.unfollowAccount, createRelationshipHandler(unfollow)),
  route(
    calls.removeFromFollowers,
    createRelationshipHandler((instance, member, target) => {
      if (target.id === member.id) throw new HttpError(400, 'Can not unfollow yourself');
      unfollow(instance, target, member);
    }),
  ),
  route(
    calls.subscribeToAccount,
    createRelationshipHandler(({ database }, member, target) => {
      subscribe(database, member.id, target.id);
    }),
  ),
  route(
    calls.unsubscribeFromAccount,
    createRelationshipHandler(({ database }, member, target) => {
      removeRelation(database, 'subscriptions', member.id, target.id);
    }),
  ),
  route(getFollowers, (request) => accountListResponse(request, followPage(request, 'followers'))),
  route(getFollowing, (request) => accountListResponse(request, followPage(request, 'following'))),
  route(calls.getFollowRequests, (request) => {
    const { view, query, member, instance } = request;
    const page = relatedAccountsPage(instance.database, 'requests', member.id, readPage(query));
    return listResponse(
      request,
      page.map((account) => accountView(view, account)),
      page.map(({ id }) => id),
    );
  }),
  route(calls.authorizeFollowRequest, createRelationshipHandler(authorizeFollow)),
  route(calls.rejectFollowRequest, createRelationshipHandler(rejectFollow)),
];
