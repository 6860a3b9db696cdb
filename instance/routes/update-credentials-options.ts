import type { updateCredentials } from '#contract/calls/accounts.ts';
import type { BodyValues } from '#contract/call.ts';
import { invalidParameters, Refusal } from '#instance/http/refusal.ts';
import type { AccountSettings } from '#instance/rules/account-settings.ts';
import { originMark, withoutOriginMark } from '#instance/rules/origin-mark.ts';
import { readVisibility } from '#instance/rules/visibility.ts';

type Sent = Omit<
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
] as const;

const longestLife = 730;
const mostAliases = 50;
const longestAddress = 2048;
const largestStore = 100_000;
const actorTypes = ['Application', 'Group', 'Organization', 'Person', 'Service'];
const senders = ['everybody', 'nobody', 'people_i_follow'];

const invalid = (): Refusal => new Refusal(403, 'Invalid request');

function readChoice(field: string, value: string | undefined, of: readonly string[]): void {
  if (value !== undefined && !of.includes(value))
    throw invalidParameters([{ field, message: 'Invalid value for enum' }]);
}

function readLife(days: number | undefined): Partial<AccountSettings> {
  if (days === undefined) return {};
  if (days === -1) return { status_ttl_days: null };
  if (days < 1 || days > longestLife) throw invalid();
  return { status_ttl_days: days };
}

function readLanguage(language: string | undefined): Partial<AccountSettings> {
  if (language === undefined) return {};
  // Forms of other clients send their empty choice along.
  if (language !== '' && !/^[a-z]{2,8}(?:[-_][a-z\d]{1,8}){0,3}$/i.test(language)) throw invalid();
  return { language };
}

/** Addresses of accounts; those of this instance are kept under its mark. */
function readAliases(
  given: readonly string[] | undefined,
  origin: string,
): Partial<AccountSettings> {
  if (given === undefined) return {};
  const areFine = given.every(
    (uri) => uri.length <= longestAddress && /^https?:\/\//.test(uri) && URL.canParse(uri),
  );
  if (!areFine || given.length > mostAliases) throw invalid();
  const marked = given
    .map(withoutOriginMark)
    .map((uri) => (uri.startsWith(`${origin}/`) ? originMark + uri.slice(origin.length) : uri));
  return { also_known_as: [...new Set(marked)] };
}

function readStore(given: unknown): Partial<AccountSettings> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
  if (JSON.stringify(given).length > largestStore) throw invalid();
  return { settings_store: { ...given } };
}

/** What a member set of the options of their account; refuses what cannot be. */
export function readAccountOptions(sent: Sent, origin: string): Partial<AccountSettings> {
  readChoice('actor_type', sent.actor_type, actorTypes);
  readChoice('accepts_direct_messages_from', sent.accepts_direct_messages_from, senders);
  const privacy = readVisibility(sent.source?.privacy ?? sent.default_scope);
  return {
    ...Object.fromEntries(
      flags.flatMap((flag) => (sent[flag] === undefined ? [] : [[flag, sent[flag]]])),
    ),
    ...(privacy ? { privacy } : {}),
    ...(sent.source?.sensitive === undefined ? {} : { sensitive: sent.source.sensitive }),
    ...(sent.accepts_direct_messages_from === undefined
      ? {}
      : { accepts_direct_messages_from: sent.accepts_direct_messages_from }),
    ...readLanguage(sent.language ?? sent.source?.language),
    ...readAliases(sent.also_known_as, origin),
    ...readLife(sent.status_ttl_days),
    ...readStore(sent.pleroma_settings_store),
  };
}
