import type { Database } from './database.ts';
import type { AppRow } from './rows.ts';
import { hashSecret, makeSecret, secretsEqual } from './secrets.ts';

interface NewApp {
  readonly name: string;
  readonly redirectUris: string;
  readonly scopes: string;
  readonly website: string | null;
  readonly createdAt: number;
}

export function registerApp(
  database: Database,
  app: NewApp,
): { id: number; clientId: string; secret: string } {
  const clientId = makeSecret();
  const secret = makeSecret();
  const { lastId } = database.run(
    `INSERT INTO apps (client_id, secret_hash, name, redirect_uris, scopes, website, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    clientId,
    hashSecret(secret),
    app.name,
    app.redirectUris,
    app.scopes,
    app.website,
    app.createdAt,
  );
  return { id: lastId, clientId, secret };
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
  return app && secretsEqual(app.secret_hash, secret) ? app : undefined;
}
