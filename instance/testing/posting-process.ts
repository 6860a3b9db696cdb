import { startTestInstance } from './start-test-instance.ts';

/** Posts as fast as it can, and tells its parent of every post that was acknowledged. */
const instance = await startTestInstance({ dataDir: process.argv[2] ?? '' });
const ana = await instance.as('ana');
for (let number = 0; number < 100_000; number += 1) {
  const { body } = await ana.post('/api/v1/statuses', { status: `post ${number}` });
  process.send?.(body.id);
}
