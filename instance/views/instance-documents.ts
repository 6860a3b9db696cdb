import type { Instance as InstanceDocument } from '@rookery/contract/schemas/instance.ts';
import type { Nodeinfo } from '@rookery/contract/schemas/nodeinfo.ts';
import type { Instance } from '#context.ts';
import { restrictedNicknames } from '#rules/registration.ts';
import { hasSuggestions } from '#store/suggestions.ts';
import { federationDocument } from './federation-document.ts';
import { instanceUsage } from './instance-usage.ts';
import { nodeinfoParts, nodeinfoSoftware } from './nodeinfo-parts.ts';

function features(instance: Instance): string[] {
  const { config } = instance;
  return [
    'pleroma_api',
    'akkoma_api',
    'mastodon_api',
    'mastodon_api_streaming',
    'polls',
    'v2_suggestions',
    'pleroma_explicit_addressing',
    'multifetch',
    'pleroma:api/v1/notifications:include_types_filter',
    'quote_posting',
    ...(config.editing ? ['editing'] : []),
    ...(config.focalPoints ? ['rookery:focal_points'] : []),
    ...(config.mediaSeconds > 0 ? ['rookery:later_media'] : []),
    ...(config.bubbleInstances.length > 0 ? ['bubble_timeline'] : []),
    ...(config.translation.address === undefined ? [] : ['akkoma:machine_translation']),
    'pleroma_emoji_reactions',
    'exposable_reactions',
    'profile_directory',
    'custom_emoji_reactions',
    'pleroma:get:main/ostatus',
  ];
}

function pollLimits({ config: { limits } }: Instance) {
  return {
    max_expiration: limits.pollMaximumExpiry,
    max_option_chars: limits.pollOptionLength,
    max_options: limits.pollOptions,
    min_expiration: limits.pollMinimumExpiry,
  };
}

/** Returns the document of `GET /api/v1/instance`, in which clients find features and limits. */
export function instanceDocument(instance: Instance, origin: string): InstanceDocument {
  const { config } = instance;
  const { limits } = config;
  const usage = instanceUsage(instance);
  return {
    approval_required: config.registration.approval,
    avatar_upload_limit: limits.avatar,
    background_image: `${origin}/images/city.jpg`,
    background_upload_limit: limits.background,
    banner_upload_limit: limits.header,
    description: config.description,
    description_limit: limits.description,
    email: config.email,
    languages: [...config.languages],
    max_toot_chars: limits.status,
    pleroma: {
      metadata: {
        account_activation_required: config.registration.confirmation,
        features: features(instance),
        federation: federationDocument(config),
        fields_limits: {
          max_fields: limits.fields,
          max_remote_fields: 2 * limits.fields,
          name_length: limits.fieldName,
          value_length: limits.fieldValue,
        },
        post_formats: [...config.postFormats],
        privileged_staff: false,
      },
      stats: { mau: usage.activeMonth },
      vapid_public_key: config.vapidPublicKey,
    },
    poll_limits: pollLimits(instance),
    registrations: config.registration.open,
    ...(config.rules.length > 0 && {
      rules: config.rules.map((rule, index) => ({
        id: String(index + 1),
        text: typeof rule === 'string' ? rule : rule.text,
      })),
    }),
    short_description: config.shortDescription,
    stats: {
      domain_count: usage.knownHosts,
      remote_user_count: usage.remoteUsers,
      status_count: usage.localPosts,
      user_count: usage.users,
    },
    thumbnail: `${origin}/instance/thumbnail.jpeg`,
    title: config.name,
    upload_limit: limits.upload,
    uri: origin,
    urls: { streaming_api: origin.replace(/^http/, 'ws') },
    version: `2.7.2 (compatible; Akkoma ${nodeinfoSoftware.version})`,
  };
}

/** Returns the nodeinfo document, by which other servers and clients recognise the software. */
export function nodeinfoDocument(instance: Instance, origin: string): Nodeinfo {
  const { config, database } = instance;
  const { limits } = config;
  const staff = database.all<{ username: string }>(
    'SELECT username FROM accounts WHERE role IS NOT NULL AND host IS NULL AND active = 1 ORDER BY id',
  );
  return {
    ...nodeinfoParts(instance),
    metadata: {
      accountActivationRequired: config.registration.confirmation,
      features: features(instance),
      federatedTimelineAvailable: config.federatedTimelineAvailable,
      federation: federationDocument(config),
      fieldsLimits: {
        maxFields: limits.fields,
        maxRemoteFields: 2 * limits.fields,
        nameLength: limits.fieldName,
        valueLength: limits.fieldValue,
      },
      invitesEnabled: config.registration.invites,
      localBubbleInstances: [...config.bubbleInstances],
      mailerEnabled: true,
      nodeDescription: config.description,
      nodeName: config.name,
      pollLimits: pollLimits(instance),
      postFormats: [...config.postFormats],
      private: config.private,
      privilegedStaff: false,
      publicTimelineVisibility: {
        bubble: config.visitorTimelines.bubble && !config.private,
        federated: config.visitorTimelines.federated && !config.private,
        local: config.visitorTimelines.local && !config.private,
      },
      restrictedNicknames: [...restrictedNicknames],
      skipThreadContainment: true,
      staffAccounts: staff.map(({ username }) => `${origin}/users/${username}`),
      // The panel of suggestions in Akkoma-FE throws if there are fewer accounts than it shows.
      suggestions: { enabled: config.suggestions && hasSuggestions(database) },
      uploadLimits: {
        avatar: limits.avatar,
        background: limits.background,
        banner: limits.header,
        general: limits.upload,
      },
    },
    software: nodeinfoSoftware,
    version: '2.0',
  };
}
