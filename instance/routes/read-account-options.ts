import type { updateCredentials } from '@rookery/contract/calls/accounts.ts';
import type { BodyValues } from '@rookery/contract/call.ts';
import { HttpError } from '#http/http-error.ts';
import type { AccountSettings } from '#rules/account-settings.ts';
import { originPlaceholder, removeOriginPlaceholder } from '#rules/origin-placeholder.ts';

type OptionsBody = Omit<
  BodyValues<typeof updateCredentials>,
  'avatar' | 'header' | 'pleroma_background_image'
>;

const flags = [
  'no_rich_text',
  'show_role',
  'discoverable',
  'skip_thread_containment',
  'allow_following_move',
  'permit_followback',
  'hide_favorites',
  'hide_followers',
  'hide_followers_count',
  'hide_follows',
  'hide_follows_count',
  'indexable',
] as const;

const maxStatusDays = 730;
const maxAliases = 50;
const maxUriLength = 2048;
/** Maximum length of the descriptions of avatar and header on Mastodon 4.6, in characters. */
const maxDescriptionLength = 150;
const maxStoreLength = 100_000;

const invalid = (): HttpError => new HttpError(403, 'Invalid request');

function readStatusLifetime(days: number | undefined): Partial<AccountSettings> {
  if (days === undefined) return {};
  if (days === -1) return { status_ttl_days: null };
  if (days < 1 || days > maxStatusDays) throw invalid();
  return { status_ttl_days: days };
}

function readLanguage(language: string | undefined): Partial<AccountSettings> {
  if (language === undefined) return {};
  // An empty language is valid, because other clients send it if no language is selected.
  if (language !== '' && !/^[a-z]{2,8}(?:[-_][a-z\d]{1,8}){0,3}$/i.test(language)) throw invalid();
  return { language };
}

/** Validates the URIs of aliases. Replaces the origin of this instance by the origin placeholder. */
function readAliases(
  value: readonly string[] | undefined,
  origin: string,
): Partial<AccountSettings> {
  if (value === undefined) return {};
  const areValid = value.every(
    (uri) => uri.length <= maxUriLength && /^https?:\/\//.test(uri) && URL.canParse(uri),
  );
  if (!areValid || value.length > maxAliases) throw invalid();
  const withPlaceholder = value
    .map(removeOriginPlaceholder)
    .map((uri) =>
      uri.startsWith(`${origin}/`) ? originPlaceholder + uri.slice(origin.length) : uri,
    );
  return { also_known_as: [...new Set(withPlaceholder)] };
}

/** Validates the descriptions of avatar and header. */
function readDescriptions(sent: OptionsBody): Partial<AccountSettings> {
  const { avatar_description, header_description } = sent;
  for (const text of [avatar_description, header_description])
    if ((text ?? '').length > maxDescriptionLength) throw invalid();
  return {
    ...(avatar_description === undefined ? {} : { avatar_description }),
    ...(header_description === undefined ? {} : { header_description }),
  };
}

function readStore(value: unknown): Partial<AccountSettings> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  if (JSON.stringify(value).length > maxStoreLength) throw invalid();
  return { settings_store: { ...value } };
}

/** Returns the settings that an update of the account changes. Throws 403 for invalid values. */
export function readAccountOptions(sent: OptionsBody, origin: string): Partial<AccountSettings> {
  const privacy = sent.source?.privacy ?? sent.default_scope;
  return {
    ...Object.fromEntries(
      flags.flatMap((flag) => (sent[flag] === undefined ? [] : [[flag, sent[flag]]])),
    ),
    ...(privacy ? { privacy } : {}),
    ...(sent.source?.quote_policy ? { quote_policy: sent.source.quote_policy } : {}),
    ...(sent.source?.sensitive === undefined ? {} : { sensitive: sent.source.sensitive }),
    ...(sent.accepts_direct_messages_from === undefined
      ? {}
      : { accepts_direct_messages_from: sent.accepts_direct_messages_from }),
    ...(sent.hide_collections === undefined
      ? {}
      : { hide_follows: sent.hide_collections, hide_followers: sent.hide_collections }),
    ...(sent.attribution_domains === undefined
      ? {}
      : { attribution_domains: sent.attribution_domains }),
    ...readDescriptions(sent),
    ...readLanguage(sent.language ?? sent.source?.language),
    ...readAliases(sent.also_known_as, origin),
    ...readStatusLifetime(sent.status_ttl_days),
    ...readStore(sent.pleroma_settings_store),
  };
}
