import { expect, test } from 'vitest';
import { chooseFrontend, getPickableFrontends } from '@rookery/contract/calls/instance.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { createTransport } from './transport.ts';

test('createTransport: lets the browser save cookies only for a call that is made for its cookie', async () => {
  const sent: unknown[] = [];
  const call = createTransport({
    origin: 'https://rookery.example',
    token: () => undefined,
    clock: new FakeClock(),
    pace: async () => undefined,
    async fetch(_, init) {
      sent.push(init?.credentials);
      return Response.json(init?.method === 'PUT' ? { frontend_name: 'akkoma-fe/stable' } : []);
    },
  });
  await call(getPickableFrontends, {});
  await call(chooseFrontend, { body: { frontend_name: 'akkoma-fe/stable' } });
  expect(sent).toEqual(['omit', 'same-origin']);
});
