import type { TestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { PreloadedResponses } from '../instance/preloaded-responses.ts';

/**
 * Returns the preloaded nodeinfo of an instance as that of another version of Akkoma. The embedded
 * instance announces the version of which its answers were recorded, but also supports calls of
 * newer versions.
 */
export async function preloadAkkomaVersion(
  instance: TestInstance,
  version: string,
): Promise<PreloadedResponses> {
  const { body } = await instance.visitor.get('/nodeinfo/2.0.json');
  return new Map([['/nodeinfo/2.0.json', { ...body, software: { ...body.software, version } }]]);
}
