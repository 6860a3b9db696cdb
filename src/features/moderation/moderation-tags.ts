import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export interface ModerationTag {
  /** The server's word (R-MOD-014). */
  readonly tag: string;
  readonly label: MessageDescriptor;
  /** It means nothing for people of other instances. */
  readonly isLocalOnly?: true;
}

/** What staff may put on an account, in the order shown. */
export const moderationTags: readonly ModerationTag[] = [
  { tag: 'mrf_tag:media-force-nsfw', label: msg`Mark all media as sensitive` },
  { tag: 'mrf_tag:media-strip', label: msg`Take media off all posts` },
  { tag: 'mrf_tag:force-unlisted', label: msg`Make public posts unlisted` },
  { tag: 'mrf_tag:sandbox', label: msg`Show all posts to followers only` },
  {
    tag: 'mrf_tag:disable-remote-subscription',
    label: msg`Forbid following from other instances`,
    isLocalOnly: true,
  },
  {
    tag: 'mrf_tag:disable-any-subscription',
    label: msg`Forbid all following`,
    isLocalOnly: true,
  },
  {
    tag: 'mrf_tag:quarantine',
    label: msg`Do not send posts to other instances`,
    isLocalOnly: true,
  },
];

/**
 * The tags that can be put on somebody: none where the instance has no policy that heeds them
 * (R-MOD-016), and for people of other instances only those that mean something for them.
 */
export function tagsFor(isLocal: boolean, policies: readonly string[]): readonly ModerationTag[] {
  if (!policies.includes('TagPolicy')) return [];
  return moderationTags.filter(({ isLocalOnly }) => isLocal || isLocalOnly !== true);
}
