import { isAtLeast } from './server-version.ts';
import type { ServerInfo } from './server-info.ts';

/** Whether the software is one of these, in the given version or a later one. */
export function isSoftwareSince(
  { software, version }: ServerInfo,
  first: Readonly<Record<string, string>>,
) {
  return Object.hasOwn(first, software) && isAtLeast(version, first[software] ?? '');
}

export type CapabilityRule = (info: ServerInfo) => boolean;

export const hasFeature =
  (name: string): CapabilityRule =>
  ({ features }) =>
    features.has(name);

export const hasPleromaApi: CapabilityRule = (info) => info.hasPleromaApi;

/* Mastodon before 4.3 announces no version of its API, so the name of the software is checked
   too. */
export const isMastodon: CapabilityRule = ({ mastodonApi, software }) =>
  mastodonApi > 0 || software === 'mastodon';

/**
 * Rules of the capabilities that statuses and the navigation use. They are part of the first load.
 */
export const firstLoadRules = {
  streaming: (info) => info.hasStream,
  quotes: (info) =>
    info.features.has('quote_posting') ||
    info.mastodonApi >= 7 ||
    isSoftwareSince(info, { 'iceshrimp.net': '', sharkey: '' }),
  /** Authors may quote their own posts for followers. */
  ownPrivateQuotes: (info) => info.mastodonApi >= 7 || isSoftwareSince(info, { akkoma: '3.18' }),
  editing: (info) =>
    info.features.has('editing') ||
    isMastodon(info) ||
    isSoftwareSince(info, { gotosocial: '0.18', 'iceshrimp.net': '', mitra: '', sharkey: '' }),
  /** The server accepts several status ids as `ids[]`; others read `id[]` or lack the call. */
  statusesByIds: hasPleromaApi,
  emojiReactions: hasFeature('pleroma_emoji_reactions'),
  customEmojiReactions: hasFeature('custom_emoji_reactions'),
  announcements: (info) =>
    info.hasPleromaApi ||
    isMastodon(info) ||
    isSoftwareSince(info, { 'iceshrimp.net': '', sharkey: '', snac: '' }),
  suggestions: (info) =>
    info.hasPleromaApi || isMastodon(info) || isSoftwareSince(info, { pixelfed: '' }),
  /** Moderation by Pleroma's calls (`/api/v1/pleroma/admin`). */
  pleromaModeration: hasPleromaApi,
  /** Moderation on pages of the server's own (`/admin`). */
  moderationPages: isMastodon,
  /** Pleroma's page of administration (`/pleroma/admin/`), which the embedded instance lacks. */
  administrationPage: (info) => info.hasPleromaApi && !info.version.endsWith('-rookery'),
  /** Character limits count graphemes; elsewhere code points (`lib/text-length.ts`). */
  countsGraphemes: ({ software }) => ['', 'akkoma', 'pleroma'].includes(software),
} satisfies Record<string, CapabilityRule>;

/** Like `can`, for code of the first load. */
export function canOnFirstLoad(capability: keyof typeof firstLoadRules, info: ServerInfo): boolean {
  return firstLoadRules[capability](info);
}
