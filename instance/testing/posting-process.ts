import { startTestInstance } from './start-test-instance.ts';

/**
 * Several accounts post as fast as possible; the parent process is notified of every acknowledged
 * post.
 */
const instance = await startTestInstance({ dataDir: process.argv[2] ?? '' });
const reader = await instance.as('reader');

async function keepPosting(name: string): Promise<void> {
  const client = await instance.as(name);
  for (let number = 0; number < 100_000; number += 1) {
    const { body } = await client.post('/api/v1/statuses', { status: `post ${number} #load` });
    process.send?.(body.id);
    await reader.post(`/api/v1/statuses/${body.id}/favourite`);
  }
}

await Promise.all(['ana', 'ben', 'cem', 'dana'].map((name) => keepPosting(name)));
