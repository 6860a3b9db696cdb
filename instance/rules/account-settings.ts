import { fromJsonColumn } from '#store/json-column.ts';
import type { QuotePolicy, Visibility } from '#store/rows.ts';
import { defaultNotificationPolicy, type NotificationPolicy } from './notification-policy.ts';

/** Settings of a member, which are stored as JSON in one column of the account. */
export interface AccountSettings {
  readonly privacy: Visibility;
  readonly sensitive: boolean;
  readonly discoverable: boolean;
  readonly hide_favorites: boolean;
  readonly hide_followers: boolean;
  readonly hide_followers_count: boolean;
  readonly hide_follows: boolean;
  readonly hide_follows_count: boolean;
  /** Descriptions of the avatar and header; an empty text if there is none. */
  readonly avatar_description: string;
  readonly header_description: string;
  readonly no_rich_text: boolean;
  readonly show_role: boolean;
  readonly allow_following_move: boolean;
  readonly permit_followback: boolean;
  readonly skip_thread_containment: boolean;
  readonly accepts_direct_messages_from: string;
  readonly status_ttl_days: number | null;
  readonly language: string;
  readonly block_from_strangers: boolean;
  readonly hide_notification_contents: boolean;
  readonly also_known_as: readonly string[];
  readonly tags: readonly string[];
  /** Whether the member cannot sign in until the password has been reset. */
  readonly password_reset_required: boolean;
  /** Id of the uploaded picture that is used as mascot. */
  readonly mascot: string | null;
  /** Who may quote new statuses; only Mastodon's dialect offers it. */
  readonly quote_policy: QuotePolicy;
  /** What the profile shows and permits; only Mastodon's dialect offers it. */
  readonly indexable: boolean;
  readonly show_media: boolean;
  readonly show_media_replies: boolean;
  readonly show_featured: boolean;
  readonly attribution_domains: readonly string[];
  /** The years for which a report was generated; only Mastodon's dialect offers it. */
  readonly annual_reports: readonly number[];
  /** Which notifications are filtered; only Mastodon's dialect offers it. */
  readonly notification_policy: NotificationPolicy;
  readonly settings_store: Readonly<Record<string, unknown>>;
}

const defaults: AccountSettings = {
  privacy: 'public',
  sensitive: false,
  discoverable: false,
  hide_favorites: true,
  hide_followers: false,
  hide_followers_count: false,
  hide_follows: false,
  hide_follows_count: false,
  avatar_description: '',
  header_description: '',
  no_rich_text: false,
  show_role: true,
  allow_following_move: true,
  permit_followback: false,
  skip_thread_containment: false,
  accepts_direct_messages_from: 'everybody',
  status_ttl_days: null,
  language: 'en',
  block_from_strangers: false,
  hide_notification_contents: false,
  also_known_as: [],
  tags: [],
  password_reset_required: false,
  mascot: null,
  quote_policy: 'public',
  indexable: false,
  show_media: true,
  show_media_replies: true,
  show_featured: true,
  attribution_domains: [],
  annual_reports: [],
  notification_policy: defaultNotificationPolicy,
  settings_store: {},
};

/*
 * Parsed settings by account row. They can have 200 KB, and the response of a timeline contains an
 * account once per status.
 */
const cache = new WeakMap<object, AccountSettings>();

/** Returns the settings of an account, with the defaults for those that were never changed. */
export function parseSettings(account: { readonly settings: string }): AccountSettings {
  const settings = cache.get(account) ?? {
    ...defaults,
    ...fromJsonColumn<Partial<AccountSettings>>(account.settings),
  };
  cache.set(account, settings);
  return settings;
}

/** Returns the language that a member has chosen; undefined if they never chose one. */
export function chosenLanguage(account: { readonly settings: string }): string | undefined {
  return fromJsonColumn<Partial<AccountSettings>>(account.settings).language;
}

/**
 * Returns the JSON of an account's settings with changes, for the caller to save. Settings that were
 * never changed are not included.
 */
export function serialiseSettings(
  account: { readonly settings: string },
  changes: Partial<AccountSettings>,
): string {
  return JSON.stringify({
    ...fromJsonColumn<Partial<AccountSettings>>(account.settings),
    ...changes,
  });
}
