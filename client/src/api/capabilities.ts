import {
  firstLoadRules,
  hasFeature,
  hasPleromaApi,
  isMastodon,
  isSoftwareSince,
  type CapabilityRule,
} from './first-load-capabilities.ts';
import type { ServerInfo } from './server-info.ts';

/**
 * For each capability, the condition under which a server has it. Only this file and
 * `first-load-capabilities.ts` check the name of the software.
 */
const rules = {
  ...firstLoadRules,
  /**
   * The server accepts the token in `Sec-WebSocket-Protocol`, which keeps it out of addresses and
   * logs.
   */
  streamTokenInProtocol: ({ software }) => ['', 'akkoma', 'pleroma', 'mastodon'].includes(software),
  /**
   * The stream's address ends in a slash, as Akkoma-FE requests it; GoToSocial redirects an address
   * with a slash.
   */
  streamSlash: hasPleromaApi,
  /**
   * The server responds to a frame with the text `ping`. GoToSocial closes the connection after
   * such a frame, Mastodon ignores it.
   */
  textPing: hasPleromaApi,
  /* Pixelfed and snac before 2.90 announce limits, but have no polls. */
  polls: (info) =>
    info.features.has('polls') ||
    (info.hasPollLimits && info.software !== 'pixelfed' && info.software !== 'snac') ||
    isMastodon(info) ||
    isSoftwareSince(info, { snac: '2.90' }),
  anonymousPolls: (info) => isSoftwareSince(info, { akkoma: '3.19' }),
  /** The author of a post decides who may quote it. */
  quotePolicies: ({ mastodonApi }) => mastodonApi >= 7,
  /** The server reads the quoted status from `quoted_status_id`; others read it from `quote_id`. */
  quotedStatusId: (info) => info.mastodonApi >= 7 || isSoftwareSince(info, { akkoma: '3.18' }),
  /** A quote may contain files and a poll. Mastodon documents that it refuses them. */
  quotesWithFiles: ({ mastodonApi }) => mastodonApi < 7,
  /**
   * The server renders a post without publishing it (`preview`). Servers without this parameter
   * would publish the post, so the capability is false while the software is unknown.
   */
  postPreviews: ({ software }) => software === 'akkoma' || software === 'pleroma',
  /** Filters with a title, keywords and an action (`/api/v2/filters`). */
  filtersV2: (info) =>
    info.mastodonApi > 0 ||
    isSoftwareSince(info, { mastodon: '4', gotosocial: '0.16', 'iceshrimp.net': '' }),
  blurFilters: (info) => info.mastodonApi >= 5 || isSoftwareSince(info, { gotosocial: '0.20' }),
  /** Notifications of some people are held back as requests (`/api/v2/notifications/policy`). */
  notificationPolicy: ({ mastodonApi }) => mastodonApi >= 2,
  groupedNotifications: ({ mastodonApi }) => mastodonApi >= 2,
  /**
   * The server sends texts for those kinds of notifications that the client does not list as
   * supported.
   */
  notificationFallbacks: ({ mastodonApi }) => mastodonApi >= 10,
  /** Dismisses several notifications by one call (`destroy_multiple`). */
  dismissesSeveral: hasPleromaApi,
  /** Notifications are marked as read by Pleroma's call; on other servers by moving a marker. */
  pleromaRead: hasPleromaApi,
  /** Describes its sign-in at `/.well-known/oauth-authorization-server`. */
  signInDiscovery: (info) => !info.hasPleromaApi,
  /** `/api/v1/accounts/NAME`; elsewhere `/api/v1/accounts/lookup` finds an account by its name. */
  accountsByName: hasPleromaApi,
  /**
   * The viewer is notified of an account's new posts by a call of its own; on other servers by the
   * field `notify` of a follow.
   */
  accountSubscriptions: hasPleromaApi,
  exclusiveLists: (info) =>
    info.mastodonApi > 0 ||
    isSoftwareSince(info, {
      akkoma: '3.19',
      mastodon: '4.2',
      gotosocial: '0.17',
      'iceshrimp.net': '',
    }),
  /**
   * The feed of a profile is at the address of its page with `.rss` appended. GoToSocial has a feed at
   * another address, and only for people who have enabled it.
   */
  pageFeeds: ({ software }) => software !== 'gotosocial',
  /** The avatar and the header of a profile have descriptions. */
  profileDescriptions: (info) =>
    info.mastodonApi >= 9 ||
    isSoftwareSince(info, { akkoma: '3.19', pleroma: '2.10', gotosocial: '', 'iceshrimp.net': '' }),
  /** Lists of accounts that somebody recommends (`/api/v1/collections`). */
  collections: ({ mastodonApi }) => mastodonApi >= 10,
  /** Statistics of the viewer's year (`/api/v1/annual_reports/:year`). */
  annualReports: ({ mastodonApi }) => mastodonApi >= 6,
  /** The server says whether an annual report can be generated, and generates it on request. */
  annualReportStates: ({ mastodonApi }) => mastodonApi >= 8,
  /** The viewer's profile as a document of its own (`/api/v1/profile`). */
  profileCall: ({ mastodonApi }) => mastodonApi >= 8,
  /**
   * Options of what a profile shows and whether its posts are found; before Mastodon 4.6 they are
   * part of `update_credentials`.
   */
  profileOptions: ({ mastodonApi }) => mastodonApi > 0,
  /**
   * Avatar and header are removed by calls of their own; on other servers by sending an empty text.
   */
  pictureDeletion: (info) => info.mastodonApi > 0 || isSoftwareSince(info, { mastodon: '4.2' }),
  trends: isMastodon,
  linkTimeline: ({ mastodonApi }) => mastodonApi >= 2,
  /** The server says in a header that replies are still being fetched. */
  asyncRefreshes: ({ mastodonApi }) => mastodonApi >= 7,
  /** Timelines of another server's local posts (`instance=`). */
  instanceTimelines: hasPleromaApi,
  /** Timelines of several hashtags (`any[]`, `all[]`, `none[]`). */
  tagGroups: (info) => info.hasPleromaApi || isMastodon(info),
  /** The viewer's featured hashtags are added and removed by name. */
  tagFeaturing: ({ mastodonApi }) => mastodonApi >= 6,
  announcementReactions: isMastodon,
  /**
   * Which of the accounts that the viewer follows follow another account (`familiar_followers`).
   */
  familiarFollowers: isMastodon,
  /** Hashtags on a profile (`featured_tags`). */
  featuredTags: isMastodon,
  /** Accounts on a profile, for everybody to read (`/accounts/:id/endorsements`). */
  endorsements: ({ mastodonApi }) => mastodonApi >= 6,
  bubbleTimeline: hasFeature('bubble_timeline'),
  machineTranslation: hasFeature('akkoma:machine_translation'),
  /**
   * Mastodon's call for translations. Akkoma since 3.18 has it in addition to a call of its own.
   */
  mastodonTranslation: (info) =>
    info.isTranslating ||
    (info.features.has('akkoma:machine_translation') && isSoftwareSince(info, { akkoma: '3.18' })),
  mediaProxy: hasFeature('media_proxy'),
  safeDirectMentions: hasFeature('safe_dm_mentions'),
  /** GoToSocial mutes only conversations in which the viewer takes part. */
  muteConversations: (info) => info.hasPleromaApi || isMastodon(info),
  muteOwnConversations: (info) =>
    info.hasPleromaApi || isMastodon(info) || isSoftwareSince(info, { gotosocial: '' }),
  /* snac answers 404 to the deletion of a status. */
  deleting: ({ software }) => software !== 'snac',
  /** The viewer removes a follower (`remove_from_followers`). */
  followerRemoval: (info) =>
    info.hasPleromaApi ||
    isMastodon(info) ||
    isSoftwareSince(info, { 'iceshrimp.net': '', mitra: '' }),
  /* GoToSocial answers 401 to a request for its custom emoji without a token. */
  publicCustomEmoji: ({ software }) => software !== 'gotosocial',
  domainBlocks: (info) => info.hasPleromaApi || isMastodon(info),
  /**
   * Changes of email address and password, moving, aliases and deletion; each call requires the
   * password.
   */
  accountSettingsByPassword: hasPleromaApi,
  twoFactorSettings: hasPleromaApi,
  signInList: hasPleromaApi,
  pageBackground: hasPleromaApi,
  mascot: hasPleromaApi,
  backups: hasPleromaApi,
  imports: hasPleromaApi,
  /** Options of the account such as hidden likes (`update_credentials`). */
  pleromaAccountOptions: hasPleromaApi,
  /** Sends description, privacy policy, terms and limited servers by calls (`/api/v1/instance/…`). */
  serverDocuments: isMastodon,
  /** A sign-up has name, bio and captcha; elsewhere only username, email address and password. */
  pleromaSignUp: hasPleromaApi,
  /** A report can name the server's rules that it is about. */
  reportedRules: (info) => isMastodon(info) || isSoftwareSince(info, { gotosocial: '' }),
  /** A post is addressed to chosen people (`to`) instead of those whom it mentions. */
  addressedStatuses: hasFeature('pleroma_explicit_addressing'),
  localVisibility: ({ software }) => software === 'akkoma' || software === 'pleroma',
  scheduling: (info) =>
    isMastodon(info) || isSoftwareSince(info, { akkoma: '', pleroma: '', gotosocial: '0.18' }),
  focalPoints: (info) =>
    info.features.has('rookery:focal_points') ||
    isMastodon(info) ||
    isSoftwareSince(info, { gotosocial: '' }),
  /** Uploads may return before the file is processed (`/api/v2/media`). */
  asyncMedia: ({ features, software }) =>
    features.has('rookery:later_media') || software === 'mastodon',
  /**
   * A file can be attached to two statuses. GoToSocial refuses that, and Mastodon posts without the
   * file, so a redraft deletes the old status first.
   */
  sharedMedia: hasPleromaApi,
  /** An edit also changes descriptions and focal points of attached files (`media_attributes`). */
  mediaAttributes: (info) =>
    info.mastodonApi > 0 || isSoftwareSince(info, { mastodon: '4.1', gotosocial: '0.18' }),
  /** Deletes an uploaded file that is not attached to a post. */
  mediaDeletion: ({ mastodonApi }) => mastodonApi >= 4,
  /** Stores settings of front ends (`/api/v1/akkoma/frontend_settings`). */
  settingsProfiles: ({ software }) => software === 'akkoma',
  /**
   * The server may store settings of front ends: the client sends the request and remembers a 404,
   * with which Pleroma responds.
   */
  storedSettings: hasPleromaApi,
  /** The server may show announcements to visitors, an option of Akkoma. */
  visitorAnnouncements: hasPleromaApi,
  /** Members choose the front end of the server. */
  preferredFrontend: ({ software }) => software === 'akkoma',
  /**
   * Search covers every status that the viewer can read; on other servers only some statuses or
   * none.
   */
  findsEveryPost: ({ software }) => software !== 'mastodon',
  /**
   * Search supports operators such as `from:` and `has:`; other servers search for them as words.
   */
  searchOperators: ({ software }) => software === 'mastodon',
} satisfies Record<string, CapabilityRule>;

export type Capability = keyof typeof rules;

/** Whether a server supports a capability. */
export function can(capability: Capability, info: ServerInfo): boolean {
  return rules[capability](info);
}

/** Subjects of settings that a server may have on pages of its own. */
export type ServerSettings = 'account' | 'data' | 'security';

/**
 * Returns the path of the server's own page for settings that this client cannot change on that
 * server; undefined if none is known.
 */
export function serverSettingsPath(subject: ServerSettings, info: ServerInfo): string | undefined {
  if (info.software === 'gotosocial') return '/settings';
  if (!isMastodon(info)) return undefined;
  return subject === 'data' ? '/settings/export' : '/auth/edit';
}
