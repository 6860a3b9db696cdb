import type { InstanceDocument } from '@rookery/contract/schemas/instance.ts';
import type { Nodeinfo } from '@rookery/contract/schemas/nodeinfo.ts';

/**
 * The properties of a server from which its capabilities are derived, read from nodeinfo and the
 * instance document.
 */
export interface ServerInfo {
  /** Lower-case name of the software; empty while unknown. */
  readonly software: string;
  /** Version of the software as sent; empty while unknown. */
  readonly version: string;
  /** Names of features as Akkoma and Pleroma announce them. */
  readonly features: ReadonlySet<string>;
  /** Version of Mastodon's API (`api_versions.mastodon`, since Mastodon 4.3); 0 if absent. */
  readonly mastodonApi: number;
  /** Whether the server has the API of Pleroma; true while nothing is known. */
  readonly hasPleromaApi: boolean;
  /** Whether the server announces limits of polls. */
  readonly hasPollLimits: boolean;
  /** Whether the server announces an address of the stream; true while nothing is known. */
  readonly hasStream: boolean;
  /** Whether the server announces that it translates (`configuration.translation`). */
  readonly isTranslating: boolean;
}

/* Matches the software and version in texts such as `2.7.2 (compatible; Akkoma 3.13.2)` and
   `4.2.1 (compatible; Iceshrimp.NET/2024.1)`. */
const namedVersion = /\((?:compatible; |not true; really )([^\s/()]{1,50})[\s/]([^\s;)]{1,100})/;

/**
 * Reads what distinguishes servers from nodeinfo and the instance document. If both are missing,
 * assumes what most servers of the Pleroma family support.
 */
export function getServerInfo(nodeinfo?: Nodeinfo, instance?: InstanceDocument): ServerInfo {
  const named = namedVersion.exec(instance?.version ?? '');
  const software = (nodeinfo?.software?.name ?? named?.[1] ?? '').toLowerCase();
  return {
    software,
    version: nodeinfo?.software?.version ?? named?.[2] ?? instance?.version ?? '',
    features: new Set([
      ...(nodeinfo?.metadata?.features ?? []),
      ...(instance?.pleroma?.metadata?.features ?? []),
    ]),
    mastodonApi: instance?.onlyInV2?.api_versions?.mastodon ?? 0,
    hasPleromaApi:
      software === ''
        ? instance === undefined || instance.pleroma !== undefined
        : software === 'akkoma' || software === 'pleroma',
    hasPollLimits: instance?.configuration?.polls !== undefined,
    hasStream: instance === undefined || (instance.urls?.streaming_api ?? '') !== '',
    isTranslating: instance?.onlyInV2?.translation?.enabled ?? false,
  };
}
