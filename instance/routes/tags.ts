import * as calls from '@rookery/contract/calls/tags.ts';
import { requireRowQuota } from '#commands/require-row-quota.ts';
import type { Tag } from '@rookery/contract/schemas/tag.ts';
import type { Instance } from '#context.ts';
import { listResponse } from '#http/list-response.ts';
import { notFound } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { readPage } from '#rules/paging.ts';
import { followTag, isTagFollowed, tagByName, unfollowTag, type TagRow } from '#store/tags.ts';

function tagView(tag: TagRow, origin: string, following: boolean): Tag {
  return {
    following,
    history: [],
    name: tag.name,
    url: `${origin}/tags/${encodeURIComponent(tag.name)}`,
  };
}

function requiredTag(instance: Instance, name: string): TagRow {
  const tag = tagByName(instance.database, name);
  if (!tag) throw notFound('Hashtag not found');
  return tag;
}

export const tagRoutes = [
  route(calls.getTag, ({ instance, member, path, view }) => {
    const tag = requiredTag(instance, path.tag);
    return tagView(tag, view.origin, isTagFollowed(instance.database, member.id, tag.id));
  }),
  route(calls.followTag, ({ instance, member, path, view }) => {
    const tag = requiredTag(instance, path.tag);
    if (!isTagFollowed(instance.database, member.id, tag.id))
      requireRowQuota(instance.database, 'followed_tags', member.id);
    followTag(instance.database, member.id, tag.id);
    return tagView(tag, view.origin, true);
  }),
  route(calls.unfollowTag, ({ instance, member, path, view }) => {
    const tag = requiredTag(instance, path.tag);
    unfollowTag(instance.database, member.id, tag.id);
    return tagView(tag, view.origin, false);
  }),
  route(calls.getFollowedTags, (request) => {
    const { instance, member, query, view } = request;
    const page = readPage(query);
    const below = page.maxId === undefined ? null : Number(page.maxId) || 0;
    const above = page.minId ?? page.sinceId;
    const followed = instance.database.all<TagRow & { cursor: number }>(
      `SELECT tags.*, followed_tags.id AS cursor FROM followed_tags
       JOIN tags ON tags.id = followed_tags.tag_id
       WHERE account_id = ? AND (? IS NULL OR followed_tags.id < ?) AND followed_tags.id > ?
       ORDER BY followed_tags.id DESC LIMIT ?`,
      member.id,
      below,
      below,
      above === undefined ? 0 : Number(above) || 0,
      page.limit,
    );
    return listResponse(
      request,
      followed.map((tag) => tagView(tag, view.origin, true)),
      followed.map(({ cursor }) => cursor),
    );
  }),
];
