import { expect, test } from 'vitest';
import { startTestInstance } from '#testing/start-test-instance.ts';

test.each([9e9, 9e12, Number.MAX_SAFE_INTEGER])(
  'instance: a duration of %d seconds still produces valid responses',
  async (seconds) => {
    const instance = await startTestInstance();
    const ana = await instance.as('ana');
    const bob = await instance.as('bob');
    const { status, body } = await ana.post('/api/v1/statuses', {
      status: 'for ever',
      expires_in: seconds,
    });
    expect(status).toBe(200);
    expect(Date.parse(body.pleroma.expires_at)).toBeGreaterThan(Date.now());
    expect((await instance.visitor.get('/api/v1/timelines/public')).status).toBe(200);
    const { account } = ana;
    const actions = [
      await bob.post(`/api/v1/statuses/${body.id}/mute`, { expires_in: seconds }),
      await bob.post(`/api/v1/accounts/${account?.id}/mute`, { expires_in: seconds }),
      await bob.post('/api/v1/filters', {
        phrase: 'x',
        context: ['home'],
        expires_in: seconds,
      }),
    ];
    expect(actions.map((action) => action.status)).toEqual([200, 200, 200]);
    const seen = [
      await bob.get('/api/v1/timelines/public?with_muted=true'),
      await bob.get('/api/v1/mutes'),
      await bob.get('/api/v1/filters'),
    ];
    expect(seen.map((answer) => [answer.status, answer.body.length])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    await instance.close();
  },
);
