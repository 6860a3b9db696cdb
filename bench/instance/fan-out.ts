import { once } from 'node:events';
import type { InstanceProcess } from '../tools/instance-process.ts';
import { signIn } from './sign-in.ts';

const sockets = 100;
const posts = 20;

/** Returns the CPU milliseconds of the instance for each post that it delivers to 100 sockets. */
export async function fanOutMs({ origin, cpuMs }: InstanceProcess): Promise<number> {
  const token = await signIn(origin, 'read write');
  const stream = `${origin.replace('http', 'ws')}/api/v1/streaming?stream=public`;
  const open = await Promise.all(
    Array.from({ length: sockets }, async () => {
      const socket = new WebSocket(stream);
      await once(socket, 'open');
      return socket;
    }),
  );
  const before = cpuMs();
  for (let post = 1; post <= posts; post += 1) {
    const deliveries = open.map((socket) => once(socket, 'message'));
    const response = await fetch(`${origin}/api/v1/statuses`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams({ status: `post ${post} of the benchmark` }),
    });
    if (!response.ok) throw new Error(`A post was answered with ${response.status}`);
    await Promise.all(deliveries);
  }
  const spent = cpuMs() - before;
  for (const socket of open) socket.close();
  return spent / posts;
}
