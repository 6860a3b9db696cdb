import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';

let instance: TestInstance;
beforeEach(async () => {
  instance = await startTestInstance({ origin: 'http://127.0.0.1:4000', config: { demo: true } });
});
afterEach(() => instance.close());

async function getMailPage(address: string, host: string): Promise<Response> {
  const request = new Request(`http://${host}/dev/mail`, { headers: { host } });
  return instance.fetch(request, { address });
}

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'mailPageRoutes: shows the mails to a client at the local address %s',
  async (address) => {
    const answer = await getMailPage(address, '127.0.0.1:4000');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Emails');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  },
);

test.each([
  ['192.168.1.7', '127.0.0.1:4000'],
  ['203.0.113.7', '127.0.0.1:4000'],
  ['::ffff:192.168.1.7', 'localhost:4000'],
  // A page of another host whose name was pointed at this machine (DNS rebinding).
  ['127.0.0.1', 'evil.example:4000'],
])(
  'mailPageRoutes: hides the mails from a client at %s that sends the host %s',
  async (address, host) => {
    expect((await getMailPage(address, host)).status).toBe(404);
  },
);
