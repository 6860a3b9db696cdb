import { canOnFirstLoad } from '#api/first-load-capabilities.ts';
import { getServerInfo, type ServerInfo } from '#api/server-info.ts';
import type { InstanceDocument } from '@rookery/contract/schemas/instance.ts';
import type { Nodeinfo } from '@rookery/contract/schemas/nodeinfo.ts';
import type { CountingRules } from '#lib/text-length.ts';

/** Maximum upload sizes in bytes; absent if unknown. */
export interface UploadLimits {
  readonly general?: number;
  readonly avatar?: number;
  readonly banner?: number;
  readonly background?: number;
  /** For servers with separate limits for images and videos. */
  readonly image?: number;
  readonly video?: number;
}

const defaultTextLimit = 5000;
/** Maximum characters of a description that every server of the Pleroma family accepts. */
const defaultDescriptionLimit = 1500;
/** Number of characters as which Mastodon counts each URL by default. */
const defaultCharactersPerUrl = 23;
const defaultPollLimits = {
  maxOptions: 4,
  maxOptionChars: 255,
  minExpiration: 60,
  maxExpiration: 86_400,
};

/**
 * Assumed if a server does not say which timelines visitors may read: it rejects requests for those
 * that they may not.
 */
const openToVisitors = { local: true, bubble: true, federated: true };

/** Returns the limits of polls, with defaults. Durations are in seconds. */
function pollLimits(nodeinfo?: Nodeinfo, instance?: InstanceDocument) {
  const ofMastodon = instance?.configuration?.polls;
  const sent = { ...ofMastodon, ...instance?.poll_limits, ...nodeinfo?.metadata?.pollLimits };
  return {
    maxOptions: sent.max_options ?? defaultPollLimits.maxOptions,
    maxOptionChars:
      sent.max_option_chars ??
      ofMastodon?.max_characters_per_option ??
      defaultPollLimits.maxOptionChars,
    minExpiration: sent.min_expiration ?? defaultPollLimits.minExpiration,
    maxExpiration: sent.max_expiration ?? defaultPollLimits.maxExpiration,
  };
}

export type PollLimits = Readonly<ReturnType<typeof pollLimits>>;

function countingRules(facts: ServerInfo, instance?: InstanceDocument): CountingRules {
  if (canOnFirstLoad('countsGraphemes', facts))
    return { unit: 'graphemes', charactersPerUrl: undefined };
  const reserved = instance?.configuration?.statuses?.characters_reserved_per_url;
  const isLength = Number.isInteger(reserved) && reserved !== undefined && reserved >= 0;
  return {
    unit: 'codePoints',
    charactersPerUrl: isLength ? Math.min(reserved, 1000) : defaultCharactersPerUrl,
  };
}

/** Returns the known limits in whole bytes (R-CAP-034). */
function uploadLimits(nodeinfo?: Nodeinfo, instance?: InstanceDocument): UploadLimits {
  const sent = {
    general: instance?.upload_limit,
    avatar: instance?.avatar_upload_limit,
    banner: instance?.banner_upload_limit,
    background: instance?.background_upload_limit,
    image: instance?.configuration?.media_attachments?.image_size_limit,
    video: instance?.configuration?.media_attachments?.video_size_limit,
    ...nodeinfo?.metadata?.uploadLimits,
  };
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, bytes]) =>
      bytes === undefined ? [] : [[name, Math.trunc(bytes)]],
    ),
  );
}

/**
 * Returns what nodeinfo and the instance document say. Either may be missing, as while it is being
 * loaded; required defaults replace missing values (R-CONST-002).
 */
export function readInstanceInfo(nodeinfo?: Nodeinfo, instance?: InstanceDocument) {
  const metadata = nodeinfo?.metadata;
  const facts = getServerInfo(nodeinfo, instance);
  const onlyInV2 = instance?.onlyInV2;
  const access = onlyInV2?.timelines_access?.live_feeds;
  return {
    name: metadata?.nodeName ?? instance?.title ?? '',
    /** The instance document itself, for values that only one screen shows. */
    document: instance,
    serverInfo: facts,
    software: {
      name: nodeinfo?.software?.name ?? '',
      version: nodeinfo?.software?.version ?? instance?.version ?? '',
    },
    /** Maximum characters of a status, including its subject. */
    textLimit:
      instance?.max_toot_chars ??
      instance?.configuration?.statuses?.max_characters ??
      defaultTextLimit,
    /** How the server counts characters. */
    counting: countingRules(facts, instance),
    registrationOpen: nodeinfo?.openRegistrations ?? instance?.registrations ?? true,
    approvalRequired: instance?.approval_required ?? false,
    activationRequired: metadata?.accountActivationRequired ?? false,
    vapidPublicKey: instance?.pleroma?.vapid_public_key ?? onlyInV2?.vapid?.public_key,
    languages: instance?.languages ?? [],
    /** Whether visitors see no timelines, search or navigation. */
    isPrivate: metadata?.private ?? false,
    isFederating: metadata?.federation?.['enabled'] !== false,
    pollLimits: pollLimits(nodeinfo, instance),
    uploadLimits: uploadLimits(nodeinfo, instance),
    /** Maximum attachments of a status; absent if unknown. */
    fileLimit:
      instance?.max_media_attachments ?? instance?.configuration?.statuses?.max_media_attachments,
    /** Maximum characters of an attachment's description. */
    descriptionLimit:
      instance?.description_limit ??
      instance?.configuration?.media_attachments?.description_limit ??
      defaultDescriptionLimit,
    postFormats: metadata?.postFormats ?? ['text/plain'],
    restrictedNicknames: metadata?.restrictedNicknames ?? [],
    mailerEnabled: metadata?.mailerEnabled ?? false,
    /* Features that operators can switch on or off, as Pleroma and Akkoma announce them. */
    suggestionsEnabled:
      canOnFirstLoad('suggestions', facts) &&
      (metadata?.suggestions?.enabled ?? !facts.hasPleromaApi),
    suggestionsWeb: metadata?.suggestions?.web ?? '',
    staffAccounts: metadata?.staffAccounts ?? [],
    localBubbleInstances: metadata?.localBubbleInstances ?? [],
    federatedTimelineAvailable:
      metadata?.federatedTimelineAvailable ??
      ['public', 'authenticated'].includes(access?.remote ?? 'public'),
    /** Whether members can read the local timeline. */
    localTimelineAvailable: ['public', 'authenticated'].includes(access?.local ?? 'public'),
    visitorTimelines: {
      ...openToVisitors,
      ...(access?.local && { local: access.local === 'public' }),
      /* The federated timeline also contains local posts, so visitors must be allowed to read
         both. */
      ...(access?.remote && {
        federated: access.remote === 'public' && (access.local ?? 'public') === 'public',
      }),
      ...metadata?.publicTimelineVisibility,
    },
    fieldsLimits: metadata?.fieldsLimits,
    /** The federation policies as the server sent them; `parseFederation` reads them. */
    federation: metadata?.federation,
  };
}

export type InstanceInfo = Readonly<ReturnType<typeof readInstanceInfo>>;
