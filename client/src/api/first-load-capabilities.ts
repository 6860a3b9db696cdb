import { isAtLeast } from './server-version.ts';
import type { ServerInfo } from './server-info.ts';

/** Whether the software is one of these, in the given version or a later one. */
export function since({ software, version }: ServerInfo, first: Readonly<Record<string, string>>) {
  return Object.hasOwn(first, software) && isAtLeast(version, first[software] ?? '');
}

export type Rule = (info: ServerInfo) => boolean;

export const hasFeature =
  (name: string): Rule =>
  ({ features }) =>
    features.has(name);

export const hasPleromaApi: Rule = (info) => info.hasPleromaApi;

/* Mastodon before 4.3 announces no version of its API, so its name is checked, too. */
export const isMastodon: Rule = ({ mastodonApi, software }) =>
  mastodonApi > 0 || software === 'mastodon';

/** Rules of the capabilities that statuses and navigation ask, which are part of the first load. */
export const firstLoadRules = {
  streaming: (info) => info.hasStream,
  quotes: (info) =>
    info.features.has('quote_posting') ||
    info.mastodonApi >= 7 ||
    since(info, { 'iceshrimp.net': '', sharkey: '' }),
  /** The author may quote their own posts for followers. */
  ownPrivateQuotes: (info) => info.mastodonApi >= 7 || since(info, { akkoma: '3.18' }),
  editing: (info) =>
    info.features.has('editing') ||
    isMastodon(info) ||
    since(info, { gotosocial: '0.18', 'iceshrimp.net': '', mitra: '', sharkey: '' }),
  /** Several statuses by `ids[]`; others read `id[]` or lack the call. */
  statusesByIds: hasPleromaApi,
  emojiReactions: hasFeature('pleroma_emoji_reactions'),
  customEmojiReactions: hasFeature('custom_emoji_reactions'),
  announcements: (info) =>
    info.hasPleromaApi ||
    isMastodon(info) ||
    since(info, { 'iceshrimp.net': '', sharkey: '', snac: '' }),
  suggestions: (info) => info.hasPleromaApi || isMastodon(info) || since(info, { pixelfed: '' }),
  /** Moderation by Pleroma's calls (`/api/v1/pleroma/admin`). */
  pleromaModeration: hasPleromaApi,
  /** Moderation on pages of the server's own (`/admin`). */
  moderationPages: isMastodon,
  /** Character limits count graphemes; elsewhere code points (`lib/text-length.ts`). */
  countsGraphemes: ({ software }) => ['', 'akkoma', 'pleroma'].includes(software),
} satisfies Record<string, Rule>;

/** Like `can`, for code of the first load. */
export function canOnFirstLoad(capability: keyof typeof firstLoadRules, info: ServerInfo): boolean {
  return firstLoadRules[capability](info);
}
