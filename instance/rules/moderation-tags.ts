import type { Visibility } from '#store/rows.ts';

/** The parts of a post that moderation tags of its author can change. */
export interface ModeratedPost<Media> {
  readonly visibility: Visibility;
  readonly sensitive: boolean;
  readonly media: readonly Media[];
}

function restrictVisibility(visibility: Visibility, tags: readonly string[]): Visibility {
  const isOpen = visibility === 'public' || visibility === 'unlisted';
  if (isOpen && tags.includes('mrf_tag:sandbox')) return 'private';
  if (visibility === 'public' && tags.includes('mrf_tag:force-unlisted')) return 'unlisted';
  return visibility;
}

/** Applies the moderation tags of the author to a new post. */
export function applyModerationTags<Media>(
  post: ModeratedPost<Media>,
  tags: readonly string[],
): ModeratedPost<Media> {
  const media = tags.includes('mrf_tag:media-strip') ? [] : post.media;
  const isForced = tags.includes('mrf_tag:media-force-nsfw') && media.length > 0;
  return {
    media,
    sensitive: post.sensitive || isForced,
    visibility: restrictVisibility(post.visibility, tags),
  };
}

/**
 * Whether the moderation tags of an account forbid that others follow it. `isRemote` is whether the
 * follower is on another host.
 */
export function moderationTagsForbidFollow(tags: readonly string[], isRemote: boolean): boolean {
  return (
    tags.includes('mrf_tag:disable-any-subscription') ||
    (isRemote && tags.includes('mrf_tag:disable-remote-subscription'))
  );
}
