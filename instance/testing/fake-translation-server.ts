import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface FakeTranslationServer {
  /** URL of the server, for the configuration of an instance. */
  readonly address: string;
  /** The bodies of the requests, in the order in which they arrived. */
  readonly requests: readonly Readonly<Record<string, unknown>>[];
  close(): Promise<void>;
}

export interface FakeTranslationServerOptions {
  readonly port?: number;
  /** If given, requests without this key are refused. */
  readonly apiKey?: string;
  /** The language that the server detects in every text. */
  readonly detects?: string;
  /** If given, every request fails with this HTTP status. */
  readonly fails?: number;
}

const languages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
  { code: 'de', name: 'German' },
].map((language) => ({ ...language, targets: ['en', 'fr', 'de'] }));

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const piece of request) text += String(piece);
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function loudly(html: string): string {
  return html.replaceAll(/(<[^>]*>|&[a-z0-9#]+;)|([^<&]+)/g, (_whole, markup, text) =>
    typeof markup === 'string' ? markup : String(text).toUpperCase(),
  );
}

/** Starts a fake LibreTranslate server, which "translates" to capitals. */
export async function startFakeTranslationServer(
  options: FakeTranslationServerOptions = {},
): Promise<FakeTranslationServer> {
  const requests: Record<string, unknown>[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (options.fails !== undefined) {
      say(options.fails, { error: 'out of order' });
    } else if (request.method === 'GET' && request.url === '/languages') {
      say(200, languages);
    } else if (request.method === 'POST' && request.url === '/translate') {
      const body = await readJson(request);
      requests.push(body);
      if (options.apiKey !== undefined && body['api_key'] !== options.apiKey) {
        say(403, { error: 'Invalid API key' });
      } else if (!languages.some(({ code }) => code === body['target'])) {
        say(400, { error: `${String(body['target'])} is not supported` });
      } else {
        const isAuto = body['source'] === 'auto';
        say(200, {
          translatedText: loudly(String(body['q'])),
          ...(isAuto
            ? { detectedLanguage: { confidence: 90, language: options.detects ?? 'fr' } }
            : {}),
        });
      }
    } else say(404, { error: 'Not found' });
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
