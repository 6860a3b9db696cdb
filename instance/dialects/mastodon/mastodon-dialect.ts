import type { Dialect } from '../dialect.ts';
import { keepRequestedLinkParameters } from '../shared/link-parameters.ts';
import { streamNames } from '../shared/stream-names.ts';
import { knownScopes, sufficientMastodonScopes } from '../shared/scopes.ts';
import { mastodonViews } from './entities.ts';
import { createRateLimits } from './rate-limits.ts';
import { mastodonError, mastodonRefusal } from './errors.ts';

const scopes: ReadonlySet<string> = new Set(knownScopes);

/** Mastodon 4.6. */
export const mastodonDialect: Dialect = {
  title: 'Mastodon API',
  views: mastodonViews,
  stream: {
    slash: 'absent',
    ping: 'nothing',
    requiresToken: true,
    names: streamNames,
    hasPleromaEvents: false,
  },
  absentNotifications: ['move', 'pleroma:emoji_reaction'],
  charactersPerUrl: 23,
  quoteParameters: ['quoted_status_id'],
  approvesQuotes: true,
  editsMedia: true,
  readyUploadStatus: 200,
  findsAccountsByName: false,
  grantTypes: ['client_credentials', 'authorization_code'],
  sufficientScopes: sufficientMastodonScopes,
  isKnownScope: (scope) => scopes.has(scope),
  admitsVisitors: () => true,
  createRateLimits,
  refusal: mastodonRefusal,
  convertError: mastodonError,
  unknownPathBody: { error: "The page you were looking for doesn't exist (404)" },
  repeatsLinkParameters: false,
  linkParameters: keepRequestedLinkParameters,
};
