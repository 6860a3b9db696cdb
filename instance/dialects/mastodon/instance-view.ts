import type { AccountRow } from '#store/rows.ts';
import { accountView } from '#views/account-view.ts';
import { instanceUsage } from '#views/instance-usage.ts';
import type { ViewContext } from '#views/view-context.ts';
import {
  instanceConfigurationParts,
  detailedRules,
  streamingUrl,
} from '../shared/instance-parts.ts';

export const mastodonVersion = '4.6.0';
/** The version of the API that Mastodon 4.6 announces. */
const apiVersion = 10;
const maxAttachments = 4;
const charactersPerUrl = 23;

function contactAccount(view: ViewContext) {
  const admin = view.instance.database.get<AccountRow>(
    "SELECT * FROM accounts WHERE role = 'admin' AND host IS NULL AND active = 1 ORDER BY id LIMIT 1",
  );
  return admin ? accountView(view, admin) : null;
}

/**
 * Returns the rules in the format of Mastodon 4.4: with a longer explanation, and translations by
 * language.
 */
export function ruleViews(view: ViewContext) {
  return detailedRules(view.instance);
}

/** The instance document of version 1. */
export function instanceV1View(view: ViewContext) {
  const { instance, origin } = view;
  const { config } = instance;
  const usage = instanceUsage(instance);
  return {
    uri: config.domain,
    title: config.name,
    short_description: config.shortDescription,
    description: config.description,
    email: config.email,
    version: mastodonVersion,
    urls: { streaming_api: streamingUrl(origin) },
    stats: {
      user_count: usage.users,
      status_count: usage.localPosts,
      domain_count: usage.knownHosts,
    },
    thumbnail: `${origin}/instance/thumbnail.jpeg`,
    languages: [...config.languages],
    registrations: config.registration.open,
    approval_required: config.registration.approval,
    invites_enabled: config.registration.invites,
    configuration: {
      accounts: { max_featured_tags: 10 },
      ...instanceConfigurationParts(instance, maxAttachments, charactersPerUrl),
    },
    contact_account: contactAccount(view),
    rules: ruleViews(view),
  };
}

/** Who can read a feed: everybody, members, or nobody. */
function access(isOpen: boolean): string {
  return isOpen ? 'public' : 'authenticated';
}

/** The instance document of version 2. */
export function instanceV2View(view: ViewContext) {
  const { instance, origin } = view;
  const { config } = instance;
  const { limits, registration, visitorTimelines } = config;
  const isPublic = !config.private;
  const live = {
    local: access(visitorTimelines.local && isPublic),
    remote: access(visitorTimelines.federated && isPublic),
  };
  return {
    domain: config.domain,
    title: config.name,
    version: mastodonVersion,
    source_url: 'https://github.com/mastodon/mastodon',
    description: config.shortDescription || config.description,
    usage: { users: { active_month: instanceUsage(instance).activeMonth } },
    thumbnail: { url: `${origin}/instance/thumbnail.jpeg`, blurhash: null, versions: {} },
    icon: [{ src: `${origin}/favicon.png`, size: '48x48' }],
    languages: [...config.languages],
    configuration: {
      urls: {
        streaming: streamingUrl(origin),
        status: null,
        about: `${origin}/about`,
        privacy_policy: `${origin}/privacy-policy`,
        terms_of_service: config.terms === '' ? null : `${origin}/terms-of-service`,
      },
      vapid: { public_key: config.vapidPublicKey },
      accounts: {
        max_featured_tags: 10,
        max_pinned_statuses: limits.pinned,
        max_profile_fields: limits.fields,
        profile_field_name_limit: limits.fieldName,
        profile_field_value_limit: limits.fieldValue,
        max_note_length: limits.note,
        max_display_name_length: limits.displayName,
      },
      ...instanceConfigurationParts(instance, maxAttachments, charactersPerUrl),
      translation: { enabled: config.translation.address !== undefined },
      timelines_access: {
        live_feeds: live,
        hashtag_feeds: live,
        trending_link_feeds: live,
      },
      limited_federation: config.private,
    },
    registrations: {
      enabled: registration.open,
      approval_required: registration.approval,
      reason_required: registration.approval,
      message: registration.open ? null : registration.message || null,
      min_age: registration.minAge || null,
      url: null,
    },
    api_versions: { mastodon: apiVersion },
    contact: { email: config.email, account: contactAccount(view) },
    rules: ruleViews(view),
  };
}
