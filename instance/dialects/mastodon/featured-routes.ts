import * as calls from '@rookery/contract/calls/mastodon/featured.ts';
import { HttpError, notFound } from '#http/http-error.ts';
import { listResponse } from '#http/list-response.ts';
import { emptyResponse, RouteResponse } from '#http/route-response.ts';
import { route, type RouteRequest } from '#http/route.ts';
import { createRelationshipHandler } from '#routes/create-relationship-handler.ts';
import { requiredProfile } from '#routes/required-entities.ts';
import { readPage } from '#rules/paging.ts';
import { formatDate } from '#rules/time.ts';
import {
  addFeaturedTag,
  featuredTagsOf,
  removeFeaturedTag,
  tagsUsedOften,
  type FeaturedTagRow,
} from '#store/featured-tags.ts';
import { followBetween } from '#store/follows.ts';
import { addRelation, relationTargets, removeRelation } from '#store/relations.ts';
import type { AccountRow } from '#store/rows.ts';
import { accountView } from '#views/account-view.ts';
import type { ViewContext } from '#views/view-context.ts';

export const maxFeaturedTags = 10;
const maxFamiliarAccounts = 100;

function tagView({ origin }: ViewContext, account: AccountRow, row: FeaturedTagRow) {
  return {
    id: String(row.id),
    name: row.name,
    url: `${origin}/@${account.username}/tagged/${encodeURIComponent(row.name)}`,
    statuses_count: String(row.statuses_count),
    last_status_at: row.last_status_at === null ? null : formatDate(row.last_status_at),
  };
}

function tagsResponse(
  view: ViewContext,
  account: AccountRow,
  rows: readonly FeaturedTagRow[],
): RouteResponse {
  return new RouteResponse(rows.map((row) => tagView(view, account, row)));
}

function endorsementPage(
  request: RouteRequest<typeof calls.getEndorsements | typeof calls.getAccountEndorsements>,
  account: AccountRow,
) {
  const { view, query, instance } = request;
  const { limit, maxId, minId, sinceId } = readPage(query);
  const above = minId ?? sinceId ?? '';
  const ids = relationTargets(instance.database, 'endorsements', account.id)
    .filter((id) => (maxId === undefined || id < maxId) && id > above)
    .toSorted((one, other) => (one > other ? -1 : 1))
    .slice(0, limit);
  const accounts = ids.flatMap((id) => view.account(id) ?? []);
  return listResponse(
    request,
    accounts.map((each) => accountView(view, each)),
    ids,
  );
}

/** Hashtags and accounts that members feature on their profiles. */
export const featuredRoutes = [
  route(calls.getFeaturedTags, ({ view, member, instance }) =>
    tagsResponse(view, member, featuredTagsOf(instance.database, member.id)),
  ),
  route(calls.featureTag, ({ view, member, instance, body }) => {
    const { database } = instance;
    const name = body.name.replace(/^#/, '');
    if (!/^[\p{L}\p{M}\p{N}_]{1,100}$/u.test(name)) throw new HttpError(422, 'Tag is invalid');
    const known = featuredTagsOf(database, member.id);
    const isKnown = known.some((row) => row.name.toLowerCase() === name.toLowerCase());
    if (isKnown) throw new HttpError(422, 'Tag has already been taken');
    if (known.length >= maxFeaturedTags)
      throw new HttpError(422, 'You have already featured the maximum number of hashtags');
    const id = addFeaturedTag(database, member.id, name);
    const row = featuredTagsOf(database, member.id).find((each) => each.id === id);
    if (!row) throw new Error('The hashtag cannot be read.');
    return new RouteResponse(tagView(view, member, row));
  }),
  route(calls.unfeatureTag, ({ member, instance, path }) => {
    if (!removeFeaturedTag(instance.database, member.id, Number(path.id) || 0)) throw notFound();
    return emptyResponse;
  }),
  route(calls.getFeaturedTagSuggestions, ({ view, member, instance }) =>
    tagsUsedOften(instance.database, member.id).map((name) => ({
      name,
      url: `${view.origin}/tags/${encodeURIComponent(name)}`,
      history: [],
    })),
  ),
  route(calls.getAccountFeaturedTags, ({ view, instance, path }) => {
    const account = requiredProfile(view, path.id);
    return tagsResponse(view, account, featuredTagsOf(instance.database, account.id));
  }),

  route(calls.getEndorsements, (request) => endorsementPage(request, request.member)),
  route(calls.getAccountEndorsements, (request) =>
    endorsementPage(request, requiredProfile(request.view, request.path.id)),
  ),
  route(
    calls.endorseAccount,
    createRelationshipHandler(({ database }, member, target) => {
      if (followBetween(database, member.id, target.id)?.pending !== 0)
        throw new HttpError(422, 'You must be already following the person you want to endorse');
      addRelation(database, 'endorsements', member.id, target.id);
    }),
  ),
  route(
    calls.unendorseAccount,
    createRelationshipHandler(({ database }, member, target) => {
      removeRelation(database, 'endorsements', member.id, target.id);
    }),
  ),

  route(calls.getFamiliarFollowers, ({ view, instance, member, query }) =>
    query.id.slice(0, maxFamiliarAccounts).map((id) => ({
      id,
      accounts: instance.database
        .all<AccountRow>(
          `SELECT accounts.* FROM follows AS own
           JOIN follows AS theirs ON theirs.follower_id = own.followed_id
           JOIN accounts ON accounts.id = own.followed_id
           WHERE own.follower_id = ? AND own.pending = 0 AND theirs.followed_id = ?
             AND theirs.pending = 0 AND accounts.active = 1`,
          member.id,
          id,
        )
        .map((account) => accountView(view, account)),
    })),
  ),
];
