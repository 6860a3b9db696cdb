async function post(address: string, fields: Record<string, string>): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.json();
}

function text(from: unknown, name: string): string {
  const value: unknown =
    typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
  if (typeof value !== 'string') throw new Error(`No ${name} in the response.`);
  return value;
}

/** Returns a token of an account that is in all seed data. */
export async function signIn(origin: string, scopes = 'read'): Promise<string> {
  const app = await post(`${origin}/api/v1/apps`, {
    client_name: 'bench',
    redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes,
  });
  const granted = await post(`${origin}/oauth/token`, {
    grant_type: 'password',
    username: 'mira',
    password: 'rookery',
    scope: scopes,
    client_id: text(app, 'client_id'),
    client_secret: text(app, 'client_secret'),
  });
  return text(granted, 'access_token');
}
