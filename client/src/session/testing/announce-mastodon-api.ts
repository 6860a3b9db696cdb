import type { TestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { FaultForRequest } from './test-environment.ts';

/**
 * Returns a fault that makes an instance with Mastodon's dialect announce an older version of
 * Mastodon's API.
 */
export async function announceMastodonApi(
  instance: TestInstance,
  version: number,
): Promise<FaultForRequest> {
  const { body } = await instance.visitor.get('/api/v2/instance');
  const older = { ...body, api_versions: { mastodon: version } };
  return ({ url }) =>
    new URL(url).pathname === '/api/v2/instance' ? Response.json(older) : undefined;
}
