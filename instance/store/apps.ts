import type { Database } from './database.ts';
import type { AppRow } from './rows.ts';
import { hashSecret, makeSecret, secretMatchesHash } from './secrets.ts';

interface NewApp {
  readonly name: string;
  readonly redirectUris: string;
  readonly scopes: string;
  readonly website: string | null;
  readonly createdAt: number;
}

/** Maximum number of stored apps through which nobody is signed in. */
const maxUnusedApps = 10_000;
const removalInterval = 100;

/** Removes the oldest unused apps above the maximum, since anybody can register apps. */
function removeUnusedApps(database: Database): void {
  database.run(
    `DELETE FROM apps WHERE id IN (
       SELECT id FROM apps WHERE id NOT IN (
         SELECT app_id FROM tokens WHERE account_id IS NOT NULL
         UNION SELECT app_id FROM oauth_codes UNION SELECT app_id FROM mfa_challenges)
       ORDER BY id DESC LIMIT -1 OFFSET ?)`,
    maxUnusedApps,
  );
}

export function registerApp(
  database: Database,
  app: NewApp,
): { id: number; clientId: string; secret: string } {
  const clientId = makeSecret();
  const secret = makeSecret();
  const id = database.insert('apps', {
    client_id: clientId,
    secret_hash: hashSecret(secret),
    name: app.name,
    redirect_uris: app.redirectUris,
    scopes: app.scopes,
    website: app.website,
    created_at: app.createdAt,
  });
  if (id % removalInterval === 0) removeUnusedApps(database);
  return { id, clientId, secret };
}

export function appById(database: Database, id: number): AppRow | undefined {
  return database.get<AppRow>('SELECT * FROM apps WHERE id = ?', id);
}

export function appByClientId(database: Database, clientId: string): AppRow | undefined {
  return database.get<AppRow>('SELECT * FROM apps WHERE client_id = ?', clientId);
}

/** Returns the app if the secret is correct. */
export function appBySecret(
  database: Database,
  clientId: string | undefined,
  secret: string | undefined,
): AppRow | undefined {
  if (clientId === undefined || secret === undefined) return undefined;
  const app = appByClientId(database, clientId);
  return app && secretMatchesHash(app.secret_hash, secret) ? app : undefined;
}
