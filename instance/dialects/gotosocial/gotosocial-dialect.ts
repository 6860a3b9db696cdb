import type { Dialect } from '../dialect.ts';
import { keepRequestedLinkParameters } from '../shared/link-parameters.ts';
import { streamNames } from '../shared/stream-names.ts';
import { sufficientMastodonScopes } from '../shared/scopes.ts';
import { gotosocialViews } from './entities.ts';
import { gotosocialError, gotosocialRefusal } from './errors.ts';

/**
 * The calls below /api that visitors may make. All others need a token, for which that of an
 * application suffices.
 */
const visitorCalls: ReadonlySet<string> = new Set([
  'POST /api/v1/apps',
  'GET /api/v1/instance',
  'GET /api/v2/instance',
  'GET /api/v1/instance/rules',
  'GET /api/v1/timelines/public',
  'GET /api/v1/trends/tags',
]);

/** The scopes that GoToSocial knows, without the part after a colon. */
const scopeNames: ReadonlySet<string> = new Set([
  'read',
  'write',
  'follow',
  'push',
  'profile',
  'admin',
]);

/** GoToSocial 0.20. */
export const gotosocialDialect: Dialect = {
  title: 'GoToSocial API',
  views: gotosocialViews,
  stream: {
    slash: 'redirected',
    ping: 'abnormal-close',
    requiresToken: true,
    names: streamNames,
    hasPleromaEvents: false,
  },
  absentNotifications: ['move', 'pleroma:emoji_reaction', 'pleroma:report'],
  quoteParameters: [],
  approvesQuotes: false,
  editsMedia: true,
  readyUploadStatus: 200,
  findsAccountsByName: false,
  grantTypes: ['client_credentials', 'authorization_code'],
  sufficientScopes: sufficientMastodonScopes,
  isKnownScope: (scope) => scopeNames.has(scope.split(':')[0] ?? ''),
  admitsVisitors: ({ method, path }) =>
    !path.startsWith('/api/') || visitorCalls.has(`${method} ${path}`),
  refusal: gotosocialRefusal,
  convertError: gotosocialError,
  unknownPathBody: { error: 'Not Found' },
  repeatsLinkParameters: false,
  linkParameters: keepRequestedLinkParameters,
};
