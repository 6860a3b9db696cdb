import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.js';

it('freePort: finds a port, and explains what to do if the requested one is taken', async () => {
  const port = await freePort(0);
  expect(port).toBeGreaterThan(0);
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  await expect(freePort(port)).rejects.toThrow(`Port ${port} is taken`);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(await freePort(port)).toBe(port);
});
