// `npm run dev`: Vite with hot reloading in front of an instance, which gets all options but the
// port.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { freePort } from '../../tools/free-port.js';
import { repositoryRoot } from '../../tools/toolchain.js';

const [, port, ...options] = process.argv.slice(2);
const instancePort = await freePort(0);

// Hot reloading inserts style elements and an inline script, and Vite's error page inserts HTML.
// For
// images and requests the policy is as strict as in the build.
const relaxedPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  "media-src 'self' https: http:",
  "font-src 'self'",
  "worker-src 'self' blob:",
  `connect-src 'self' ws://127.0.0.1:${port} ws://localhost:${port}`,
  "manifest-src 'self'",
].join('; ');

const withoutMetaPolicy: Plugin = {
  name: 'rookery:without-meta-policy',
  transformIndexHtml: (html) =>
    html.replace(/<meta[^>]*http-equiv="Content-Security-Policy"[^>]*>/i, ''),
};

const server = await createServer({
  configFile: path.join(repositoryRoot, 'client/vite.config.ts'),
  plugins: [withoutMetaPolicy],
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    headers: { 'Content-Security-Policy': relaxedPolicy },
    proxy: {
      '^/(api|auth|oauth|nodeinfo|\\.well-known|media|proxy|emoji|images|instance|static|captchas|dev)/':
        {
          target: `http://127.0.0.1:${instancePort}`,
          ws: true,
        },
      '^/(main/ostatus|users/[^/]+(\\.rss|/feed\\.))': `http://127.0.0.1:${instancePort}`,
    },
  },
});
await server.listen();
console.log(`Rookery with hot reloading: http://127.0.0.1:${port}`);

// The instance also serves the files in client/public, which need no transformation.
const instance = spawn(
  process.execPath,
  ['instance/main.ts', '--port', `${instancePort}`, '--client', 'client/public', ...options],
  { cwd: repositoryRoot, stdio: 'inherit' },
);
instance.on('exit', (code) => process.exit(code ?? 1));
process.on('exit', () => instance.kill());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => instance.kill(signal));
