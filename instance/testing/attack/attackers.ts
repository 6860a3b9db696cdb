import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { rawGetRequest, upgradeHeaders } from '../raw-connection.ts';
import type { AttackTarget } from './attacked-process.ts';

function post(path: string, length: number): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
}

/** Returns what slow clients send before they stop sending and reading. */
function slowTexts(media: string): string[] {
  return [
    rawGetRequest(`/media/${media}`),
    rawGetRequest(`/media/${media}`, ['Range: bytes=1000-']),
    rawGetRequest(`/media/${media}`, ['Range: bytes=-12000000']),
    rawGetRequest('/static/film.webm'),
    rawGetRequest(`/media/${media}`).repeat(20),
    rawGetRequest('/api/v1/timelines/public?limit=40').repeat(500),
    rawGetRequest('/api/v1/streaming?stream=public', upgradeHeaders),
    'GET /api/v1/instance HTTP/1.1\r\nHost: loc',
    `${post('/api/v1/apps', 200_000)}{"client_name":"${'a'.repeat(150_000)}`,
    '',
  ];
}

const fastPaths = [
  '/api/v1/instance',
  '/api/v1/timelines/public?limit=40',
  '/main/all',
  '/api/v2/search?q=word',
  '/nodeinfo/2.0.json',
];

const malformedTexts = [
  '\0\u0001\u0002\u0003'.repeat(4000),
  'GET / HTTP/9.9\r\n\r\n',
  rawGetRequest('/', [`X: ${'a'.repeat(100_000)}`]),
  rawGetRequest('/'.repeat(60_000)),
  `${post('/api/v1/apps', 10)}${'a'.repeat(100_000)}`,
  'POST /api/v1/apps HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  rawGetRequest('/nosuch', upgradeHeaders),
  rawGetRequest('/api/v1/streaming', ['Upgrade: websocket', 'Connection: Upgrade']),
  rawGetRequest('/%zz%00/../..'),
  'GET http://[/ HTTP/1.1\r\nHost: [\r\n\r\n',
];

/** Opens a connection that sends a text and reads nothing. */
function connectSlowly(port: number, text: string): void {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(text, 'latin1');
  });
  socket.on('error', () => undefined);
}

/** Resolves to the status of the response. */
export function fetchResponseStatus(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.on('end', () => {
        resolve(response.statusCode ?? 0);
      });
      response.on('error', reject);
      response.resume();
    });
    sent.on('error', (error) => {
      // The instance may close an idle connection while the request is on its way.
      if (sent.reusedSocket) resolve(fetchResponseStatus(port, path, agent));
      else reject(error);
    });
    sent.end();
  });
}

/** Sends requests one after another. Resolves to their statuses. */
async function attackFast(port: number, agent: Agent, requests: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < requests; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another on each connection
    statuses.push(
      await fetchResponseStatus(port, fastPaths[index % fastPaths.length] ?? '', agent),
    );
  }
  return statuses;
}

/**
 * Attacks with 200 slow, 200 fast and 50 malformed connections at once. Resolves to the statuses of
 * the responses to the fast ones; the others stay open.
 */
export async function attackInstance({ port, media }: AttackTarget): Promise<number[]> {
  const open = (count: number, texts: readonly string[]): void => {
    for (let index = 0; index < count; index += 1)
      connectSlowly(port, texts[index % texts.length] ?? '');
  };
  open(200, slowTexts(media));
  open(50, malformedTexts);
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const statuses = await Promise.all(
    Array.from({ length: 200 }, () => attackFast(port, agent, 10)),
  );
  agent.destroy();
  return statuses.flat();
}
