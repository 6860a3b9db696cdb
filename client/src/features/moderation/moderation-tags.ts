import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export interface ModerationTag {
  /** Name of the tag on the server (R-MOD-014). */
  readonly tag: string;
  readonly label: MessageDescriptor;
  /** Whether the tag has no effect on remote accounts. */
  readonly isLocalOnly?: true;
}

/** Tags for accounts, in display order. */
export const moderationTags: readonly ModerationTag[] = [
  { tag: 'mrf_tag:media-force-nsfw', label: msg`Mark all media as sensitive` },
  { tag: 'mrf_tag:media-strip', label: msg`Remove media from this person’s posts` },
  { tag: 'mrf_tag:force-unlisted', label: msg`Make public posts unlisted` },
  { tag: 'mrf_tag:sandbox', label: msg`Make all posts followers-only` },
  {
    tag: 'mrf_tag:disable-remote-subscription',
    label: msg`Don’t let people on other servers follow this person`,
    isLocalOnly: true,
  },
  {
    tag: 'mrf_tag:disable-any-subscription',
    label: msg`Don’t let anyone follow this person`,
    isLocalOnly: true,
  },
  {
    tag: 'mrf_tag:quarantine',
    label: msg`Don’t send posts to other servers`,
    isLocalOnly: true,
  },
];

/**
 * Returns the tags for an account: none without the policy that applies them (R-MOD-016); for
 * remote accounts only those that have an effect.
 */
export function moderationTagsFor(
  isLocal: boolean,
  policies: readonly string[],
): readonly ModerationTag[] {
  if (!policies.includes('TagPolicy')) return [];
  return moderationTags.filter(({ isLocalOnly }) => isLocal || isLocalOnly !== true);
}
