import { createApplication } from '@rookery/contract/calls/applications.ts';
import { findDialect } from '../find-dialect.ts';
import { HttpError } from '#http/http-error.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import { route, type Route } from '#http/route.ts';
import { readRedirectUris } from '#rules/redirect-uris.ts';
import { formatTime } from '#rules/time.ts';
import { registerApp } from '#store/apps.ts';

/* Since Mastodon 4.3 an application can also register a list of addresses. */
const call = {
  ...createApplication,
  body: {
    ...createApplication.body,
    fields: { ...createApplication.body.fields, redirect_uris: 'texts!' },
  },
} as const;

const maxLength = 2000;

/**
 * Registration of applications on servers that check the scopes.
 *
 * @param hasExpiry whether the response contains `client_secret_expires_at`, and `website: null` if
 *   none was given
 */
export function applicationRoutes({ hasExpiry }: { readonly hasExpiry: boolean }): Route[] {
  return [
    route(call, ({ instance, body }) => {
      const { client_name: name, website = null } = body;
      const redirectUris = body.redirect_uris.join('\n');
      const scopes = (body.scopes ?? 'read').split(/\s+/).filter((scope) => scope !== '');
      requireTextLength(instance.config, {
        name: 'name',
        text: name,
        characters: 60,
        tooLong: () =>
          new HttpError(422, 'Application name is too long (maximum is 60 characters)'),
      });
      if (!scopes.every((scope) => findDialect(instance.config).isKnownScope(scope)))
        throw new HttpError(422, "Scopes doesn't match configured on the server.");
      const uris = readRedirectUris(redirectUris);
      if (!uris || redirectUris.length > maxLength || (website?.length ?? 0) > maxLength)
        throw new HttpError(422, 'Redirect URI must be an absolute URI.');
      const now = instance.now();
      const app = registerApp(instance.database, {
        name,
        redirectUris,
        scopes: scopes.join(' '),
        website,
        createdAt: now,
      });
      return {
        id: String(app.id),
        name,
        ...(hasExpiry || website !== null ? { website } : {}),
        scopes,
        redirect_uris: [...uris],
        redirect_uri: redirectUris,
        client_id: app.clientId,
        client_secret: app.secret,
        ...(hasExpiry ? { client_secret_expires_at: 0 } : {}),
        created_at: formatTime(now),
        vapid_key: instance.config.vapidPublicKey,
      };
    }),
  ];
}
