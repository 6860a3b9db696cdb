import type { InstanceDocument } from '@rookery/contract/schemas/instance.ts';
import type { Nodeinfo } from '@rookery/contract/schemas/nodeinfo.ts';

/** A server as it describes itself: the parts that the capabilities are read from. */
export interface KnownServer {
  readonly name: string;
  /**
   * How the capabilities are known: the client was tried on a real server (`tried`), some of its
   * functions were (`partly`), or only the documentation was read (`documented`).
   */
  readonly evidence: 'tried' | 'partly' | 'documented';
  readonly nodeinfo: Nodeinfo;
  readonly instance: InstanceDocument;
}

const stream = { urls: { streaming_api: 'wss://server.example' } };
const polls = { configuration: { polls: { max_options: 4, max_characters_per_option: 50 } } };

/* Features as Akkoma 2025.10 announces them if a bubble and a translator are set up. */
const akkomaFeatures = [
  'pleroma_api',
  'akkoma_api',
  'mastodon_api',
  'mastodon_api_streaming',
  'polls',
  'v2_suggestions',
  'pleroma_explicit_addressing',
  'multifetch',
  'media_proxy',
  'safe_dm_mentions',
  'quote_posting',
  'editing',
  'bubble_timeline',
  'pleroma_emoji_reactions',
  'exposable_reactions',
  'profile_directory',
  'akkoma:machine_translation',
  'custom_emoji_reactions',
];

/* Features as Pleroma 2.10 announces them. */
const pleromaFeatures = [
  'pleroma_api',
  'mastodon_api',
  'mastodon_api_streaming',
  'polls',
  'v2_suggestions',
  'pleroma_explicit_addressing',
  'multifetch',
  'media_proxy',
  'safe_dm_mentions',
  'quote_posting',
  'editing',
  'pleroma_emoji_reactions',
  'pleroma_custom_emoji_reactions',
  'exposable_reactions',
  'profile_directory',
];

function akkoma(version: string, evidence: KnownServer['evidence']): KnownServer {
  return {
    name: `Akkoma ${version}`,
    evidence,
    nodeinfo: {
      software: { name: 'akkoma', version: `${version}.0` },
      metadata: { features: akkomaFeatures },
    },
    instance: {
      ...stream,
      version: `2.7.2 (compatible; Akkoma ${version}.0)`,
      pleroma: { metadata: { features: akkomaFeatures } },
    },
  };
}

function mastodon(version: string, api: number): KnownServer {
  return {
    name: `Mastodon ${version}`,
    evidence: 'documented',
    nodeinfo: { software: { name: 'mastodon', version: `${version}.0` } },
    instance: {
      ...stream,
      ...polls,
      version: `${version}.0`,
      onlyInV2: { api_versions: { mastodon: api }, translation: { enabled: true } },
    },
  };
}

function other(
  name: string,
  software: string,
  version: string,
  instance: InstanceDocument,
  evidence: KnownServer['evidence'] = 'documented',
): KnownServer {
  return {
    name,
    evidence,
    nodeinfo: { software: { name: software, version } },
    instance,
  };
}

/** The servers whose capabilities are tested and documented (`docs/servers.md`). */
export const knownServers: readonly KnownServer[] = [
  akkoma('3.13', 'tried'),
  akkoma('3.16', 'documented'),
  akkoma('3.19', 'documented'),
  {
    name: 'Pleroma 2.10',
    evidence: 'documented',
    nodeinfo: {
      software: { name: 'pleroma', version: '2.10.0' },
      metadata: { features: pleromaFeatures },
    },
    instance: { ...stream, pleroma: { metadata: { features: pleromaFeatures } } },
  },
  mastodon('4.3', 2),
  mastodon('4.4', 6),
  mastodon('4.5', 7),
  mastodon('4.6', 10),
  other(
    'GoToSocial 0.20',
    'gotosocial',
    '0.20.0-snap',
    { ...stream, ...polls, version: '0.20.0-snap', onlyInV2: { translation: { enabled: false } } },
    'partly',
  ),
  other('Iceshrimp.NET', 'Iceshrimp.NET', '2025.1', { ...stream, ...polls }),
  other('Sharkey', 'sharkey', '2025.4.2', { ...stream, ...polls }),
  other('Pixelfed', 'pixelfed', '0.12.7', polls),
  other('Mitra', 'mitra', '4.12.0', { ...stream, ...polls }),
  other('snac2 2.75', 'snac', '2.75', polls, 'partly'),
];
