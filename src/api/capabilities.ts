import type { Instance } from '#contract/schemas/instance.ts';
import type { Nodeinfo } from '#contract/schemas/nodeinfo.ts';

/** What tells servers apart; from nodeinfo and the instance document. */
export interface ServerFacts {
  /** Lower-case name of the software; empty while unknown. */
  readonly software: string;
  readonly features: ReadonlySet<string>;
}

/** One row a capability; nothing above this file asks for a server's name. */
const rules = {
  /** The token travels in `Sec-WebSocket-Protocol`, so that it stands in no address and no log. */
  streamTokenInProtocol: ({ software }) => ['', 'akkoma', 'pleroma', 'mastodon'].includes(software),
  polls: ({ features, software }) => features.has('polls') || software === 'mastodon',
  quotes: ({ features }) => features.has('quote_posting'),
  editing: ({ features, software }) => features.has('editing') || software === 'mastodon',
  bubbleTimeline: ({ features }) => features.has('bubble_timeline'),
  emojiReactions: ({ features }) => features.has('pleroma_emoji_reactions'),
  customEmojiReactions: ({ features }) => features.has('custom_emoji_reactions'),
  machineTranslation: ({ features }) => features.has('akkoma:machine_translation'),
  mediaProxy: ({ features }) => features.has('media_proxy'),
  safeDirectMentions: ({ features }) => features.has('safe_dm_mentions'),
  localVisibility: ({ software }) => software === 'akkoma' || software === 'pleroma',
  scheduling: ({ software }) => ['akkoma', 'pleroma', 'mastodon'].includes(software),
  focalPoints: ({ features, software }) =>
    features.has('rookery:focal_points') || software === 'mastodon',
  /** Files may be taken in and worked on afterwards (`/api/v2/media`). */
  laterMedia: ({ features, software }) =>
    features.has('rookery:later_media') || software === 'mastodon',
  /** Limits of characters are counted in graphemes; elsewhere in code points (`lib/text-length.ts`). */
  countsGraphemes: ({ software }) => ['', 'akkoma', 'pleroma'].includes(software),
  /** Keeps settings of front ends (`/api/v1/akkoma/frontend_settings`). */
  settingsProfiles: ({ software }) => software === 'akkoma',
  /** Words are found in every post that one may read; elsewhere in few of them, or in none. */
  findsEveryPost: ({ software }) => software !== 'mastodon',
} satisfies Record<string, (facts: ServerFacts) => boolean>;

export type Capability = keyof typeof rules;

/** Whether a server can do something (design: a server's quirks stop here). */
export function can(capability: Capability, facts: ServerFacts): boolean {
  return rules[capability](facts);
}

/**
 * Gathers the facts from what the server says of itself. Either document may be missing; where both
 * are, what most servers of the family can do is assumed, the rest is not.
 */
export function serverFacts(nodeinfo?: Nodeinfo, instance?: Instance): ServerFacts {
  return {
    software: (nodeinfo?.software?.name ?? '').toLowerCase(),
    features: new Set([
      ...(nodeinfo?.metadata?.features ?? []),
      ...(instance?.pleroma?.metadata?.features ?? []),
    ]),
  };
}
