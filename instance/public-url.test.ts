import { afterEach, expect, test } from 'vitest';
import { startInstance, type RunningServer } from './start-instance.ts';

const publicUrl = 'https://birds.example';

let server: RunningServer;

afterEach(() => server.close());

test('publicUrl: all addresses are public ones behind a TLS proxy', async () => {
  server = await startInstance({
    port: 0,
    config: { publicUrl, domain: 'birds.example' },
    people: [{ username: 'ana', note: 'x' }],
  });
  expect(server.origin).toBe(publicUrl);
  const lines: string[] = [];
  for (const path of [
    '/.well-known/host-meta',
    '/.well-known/nodeinfo',
    '/.well-known/webfinger?resource=acct:ana@birds.example',
    '/api/v1/instance',
    '/api/v1/accounts/lookup?acct=ana',
  ]) {
    const response = await server.running.fetch(
      new Request(`http://127.0.0.1:4000${path}`, { headers: { host: 'birds.example' } }),
    );
    expect([path, response.status]).toEqual([path, 200]);
    lines.push(await response.text());
  }
  for (const text of lines) expect(text).toContain('birds.example');
  const addresses = lines
    .join('\n')
    .match(/(?:https?|wss?):\/\/(?:127\.0\.0\.1|localhost|birds\.example)[^"<]*/g);
  expect(addresses?.filter((each) => !/^(?:https|wss):\/\/birds\.example/.test(each))).toEqual([]);
  expect(addresses?.some((each) => each.startsWith('wss:'))).toBe(true);
});
