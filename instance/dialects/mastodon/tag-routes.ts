import { featureTagByName, unfeatureTagByName } from '@rookery/contract/calls/mastodon/featured.ts';
import * as calls from '@rookery/contract/calls/tags.ts';
import { requireRowQuota } from '#commands/require-row-quota.ts';
import { HttpError } from '#http/http-error.ts';
import { route, type RouteRequest } from '#http/route.ts';
import { addFeaturedTag, featuredTagsOf, removeFeaturedTag } from '#store/featured-tags.ts';
import { addTag, followTag, isTagFollowed, tagByName, unfollowTag } from '#store/tags.ts';
import { maxFeaturedTags } from './featured-routes.ts';

type TagRequest = Pick<RouteRequest<typeof calls.getTag>, 'instance' | 'member' | 'path' | 'view'>;

/** Returns the viewer's featured hashtag of this name, in any letter case. */
function findFeatured({ instance, member, path }: TagRequest) {
  return featuredTagsOf(instance.database, member.id).find(
    ({ name }) => name.toLowerCase() === path.tag.toLowerCase(),
  );
}

/**
 * Returns a hashtag, and whether the viewer follows and features it. Unlike Akkoma, Mastodon
 * responds to unused hashtags too.
 */
function tagView(request: TagRequest) {
  const { instance, member, path, view } = request;
  const row = tagByName(instance.database, path.tag);
  const name = row?.name ?? path.tag;
  return {
    id: String(row?.id ?? 0),
    name,
    url: `${view.origin}/tags/${encodeURIComponent(name)}`,
    history: [],
    following: row !== undefined && isTagFollowed(instance.database, member.id, row.id),
    featuring: findFeatured(request) !== undefined,
  };
}

/**
 * Calls for a single hashtag. Since Mastodon 4.4 the responses contain whether the viewer features
 * it.
 */
export const tagRoutes = [
  route(calls.getTag, tagView),
  route(calls.followTag, (request) => {
    const { instance, member, path } = request;
    // Mastodon creates a hashtag that nobody has used yet.
    const row = addTag(instance.database, path.tag);
    if (!isTagFollowed(instance.database, member.id, row.id))
      requireRowQuota(instance.database, 'followed_tags', member.id);
    followTag(instance.database, member.id, row.id);
    return tagView(request);
  }),
  route(calls.unfollowTag, (request) => {
    const { instance, member, path } = request;
    const row = tagByName(instance.database, path.tag);
    if (row) unfollowTag(instance.database, member.id, row.id);
    return tagView(request);
  }),
  route(featureTagByName, (request) => {
    const { instance, member, path } = request;
    if (!findFeatured(request)) {
      if (featuredTagsOf(instance.database, member.id).length >= maxFeaturedTags)
        throw new HttpError(422, 'You have already featured the maximum number of hashtags');
      addFeaturedTag(instance.database, member.id, path.tag);
    }
    return tagView(request);
  }),
  route(unfeatureTagByName, (request) => {
    const { instance, member } = request;
    const featured = findFeatured(request);
    if (featured) removeFeaturedTag(instance.database, member.id, featured.id);
    return tagView(request);
  }),
];
