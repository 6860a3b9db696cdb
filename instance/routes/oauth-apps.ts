import { createApplication, verifyApplication } from '@rookery/contract/calls/applications.ts';
import { HttpError } from '#http/http-error.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import { route } from '#http/route.ts';
import { readRedirectUris } from '#rules/redirect-uris.ts';
import { appById, registerApp } from '#store/apps.ts';

const defaultScopes = 'read';
const maxLengths = { name: 255, redirectUris: 4096, scopes: 1024, website: 2048 } as const;

const createRefusal = (): HttpError => new HttpError(422, 'Invalid request');

export const oauthAppRoutes = [
  route(createApplication, ({ instance, body }) => {
    const { client_name: name, redirect_uris: redirectUris, website = null } = body;
    const scopes = body.scopes ?? defaultScopes;
    requireTextLength(instance.config, {
      name: 'name',
      text: name,
      characters: maxLengths.name,
      tooLong: createRefusal,
    });
    const isTooLong =
      redirectUris.length > maxLengths.redirectUris ||
      scopes.length > maxLengths.scopes ||
      (website?.length ?? 0) > maxLengths.website;
    if (isTooLong || !readRedirectUris(redirectUris)) throw createRefusal();
    const createdAt = instance.now();
    const app = registerApp(instance.database, { name, redirectUris, scopes, website, createdAt });
    return {
      client_id: app.clientId,
      client_secret: app.secret,
      id: String(app.id),
      name,
      redirect_uri: redirectUris,
      website,
      vapid_key: instance.config.vapidPublicKey,
    };
  }),

  route(verifyApplication, ({ instance, caller }) => {
    const app = caller.token && appById(instance.database, caller.token.app_id);
    if (!app) throw new HttpError(403, 'Invalid credentials.');
    return { name: app.name, website: app.website, vapid_key: instance.config.vapidPublicKey };
  }),
];
