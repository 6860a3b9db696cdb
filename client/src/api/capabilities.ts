import type { Instance } from '@rookery/contract/schemas/instance.ts';
import type { Nodeinfo } from '@rookery/contract/schemas/nodeinfo.ts';

/** What distinguishes servers, read from nodeinfo and the instance document. */
export interface ServerInfo {
  /** Lower-case name of the software; empty while unknown. */
  readonly software: string;
  readonly features: ReadonlySet<string>;
}

/** The only place that checks a server's name. */
const rules = {
  /** Sends the token in `Sec-WebSocket-Protocol`, which keeps it out of addresses and logs. */
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
  /** Uploads may return before the file is processed (`/api/v2/media`). */
  laterMedia: ({ features, software }) =>
    features.has('rookery:later_media') || software === 'mastodon',
  /** Character limits count graphemes; elsewhere code points (`lib/text-length.ts`). */
  countsGraphemes: ({ software }) => ['', 'akkoma', 'pleroma'].includes(software),
  /** Stores settings of front ends (`/api/v1/akkoma/frontend_settings`). */
  settingsProfiles: ({ software }) => software === 'akkoma',
  /** Search covers every readable status; elsewhere only some or none. */
  findsEveryPost: ({ software }) => software !== 'mastodon',
  /** Search reads operators such as `from:` and `has:`; others look for them as words. */
  searchOperators: ({ software }) => software === 'mastodon',
} satisfies Record<string, (info: ServerInfo) => boolean>;

export type Capability = keyof typeof rules;

/** Whether a server supports a capability. */
export function can(capability: Capability, info: ServerInfo): boolean {
  return rules[capability](info);
}

/**
 * Collects information from the server's documents. If both are missing, assumes what most servers
 * of the Pleroma family support.
 */
export function getServerInfo(nodeinfo?: Nodeinfo, instance?: Instance): ServerInfo {
  return {
    software: (nodeinfo?.software?.name ?? '').toLowerCase(),
    features: new Set([
      ...(nodeinfo?.metadata?.features ?? []),
      ...(instance?.pleroma?.metadata?.features ?? []),
    ]),
  };
}
