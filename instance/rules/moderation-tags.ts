import type { Visibility } from '#instance/store/rows.ts';

/** What tags that staff put on somebody make of what they post. */
export interface TaggedPost<Media> {
  readonly visibility: Visibility;
  readonly sensitive: boolean;
  readonly media: readonly Media[];
}

function hidden(visibility: Visibility, tags: readonly string[]): Visibility {
  const isOpen = visibility === 'public' || visibility === 'unlisted';
  if (isOpen && tags.includes('mrf_tag:sandbox')) return 'private';
  if (visibility === 'public' && tags.includes('mrf_tag:force-unlisted')) return 'unlisted';
  return visibility;
}

/** A new post after the moderation tags of its author. */
export function underTags<Media>(
  post: TaggedPost<Media>,
  tags: readonly string[],
): TaggedPost<Media> {
  const media = tags.includes('mrf_tag:media-strip') ? [] : post.media;
  const isForced = tags.includes('mrf_tag:media-force-nsfw') && media.length > 0;
  return {
    media,
    sensitive: post.sensitive || isForced,
    visibility: hidden(post.visibility, tags),
  };
}

/** Whether staff let nobody, or nobody from elsewhere, follow somebody. */
export function refusesFollows(tags: readonly string[], isRemote: boolean): boolean {
  return (
    tags.includes('mrf_tag:disable-any-subscription') ||
    (isRemote && tags.includes('mrf_tag:disable-remote-subscription'))
  );
}
