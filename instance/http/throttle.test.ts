import { expect, test } from 'vitest';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';

test('the fourth reading of a timeline within half a second is throttled', async () => {
  const instance = await startTestInstance({ config: { throttle: true } });
  const path = '/api/v1/timelines/public';
  const answers = await Promise.all([1, 2, 3, 4].map(() => instance.visitor.get(path)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429]);
  expect(answers[3]?.body).toEqual({ error: 'Throttled' });
});
