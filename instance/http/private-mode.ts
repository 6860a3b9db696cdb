import type { Call } from '@rookery/contract/call.ts';
import { HttpError } from './http-error.ts';

/**
 * The only calls that visitors of a private instance may make: those for signing in and
 * registering, and documents that describe the instance and its client. All other calls are
 * refused, so that a new call is closed by default.
 */
const visitorCalls: ReadonlySet<string> = new Set([
  'POST /oauth/token',
  'POST /oauth/mfa/challenge',
  'POST /oauth/mfa/verify',
  'POST /oauth/revoke',
  'GET /oauth/authorize',
  'POST /oauth/authorize',
  'POST /api/v1/apps',
  'GET /api/v1/apps/verify_credentials',
  'POST /api/v1/accounts',
  'POST /api/v1/pleroma/accounts/confirmation_resend',
  'GET /api/account/confirm_email/:id/:secret',
  'GET /api/account/change_email/:secret',
  'GET /api/v1/pleroma/captcha',
  'GET /captchas/:file',
  'POST /auth/password',
  'GET /api/v1/pleroma/password_reset/:secret',
  'POST /api/v1/pleroma/password_reset',
  'GET /api/v1/instance',
  'GET /api/pleroma/frontend_configurations',
  'GET /api/v1/akkoma/preferred_frontend/available',
  'GET /api/v1/pleroma/healthcheck',
  'GET /.well-known/nodeinfo',
  'GET /nodeinfo/2.0.json',
  'GET /nodeinfo/:version',
  // Akkoma also returns the custom emoji in private mode (recording 650).
  'GET /api/v1/custom_emojis',
  'GET /api/v1/pleroma/emoji',
  'GET /manifest.json',
  'GET /instance/panel.html',
  'GET /static/config.json',
  'GET /static/emoji.json',
  'GET /static/stickers.json',
  'GET /static/stickers/:name/pack.json',
  'GET /:folder/pack.json',
  'GET /static/styles.json',
  'GET /static/terms-of-service.html',
  'GET /static/themes/:name',
  'GET /static/blurhash-overlay.png',
  // These paths show the client's page. The feeds of members have the same paths, and their routes
  // refuse visitors.
  'GET /users/:name',
  'GET /users/:name/:feed',
  // Redirects to the search of the client.
  'GET /ostatus_subscribe',
]);

/** Akkoma's responses to visitors in private mode (recording 650), by path; the first match applies. */
const errorsByPath: readonly (readonly [RegExp, number, string])[] = [
  [/^\/api\/v1\/timelines\//, 401, 'authorization required for timeline view'],
  [/^\/api\/v1\/(?:statuses|polls)\/:id$/, 404, 'Record not found'],
  [
    /^\/api\/v1\/accounts\/(?::id(?:\/statuses)?|lookup)$/,
    401,
    'This API requires an authenticated user',
  ],
];

/** Throws an HttpError unless visitors of a private instance may make the call. */
export function assertVisitorMayCall({ method, path }: Call): void {
  if (visitorCalls.has(`${method} ${path}`)) return;
  const [, status, error] = errorsByPath.find(([pattern]) => pattern.test(path)) ?? [];
  throw new HttpError(status ?? 403, error ?? 'This resource requires authentication.');
}
