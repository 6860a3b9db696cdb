import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { InstanceProcess } from '../../e2e/fixtures/instance-process.ts';
import type { Person } from '../../e2e/fixtures/person.ts';

const sockets = 100;
const posts = 20;

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Returns the CPU time in milliseconds of a process with all its threads. Linux only. */
function processCpuMs(id: number | undefined): number {
  const text = readFileSync(`/proc/${id}/stat`, 'utf8');
  // The second field is the name of the process in parentheses, which may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/** Returns the CPU milliseconds that the instance takes to deliver one post to 100 sockets. */
export async function measureFanOutMs(
  { origin, pid }: InstanceProcess,
  author: Person,
): Promise<number> {
  const stream = `${origin.replace('http', 'ws')}/api/v1/streaming?stream=public`;
  const open = await Promise.all(
    Array.from({ length: sockets }, async () => {
      const socket = new WebSocket(stream);
      await once(socket, 'open');
      return socket;
    }),
  );
  const before = processCpuMs(pid);
  for (let post = 1; post <= posts; post += 1) {
    const deliveries = open.map((socket) => once(socket, 'message'));
    await author.post(`post ${post} of the benchmark`);
    await Promise.all(deliveries);
  }
  const spent = processCpuMs(pid) - before;
  for (const socket of open) socket.close();
  return spent / posts;
}
