import { can, serverFacts, type ServerFacts } from '#api/capabilities.ts';
import type { Federation } from '#contract/schemas/federation.ts';
import type { Instance } from '#contract/schemas/instance.ts';
import type { Nodeinfo } from '#contract/schemas/nodeinfo.ts';
import type { CountingRules } from '#lib/text-length.ts';

/** Bounds of a poll; times in seconds. */
export interface PollLimits {
  readonly maxOptions: number;
  readonly maxOptionChars: number;
  readonly minExpiration: number;
  readonly maxExpiration: number;
}

/** Largest uploads in bytes; absent where the server names none. */
export interface UploadLimits {
  readonly general?: number;
  readonly avatar?: number;
  readonly banner?: number;
  readonly background?: number;
  /** Where a server names one for pictures and one for films, and none for all. */
  readonly image?: number;
  readonly video?: number;
}

/** What the instance says about itself, with the specification's defaults. */
export interface InstanceInfo {
  readonly name: string;
  readonly facts: ServerFacts;
  readonly software: { readonly name: string; readonly version: string };
  /** Characters a status may have, its subject counted. */
  readonly textLimit: number;
  /** How the server counts the characters of every limited text. */
  readonly counting: CountingRules;
  readonly registrationOpen: boolean;
  readonly approvalRequired: boolean;
  readonly activationRequired: boolean;
  readonly vapidPublicKey: string | undefined;
  readonly languages: readonly string[];
  /** Visitors see no timelines, no search, no navigation. */
  readonly isPrivate: boolean;
  readonly isFederating: boolean;
  readonly pollLimits: PollLimits;
  readonly uploadLimits: UploadLimits;
  /** Files that one status may have; absent where the server names no number. */
  readonly fileLimit: number | undefined;
  /** Characters that the description of a file may have. */
  readonly descriptionLimit: number;
  readonly postFormats: readonly string[];
  readonly restrictedNicknames: readonly string[];
  readonly mailerEnabled: boolean;
  readonly suggestionsEnabled: boolean;
  readonly suggestionsWeb: string;
  readonly staffAccounts: readonly string[];
  readonly localBubbleInstances: readonly string[];
  readonly federatedTimelineAvailable: boolean;
  readonly visitorTimelines: {
    readonly local: boolean;
    readonly bubble: boolean;
    readonly federated: boolean;
  };
  readonly fieldsLimits: NonNullable<Nodeinfo['metadata']>['fieldsLimits'];
  readonly federation: Federation;
}

const defaultTextLimit = 5000;
/** What every server of the family takes. */
const defaultDescriptionLimit = 1500;
/** What Mastodon counts for a URL where it does not say. */
const defaultCharactersPerUrl = 23;
const defaultPollLimits: PollLimits = {
  maxOptions: 4,
  maxOptionChars: 255,
  minExpiration: 60,
  maxExpiration: 86_400,
};

/** A server that says nothing of its timelines is asked, and refuses by itself. */
const openTimelines = { local: true, bubble: true, federated: true };

function pollLimits(nodeinfo?: Nodeinfo, instance?: Instance): PollLimits {
  const said = { ...instance?.poll_limits, ...nodeinfo?.metadata?.pollLimits };
  return {
    maxOptions: said.max_options ?? defaultPollLimits.maxOptions,
    maxOptionChars: said.max_option_chars ?? defaultPollLimits.maxOptionChars,
    minExpiration: said.min_expiration ?? defaultPollLimits.minExpiration,
    maxExpiration: said.max_expiration ?? defaultPollLimits.maxExpiration,
  };
}

function countingRules(facts: ServerFacts, instance?: Instance): CountingRules {
  if (can('countsGraphemes', facts)) return { unit: 'graphemes', charactersPerUrl: undefined };
  const reserved = instance?.configuration?.statuses?.characters_reserved_per_url;
  const isLength = Number.isInteger(reserved) && reserved !== undefined && reserved >= 0;
  return {
    unit: 'codePoints',
    charactersPerUrl: isLength ? Math.min(reserved, 1000) : defaultCharactersPerUrl,
  };
}

/** The limits that are named, as whole bytes (R-CAP-034). */
function uploadLimits(nodeinfo?: Nodeinfo, instance?: Instance): UploadLimits {
  const said = {
    general: instance?.upload_limit,
    avatar: instance?.avatar_upload_limit,
    banner: instance?.banner_upload_limit,
    background: instance?.background_upload_limit,
    image: instance?.configuration?.media_attachments?.image_size_limit,
    video: instance?.configuration?.media_attachments?.video_size_limit,
    ...nodeinfo?.metadata?.uploadLimits,
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, bytes]) =>
      bytes === undefined ? [] : [[name, Math.trunc(bytes)]],
    ),
  );
}

/** Puts the two documents together; either may not have come (yet). */
export function instanceInfo(nodeinfo?: Nodeinfo, instance?: Instance): InstanceInfo {
  const metadata = nodeinfo?.metadata;
  const facts = serverFacts(nodeinfo, instance);
  return {
    name: metadata?.nodeName ?? instance?.title ?? '',
    facts,
    software: {
      name: nodeinfo?.software?.name ?? '',
      version: nodeinfo?.software?.version ?? instance?.version ?? '',
    },
    textLimit:
      instance?.max_toot_chars ??
      instance?.configuration?.statuses?.max_characters ??
      defaultTextLimit,
    counting: countingRules(facts, instance),
    registrationOpen: nodeinfo?.openRegistrations ?? instance?.registrations ?? true,
    approvalRequired: instance?.approval_required ?? false,
    activationRequired: metadata?.accountActivationRequired ?? false,
    vapidPublicKey: instance?.pleroma?.vapid_public_key,
    languages: instance?.languages ?? [],
    isPrivate: metadata?.private ?? false,
    isFederating: metadata?.federation?.enabled ?? true,
    pollLimits: pollLimits(nodeinfo, instance),
    uploadLimits: uploadLimits(nodeinfo, instance),
    fileLimit:
      instance?.max_media_attachments ?? instance?.configuration?.statuses?.max_media_attachments,
    descriptionLimit:
      instance?.description_limit ??
      instance?.configuration?.media_attachments?.description_limit ??
      defaultDescriptionLimit,
    postFormats: metadata?.postFormats ?? ['text/plain'],
    restrictedNicknames: metadata?.restrictedNicknames ?? [],
    mailerEnabled: metadata?.mailerEnabled ?? false,
    suggestionsEnabled: metadata?.suggestions?.enabled ?? false,
    suggestionsWeb: metadata?.suggestions?.web ?? '',
    staffAccounts: metadata?.staffAccounts ?? [],
    localBubbleInstances: metadata?.localBubbleInstances ?? [],
    federatedTimelineAvailable: metadata?.federatedTimelineAvailable ?? true,
    visitorTimelines: { ...openTimelines, ...metadata?.publicTimelineVisibility },
    fieldsLimits: metadata?.fieldsLimits,
    federation: metadata?.federation ?? {},
  };
}
