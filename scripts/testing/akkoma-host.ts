import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The content security policy that Akkoma sends with every page. */
const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
].join('; ');

export interface AkkomaHost {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export interface AkkomaSite {
  /** An archive for the front-end installer. */
  readonly zip: Uint8Array;
  /** Files of the instance's static folder by path, which take precedence over the front end's. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Meta tags that the server generates for each page. */
  readonly meta?: string;
  /** Responses by path, embedded in the page. */
  readonly preloaded?: Readonly<Record<string, unknown>>;
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

/** Serves a packaged front end like Akkoma. All API calls respond 404. */
export async function startAkkomaHost(site: AkkomaSite): Promise<AkkomaHost> {
  const files = new Map(
    Object.entries(unzipSync(site.zip))
      .filter(([name]) => name.startsWith('dist/') && !name.endsWith('/'))
      .map(([name, content]) => [name.slice('dist'.length), content]),
  );
  const index = files.get('/index.html');
  if (index === undefined) throw new Error('The archive contains no dist/index.html.');

  const results = Object.entries(site.preloaded ?? {}).map(([name, body]) => [
    name,
    Buffer.from(JSON.stringify(body)).toString('base64'),
  ]);
  const page = strFromU8(index).replace(
    '<!--server-generated-meta-->',
    `${site.meta ?? ''}<script id="initial-results" type="application/json">${JSON.stringify(
      Object.fromEntries(results),
    )}</script>`,
  );

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://a.example');
    const file = site.overrides?.[pathname] ?? files.get(pathname);
    if (pathname.startsWith('/api/')) {
      send(response, 404, 'application/json', '{"error":"Not implemented"}');
    } else if (file !== undefined && pathname !== '/index.html') {
      const type = contentTypes[path.extname(pathname)] ?? 'application/octet-stream';
      send(response, 200, type, file);
    } else {
      // Missing files respond 200 with this page, also for JSON requests.
      send(response, 200, 'text/html; charset=utf-8', page);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
