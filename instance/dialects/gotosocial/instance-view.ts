import { instanceUsage } from '#views/instance-usage.ts';
import type { ViewContext } from '#views/view-context.ts';
import { replaceFields } from '../entity-views.ts';
import {
  instanceConfigurationParts,
  instanceRules,
  streamingUrl,
} from '../shared/instance-parts.ts';

export const gotosocialVersion = '0.20.0';
const maxAttachments = 6;
const charactersPerUrl = 25;
const mimeTypes = ['text/plain', 'text/markdown'];

function commonParts(view: ViewContext) {
  const { instance } = view;
  const {
    statuses,
    media_attachments: media,
    polls,
  } = instanceConfigurationParts(instance, maxAttachments, charactersPerUrl);
  return {
    statuses: { ...statuses, supported_mime_types: mimeTypes },
    media_attachments: media,
    polls,
    accounts: {
      allow_custom_css: false,
      max_featured_tags: 10,
      max_profile_fields: instance.config.limits.fields,
    },
    emojis: { emoji_size_limit: 51_200 },
  };
}

/** The instance document of version 1. */
export function instanceV1View(view: ViewContext) {
  const { instance, origin } = view;
  const { config } = instance;
  const usage = instanceUsage(instance);
  const parts = commonParts(view);
  return {
    uri: config.domain,
    account_domain: config.domain,
    title: config.name,
    description: config.description,
    short_description: config.shortDescription,
    email: config.email,
    version: gotosocialVersion,
    languages: [...config.languages],
    registrations: config.registration.open,
    approval_required: config.registration.approval,
    invites_enabled: false,
    configuration: {
      ...parts,
      media_attachments: replaceFields(parts.media_attachments, ['description_limit'], {}),
    },
    urls: { streaming_api: streamingUrl(origin) },
    stats: {
      domain_count: usage.knownHosts,
      status_count: usage.localPosts,
      user_count: usage.users,
    },
    thumbnail: `${origin}/instance/thumbnail.jpeg`,
    max_toot_chars: config.limits.status,
    rules: instanceRules(instance),
  };
}

/** The instance document of version 2, without versions of the API. */
export function instanceV2View(view: ViewContext) {
  const { instance, origin } = view;
  const { config } = instance;
  return {
    domain: config.domain,
    account_domain: config.domain,
    title: config.name,
    version: gotosocialVersion,
    source_url: 'https://codeberg.org/superseriousbusiness/gotosocial',
    description: config.description,
    usage: { users: { active_month: instanceUsage(instance).activeMonth } },
    thumbnail: { url: `${origin}/instance/thumbnail.jpeg` },
    languages: [...config.languages],
    configuration: {
      urls: {
        streaming: streamingUrl(origin),
        about: `${origin}/about`,
        privacy_policy: null,
        terms_of_service: `${origin}/about#rules`,
      },
      ...commonParts(view),
      translation: { enabled: false },
      vapid: { public_key: config.vapidPublicKey },
    },
    registrations: {
      enabled: config.registration.open,
      approval_required: config.registration.approval,
      message: null,
      min_age: null,
      reason_required: true,
    },
    contact: { email: config.email },
    rules: instanceRules(instance),
  };
}
