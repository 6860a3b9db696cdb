import type { Exchange } from '@rookery/contract/testing/recordings.ts';
import { testOrigin } from '#testing/start-test-instance.ts';
import { startFakeTranslationServer } from '#testing/fake-translation-server.ts';
import { buildRequest } from './build-request.ts';
import { compareShapes } from './compare-shapes.ts';
import { recordedConfigurations } from './configurations.ts';
import { unrecordedActions } from './unrecorded-actions.ts';
import { skipReason } from './reason-lists.ts';
import { exchangesInOrder } from './recorded-order.ts';
import { createReplayInstance, type ReplayInstance } from './replay-instance.ts';

/** The result of replaying one exchange. */
export interface ReplayResult {
  readonly name: string;
  /** Why the exchange was not replayed; absent if it was. */
  readonly leftOut?: string;
  /**
   * The differences to the recorded response, such as `status 404, recorded 500` or `.account.note
   * is missing`, each once.
   */
  readonly differences: readonly string[];
}

/**
 * Returns the relations of the Link header (`next`, `prev`), each with the names of the parameters
 * in its URL.
 */
function linksOf(link: string | null | undefined): string {
  return [...(link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)]
    .map(([, address = '', rel = '']) => {
      const names = new Set(new URL(address).searchParams.keys());
      return `${rel} (${[...names].toSorted((a, b) => a.localeCompare(b)).join(' ')})`;
    })
    .join(', ');
}

function isJson(headers: Headers): boolean {
  return headers.get('content-type')?.includes('json') ?? false;
}

function differencesOf(
  { response: recorded }: Exchange,
  ours: { status: number; headers: Headers; body: unknown },
  replay: ReplayInstance,
): string[] {
  if (ours.status !== recorded.status)
    return [`status ${ours.status}, recorded ${recorded.status}`];
  const shapes = compareShapes(recorded.body, ours.body, replay.idMapping);
  const found = shapes.map(({ path, says }) => `${path || 'the answer'} ${says}`);
  const [links, recordedLinks] = [
    linksOf(ours.headers.get('link')),
    linksOf(recorded.headers?.['link']),
  ];
  if (links !== recordedLinks)
    found.push(`links ${links || 'none'}, recorded ${recordedLinks || 'none'}`);
  return [...new Set(found)];
}

/** Repeats a request until it is throttled: the recordings omit the accepted ones before. */
async function sendUntilThrottled(
  build: () => Promise<Request>,
  replay: ReplayInstance,
): Promise<Response> {
  for (let times = 0; times < 40; times += 1) {
    const response = await replay.send(await build());
    if (response.status === 429) return response;
  }
  return replay.send(await build());
}

async function replayOne(exchange: Exchange, replay: ReplayInstance): Promise<string[]> {
  const build = (): Promise<Request> =>
    buildRequest(exchange, replay.tokens.of(exchange), replay.idMapping);
  const isThrottled = exchange.response.status === 429;
  const response = isThrottled
    ? await sendUntilThrottled(build, replay)
    : await replay.send(await build());
  const text = await response.text();
  const body: unknown = isJson(response.headers) && text !== '' ? JSON.parse(text) : null;
  replay.wait(1000);
  if (response.status === exchange.response.status) {
    replay.idMapping.learn(exchange.response.body, body);
    const recordedLocation = exchange.response.headers?.['location'];
    replay.idMapping.learn(recordedLocation, response.headers.get('location'));
    replay.tokens.learn(exchange, body);
  }
  return differencesOf(
    exchange,
    { status: response.status, headers: response.headers, body },
    replay,
  );
}

/** Replays all recorded exchanges that can be replayed, in order, on one instance. */
export async function replayRecordings(): Promise<readonly ReplayResult[]> {
  const translation = await startFakeTranslationServer();
  const configurations = recordedConfigurations(translation.address);
  const replay = await createReplayInstance(configurations.get('001_apps_create') ?? {});
  replay.idMapping.set('http://localhost:4100', testOrigin);
  const results: ReplayResult[] = [];
  for (const exchange of exchangesInOrder()) {
    const { name } = exchange;
    const config = configurations.get(name);
    if (config && results.length > 0) await replay.configure(config);
    await unrecordedActions.get(name)?.(replay);
    const reason = skipReason(name);
    if (reason !== undefined) results.push({ name, leftOut: reason, differences: [] });
    else results.push({ name, differences: await replayOne(exchange, replay) });
  }
  await replay.close();
  await translation.close();
  return results;
}
