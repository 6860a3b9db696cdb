import { HttpError } from '#http/http-error.ts';
import { sufficientScopes } from '#rules/scopes.ts';
import type { Dialect, RefusalReason } from './dialect.ts';

function refusal(refused: RefusalReason): HttpError {
  switch (refused.kind) {
    case 'no-app':
      return new HttpError(403, 'Invalid credentials');
    case 'no-member':
      return new HttpError(403, 'Invalid credentials.');
    case 'not-admin':
      return new HttpError(
        403,
        refused.isStaff ? 'User is not an admin.' : 'User is not a staff member.',
      );
    case 'not-staff':
      return new HttpError(403, 'User is not a staff member.');
    case 'scopes':
      return new HttpError(403, `Insufficient permissions: ${refused.scopes.join(' | ')}.`);
  }
}

/**
 * The default dialect. It converts nothing, because views and commands already produce Akkoma's
 * responses.
 */
export const akkomaDialect: Dialect = {
  views: {
    account: (document) => document,
    status: (document) => document,
    poll: (document) => document,
    attachment: (document) => document,
    relationship: (document) => document,
    notification: (document) => document,
    token: (document) => document,
  },
  stream: {
    slash: 'accepted',
    ping: 'pong',
    requiresToken: false,
    names: (subscription) => [subscription],
    hasPleromaEvents: true,
  },
  absentNotifications: [],
  quoteParameters: ['quoted_status_id', 'quote_id'],
  approvesQuotes: false,
  editsMedia: false,
  readyUploadStatus: 202,
  findsAccountsByName: true,
  grantTypes: ['client_credentials', 'password', 'authorization_code', 'refresh_token'],
  sufficientScopes,
  isKnownScope: () => true,
  admitsVisitors: () => true,
  refusal,
  convertError: (error) => error,
  unknownPathBody: { error: 'Not implemented' },
  repeatsLinkParameters: true,
  linkParameters: (parameters) => parameters,
};
